import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Logger } from '@nestjs/common';
import { processConfig } from '../config/app-config.js';
import { StartupError } from '../config/variables.js';
import { copyDatabase } from '../database/embedded/copy-database.js';
import { failing, openDatabase } from '../database/open-database.js';
/** `npm run db:backup -- <folder>`: copies the embedded database, running or not, into a new folder. */

const logger = new Logger('Backup');

try {
  const [folder] = process.argv.slice(2);
  if (!folder) throw new StartupError('Name the folder: npm run db:backup -- <folder>');
  const config = processConfig();
  if (config.databaseUrl) {
    throw new StartupError('DATABASE_URL is set: a PostgreSQL server is backed up by pg_dump');
  }
  // Opened, it would be made, and an empty copy would pass for a backup.
  const mark = join(config.dataDirectory, 'postgres', 'PG_VERSION');
  if (!existsSync(mark)) {
    throw new StartupError(`DATA_DIR holds no database: there is no ${mark}`);
  }
  const onLost = failing((reason) => logger.fatal(reason));
  const database = await openDatabase(config, { onLost });
  const target = resolve(folder);
  // Closed where the copy fails as well: a database that stays open keeps the process, and its data, busy.
  const { holdsKey } = await copyDatabase(
    config.dataDirectory,
    database.connectionString,
    target,
  ).finally(() => database.close());
  logger.log(`Copied ${config.dataDirectory} to ${target}`);
  logger.warn(
    holdsKey
      ? '备份含个人信息和密钥，请加密保存 / The copy holds personal data and the key of its hashes: encrypt it'
      : '备份含个人信息，请加密保存 / The copy holds personal data: encrypt it',
  );
} catch (error) {
  logger.fatal(error instanceof StartupError ? error.message : (error as Error).stack);
  process.exitCode = 1;
}
