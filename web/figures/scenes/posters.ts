import { coherence } from '../anatomy/vessel-section.js';
import { flowMap, pressureMap, shearMap } from '../colour/maps.js';
import { displayableOklch } from '../colour/oklab.js';
import { STAGE } from '../colour/palette.js';
import { fromHex, mixColours } from '../colour/srgb.js';
import type { Figure } from '../figure.js';
import type { PosterId } from '../figure-ids.js';
import { solveCircle } from '../flow/circle-of-willis.js';
import { clamp, smoothStep } from '../geometry/interpolation.js';
import { vector } from '../geometry/vector.js';
import { memoise } from '../memoise.js';
import type { CameraSettings } from '../render/camera.js';
import { enlarged, type Picture } from '../render/picture.js';
import { plot } from '../render/plot.js';
import { creased } from '../render/tube.js';
import { brainTrees } from '../vessels/brain-tree.js';
import { brainTubes, nodeSpeeds } from '../vessels/brain-tubes.js';
import { flowDiverter } from '../vessels/flow-diverter.js';
import { placeLesion } from '../vessels/lesion.js';
import { angiogramFrame } from './angiogram-run.js';
import { colouredWall, glassWall } from './aneurysm-sheets.js';
import { DEVICE, METAL } from './aneurysm-view.js';
import { coronaryCase, coronaryTubes, ffrColour } from './coronary-case.js';
import { heartEye, heartPicture } from './heart-picture.js';
import { microvascularBed } from './microvascular-bed.js';
import { lumenRadius, pullbackNumbers, wallRadius } from './pullback-case.js';
import { ventricleView } from './ventricle-view.js';
import { vesselPicture } from './vessel-picture.js';

const FRAME = { width: 480, height: 320, widths: [480] } as const;

/** @param share of the frame's pixels along each side that are computed; soft shapes need fewer */
function poster(render: (width: number, height: number) => Picture, share = 1): Figure {
  return {
    ...FRAME,
    render: (width, height) =>
      share === 1
        ? render(width, height)
        : enlarged(render(Math.round(width * share), Math.round(height * share)), width, height),
  };
}

/** cm/s at the upper end of the colours. */
const FASTEST = 30;

const brain = memoise(() => {
  const trees = brainTrees(618, 220);
  return { trees, speeds: nodeSpeeds(trees, solveCircle(trees)) };
});

/** From the other side than on the page of intracranial arteries. */
function brainArteries(width: number, height: number): Picture {
  const { trees, speeds } = brain();
  return vesselPicture(
    {
      isSmall: true,
      tubes: creased(brainTubes(trees, (side) => speeds(side).map((speed) => speed / FASTEST))),
      map: flowMap,
      camera: { eye: vector(-190, 20, 380), target: vector(0, 8, -6), heightAtTarget: 128 },
      fog: [-30, 85],
      fogShare: 0.82,
    },
    width,
    height,
  );
}

/** Pressure ratio across a narrowing of the middle cerebral artery, from close by. */
function brainStenosis(width: number, height: number): Picture {
  const { trees } = brain();
  const { tree, radii, named } = trees.left;
  const m1 = (named.get('M1') ?? []).slice(4, 9);
  const lesion = { ...placeLesion(tree, radii, m1, 0.72), side: 'left' as const };
  const { solution, offset, inletPressure } = solveCircle(trees, lesion);
  const tubes = brainTubes(
    trees,
    (side) =>
      trees[side].tree.nodes.map(
        (_, node) => ((solution.pressures[node + offset[side]] ?? 0) / inletPressure) * 2 - 1,
      ),
    { side: 'left', at: lesion.narrowing },
  );
  const camera: CameraSettings = {
    eye: vector(40, -10, 420),
    target: vector(21, 4, 0),
    heightAtTarget: 44,
  };
  return vesselPicture(
    { tubes, isSmall: true, map: pressureMap, camera, fog: [-20, 50], fogShare: 0.9 },
    width,
    height,
  );
}

const ANEURYSM: CameraSettings = {
  eye: vector(24, 22, 105),
  target: vector(16, 13.2, 5),
  heightAtTarget: 18.5,
};

