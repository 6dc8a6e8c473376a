import { createContext, type ReactNode, useSyncExternalStore } from 'react';
import type { PageFigure } from '../../figures/site-figure.js';

/**
 * Whether pictures may move where a control outside of them decides it, as the pause button of a
 * carousel does; absent where a moving picture needs a control of its own.
 */
export const MotionContext = createContext<boolean | undefined>(undefined);

type RenderLayer = (figure: PageFigure) => ReactNode;

let renderLayer: RenderLayer | undefined;
const waiting = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  waiting.add(listener);
  return () => waiting.delete(listener);
}

/** Brings the moving layer to the pictures; its code is no part of what a page needs at first. */
export function provideFlowLayer(render: RenderLayer): void {
  renderLayer = render;
  for (const listener of waiting) listener();
}

/** The place of the moving layer over a picture: empty until the layer is provided. */
export function FlowSlot({ figure }: { readonly figure: PageFigure }) {
  const render = useSyncExternalStore(
    subscribe,
    () => renderLayer,
    () => undefined,
  );
  return figure.flow && render?.(figure);
}
