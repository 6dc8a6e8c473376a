import type { NestExpressApplication } from '@nestjs/platform-express';
import { type NextFunction, type Request, type Response, Router } from 'express';
import { API_BASE } from '../web/contract/api.js';
import type { AppConfig } from './config/app-config.js';
import { trustedProxies } from './config/trusted-proxies.js';
import { allowedOrigins } from './official-web/common/middleware/allowed-origins.js';
import { apiGate, bodyGate } from './official-web/common/middleware/api-gate.js';
import { bodyParser } from './official-web/common/middleware/body-parser.js';
import { crossSiteGate } from './official-web/common/middleware/cross-site-gate.js';
import { ApiDocuments } from './official-web/common/openapi/api-documents.js';
import { requestContext } from './operations/request-context.js';
import { requestId } from './http/request-id.js';
import { noteUnderWay } from './shutdown.js';
import { developmentSite } from './site/development-site.js';
import { securityHeaders } from './http/security-headers.js';

/** Express middleware, in the order in which it runs. */
export async function setUp(app: NestExpressApplication, config: AppConfig): Promise<void> {
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

  app.get(ApiDocuments).describe(app);
}
