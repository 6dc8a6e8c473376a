import type { Page, Route } from '@playwright/test';

/** The chunk and the stylesheet of a screen, in any build. */
export function chunkOf(name: string): RegExp {
  return new RegExp(`/js/${name}\\.[^/]+\\.js$`);
}
export function stylesheetOf(name: string): RegExp {
  return new RegExp(`/css/${name}\\.[^/]+\\.css$`);
}

/** What the server says of a file that a newer build has replaced. */
export const gone = (route: Route): Promise<void> =>
  route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not Found' });

/** Addresses of the documents that a page loads from now on. */
export function documentsOf(page: Page): readonly string[] {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  return documents;
}
