import 'reflect-metadata';
import { Logger } from '@nestjs/common';
import { ApplicationLogger } from './operations/application-logger.js';
import { processConfig } from './config/app-config.js';
import { StartupError } from './config/variables.js';
import { openDatabase } from './database/open-database.js';

/** Parts that only save time, and that tests leave out to compare or to be quick. */
export interface TimeSavers {
  /** Pages and files are answered before Express sees the request. */
  readonly fastPath: boolean;
  /** The site is loaded, and its pages are made, before anybody asks for them. */
  readonly cacheWarmer: boolean;
}

/** Starts the program, or ends the process with one line for the operator. */
export async function startApplication(
  savers: TimeSavers = { fastPath: true, cacheWarmer: true },
): Promise<void> {
  try {
    await start(savers);
  } catch (error) {
    const logger = new Logger('Start');
    if (error instanceof StartupError) logger.fatal(error.message);
    else logger.fatal(error instanceof Error ? error.stack : error);
    process.exit(1);
  }
}

/** Opens the database, and loads the rest of the program in the meantime: each takes a second. */
async function start(savers: TimeSavers): Promise<void> {
  const config = processConfig();
  const logger = new ApplicationLogger(config.operations.log.format);
  Logger.overrideLogger(logger);
  const [database, { serveApplication }] = await Promise.all([
    openDatabase(config, { onLost: stop, succeedsOwner: true }),
    import('./serve-application.js'),
  ]);
  await serveApplication(config, database, logger, savers);
}

/** Without its database the process would only lose what it accepts. */
function stop(reason: string): void {
  new Logger('Start').fatal(`Stopping: ${reason}`);
  process.exit(1);
}
