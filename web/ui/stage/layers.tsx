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

interface DragLayerProps {
  /** Begins a drag; false where nothing is to be dragged there, so that the page scrolls. */
  readonly onStart: (at: StagePoint) => boolean;
  readonly onMove: (at: StagePoint) => void;
  readonly onEnd: () => void;
  /** Which way a finger's drag belongs to the stage; the page scrolls the other way. */
  readonly way: 'across' | 'both';
}

/** Takes pointers over the whole stage. Whatever it does can be done with the controls as well. */
export function DragLayer({ onStart, onMove, onEnd, way }: DragLayerProps) {
  const isDragging = useRef(false);
  const layer = useRef<HTMLDivElement>(null);
  // A finger on something that can be dragged drags it, and anywhere else scrolls the page. React's own
  // listeners are passive.
  useEffect(() => {
    const element = layer.current;
    const hold = (event: TouchEvent): void => {
      if (isDragging.current && way === 'both') event.preventDefault();
    };
    element?.addEventListener('touchstart', hold, { passive: false });
    return () => element?.removeEventListener('touchstart', hold);
  }, [way]);
  // A second finger neither moves what the first one drags, nor lets it go.
  const end = ({ isPrimary }: PointerEvent): void => {
    if (!isDragging.current || !isPrimary) return;
    isDragging.current = false;
    onEnd();
  };
  return (
    <div
      ref={layer}
      className={styles.drag}
      data-way={way}
      onPointerDown={(event) => {
        if (!event.isPrimary || event.button !== 0 || !onStart(pointOf(event))) return;
        isDragging.current = true;
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={(event) => {
        if (isDragging.current && event.isPrimary) onMove(pointOf(event));
      }}
      onPointerUp={end}
      onPointerCancel={end}
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
