export interface PlanePoint {
  readonly x: number;
  readonly y: number;
}

export interface Box {
  readonly x: readonly [number, number];
  readonly y: readonly [number, number];
}

/** Column and row of the grid's point where a side begins, and whether it runs upwards. */
type Side = readonly [column: number, row: number, isUpward: boolean];

/** Sides of a cell that a contour crosses, by which of its corners lie below; a saddle is cut apart. */
const CROSSINGS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[3, 0]],
  [[0, 1]],
  [[3, 1]],
  [[1, 2]],
  [
    [3, 0],
    [1, 2],
  ],
  [[0, 2]],
  [[3, 2]],
  [[2, 3]],
  [[2, 0]],
  [
    [0, 1],
    [2, 3],
  ],
  [[2, 1]],
  [[1, 3]],
  [[1, 0]],
  [[0, 3]],
  [],
];

/**
 * Lines where a field is zero, by marching squares: each a chain of points, which closes where its
 * last point is its first one.
 * @param cells across the box; as fine upwards
 */
export function contours(
  field: (x: number, y: number) => number,
  { x: [left, right], y: [bottom, top] }: Box,
  cells: number,
): PlanePoint[][] {
  const size = (right - left) / cells;
  const rows = Math.round((top - bottom) / size);
  const values = Array.from({ length: rows + 1 }, (_, row) =>
    Array.from({ length: cells + 1 }, (__, column) =>
      field(left + column * size, bottom + row * size),
    ),
  );
  const value = (column: number, row: number): number => values[row]?.[column] ?? 0;
  const crossing = ([column, row, isUpward]: Side): PlanePoint => {
    const [a, b] = [value(column, row), isUpward ? value(column, row + 1) : value(column + 1, row)];
    const share = a / (a - b);
    return {
      x: left + (column + (isUpward ? 0 : share)) * size,
      y: bottom + (row + (isUpward ? share : 0)) * size,
    };
  };
  const points = new Map<string, PlanePoint>();
  const next = new Map<string, string[]>();
  const join = (from: string, to: string): void => {
    next.set(from, [...(next.get(from) ?? []), to]);
    next.set(to, [...(next.get(to) ?? []), from]);
  };
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < cells; column++) {
      const corners = [
        value(column, row),
        value(column + 1, row),
        value(column + 1, row + 1),
        value(column, row + 1),
      ];
      const below = corners.reduce((sum, corner, index) => sum + (corner < 0 ? 1 << index : 0), 0);
      const sides: readonly [Side, Side, Side, Side] = [
        [column, row, false],
        [column + 1, row, true],
        [column, row + 1, false],
        [column, row, true],
      ];
      for (const pair of CROSSINGS[below] ?? []) {
        const [from, to] = pair.map((index) => {
          const side = sides[index] ?? sides[0];
          const key = side.join();
          if (!points.has(key)) points.set(key, crossing(side));
          return key;
        });
        join(from ?? '', to ?? '');
      }
    }
  }
  return chains(points, next);
}

/** Follows the joints from the loose ends first, then around what is closed. */
function chains(
  points: ReadonlyMap<string, PlanePoint>,
  next: ReadonlyMap<string, readonly string[]>,
): PlanePoint[][] {
  const seen = new Set<string>();
  const follow = (start: string): PlanePoint[] => {
    const keys = [start];
    seen.add(start);
    for (let here = start; ;) {
      const ahead = (next.get(here) ?? []).find((key) => !seen.has(key));
      if (ahead === undefined) break;
      seen.add(ahead);
      keys.push(ahead);
      here = ahead;
    }
    const isClosed = keys.length > 2 && (next.get(start) ?? []).includes(keys.at(-1) ?? '');
    if (isClosed) keys.push(start);
    return keys.flatMap((key) => points.get(key) ?? []);
  };
  const starts = [...next.keys()].sort(
    (a, b) => (next.get(a)?.length ?? 0) - (next.get(b)?.length ?? 0),
  );
  return starts
    .filter((key) => points.has(key))
    .flatMap((key) => (seen.has(key) ? [] : [follow(key)]));
}
