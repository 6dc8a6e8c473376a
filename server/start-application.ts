import { Logger } from '@nestjs/common';
import { ApplicationLogger } from './operations/application-logger.js';
import { processConfig } from './config/process-config.js';
import { openDatabase } from './database/open-database.js';

/**
 * Opens the database, and loads the rest of the program in the meantime: each takes a second.
 * @throws StartupError with one line for the operator.
 */
export async function startApplication(): Promise<void> {
  const config = processConfig();
  const logger = new ApplicationLogger(config.operations.log.format);
  Logger.overrideLogger(logger);
  const [database, { serveApplication }] = await Promise.all([
    openDatabase(config, { onLost: stop, succeedsOwner: true }),
    import('./serve-application.js'),
  ]);
  await serveApplication(config, database, logger);
}

/** Without its database the process would only lose what it accepts. */
function stop(reason: string): void {
  new Logger('Start').fatal(`Stopping: ${reason}`);
  process.exit(1);
}
