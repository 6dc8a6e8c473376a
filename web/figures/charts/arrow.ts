import { element, round, type Point } from './svg.js';

export type Stroke = readonly [from: Point, to: Point];

/** Arrows of one colour, their heads as long as a few strokes. */
export function arrows(strokes: readonly Stroke[], colour: string, width: number): string {
  const place = (x: number, y: number): string => `${round(x)} ${round(y)}`;
  let [shafts, heads] = ['', ''];
  for (const [from, to] of strokes) {
    const size = Math.hypot(to.x - from.x, to.y - from.y) || 1;
    const [dx, dy] = [(to.x - from.x) / size, (to.y - from.y) / size];
    const head = Math.min(3.6 * width, 0.6 * size);
    const half = 0.55 * head;
    const [x, y] = [to.x - dx * head, to.y - dy * head];
    shafts += `M${place(from.x, from.y)}L${place(x, y)}`;
    heads += `M${place(to.x, to.y)}L${place(x - dy * half, y + dx * half)}L${place(x + dy * half, y - dx * half)}Z`;
  }
  return (
    element('path', { d: shafts, stroke: colour, 'stroke-width': width }) +
    element('path', { d: heads, fill: colour })
  );
}
