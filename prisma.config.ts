import { existsSync } from 'node:fs';
import { defineConfig } from 'prisma/config';

/**
 * For the `prisma` command alone (`npx prisma migrate status`, `npx prisma studio`): the same
 * `DATABASE_URL` as the server's. Without one the client can be generated all the same.
 */
if (existsSync('.env')) process.loadEnvFile('.env');
// eslint-disable-next-line no-restricted-syntax -- a command of its own, beside the server
const url = process.env.DATABASE_URL;

export default defineConfig({
  schema: 'prisma/schema.prisma',
  migrations: { path: 'prisma/migrations' },
  ...(url && { datasource: { url } }),
});
