import cors from 'cors';
import type { RequestHandler } from 'express';
import type { AppConfig } from '../../../config/app-config.js';
import { MODULE_HEADER } from '../../../../web/contract/api.js';
import { IDEMPOTENCY_HEADER, REPLAYED_HEADER } from '../../../../web/contract/submissions.js';

const PREFLIGHT_SECONDS = 600;

/** CORS for the sites that the configuration names, exactly; for all others it does not exist. */
export function allowedOrigins({ corsOrigins }: AppConfig): RequestHandler {
  return cors({
    origin: (origin, decide) => decide(null, origin !== undefined && corsOrigins.includes(origin)),
    credentials: true,
    methods: ['POST'],
    allowedHeaders: ['Content-Type', 'Accept-Language', MODULE_HEADER, IDEMPOTENCY_HEADER],
    exposedHeaders: ['Request-Id', 'Retry-After', 'RateLimit', 'RateLimit-Policy', REPLAYED_HEADER],
    maxAge: PREFLIGHT_SECONDS,
  });
}
