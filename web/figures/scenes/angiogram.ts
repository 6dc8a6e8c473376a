import { memoise } from '../memoise.js';
import { dot, normalise, cross, vector, type Vector } from '../geometry/vector.js';
import { smoothStep } from '../geometry/interpolation.js';
import { fractalNoise } from '../random/noise.js';
import { placeCamera, project, type Camera } from '../render/camera.js';
import { contrastThickness } from '../render/radiograph.js';
import type { Point } from '../charts/svg.js';
import type { Tube } from '../render/tube.js';
import { coronaryCase, coronaryTubes } from './coronary-case.js';
import { heartEye } from './heart-picture.js';
import { ladAt } from './lad-case.js';
import type { Box } from './panels.js';

/** The patient's directions in the heart's own frame: a steep heart, its apex down, left and forward. */
const CRANIAL = normalise(vector(0.42, 0.9, 0.1));
const LEFT = normalise(cross(CRANIAL, normalise(vector(0.393, -0.28, 0.876))));
const FORWARD = cross(LEFT, CRANIAL);

/** Directions of the C-arm about the heart, as in the lead figure. */
export type Projection = 0 | 1;
const DIRECTIONS = [
  [12, 24],
  [72, 12],
] as const;

const TARGET = vector(14, -8, 8);
const DISTANCE = 700;

/** Height in mm at the heart that a film shows. */
export const FILM_HEIGHT = 112;

export function filmCamera(projection: Projection, { width, height }: Box): Camera {
  const [degrees, elevation] = DIRECTIONS[projection];
  return placeCamera(
    {
      eye: heartEye(degrees, elevation, DISTANCE),
      target: TARGET,
      up: CRANIAL,
      heightAtTarget: FILM_HEIGHT,
    },
    width,
    height,
  );
}

function direction(projection: Projection): Vector {
  const [degrees, elevation] = DIRECTIONS[projection];
  return heartEye(degrees, elevation, 1);
}

/** The C-arm's angles as a catheter laboratory writes them. */
export function armAngles(projection: Projection): string {
  const towards = direction(projection);
  const degrees = (radians: number): number => Math.round((radians * 180) / Math.PI);
  const turn = degrees(Math.atan2(dot(towards, LEFT), dot(towards, FORWARD)));
  const tilt = degrees(Math.asin(dot(towards, CRANIAL)));
  return `${turn < 0 ? 'RAO' : 'LAO'} ${Math.abs(turn)}° · ${tilt < 0 ? 'CAU' : 'CRA'} ${Math.abs(tilt)}°`;
}

/** Whole degrees between the two projections. */
export function angleBetween(): number {
  return Math.round((Math.acos(dot(direction(0), direction(1))) * 180) / Math.PI);
}

/** Place of the vessel on a film. */
export function onFilm(projection: Projection, box: Box, at: number): Point {
  const camera = filmCamera(projection, box);
  const place = project(camera, camera.toView(ladAt(at).position));
  return { x: box.x + place.x, y: box.y + place.y };
}

/**
 * The ray of the other film's X-ray source through a place of the vessel, as this film shows it: where
 * the place must be found here. Cut off at the film's edge.
 */
export function epipolarLine(
  projection: Projection,
  box: Box,
  at: number,
): { from: Point; to: Point } {
  const camera = filmCamera(projection, box);
  const other = direction(projection === 0 ? 1 : 0);
  const { position } = ladAt(at);
  const ends = [-1, 1].map((sign) => {
    let last = { x: 0, y: 0 };
    for (let step = 0; step <= 80; step++) {
      const away = sign * step;
      const place = project(
        camera,
        camera.toView(
          vector(
            position.x + other.x * away,
            position.y + other.y * away,
            position.z + other.z * away,
          ),
        ),
      );
      const margin = 6;
      const isInside =
        place.x > margin &&
        place.y > margin &&
        place.x < box.width - margin &&
        place.y < box.height - margin;
      if (!isInside && step > 0) break;
      last = { x: box.x + place.x, y: box.y + place.y };
    }
    return last;
  });
  return { from: ends[0] ?? { x: 0, y: 0 }, to: ends[1] ?? { x: 0, y: 0 } };
}

/** Hardening and scatter leave the largest vessels far from black. */
const ABSORPTION = 0.3;

const tubes = memoise((): readonly Tube[] => coronaryTubes(coronaryCase().left));

/** The catheter's tip in the left main stem, and its way back along the aorta. */
const CATHETER: Tube = {
  stations: [
    [3.2, 34.6, 26],
    [-3, 40, 24],
    [-9, 49, 19],
    [-12, 62, 10],
    [-12, 90, 2],
  ].map(([x = 0, y = 0, z = 0]) => ({ position: vector(x, y, z), radius: 1, value: 0 })),
};

/**
 * Grey of a film by place in its panel.
 * @param reach mm from the inlet up to which contrast medium has come
 */
export function film(
  projection: Projection,
  box: Box,
  reach = Infinity,
): (u: number, v: number) => number {
  const camera = filmCamera(projection, box);
  const [width, height] = [Math.ceil(box.width), Math.ceil(box.height)];
  const full = contrastThickness(filled(reach), camera, width, height);
  const catheter = contrastThickness([CATHETER], camera, width, height);
  return (u, v) => {
    const at = Math.floor(v) * width + Math.floor(u);
    const through = Math.exp(-ABSORPTION * ((full[at] ?? 0) + 0.45 * (catheter[at] ?? 0)));
    const [x, y] = [u / box.width, v / box.height];
    const away = Math.hypot(x - 0.5, y - 0.5);
    const ribs = 0.04 * Math.sin(10 * y + 1.9 * x + 2 * projection);
    const chest = 0.72 + 0.05 * fractalNoise(x * 2.6, y * 3.6, projection, 7, 3) + ribs;
    const grain = 0.012 * fractalNoise(u / 2.4, v / 2.4, 3, 11, 1);
    return (chest * (0.26 + 0.74 * through) + grain) * (1 - 0.28 * smoothStep(0.3, 0.72, away));
  };
}

/** The tubes up to a distance from the left main stem's origin: what the medium has reached. */
function filled(reach: number): Tube[] {
  if (reach === Infinity) return [...tubes()];
  const origin = ladAt(-99).position;
  return tubes().map(({ stations }) => ({
    stations: stations.map((station) => {
      const { x, y, z } = station.position;
      const away = Math.hypot(x - origin.x, y - origin.y, z - origin.z);
      return {
        ...station,
        radius: station.radius * Math.max(0.001, 1 - smoothStep(reach - 9, reach, away)),
      };
    }),
  }));
}
