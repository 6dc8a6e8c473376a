import type { Server, ServerResponse } from 'node:http';
import { Server as ConnectionServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { RequestHandler } from 'express';

const POLL_MS = 100;
/** Busy clients send their next request within this time, and are then told to leave the connection. */
const GRACE_MS = 500;
/** For what follows the last request: notifications under way, the database. */
const REST_MS = 1_500;
/** npm passes on what the terminal has sent to every process already: Ctrl-C then comes twice. */
const SAME_KEY_PRESS_MS = 2_000;

/** Answers that are being made, so that those a signal finds under way can still say `Connection: close`. */
const underWay = new Set<ServerResponse>();

/** Express middleware. What is answered before Express is answered at once. */
export const noteUnderWay: RequestHandler = (_request, response, next) => {
  underWay.add(response);
  response.once('close', () => underWay.delete(response));
  next();
};

/**
 * Requests under way are finished, then the database is closed. Connections that are still busy
 * after the time are cut, and what then still does not end is ended: the process exits below ten
 * seconds, before a supervisor kills it. A second signal does not wait.
 */
export function closeOnSignals(app: NestExpressApplication, seconds: number): void {
  const logger = new Logger('Stop');
  let askedAt: number | undefined;
  const stop = (signal: NodeJS.Signals) => {
    if (askedAt !== undefined) {
      if (performance.now() - askedAt > SAME_KEY_PRESS_MS) process.exit(1);
      return;
    }
    askedAt = performance.now();
    logger.log(`${signal}: closing`);
    setTimeout(
      () => {
        logger.error('Not everything could be closed in time');
        process.exit(1);
      },
      seconds * 1000 + REST_MS,
    ).unref();
    drain(app.getHttpServer(), seconds * 1000)
      .then(() => app.close())
      .then(
        () => process.exit(0),
        (error: unknown) => {
          logger.fatal(error);
          process.exit(1);
        },
      );
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
}

/**
 * Takes no new connection, and lets the others go without a request lost: every answer from now on
 * says that it is the last one of its connection. Only connections that stay silent are closed from
 * here, since a request may be on its way on any other.
 */
async function drain(server: Server, milliseconds: number): Promise<void> {
  // Not HTTP's own, which cuts the connections that are idle at this moment.
  ConnectionServer.prototype.close.call(server);
  server.prependListener('request', (_request, response: ServerResponse) => {
    response.shouldKeepAlive = false;
  });
  for (const response of underWay) response.shouldKeepAlive = false;
  setTimeout(() => server.closeAllConnections(), milliseconds).unref();

  const deadline = performance.now() + GRACE_MS;
  while (performance.now() < deadline && (await connections(server)) > 0) await sleep(POLL_MS / 4);
  setInterval(() => server.closeIdleConnections(), POLL_MS).unref();
}

function connections(server: Server): Promise<number> {
  return new Promise((resolve, reject) => {
    server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
  });
}
