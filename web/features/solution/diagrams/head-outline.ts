import { tissueAt } from '../../../figures/anatomy/brain-slice.js';
import { contours, type PlanePoint } from '../../../figures/geometry/contour.js';

/** Part of the slice that holds the ventricles. */
const INNER = { x: [-0.44, 0.44], y: [-0.72, 0.66] } as const;
const CELLS = 60;
/** Edge of the brain in units of the skull's outline, and how much longer than wide the head is. */
const BRAIN = 0.885;
const LENGTH = 1.22;

/** A head from above: 1 is half its width, y points to the forehead. */
export interface HeadOutline {
  readonly skull: readonly PlanePoint[];
  readonly brain: readonly PlanePoint[];
  readonly ventricles: readonly (readonly PlanePoint[])[];
}

function ring(radius: number): PlanePoint[] {
  return Array.from({ length: 49 }, (_, index) => {
    const angle = (index / 48) * 2 * Math.PI;
    const y = radius * LENGTH * Math.sin(angle);
    return { x: (radius * Math.cos(angle)) / (1 + 0.07 * y), y };
  });
}

/** The lines of the synthetic slice that a reader knows it by. */
export function headOutline(): HeadOutline {
  const inner = (x: number, y: number): number => {
    const { fluid, depth } = tissueAt(x, y, 'ganglionic');
    return depth > 0.34 && Math.abs(x) > 0.02 ? 0.5 - fluid : 0.5;
  };
  return {
    skull: ring(1),
    brain: ring(BRAIN),
    ventricles: contours(inner, INNER, CELLS).filter((chain) => chain.length > 9),
  };
}
