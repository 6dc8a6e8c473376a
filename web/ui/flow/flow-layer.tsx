import { type ComponentType, lazy, Suspense } from 'react';
import { untilIdle } from '../../site/loading/when-idle.js';
import type { PageFigure } from '../../figures/site-figure.js';
import { usePrefersStillness } from '../controls/use-media.js';

interface FlowLayerProps {
  readonly figure: PageFigure;
}

const FlowCanvas = lazy<ComponentType<FlowLayerProps>>(async () => {
  await untilIdle();
  try {
    return { default: (await import('./flow-canvas.js')).FlowCanvas };
  } catch {
    // The still picture is complete.
    return { default: () => null };
  }
});

function savesData(): boolean {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
}

/** Blood particles moving over a computed picture, for those whom neither motion nor data troubles. */
export function FlowLayer({ figure }: FlowLayerProps) {
  const isStill = usePrefersStillness();
  if (isStill || savesData()) return null;
  return (
    <Suspense>
      <FlowCanvas figure={figure} />
    </Suspense>
  );
}
