import { useEffect, useState } from 'react';
import type { FlowPath } from '../../figures/figure.js';
import { type PathFile, unpackPaths } from '../../figures/life/path-file.js';

/** The paths of a figure, fetched when they are wanted for the first time. */
export function useFlowPaths(source: string, isWanted: boolean): readonly FlowPath[] | undefined {
  const [paths, setPaths] = useState<readonly FlowPath[]>();

  useEffect(() => {
    if (!isWanted || paths) return undefined;
    const leaving = new AbortController();
    fetchPaths(source, leaving.signal).then(setPaths, () => {
      // The still picture is complete.
    });
    return () => leaving.abort();
  }, [source, isWanted, paths]);

  return paths;
}

async function fetchPaths(source: string, signal: AbortSignal): Promise<readonly FlowPath[]> {
  const response = await fetch(source, { signal, priority: 'low' });
  if (!response.ok) throw new Error(`${source}: ${response.status}`);
  return unpackPaths((await response.json()) as PathFile);
}
