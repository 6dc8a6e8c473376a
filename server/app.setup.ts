import type { NestExpressApplication } from '@nestjs/platform-express';
import type { NextFunction, Request, Response } from 'express';
import { API_BASE } from '../web/contract/api.js';
import type { AppConfig } from './config/app-config.js';
import { trustedProxies } from './config/trusted-proxies.js';
import { allowedOrigins } from './official-web/middleware/allowed-origins.js';
import { apiGate, bodyGate } from './official-web/middleware/api-gate.js';
import { bodyParsers } from './official-web/middleware/body-parsers.js';
import { crossSiteGate } from './official-web/middleware/cross-site-gate.js';
import { ApiDocuments } from './official-web/openapi/api-documents.js';
import { requestContext } from './observability/request-context.js';
import { requestId } from './observability/request-id.js';
import { developmentSite } from './site/development-site.js';
import { securityHeaders } from './site/security-headers.js';

/** Express middleware, in the order in which it runs. */
export async function setUp(app: NestExpressApplication, config: AppConfig): Promise<void> {
  app.disable('x-powered-by');
  // ETags of pages are computed once, with the page; the API's answers are not for caches.
  app.set('etag', false);
  // Flat parameters only: nesting is how keys become objects nobody expected.
  app.set('query parser', 'simple');
  app.set('trust proxy', trustedProxies(config));

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

  app.use(API_BASE, (_request: Request, response: Response, next: NextFunction) => {
    response.set('Cache-Control', 'no-store');
    next();
  });
  app.use(API_BASE, allowedOrigins(config));
  // Before any body is read: a refused call costs nothing.
  app.use(API_BASE, apiGate(config));
  app.use(API_BASE, crossSiteGate(config));
  app.use(API_BASE, ...bodyParsers());
  app.use(API_BASE, bodyGate);

  app.get(ApiDocuments).describe(app);
}
