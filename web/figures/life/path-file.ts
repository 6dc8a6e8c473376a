import type { FlowPath } from '../figure.js';

/**
 * Paths as whole numbers in columns, each the step from the one before: half of what is sent are
 * then zeros and ones. Radii in tenths of a pixel, times in hundredths of a second.
 */
export interface PathFile {
  readonly lengths: readonly number[];
  readonly x: readonly number[];
  readonly y: readonly number[];
  readonly radius: readonly number[];
  readonly time: readonly number[];
}

const PARTS = { x: 1, y: 1, radius: 10, time: 100 } as const;

type Column = keyof typeof PARTS;

export function packPaths(paths: readonly FlowPath[]): PathFile {
  const column = (name: Column): number[] =>
    paths.flatMap((path) => {
      const whole = path.map((point) => Math.round(point[name] * PARTS[name]));
      return whole.map((value, index) => value - (whole[index - 1] ?? 0));
    });
  return {
    lengths: paths.map(({ length }) => length),
    x: column('x'),
    y: column('y'),
    radius: column('radius'),
    time: column('time'),
  };
}

export function unpackPaths(file: PathFile): FlowPath[] {
  let next = 0;
  return file.lengths.map((length) => {
    const sum = { x: 0, y: 0, radius: 0, time: 0 };
    return Array.from({ length }, () => {
      for (const name of Object.keys(PARTS) as Column[]) sum[name] += file[name][next] ?? 0;
      next++;
      return {
        x: sum.x / PARTS.x,
        y: sum.y / PARTS.y,
        radius: sum.radius / PARTS.radius,
        time: sum.time / PARTS.time,
      };
    });
  });
}
