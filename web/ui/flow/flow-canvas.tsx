import { Pause, Play } from 'lucide';
import { useContext, useEffect, useMemo, useRef, useState } from 'react';
import type { PageFigure } from '../../figures/site-figure.js';
import { useSite } from '../../site/site.js';
import { type FlowPath, NARROW_SCREEN } from '../../figures/figure.js';
import { type PathFile, unpackPaths } from '../../figures/life/path-file.js';
import { Icon } from '../controls/icon.js';
import { useMedia } from '../controls/use-media.js';
import styles from './flow-canvas.module.css';
import { flowPainter } from './flow-painter.js';
import { MotionContext } from './flow-slot.js';
import { useSeen } from './use-seen.js';

interface FlowCanvasProps {
  readonly figure: PageFigure;
}

/** The moving layer of a picture, with a button to stop it where nothing else does. */
export function FlowCanvas({ figure }: FlowCanvasProps) {
  const { motion } = useSite().content.ui;
  const allowed = useContext(MotionContext);
  const [isWanted, setWanted] = useState(true);
  const canvas = useRef<HTMLCanvasElement>(null);
  const isMoving = useSeen(canvas) && (allowed ?? isWanted);
  const isReady = useMovingFlow(canvas, figure, isMoving);
  return (
    <>
      <canvas
        ref={canvas}
        className={styles.canvas}
        data-moving={(isMoving && isReady) || undefined}
        aria-hidden="true"
      />
      {allowed === undefined && isReady && (
        <button type="button" className={styles.control} onClick={() => setWanted(!isWanted)}>
          <Icon of={isWanted ? Pause : Play} />
          <span className="visually-hidden">{isWanted ? motion.pause : motion.play}</span>
        </button>
      )}
    </>
  );
}

/** Moves the particles while `isMoving`; false until they are there. */
function useMovingFlow(
  canvas: React.RefObject<HTMLCanvasElement | null>,
  { flow = '', crop, width, height }: PageFigure,
  isMoving: boolean,
): boolean {
  const isNarrow = useMedia(NARROW_SCREEN, false);
  const paths = useFlowPaths(flow, isMoving);
  const frame = useMemo(
    () => (isNarrow && crop ? { ...crop, height } : { x: 0, width, height }),
    [isNarrow, crop, width, height],
  );
  /** Seconds that the particles have moved; kept while they stand. */
  const clock = useRef(0);

  useEffect(() => {
    const element = canvas.current;
    if (!element || !paths) return undefined;
    const painter = flowPainter(element, paths, frame);
    const observer = new ResizeObserver(() => {
      painter.fit();
      painter.paint(clock.current);
    });
    observer.observe(element);
    let request = 0;
    let last: number | undefined;
    const step = (now: number): void => {
      clock.current += (now - (last ?? now)) / 1000;
      last = now;
      painter.paint(clock.current);
      request = requestAnimationFrame(step);
    };
    if (isMoving) request = requestAnimationFrame(step);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(request);
    };
  }, [canvas, paths, frame, isMoving]);

  return paths !== undefined;
}

/** The paths of a figure, fetched when they are wanted for the first time. */
function useFlowPaths(source: string, isWanted: boolean): readonly FlowPath[] | undefined {
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
