-- Rows from before have neither: the chain begins with the first row that has both.
ALTER TABLE "audit_events" ADD COLUMN "previous_hash" TEXT,
ADD COLUMN "hash" TEXT;

-- CreateIndex
CREATE UNIQUE INDEX "audit_events_previous_hash_key" ON "audit_events"("previous_hash");

-- What Prisma cannot express.

-- HMAC-SHA-256 in base64url; the first row of the chain follows nothing.
ALTER TABLE "audit_events"
  ADD CONSTRAINT "audit_events_whole_link" CHECK (("previous_hash" IS NULL) = ("hash" IS NULL)),
  ADD CONSTRAINT "audit_events_hashes" CHECK (
    "hash" ~ '^[\w-]{43}$' AND "previous_hash" ~ '^([\w-]{43})?$'
  );
