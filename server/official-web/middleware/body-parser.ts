import express, { type RequestHandler } from 'express';
import multer from 'multer';

export const MAX_BYTES = 32 * 1024;
export const MAX_PARAMETERS = 50;

/** Bodies are small and flat, in whichever of the three forms they come. */
const PARSERS: Readonly<Record<string, RequestHandler>> = {
  'application/x-www-form-urlencoded': express.urlencoded({
    extended: false,
    limit: MAX_BYTES,
    parameterLimit: MAX_PARAMETERS,
  }),
  'application/json': express.json({ limit: MAX_BYTES }),
  'multipart/form-data': multer({
    limits: {
      fields: MAX_PARAMETERS,
      parts: MAX_PARAMETERS,
      fieldSize: MAX_BYTES,
      fieldNameSize: 100,
      headerPairs: 20,
    },
  }).none(),
};
export const CONTENT_TYPES = Object.keys(PARSERS);

/** Reads a body, if there is one, with the parser of its form alone: the others cost time, too. */
export const bodyParser: RequestHandler = (request, response, next) => {
  const type = request.is(CONTENT_TYPES);
  if (type) PARSERS[type]!(request, response, next);
  else next();
};