/** The wall alone, coloured from the neck to the dome: a shape, not a flow. */
function aneurysm(width: number, height: number): Picture {
  const { eye } = ANEURYSM;
  return vesselPicture(
    {
      tubes: [],
      isSmall: true,
      map: shearMap,
      camera: ANEURYSM,
      fog: [2, 14],
      fogShare: 0.4,
      others: (camera) => [
        colouredWall({ eye, camera, width, height }, shearMap, ({ y }) =>
          clamp(0.12 + (y - 9) / 13),
        ),
      ],
    },
    width,
    height,
  );
}

/** A braid across the neck behind a wall of glass. */
function diverter(width: number, height: number): Picture {
  const camera: CameraSettings = {
    eye: vector(6, 20, 105),
    target: vector(16.4, 13, 5),
    heightAtTarget: 17,
  };
  return vesselPicture(
    {
      tubes: flowDiverter({ wires: 16, pitch: 8.6, wireRadius: 0.06, from: 8, to: 24.5 }, DEVICE),
      map: () => METAL,
      isSmall: true,
      camera,
      fog: [2, 14],
      fogShare: 0.4,
      others: (placed) => [
        { ...glassWall({ eye: camera.eye, camera: placed, width, height }), inFront: true },
      ],
    },
    width,
    height,
  );
}

/** The narrowing of the anterior descending artery and what lies behind it. */
function coronaryArteries(width: number, height: number): Picture {
  const { left, right } = coronaryCase();
  return heartPicture(
    {
      tubes: creased([...coronaryTubes(left), ...coronaryTubes(right)]),
      isSmall: true,
      map: ffrColour,
      camera: {
        eye: heartEye(36, 6, 420),
        target: vector(16, 1, 0),
        up: vector(0.4, 0.91, 0),
        heightAtTarget: 84,
      },
      fade: 0.06,
    },
    width,
    height,
  );
}

function angiogram(width: number, height: number): Picture {
  const stage = fromHex(STAGE);
  const panel = { x: 0, y: 0, width, height, millimetres: 92, target: vector(16, -2, 8) };
  const frame = angiogramFrame(panel, 1.1, 1);
  return plot(width, height, width, (x, y) => frame(x, y) ?? stage);
}

function microcirculation(width: number, height: number): Picture {
  return microvascularBed(
    { eye: vector(-60, 20, 220), target: vector(8, 0, 0), heightAtTarget: 78 },
    width,
    height,
    200,
  );
}

/** mm across half the section's height. */
const REACH = 2.9;

/** A section at the narrowest place, in the tones of optical coherence tomography. */
function intravascular(width: number, height: number): Picture {
  const stage = fromHex(STAGE);
  const { at } = pullbackNumbers();
  const shape = { lumen: lumenRadius(at), wall: wallRadius(at) };
  const radius = height * 0.44;
  return plot(width, height, width, (px, py) => {
    const [x, y] = [px - width / 2, height / 2 - py];
    const away = Math.hypot(x, y);
    if (away > radius) return stage;
    const level = clamp(coherence(shape, (x * REACH) / radius, (y * REACH) / radius));
    const tint = displayableOklch(0.1 + 0.84 * level, 0.03 + 0.11 * level * (1.25 - level), 66);
    return mixColours(tint, stage, smoothStep(radius - 2, radius, away));
  });
}

function ventricle(width: number, height: number): Picture {
  const camera: CameraSettings = {
    eye: vector(300, 210, 10),
    target: vector(0, 0, 40),
    up: vector(0.5, 0.5, -0.72),
    heightAtTarget: 104,
  };
  return ventricleView(camera, width, height);
}

/** Pictures for news: scenes of the site from other places, without words. */
export const posters: Readonly<Record<PosterId, Figure>> = {
  'brain-arteries': poster(brainArteries),
  'brain-stenosis': poster(brainStenosis, 0.75),
  aneurysm: poster(aneurysm, 0.75),
  'flow-diverter': poster(diverter, 0.8),
  'coronary-arteries': poster(coronaryArteries, 0.7),
  angiogram: poster(angiogram),
  microcirculation: poster(microcirculation, 0.75),
  intravascular: poster(intravascular),
  ventricle: poster(ventricle, 0.75),
};
