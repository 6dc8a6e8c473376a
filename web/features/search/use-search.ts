import { useCallback, useEffect, useMemo, useState } from 'react';
import { type Search, type SearchHit, createSearch } from './search-index.js';
import { type SearchPage, SEO_PATHS } from '../../contract/seo.js';

let loading: Promise<Search> | undefined;

/** The search over the pages of this edition: loaded and indexed once, in the browser. */
function loadSearch(): Promise<Search> {
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

type State =
  { readonly status: 'loading' | 'failed' } | { readonly status: 'ready'; readonly search: Search };

export interface SearchState {
  readonly status: State['status'];
  readonly hits: readonly SearchHit[];
  readonly retry: () => void;
}

/** The pages that answer a query, once the search is ready. */
export function useSearch(query: string): SearchState {
  const [state, setState] = useState<State>({ status: 'loading' });
  const [attempt, setAttempt] = useState(1);

  useEffect(() => {
    let isWanted = true;
    loadSearch().then(
      (search) => isWanted && setState({ status: 'ready', search }),
      () => isWanted && setState({ status: 'failed' }),
    );
    return () => {
      isWanted = false;
    };
  }, [attempt]);

  const retry = useCallback(() => {
    setState({ status: 'loading' });
    setAttempt((count) => count + 1);
  }, []);
  const hits = useMemo(() => (state.status === 'ready' ? state.search(query) : []), [state, query]);
  return { status: state.status, hits, retry };
}
