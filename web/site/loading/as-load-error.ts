import { ChunkLoadError, type FailureType, StylesheetLoadError } from './load-errors.js';

/** Of Vite's preloading of a chunk's stylesheets. */
const STYLESHEET_FAILED = 'Unable to preload CSS for ';
/** Of Chromium and Firefox, then of Safari, which names no address. */
const SCRIPT_FAILED = /dynamically imported module|module script failed|MIME type/i;
const ADDRESS = /https?:\/\/\S+/;
const NOT_FOUND = 404;

/** What a failed import means, as an error of the site's own; other errors are returned as they are. */
export async function asLoadError(id: string, error: unknown): Promise<unknown> {
  if (!(error instanceof Error)) return error;
  const { message } = error;
  if (message.startsWith(STYLESHEET_FAILED)) {
    const request = ADDRESS.exec(message)?.[0] ?? '';
    forgetStylesheet(request);
    return new StylesheetLoadError(id, ...(await failureOf(request)), { cause: error });
  }
  if (error instanceof TypeError && SCRIPT_FAILED.test(message)) {
    const request = ADDRESS.exec(message)?.[0] ?? requestOf(id);
    return new ChunkLoadError(id, ...(await failureOf(request)), { cause: error });
  }
  return error;
}

/**
 * Type, address, and whether a new document would help. Asks the server, since browsers do not tell why an
 * import failed.
 */
async function failureOf(request: string): Promise<[FailureType, string, boolean]> {
  const failure: [FailureType, string, boolean] = ['error', request, false];
  if (request === '') return failure;
  try {
    const { ok, status } = await fetch(request, { method: 'HEAD', cache: 'no-store' });
    if (status === NOT_FOUND) return ['missing', request, true];
    // Some browsers keep what an import has failed with for as long as their document.
    return ['error', request, ok];
  } catch {
    return failure;
  }
}

/** Address of the last request for a chunk: files are named after it, some with their edition. */
export function requestOf(id: string): string {
  const file = new RegExp(`/js/${id}(?:-zh|-en)?\\.[^/]+$`);
  const requests = performance.getEntriesByType('resource').map(({ name }) => name);
  return requests.findLast((name) => file.test(name)) ?? '';
}

/** Vite takes a link in the document for a loaded stylesheet: the next attempt must load it again. */
function forgetStylesheet(request: string): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]'))
    if (link.href === request) link.remove();
}
