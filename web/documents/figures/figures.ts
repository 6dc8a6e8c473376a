import { type Canvas, style } from '../typesetter/canvas.js';
import { COLOUR, TEXT_WIDTH } from '../typesetter/page.js';
import { arrow, label } from './symbols.js';

export type FigureName = 'projections' | 'projectionsFrom25' | 'workflow' | 'pullback';

interface VectorFigure {
  readonly height: number;
  readonly draw: (canvas: Canvas, x: number, y: number) => void;
}

const SMALL = style({ size: 8.5 });
const STEPS = ['Choose runs', 'Mark segment', 'Check contours', 'Compute', 'Review, release'];

function projections(angle: string, canvas: Canvas, x: number, y: number): void {
  const { pdf } = canvas;
  const centre = { x: x + TEXT_WIDTH / 2, y: y + 118 };
  const sources = [
    { x: centre.x - 120, y: y + 16, name: 'Projection 1' },
    { x: centre.x + 60, y: y + 8, name: 'Projection 2' },
  ];
  for (const source of sources) {
    pdf.moveTo(source.x, source.y).lineTo(centre.x, centre.y).lineWidth(0.8).dash(3, { space: 3 });
    pdf.stroke(COLOUR.muted).undash();
    pdf.circle(source.x, source.y, 5).fill(COLOUR.accent);
    label(canvas, source.name, source.x + 10, source.y - 6, SMALL);
  }
  const [first, second] = sources.map((source) => {
    const distance = Math.hypot(source.x - centre.x, source.y - centre.y);
    const share = 42 / distance;
    return [
      centre.x + (source.x - centre.x) * share,
      centre.y + (source.y - centre.y) * share,
    ] as const;
  }) as [readonly [number, number], readonly [number, number]];
  pdf
    .moveTo(...first)
    .quadraticCurveTo(centre.x - 4, centre.y - 50, ...second)
    .lineWidth(1)
    .stroke(COLOUR.accent);
  label(canvas, angle, centre.x - 44, centre.y - 62, SMALL);
  pdf
    .moveTo(centre.x - 92, centre.y + 16)
    .bezierCurveTo(centre.x - 40, centre.y - 22, centre.x - 6, centre.y + 10, centre.x, centre.y)
    .bezierCurveTo(
      centre.x + 14,
      centre.y - 14,
      centre.x + 60,
      centre.y + 26,
      centre.x + 104,
      centre.y,
    )
    .lineWidth(8)
    .lineCap('round')
    .stroke(COLOUR.warning)
    .lineCap('butt');
  label(canvas, 'Coronary artery', centre.x + 112, centre.y - 6, SMALL);
}

function workflow(canvas: Canvas, x: number, y: number): void {
  const { pdf } = canvas;
  const gap = 16;
  const width = (TEXT_WIDTH - gap * (STEPS.length - 1)) / STEPS.length;
  STEPS.forEach((step, index) => {
    const left = x + index * (width + gap);
    pdf
      .roundedRect(left, y + 6, width, 34, 4)
      .lineWidth(1)
      .stroke(COLOUR.accent);
    label(canvas, step, left + (width - canvas.width(step, SMALL)) / 2, y + 16, SMALL);
    if (index > 0) arrow(canvas, left - gap + 2, y + 23, left - 2);
  });
}

function pullback(canvas: Canvas, x: number, y: number): void {
  const { pdf } = canvas;
  const left = x + 46;
  const right = x + TEXT_WIDTH - 20;
  const top = y + 10;
  const bottom = y + 130;
  const level = (ffr: number) => top + ((1 - ffr) / 0.4) * (bottom - top);
  const place = (share: number) => left + share * (right - left);
  pdf
    .moveTo(left, top)
    .lineTo(left, bottom)
    .lineTo(right, bottom)
    .lineWidth(0.8)
    .stroke(COLOUR.ink);
  for (const ffr of [1, 0.9, 0.8, 0.7, 0.6]) {
    label(canvas, ffr.toFixed(1), left - 22, level(ffr) - 6, SMALL);
  }
  pdf.moveTo(left, level(0.8)).lineTo(right, level(0.8)).lineWidth(0.8).dash(4, { space: 3 });
  pdf.stroke(COLOUR.caution).undash();
  const points: readonly (readonly [number, number])[] = [
    [0, 1],
    [0.3, 0.96],
    [0.38, 0.82],
    [0.6, 0.8],
    [1, 0.71],
  ];
  points.forEach(([share, ffr], index) => {
    if (index === 0) pdf.moveTo(place(share), level(ffr));
    else pdf.lineTo(place(share), level(ffr));
  });
  pdf.lineWidth(2).stroke(COLOUR.accent);
  label(canvas, 'FFR', x, top - 4, SMALL);
  label(canvas, 'Focal lesion', place(0.4), level(0.92), SMALL);
  label(canvas, 'Diffuse disease', place(0.74), level(0.85), SMALL);
  label(canvas, 'Distance from the ostium (mm)', place(0.5) - 56, bottom + 4, SMALL);
}

/** Schematic drawings; none of them shows a patient's data. */
export const FIGURES: Readonly<Record<FigureName, VectorFigure>> = {
  projections: { height: 150, draw: (...place) => projections('more than 25°', ...place) },
  projectionsFrom25: { height: 150, draw: (...place) => projections('at least 25°', ...place) },
  workflow: { height: 48, draw: workflow },
  pullback: { height: 150, draw: pullback },
};
