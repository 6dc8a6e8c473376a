import { Logger } from '@nestjs/common';
import { processConfig } from '../config/app-config.js';
import { secretKey } from '../config/secret-key.js';
import { StartupError } from '../config/variables.js';
import { keyedHash } from '../database/keyed-hash.js';
import { migrate } from '../database/migrations/migrate.js';
import {
  failing,
  openDatabase,
  seedDatabase,
  withStartupError,
} from '../database/open-database.js';
/** `npm run db:migrate`: brings the configured database up to date and fills in reference data. */

const logger = new Logger('Migrate');

try {
  const config = processConfig();
  const onLost = failing((reason) => logger.fatal(reason));
  const database = await openDatabase(config, { onLost });
  const { connectionString } = database;
  const applied = await withStartupError(connectionString, () => migrate(connectionString));
  const hash = keyedHash(await secretKey(config));
  await seedDatabase(database, { demo: config.seedDemo, hash });
  await database.close();
  logger.log(applied.length > 0 ? `Applied ${applied.join(', ')}` : 'Nothing to apply');
  // The schema engine never clears the timer of its lock, which would keep the process ten seconds.
  process.exit(0);
} catch (error) {
  logger.fatal(error instanceof StartupError ? error.message : (error as Error).stack);
  process.exit(1);
}
