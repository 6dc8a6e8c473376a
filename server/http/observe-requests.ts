import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Logger } from '@nestjs/common';
import type { OperationsConfig } from '../config/operations-config.js';
import type { Metrics } from '../operations/metrics/metrics.js';
import { requestId, requestKind } from './requests.js';

/** Status that log and metrics give a request whose client went away first. */
const CLIENT_GONE = 499;

/**
 * Measures and logs every request of a server, whoever answers it: it listens beside the
 * application, not inside. Without metrics and request log it does not listen, and costs nothing.
 */
export function observeRequests(
  server: Server,
  { log, metrics: isMeasured }: OperationsConfig,
  metrics: Metrics,
): void {
  if (!isMeasured && !log.requests) return;
  const logger = new Logger('Request');
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    const startedAt = performance.now();
    // Before the application rewrites them while it routes.
    const kind = requestKind(request.url ?? '');
    const method = request.method ?? '';
    response.once('close', () => {
      const status = response.writableFinished ? response.statusCode : CLIENT_GONE;
      const ms = performance.now() - startedAt;
      metrics.request(kind, method, status, ms / 1000);
      if (!log.requests || kind === 'probe') return;
      // Neither address nor query: both can tell who somebody is.
      logger.log('answered', {
        requestId: requestId(response),
        kind,
        method,
        status,
        ms: Math.round(ms * 10) / 10,
      });
    });
  });
}
