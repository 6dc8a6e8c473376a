import type { Request, Response } from 'express';
import { type Encoding, ENCODINGS, type StoredBody } from './stored-body.js';

/** Kept by browsers and caches, and asked about each time. */
export const REVALIDATE = 'public, max-age=0, must-revalidate';

/** Sends a stored text in the smallest encoding that the client takes, or 304 if it has it. */
export function sendStored(
  request: Request,
  response: Response,
  { bodies, etags }: StoredBody,
  type: string,
): void {
  const encoding = (request.acceptsEncodings([...ENCODINGS]) || 'identity') as Encoding;
  if (encoding !== 'identity') response.set('Content-Encoding', encoding);
  response
    .vary('Accept-Encoding')
    .type(type)
    .set({ 'Cache-Control': REVALIDATE, ETag: etags[encoding] })
    .send(bodies[encoding]);
}
