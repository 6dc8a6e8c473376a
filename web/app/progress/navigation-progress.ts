import { useEffect } from 'react';
import { useNavigation } from 'react-router-dom';
import { loadProgress } from './load-progress.js';

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
