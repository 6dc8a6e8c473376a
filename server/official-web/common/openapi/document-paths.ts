/** Addresses below the API's path that are read, not called. */
export const DOCUMENT_PATHS = {
  document: 'openapi.json',
  page: 'docs',
  styles: 'docs.css',
} as const;
