import { isUtf8 } from 'node:buffer';
import type { Readable, Writable } from 'node:stream';
import express, { type Request, type RequestHandler } from 'express';
import multer, { type Options } from 'multer';
import { ApiError } from '../envelope/api-error.js';

/** A field of a parsed body that may be absent, an array or anything else. */
export function bodyField(request: Request, name: string): unknown {
  const body: unknown = request.body;
  if (typeof body !== 'object' || body === null || !Object.hasOwn(body, name)) return undefined;
  return (body as Record<string, unknown>)[name];
}

/** Limits of a body, in whichever of the three forms it comes. */
export const MAX_BYTES = 32 * 1024;
export const MAX_PARAMETERS = 50;

const MULTIPART = 'multipart/form-data';

const MULTIPART_LIMITS: Options['limits'] = {
  fields: MAX_PARAMETERS,
  parts: MAX_PARAMETERS,
  fieldSize: MAX_BYTES,
  fieldNameSize: 100,
  headerPairs: 20,
  // Names are names: `a[999999999]` would otherwise become a list of that length.
  fieldNestingDepth: 0,
  fieldArrayIndexLimit: 0,
};

/** All of a body, however it is sent: multer itself counts values, and not what stands between them. */
const readMultipart = express.raw({ type: MULTIPART, limit: MAX_BYTES });

const parseMultipart: RequestHandler = (request, response, next) => {
  readMultipart(request, response, (error?: unknown) => {
    if (error) return next(error);
    const bytes: unknown = request.body;
    let hasNamelessFile = false;
    const options: Options & { streamHandler: (request: Request, parser: Writable) => void } = {
      limits: MULTIPART_LIMITS,
      streamHandler: (_request, parser) => {
        // A value that is sent as bytes is a file without a name to the parser, and multer leaves it out.
        parser.on(
          'file',
          (_name: string, _bytes: Readable, { filename }: { filename?: string }) => {
            hasNamelessFile ||= filename === undefined;
          },
        );
        parser.end(bytes);
      },
    };
    multer(options).none()(request, response, (failure?: unknown) => {
      if (failure) return next(failure);
      if (hasNamelessFile) return next(new ApiError('UNSUPPORTED_MEDIA_TYPE'));
      // Multer passes over types that its own reader of headers cannot read.
      const isPassedOver = Buffer.isBuffer(request.body);
      next(isPassedOver || !isUtf8(bytes as Buffer) ? new ApiError('MALFORMED_BODY') : undefined);
    });
  });
};

/** Else it would be replaced while it is read, sign by sign. */
function refuseOtherBytes(_request: unknown, _response: unknown, bytes: Buffer, charset: string) {
  if (charset === 'utf-8' && !isUtf8(bytes)) throw new Error('Not UTF-8');
}

/** The parser keeps the escapes of what is not UTF-8 as they came: they would be stored as text. */
function refuseOtherEscapes(_request: unknown, _response: unknown, bytes: Buffer, charset: string) {
  refuseOtherBytes(_request, _response, bytes, charset);
  if (charset !== 'utf-8') return;
  decodeURIComponent(bytes.toString('latin1').replace(/%(?![\da-f]{2})/gi, '%25'));
}

const PARSERS: Readonly<Record<string, RequestHandler>> = {
  'application/x-www-form-urlencoded': express.urlencoded({
    extended: false,
    limit: MAX_BYTES,
    parameterLimit: MAX_PARAMETERS,
    verify: refuseOtherEscapes,
  }),
  'application/json': express.json({ limit: MAX_BYTES, verify: refuseOtherBytes }),
  [MULTIPART]: parseMultipart,
};
export const CONTENT_TYPES = Object.keys(PARSERS);

/** Reads a body, if there is one, with the parser of its form alone: the others cost time, too. */
export const bodyParser: RequestHandler = (request, response, next) => {
  const type = request.is(CONTENT_TYPES);
  if (type) PARSERS[type]!(request, response, next);
  else next();
};
