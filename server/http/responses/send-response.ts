import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import type { PreparedResponse } from './response.js';

/** The one way in which pages and files go out, before Express or through it. Nothing else sets headers. */
export function sendResponse(
  { method }: IncomingMessage,
  response: ServerResponse,
  { status, headers, body }: PreparedResponse,
  requestId: string,
): void {
  // In place, without a copy for each request: they are written at once.
  headers[headers.length - 1] = requestId;
  response.writeHead(status, headers);
  if (body === undefined || method === 'HEAD') response.end();
  else if (Buffer.isBuffer(body)) response.end(body);
  // A client that goes away in the middle is no fault of ours.
  else pipeline(body.file.read(body.range), response, () => undefined);
}
