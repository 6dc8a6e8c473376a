import { type PointerEvent, type Ref, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { STAGE_FRAME } from '../../figures/explorer-states.js';
import styles from './stage.module.css';

interface RasterLayerProps {
  /** Of the canvas; it is stretched over the stage. */
  readonly width: number;
  readonly height: number;
  /** Fills 8-bit RGBA; a new function whenever the picture changes. Without it, what was painted stays. */
  readonly paint: ((pixels: Uint8ClampedArray) => void) | undefined;
}

/** A raster over the whole stage, painted when `paint` changes, once a frame at the most. */
export function RasterLayer({ width, height, paint }: RasterLayerProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const image = useRef<ImageData>(null);
  // A layout effect asks for the same frame that shows the change: no frame has an empty canvas.
  useLayoutEffect(() => {
    if (!paint) return undefined;
    const request = requestAnimationFrame(() => {
      const context = canvas.current?.getContext('2d');
      if (!context) return;
      if (image.current?.width !== width || image.current.height !== height) {
        image.current = context.createImageData(width, height);
        image.current.data.fill(255);
      }
      paint(image.current.data);
      context.putImageData(image.current, 0, 0);
    });
    return () => cancelAnimationFrame(request);
  }, [paint, width, height]);
  return <canvas ref={canvas} className={styles.layer} width={width} height={height} />;
}

/** A canvas over the whole stage, for a painter of its own. */
export function CanvasLayer({ ref }: { readonly ref: Ref<HTMLCanvasElement> }) {
  return <canvas ref={ref} className={styles.layer} />;
}

/** An SVG document of the stage's frame, as `draw` returns it: numbers and our own words alone. */
export function DrawingLayer({ svg }: { readonly svg: string }) {
  const layer = useRef<HTMLDivElement>(null);
  // React writes the first drawing, and leaves it alone as long as this is the same object.
  const [first] = useState({ __html: svg });
  useLayoutEffect(() => {
    const drawn = document.createElement('template');
    drawn.innerHTML = svg;
    if (layer.current) redraw(layer.current, drawn.content);
  }, [svg]);
  return <div ref={layer} className={styles.layer} dangerouslySetInnerHTML={first} />;
}

/**
 * Changes what differs: scales, legends and most marks stay under a hand that moves, and need neither
 * styles nor a layout again.
 */
function redraw(shown: ParentNode, wanted: ParentNode): void {
  const next = [...wanted.childNodes];
  const before = [...shown.childNodes];
  for (const [index, child] of before.entries()) {
    const other = next[index];
    if (!other) child.remove();
    else if (child.isEqualNode(other)) continue;
    else if (isElement(child) && isElement(other) && child.tagName === other.tagName) {
      takeAttributes(child, other);
      redraw(child, other);
    } else child.replaceWith(other);
  }
  shown.append(...next.slice(before.length));
}

function isElement(node: Node): node is Element {
  return node.nodeType === Node.ELEMENT_NODE;
}

function takeAttributes(shown: Element, wanted: Element): void {
  for (const { name } of [...shown.attributes]) {
    if (!wanted.hasAttribute(name)) shown.removeAttribute(name);
  }
  for (const { name, value } of wanted.attributes) {
    if (shown.getAttribute(name) !== value) shown.setAttribute(name, value);
  }
}

/** A place on the stage in units of its frame. */
export interface StagePoint {
  readonly x: number;
  readonly y: number;
}

type Way = 'across' | 'both';

interface DragLayerProps {
  /** Begins a drag, or is a tap; false where there is nothing. */
  readonly onStart: (at: StagePoint) => boolean;
  readonly onMove: (at: StagePoint) => void;
  readonly onEnd: () => void;
  /** Where a mouse or a pen points without dragging; undefined once it points elsewhere. */
  readonly onPoint?: (at: StagePoint | undefined) => void;
  /** Which way the drag of a finger that is laid there belongs to the stage; the page scrolls the other way. */
  readonly way: Way | ((at: StagePoint) => Way);
}

/** A finger that may scroll the page yet. */
interface Waiting {
  readonly at: StagePoint;
  readonly clientX: number;
  readonly clientY: number;
}

/** Pixels after which it is known where a finger goes. */
const KNOWN_AFTER = 6;

/** Takes pointers over the whole stage. Whatever it does can be done with the controls as well. */
export function DragLayer({ onStart, onMove, onEnd, onPoint, way }: DragLayerProps) {
  const isDragging = useRef(false);
  const waiting = useRef<Waiting>(undefined);
  const layer = useRef<HTMLDivElement>(null);
  // A finger on what can be dragged both ways holds the page. React's own listeners are passive.
  useEffect(() => {
    const element = layer.current;
    const hold = (event: TouchEvent): void => {
      if (isDragging.current) event.preventDefault();
    };
    element?.addEventListener('touchstart', hold, { passive: false });
    return () => element?.removeEventListener('touchstart', hold);
  }, []);
  const begin = ({ currentTarget, pointerId }: PointerEvent, at: StagePoint): void => {
    if (!onStart(at)) return;
    isDragging.current = true;
    currentTarget.setPointerCapture(pointerId);
  };
  const end = (): void => {
    if (isDragging.current) onEnd();
    isDragging.current = false;
  };
  // A second finger neither moves what the first one drags, nor lets it go.
  return (
    <div
      ref={layer}
      className={styles.drag}
      onPointerDown={(event) => {
        const { isPrimary, button, pointerType, clientX, clientY } = event;
        if (!isPrimary || button !== 0) return;
        const at = pointOf(event);
        const isAcross = (typeof way === 'string' ? way : way(at)) === 'across';
        if (isAcross && pointerType !== 'mouse') waiting.current = { at, clientX, clientY };
        else begin(event, at);
      }}
      onPointerMove={(event) => {
        if (!event.isPrimary) return;
        if (waiting.current) {
          const { at, clientX, clientY } = waiting.current;
          const across = Math.abs(event.clientX - clientX);
          const along = Math.abs(event.clientY - clientY);
          if (Math.max(across, along) < KNOWN_AFTER) return;
          waiting.current = undefined;
          if (across > along) begin(event, at);
        }
        if (isDragging.current) onMove(pointOf(event));
        if (event.pointerType !== 'touch')
          onPoint?.(isDragging.current ? undefined : pointOf(event));
      }}
      onPointerLeave={() => onPoint?.(undefined)}
      onPointerUp={({ isPrimary }) => {
        if (!isPrimary) return;
        if (waiting.current && onStart(waiting.current.at)) onEnd();
        waiting.current = undefined;
        end();
      }}
      onPointerCancel={({ isPrimary }) => {
        if (!isPrimary) return;
        waiting.current = undefined;
        end();
      }}
    />
  );
}

function pointOf({ currentTarget, clientX, clientY }: PointerEvent): StagePoint {
  const box = currentTarget.getBoundingClientRect();
  return {
    x: ((clientX - box.left) / box.width) * STAGE_FRAME.width,
    y: ((clientY - box.top) / box.height) * STAGE_FRAME.height,
  };
}
