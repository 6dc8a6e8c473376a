import { vector, type Vector } from '../../../figures/geometry/vector.js';
import { viewAlong, type MeshView } from '../../../figures/render/mesh.js';
import type { Reading, StateOf, Tone } from '../../../ui/stage/explorer.js';
import { measureSac, type Plane, type SacMeasures } from './measures.js';
import { projectedWidth, projectNeck, type ProjectedNeck } from './projection.js';
import { isOnArtery, lumenMesh } from './sac.js';

export const controls = {
  /** Degrees: the line of sight goes round the sac's height. */
  azimuth: { kind: 'range', min: -180, max: 180, step: 1 },
  /** Degrees: above 0 it looks down from the dome. */
  tilt: { kind: 'range', min: -45, max: 45, step: 1 },
  /** mm above the place where the sac is narrowest. */
  level: { kind: 'range', min: -1, max: 2, step: 0.1 },
  /** Degrees: the plane's end on the right goes up. */
  lean: { kind: 'range', min: -20, max: 20, step: 1 },
} as const;

export type ShapeState = StateOf<typeof controls>;

export const PRESETS: readonly [ShapeState, ShapeState, ShapeState, ShapeState, ShapeState] = [
  { azimuth: 74, tilt: 8, level: 0, lean: 0 },
  { azimuth: -22, tilt: 8, level: 0, lean: 0 },
  { azimuth: -22, tilt: 38, level: 0, lean: 0 },
  { azimuth: -22, tilt: 8, level: 1, lean: 0 },
  { azimuth: -22, tilt: 8, level: -0.3, lean: 10 },
];

/**
 * mm: a wide neck by its width alone, as 26 of 123 articles define it; 49 add "or a ratio of dome to
 * neck below 2", which this sac has in every view that shows its neck.
 * Hendricks BK, et al. J Neurosurg 2020;133(1):159-165. doi:10.3171/2019.3.jns183160
 */
export const WIDE_NECK = 4;

/** mm: the sac's waist above the artery's axis. */
const WAIST = 2.3;

/** mm around its middle to which the neck's plane is shown. */
export const PLANE_REACH = 4.6;

export function neckPlane({ level, lean }: Pick<ShapeState, 'level' | 'lean'>): Plane {
  const angle = (lean * Math.PI) / 180;
  return {
    at: vector(0, WAIST + level, 0),
    normal: vector(-Math.sin(angle), Math.cos(angle), 0),
  };
}

function lineOfSight(azimuth: number, tilt: number): Vector {
  const [around, down] = [(azimuth * Math.PI) / 180, (tilt * Math.PI) / 180];
  return vector(
    -Math.sin(around) * Math.cos(down),
    -Math.sin(down),
    -Math.cos(around) * Math.cos(down),
  );
}

/** The view on the stage. */
export function stageView({ azimuth, tilt }: Pick<ShapeState, 'azimuth' | 'tilt'>): MeshView {
  return viewAlong(lineOfSight(azimuth, tilt), {
    target: vector(0, 3.6, 0),
    targetAt: [0.34, 0.5],
    tall: 16.2,
  });
}

export interface ShapeResult extends SacMeasures {
  readonly plane: Plane;
  readonly aspectRatio: number;
  readonly projected: ProjectedNeck;
  /** mm in projection, for azimuths from -180 to 180 in steps of `CURVE_STEP` degrees. */
  readonly curve: readonly number[];
  /** Whether the plane runs through the artery, so that what it cuts is no neck. */
  readonly cutsArtery: boolean;
}

export const CURVE_STEP = 6;

let measured: { readonly key: string; readonly measures: SacMeasures } | undefined;

/** The sac's own measures; they stay the same however it is turned. */
function measuresOf(plane: Plane, key: string): SacMeasures {
  if (measured?.key !== key) {
    const measures = measureSac(lumenMesh(), plane);
    if (!measures) throw new RangeError('The plane misses the sac');
    measured = { key, measures };
  }
  return measured.measures;
}

export function compute(state: ShapeState): ShapeResult {
  const plane = neckPlane(state);
  const measures = measuresOf(plane, `${state.level} ${state.lean}`);
  const { rim, height, neck } = measures;
  const steps = 360 / CURVE_STEP + 1;
  return {
    ...measures,
    plane,
    aspectRatio: height / neck,
    projected: projectNeck(lumenMesh(), rim, plane.normal, stageView(state)),
    curve: Array.from({ length: steps }, (_, step) => {
      const forward = lineOfSight(step * CURVE_STEP - 180, state.tilt);
      return projectedWidth(rim, plane.normal, forward).width;
    }),
    cutsArtery: rim.some(({ x, y, z }) => isOnArtery(x, y, z)),
  };
}

export function read(result: ShapeResult): readonly Reading[] {
  const { neck, projected, height, width, volume, cutsArtery } = result;
  const tone: Tone = cutsArtery ? 'bad' : 'plain';
  const shown = projected.isHidden ? '–' : projected.width.toFixed(1);
  return [
    { id: 'neck', value: neck.toFixed(1), tone },
    { id: 'projected', value: shown, tone: projectedTone(result) },
    { id: 'height', value: height.toFixed(1), tone },
    { id: 'width', value: width.toFixed(1), tone },
    { id: 'aspectRatio', value: printedRatio(result), tone },
    { id: 'volume', value: volume.toFixed(0), tone },
  ];
}

function projectedTone({ neck, projected, cutsArtery }: ShapeResult): Tone {
  if (cutsArtery) return 'bad';
  if (projected.isHidden) return 'plain';
  if (isTakenForNarrow(neck, projected.width)) return 'bad';
  return shortfall(neck, projected.width) > 0 ? 'grey' : 'good';
}

/** Aspect ratio of the lengths as printed, or it would not agree with them. */
export function printedRatio({ height, neck }: ShapeResult): string {
  return (Math.round(10 * height) / Math.round(10 * neck)).toFixed(1);
}

/** Whether the projection puts a wide neck among the narrow ones. */
export function isTakenForNarrow(neck: number, projected: number): boolean {
  return Number(neck.toFixed(1)) >= WIDE_NECK && Number(projected.toFixed(1)) < WIDE_NECK;
}

/** mm that the projection takes away, of the lengths as printed. */
export function shortfall(neck: number, projected: number): number {
  return Math.round(10 * neck) / 10 - Math.round(10 * projected) / 10;
}
