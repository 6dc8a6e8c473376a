import 'reflect-metadata';
import { Logger } from '@nestjs/common';
import { startApplication } from './start-application.js';
import { StartupError } from './config/variables.js';

try {
  await startApplication();
} catch (error) {
  const logger = new Logger('Start');
  if (error instanceof StartupError) logger.fatal(error.message);
  else logger.fatal(error instanceof Error ? error.stack : error);
  process.exit(1);
}
