import { useCallback, useEffect, useMemo, useState } from 'react';
import { loadSearch } from './load-search.js';
import type { Search, SearchHit } from './search-index.js';

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
