import type { Server } from 'node:http';

/** A client that sends its headers or its body drop by drop is cut off after this time. */
const HEADERS_MS = 15_000;
const REQUEST_MS = 30_000;
/** Longer than proxies keep theirs, or they would send into a connection that is just closing. */
const KEEP_ALIVE_MS = 75_000;

/** Limits of time for connections; thousands of slow ones must not stay. */
export function limitConnections(server: Server): void {
  server.headersTimeout = HEADERS_MS;
  server.requestTimeout = REQUEST_MS;
  server.keepAliveTimeout = KEEP_ALIVE_MS;
}
