import type { Server } from 'node:http';
import { Logger } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';

const POLL_MS = 100;
/** For what follows the last request: notifications under way, the database. */
const REST_MS = 1_500;

/**
 * Requests under way are finished, then the database is closed. Connections that are still busy
 * after the time are cut, and what then still does not end is ended: the process exits below ten
 * seconds, before a supervisor kills it. A second signal does not wait.
 */
export function closeOnSignals(app: NestExpressApplication, seconds: number): void {
  const logger = new Logger('Stop');
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      logger.log(`${signal}: closing`);
      drain(app.getHttpServer(), seconds * 1000);
      setTimeout(
        () => {
          logger.error('Not everything could be closed in time');
          process.exit(1);
        },
        seconds * 1000 + REST_MS,
      ).unref();
      app.close().then(
        () => process.exit(0),
        (error: unknown) => {
          logger.fatal(error);
          process.exit(1);
        },
      );
    });
  }
}

/** Takes no new request, closes connections as soon as they are idle, and all of them in the end. */
function drain(server: Server, milliseconds: number): void {
  server.close();
  // A browser keeps its connection after the answer it waited for.
  setInterval(() => server.closeIdleConnections(), POLL_MS).unref();
  setTimeout(() => server.closeAllConnections(), milliseconds).unref();
}
