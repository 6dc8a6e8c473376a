import { spawnSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import type { TestServer } from './server.js';

const MIGRATE_MODULE = pathToFileURL('dist/app/server/database/migrations/migrate.js').href;

/** SQL that would make a database what schema.prisma describes, by Prisma's own engine. */
export function schemaDrift(connectionString: string): string {
  const { stdout, stderr, status } = spawnSync(process.execPath, [
    '--input-type=module',
    '--eval',
    `import { schemaDrift } from ${JSON.stringify(MIGRATE_MODULE)};
     process.stdout.write(await schemaDrift(${JSON.stringify(connectionString)}));`,
  ]);
  if (status !== 0) throw new Error(stderr.toString());
  return stdout.toString();
}

/** Everything in the public schema, as text that two databases can be compared by. */
export async function catalogue(server: TestServer): Promise<string[]> {
  const rows = await server.sql<{ line: string }>(`
    SELECT format('column %s.%s %s %s %s %s', c.relname, a.attname,
             format_type(a.atttypid, a.atttypmod), a.attnotnull,
             pg_get_expr(d.adbin, d.adrelid), col_description(c.oid, a.attnum)) AS line
      FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0
      LEFT JOIN pg_attrdef d ON d.adrelid = c.oid AND d.adnum = a.attnum
      WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'v')
    UNION ALL
    SELECT format('constraint %s %s', conname, pg_get_constraintdef(oid)) FROM pg_constraint
      WHERE connamespace = 'public'::regnamespace AND contype <> 'n'
    UNION ALL
    SELECT format('index %s', indexdef) FROM pg_indexes WHERE schemaname = 'public'
    UNION ALL
    SELECT format('enum %s %s', t.typname, e.enumlabel)
      FROM pg_enum e JOIN pg_type t ON t.oid = e.enumtypid
    UNION ALL
    SELECT format('view %s %s', relname, md5(regexp_replace(pg_get_viewdef(oid), '\\s|\\w+\\.', '', 'g')))
      FROM pg_class WHERE relkind = 'v' AND relnamespace = 'public'::regnamespace
    UNION ALL
    SELECT format('grant %s %s %s', table_name, grantee, privilege_type)
      FROM information_schema.role_table_grants
      WHERE table_schema = 'public' AND grantee = 'staff_reader'
    ORDER BY 1`);
  return rows.map(({ line }) => line);
}
