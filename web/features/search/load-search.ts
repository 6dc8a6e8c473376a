import { SEO_PATHS } from '../../contract/seo.js';
import type { SearchPage } from '../../contract/search.js';
import { createSearch, type Search } from './search-index.js';

let loading: Promise<Search> | undefined;

/** The search over the pages of this edition: loaded and indexed once, in the browser. */
export function loadSearch(): Promise<Search> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function load(): Promise<Search> {
  const response = await fetch(SEO_PATHS.search);
  if (!response.ok) throw new Error(`The search's pages were answered with ${response.status}`);
  return createSearch((await response.json()) as readonly SearchPage[]);
}
