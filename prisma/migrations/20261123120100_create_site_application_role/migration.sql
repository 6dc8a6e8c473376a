-- What the running application may do, and nothing else: logins are made members of this role, and
-- the owner of the tables is left to migrations. Where the migrating user may not create roles, an
-- administrator does, before it or after it (and then calls the function below).
DO $$
BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'site_application') THEN
    CREATE ROLE "site_application" NOLOGIN;
  END IF;
EXCEPTION
  WHEN insufficient_privilege THEN RAISE NOTICE 'Role site_application was not created: no right to';
  WHEN duplicate_object OR unique_violation THEN NULL;
END
$$;

CREATE FUNCTION "grant_to_site_application"() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'site_application') THEN
    RETURN;
  END IF;
  GRANT USAGE ON SCHEMA public TO "site_application";
  GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO "site_application";
  GRANT USAGE ON ALL SEQUENCES IN SCHEMA public TO "site_application";
  -- Tables of later migrations, by the same owner.
  ALTER DEFAULT PRIVILEGES IN SCHEMA public
    GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO "site_application";
  ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT USAGE ON SEQUENCES TO "site_application";

  -- The audit only grows, and reference data comes with migrations.
  REVOKE UPDATE, DELETE ON "audit_events" FROM "site_application";
  REVOKE INSERT, UPDATE, DELETE ON "countries", "areas", "ifu_documents", "_prisma_migrations"
    FROM "site_application";

  -- Erasures vacuum what they have touched. Before PostgreSQL 17 only owners may.
  IF current_setting('server_version_num')::int >= 170000 THEN
    EXECUTE 'GRANT MAINTAIN ON "licence_applications", "inquiries", "ifu_requests",
      "outbox_messages", "idempotency_keys", "rate_counters", "call_counters", "serial_numbers",
      "invitation_codes" TO "site_application"';
  END IF;
END
$$;
REVOKE EXECUTE ON FUNCTION "grant_to_site_application"() FROM PUBLIC;

SELECT "grant_to_site_application"();
