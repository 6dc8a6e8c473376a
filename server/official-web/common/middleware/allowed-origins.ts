import cors from 'cors';
import type { RequestHandler } from 'express';
import type { AppConfig } from '../../../config/app-config.js';
import { MODULE_HEADER } from '../../../../web/contract/api.js';
import { IDEMPOTENCY_HEADER, REPLAYED_HEADER } from '../../../../web/contract/submissions.js';

const PREFLIGHT_SECONDS = 600;

/** CORS for the sites that the configuration names, exactly; for all others it does not exist. */
export function allowedOrigins({ corsOrigins }: AppConfig): RequestHandler {
  const decide = cors({
    origin: (origin, done) => done(null, origin !== undefined && corsOrigins.includes(origin)),
    credentials: true,
    methods: ['POST'],
    allowedHeaders: ['Content-Type', 'Accept-Language', MODULE_HEADER, IDEMPOTENCY_HEADER],
    exposedHeaders: ['Request-Id', 'Retry-After', 'RateLimit', 'RateLimit-Policy', REPLAYED_HEADER],
    maxAge: PREFLIGHT_SECONDS,
  });
  if (corsOrigins.length === 0) return decide;
  return (request, response, next) => {
    // Also where no such site asks: a cache may keep that answer for one that does.
    response.vary('Origin');
    decide(request, response, next);
  };
}
