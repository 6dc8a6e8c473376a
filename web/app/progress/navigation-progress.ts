import { useEffect } from 'react';
import { useNavigation } from 'react-router-dom';
import { loadChunk } from '../../site/loading/load-chunk.js';

/** The progress bar's code, which no first page needs. */
export function loadProgress() {
  return loadChunk('progress-bar', () => import('./progress-bar.js'));
}

/** Runs the progress bar while the router loads a page. */
export function NavigationProgress(): null {
  const isLoading = useNavigation().state === 'loading';

  useEffect(() => {
    if (!isLoading) return;
    let isOver = false;
    let end: (() => void) | undefined;
    loadProgress()
      .then(({ startProgress }) => {
        if (!isOver) end = startProgress();
      })
      .catch(() => {
        // Navigation works without its bar.
      });
    return () => {
      isOver = true;
      end?.();
    };
  }, [isLoading]);

  return null;
}
