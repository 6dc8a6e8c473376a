import { once } from 'node:events';
import { Logger } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { seed } from '../prisma/seed.js';
import { type ApplicationLogger, requestContext } from './operations/application-logger.js';
import { AppModule } from './app.module.js';
import type { AppConfig } from './config/app-config.js';
import { secretKey } from './config/secret-key.js';
import { StartupError } from './config/variables.js';
import { keyedHash } from './database/keyed-hash.js';
import { ensureMigrated, type OpenDatabase } from './database/open-database.js';
import { PrismaService } from './database/prisma.service.js';
import { SqlService } from './database/sql.service.js';
import { Metrics } from './operations/metrics/metrics.js';
import { MetricsServer } from './operations/metrics/metrics-server.js';
import { observeRequests } from './http/observe-requests.js';
import { FastPathAdapter } from './http/fast-path/fast-path.js';
import { closeOnSignals, noteUnderWay } from './shutdown.js';
import { PageRenderer } from './pages/rendering/page-renderer.js';
import { SiteResponses } from './site/site-responses.js';
import { CacheWarmer } from './site/cache-warmer.js';
import type { TimeSavers } from './start-application.js';
import { warnOfConfiguration, warnOfDemo } from './start-warnings.js';
import type { Server } from 'node:http';
import express, { type NextFunction, type Request, type Response, Router } from 'express';
import { API_BASE } from '../web/contract/api.js';
import { trustedProxies } from './http/host-edition.js';
import { allowedOrigins } from './official-web/common/middleware/allowed-origins.js';
import { apiGate, bodyGate } from './official-web/common/middleware/api-gate.js';
import { bodyParser } from './official-web/common/middleware/body-parser.js';
import { crossSiteGate } from './official-web/common/middleware/cross-site-gate.js';
import { OpenApiDocument } from './official-web/common/openapi/openapi-document.js';
import { requestId } from './http/requests.js';
import { developmentSite } from './site/development-site.js';
import { securityHeaders } from './http/security-headers.js';

/** Express middleware, in the order in which it runs. */
async function setUp(app: NestExpressApplication, config: AppConfig): Promise<void> {
  app.disable('x-powered-by');
  // ETags of pages are computed once, with the page; the API's answers are not for caches.
  app.set('etag', false);
  // Flat parameters only: nesting is how keys become objects nobody expected.
  app.set('query parser', 'simple');
  app.set('trust proxy', trustedProxies(config));

  app.use(noteUnderWay);
  const headers = securityHeaders(config);
  app.use((_request: Request, response: Response, next: NextFunction) => {
    response.set(headers);
    const id = requestId(response);
    response.set('Request-Id', id);
    // Lines of text do not name the request, and a context costs every request of the process time.
    if (config.operations.log.format === 'json') requestContext.run({ requestId: id }, next);
    else next();
  });

  if (!config.production) app.use(await developmentSite(app.getHttpServer()));

  // A router of its own: to match the path and to cut it off costs as much as most of these do.
  const api = Router();
  api.use((_request: Request, response: Response, next: NextFunction) => {
    response.set('Cache-Control', 'no-store');
    next();
  });
  api.use(allowedOrigins(config));
  // Before any body is read: a refused call costs nothing.
  api.use(apiGate(config), crossSiteGate(config));
  api.use(bodyParser, bodyGate);
  app.use(API_BASE, api);

  app.get(OpenApiDocument).describe(app);
}

/** A client that sends its headers or its body drop by drop is cut off after this time. */
const HEADERS_MS = 15_000;
const REQUEST_MS = 30_000;
/** Longer than proxies keep theirs, or they would send into a connection that is just closing. */
const KEEP_ALIVE_MS = 75_000;
/** A client that sends nothing and reads nothing for so long is gone; an API call waits less for its answer. */
const SILENT_MS = 60_000;

/** Limits of time for connections; thousands of slow ones must not stay. */
function limitConnections(server: Server): void {
  server.headersTimeout = HEADERS_MS;
  server.requestTimeout = REQUEST_MS;
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  server.timeout = SILENT_MS;
}

const logger = new Logger('Start');

/**
 * Serves API and site on an open database.
 * @throws StartupError with one line for the operator.
 */
export async function serveApplication(
  config: AppConfig,
  database: OpenDatabase,
  applicationLogger: ApplicationLogger,
  savers: TimeSavers,
): Promise<void> {
  const hash = keyedHash(await secretKey(config));
  await ensureMigrated(database);
  if (database.kind === 'shared') {
    logger.warn(`${config.dataDirectory} is served by another process; this one connects to it`);
  }

  // As the API's gate and the site's own addresses do, the router tells capitals from small letters:
  // a setting that it takes when it is made, with the adapter.
  const router = express().enable('case sensitive routing');
  const adapter = new FastPathAdapter(router);
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
  // The site loads while the rest starts; tests ask for few pages, and wait for the first of them.
  if (savers.cacheWarmer) app.get(PageRenderer).start();
  const sql = app.get(SqlService);
  const fill = () => sql.transaction((tx) => seed(tx, config.seedDemo ? hash : undefined));
  if (database.kind === 'embedded') await fill();
  await warnOfDemo(config, database, app.get(PrismaService), hash);
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
  if (config.production && savers.fastPath) adapter.answerFrom(app.get(SiteResponses));
  await listen(app, config);
  if (config.production && savers.cacheWarmer) app.get(CacheWarmer).start();
  await warnOfConfiguration(config, database);
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
