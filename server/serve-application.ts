import { once } from 'node:events';
import { Logger } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { seed } from '../prisma/seed.js';
import type { ApplicationLogger } from './operations/application-logger.js';
import { AppModule } from './app.module.js';
import { setUp } from './app.setup.js';
import type { AppConfig } from './config/app-config.js';
import { secretKey } from './config/secret-key.js';
import { StartupError } from './config/startup-error.js';
import { keyedHash } from './database/keyed-hash.js';
import { ensureMigrated, type OpenDatabase } from './database/open-database.js';
import { SqlService } from './database/sql.service.js';
import { Metrics } from './operations/metrics/metrics.js';
import { MetricsServer } from './operations/metrics/metrics-server.js';
import { observeRequests } from './http/observe-requests.js';
import { FrontedExpressAdapter } from './http/fast-path/fronted-express-adapter.js';
import { limitConnections } from './http/server-timeouts.js';
import { closeOnSignals } from './shutdown.js';
import { SiteResponses } from './site/site-responses.js';
import { CacheWarmer } from './site/cache-warmer.js';
import { fastPath } from './http/fast-path/fast-path.js';
import { warnOfConfiguration, warnOfMissingDemo } from './start-warnings.js';

const logger = new Logger('Start');

/**
 * Serves API and site on an open database.
 * @throws StartupError with one line for the operator.
 */
export async function serveApplication(
  config: AppConfig,
  database: OpenDatabase,
  applicationLogger: ApplicationLogger,
): Promise<void> {
  const hash = keyedHash(await secretKey(config));
  await ensureMigrated(database);
  if (database.kind === 'shared') {
    logger.warn(`${config.dataDirectory} is served by another process; this one connects to it`);
  }

  const adapter = new FrontedExpressAdapter();
  const app = await NestFactory.create<NestExpressApplication>(
    AppModule.with(config, database, hash),
    adapter,
    {
      bodyParser: false,
      abortOnError: false,
      logger: applicationLogger,
      // The site's controller takes every address: it comes after all others, wherever they stand.
      routeResolutionStrategy: 'specificity',
    },
  );
  const sql = app.get(SqlService);
  const fill = () => sql.transaction((tx) => seed(tx, { demo: config.seedDemo, hash }));
  if (database.kind === 'embedded') await fill();
  if (database.kind === 'server') await warnOfMissingDemo(config, sql, hash);
  // The owner before may have been of an earlier release.
  database.onTakenOver(() => {
    logger.log(`${config.dataDirectory} is served by this process now`);
    ensureMigrated(database)
      .then(fill)
      .catch((error: unknown) => {
        logger.fatal(error);
        process.exit(1);
      });
  });
  await setUp(app, config);
  limitConnections(app.getHttpServer());
  observeRequests(app.getHttpServer(), config.operations, app.get(Metrics));
  closeOnSignals(app, config.operations.shutdownSeconds);
  await app.get(MetricsServer).start();
  if (config.production && config.answersFirst) {
    adapter.putInFront((express) => fastPath(app.get(SiteResponses), express));
  }
  await listen(app, config);
  app.get(CacheWarmer).start();
  warnOfConfiguration(config, database);
  logger.log(`Chinese edition: ${config.origins.zh}`);
  logger.log(`English edition: ${config.origins.en}/en`);
}

async function listen(app: NestExpressApplication, { port, host }: AppConfig): Promise<void> {
  await app.init();
  const server = app.getHttpServer();
  try {
    // Not through Nest, which would log a line of its own about a used port.
    server.listen(port, host);
    await once(server, 'listening');
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    await app.close();
    if (code === 'EADDRINUSE') throw new StartupError(`PORT: ${port} is used by another process`);
    if (code === 'EADDRNOTAVAIL' || code === 'EAFNOSUPPORT') {
      throw new StartupError(`HOST: ${host} is no address of this machine`);
    }
    throw new StartupError(`PORT: ${port} cannot be used: ${message}`);
  }
}
