import express, { type RequestHandler } from 'express';
import multer from 'multer';

export const MAX_BYTES = 32 * 1024;
export const MAX_PARAMETERS = 50;

/** Bodies are small and flat, in whichever of the three forms they come. */
export function bodyParsers(): RequestHandler[] {
  return [
    express.urlencoded({ extended: false, limit: MAX_BYTES, parameterLimit: MAX_PARAMETERS }),
    express.json({ limit: MAX_BYTES }),
    multer({
      limits: {
        fields: MAX_PARAMETERS,
        parts: MAX_PARAMETERS,
        fieldSize: MAX_BYTES,
        fieldNameSize: 100,
        headerPairs: 20,
      },
    }).none(),
  ];
}
