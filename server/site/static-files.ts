import { join, sep } from 'node:path';
import express, { type RequestHandler, type Response } from 'express';
import staticFilesWithCompression from 'express-static-gzip';
import { SITE_FOLDER } from '../config/paths.js';

const CLIENT_FOLDER = join(SITE_FOLDER, 'client');
/** Folders whose files never change: their paths carry a hash or a version. */
const HASHED_FOLDERS = ['js', 'css', 'img', 'pdf'] as const;
const HASHED_PATHS = HASHED_FOLDERS.map((folder) => join(CLIENT_FOLDER, folder, sep));
const YEAR = 'public, max-age=31536000, immutable';
const HOUR = 'public, max-age=3600';

/** Built files of the site, in the smallest form that the browser takes. */
export function staticFiles(): RequestHandler {
  const router = express.Router();
  const files = staticFilesWithCompression(CLIENT_FOLDER, {
    enableBrotli: true,
    orderPreference: ['br', 'gz'],
    index: false,
    serveStatic: {
      dotfiles: 'ignore',
      redirect: false,
      setHeaders: (response, path: string) => {
        const isHashed = HASHED_PATHS.some((folder) => path.startsWith(folder));
        response.setHeader('Cache-Control', isHashed ? YEAR : HOUR);
      },
    },
  }) as RequestHandler;
  router.use((request, response, next) => {
    // It would answer an address that cannot be decoded by itself, in HTML.
    if (isDecodable(request.path)) files(request, response, next);
    else next();
  });
  // Terminal: a chunk of an older build must not come back as a page.
  router.use(
    HASHED_FOLDERS.map((folder) => `/${folder}`),
    (_request, response: Response) => {
      response.status(404).set('Cache-Control', 'no-store').type('text/plain').send('404');
    },
  );
  return router;
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
