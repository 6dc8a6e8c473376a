import type { ExplorerTexts } from '../../../ui/stage/explorer-texts.js';
import {
  isTakenForNarrow,
  printedRatio,
  shortfall,
  WIDE_NECK,
  type controls,
  type ShapeResult,
  type ShapeState,
} from './model.js';

function mm(value: number): string {
  return `${value.toFixed(1)}\u00a0mm`;
}

/** What a plane that was moved makes of the measures. */
function planeMoved({ level, lean }: ShapeState, result: ShapeResult): string {
  const moves = [
    ...(level === 0 ? [] : [`${mm(Math.abs(level))} ${level > 0 ? 'higher' : 'lower'}`]),
    ...(lean === 0 ? [] : [`tilted by ${Math.abs(lean)}°`]),
  ];
  if (moves.length === 0) return '';
  return `With the plane ${moves.join(' and ')}, the aspect ratio is ${printedRatio(result)}. `;
}

function sentence(result: ShapeResult, state: ShapeState): string {
  const { neck, projected, cutsArtery } = result;
  if (cutsArtery) {
    return `The plane cuts into the parent artery: ${mm(neck)} is not the neck, and an aspect ratio of ${printedRatio(result)} means nothing.`;
  }
  const plane = planeMoved(state, result);
  if (projected.isHidden) {
    return `${plane}From this angle the sac or the artery covers the neck, so it cannot be measured; in three dimensions it is ${mm(neck)}.`;
  }
  const less = shortfall(neck, projected.width);
  const both = `In this view the neck measures ${mm(projected.width)}, in three dimensions ${mm(neck)}`;
  if (isTakenForNarrow(neck, projected.width)) {
    return `${plane}${both}: by width alone (≥${WIDE_NECK}\u00a0mm) a wide neck passes for a narrow one.`;
  }
  return less > 0
    ? `${plane}${both}: the projection hides ${mm(less)}.`
    : `${plane}In this view the neck measures what it does in three dimensions: ${mm(neck)}.`;
}

export const texts: ExplorerTexts<typeof controls, ShapeResult> = {
  title: 'Try it: turn the sac and watch the neck change',
  alt: 'A saccular aneurysm on its parent artery with an orange disc at the neck plane and lines for neck, height and width. Upper right, the same view as a grey angiogram; below it, a curve of the neck at each angle.',
  controls: {
    azimuth: { label: 'View: rotate', unit: '°' },
    tilt: { label: 'View: tilt', unit: '°' },
    level: { label: 'Neck plane: height', unit: '\u00a0mm', digits: 1 },
    lean: { label: 'Neck plane: tilt', unit: '°' },
  },
  readings: {
    neck: { label: 'Neck in 3D', unit: '\u00a0mm' },
    projected: { label: 'Neck in this view', unit: '\u00a0mm' },
    height: { label: 'Height', unit: '\u00a0mm' },
    width: { label: 'Width', unit: '\u00a0mm' },
    aspectRatio: { label: 'Aspect ratio', unit: '' },
    volume: { label: 'Sac volume', unit: '\u00a0mm³' },
  },
  sentence,
  presets: [
    'Along the artery',
    'Working projection',
    'Neck hidden',
    'Plane too high',
    'Plane in the artery',
  ],
  how: {
    summary:
      'Sac and parent artery are one closed surface, given by formulas and drawn with about 4,400 triangles. Neck, height, width and volume are measured on that surface, whatever the view. The two-dimensional reading is the width of the same neck in the present projection: it can equal the three-dimensional one or fall short of it. Moving the neck plane changes both.',
    equations: [
      'Neck N = max |p − q| for p, q on the edge of the neck',
      'Aspect ratio = H/N, with H from the neck plane to the dome, perpendicular',
      'Neck in a view N′ = max(p·e) − min(p·e), e = v × n/|v × n|; N′ ≤ N',
      'Volume V = ∫ h·(n·dA), with h the height above the neck plane',
    ],
    parameters: [
      {
        name: 'Wide neck by its width alone',
        value: `neck ≥${WIDE_NECK}\u00a0mm (26 of 123 articles); 49 add “or dome-to-neck ratio <2”, which holds here in every view that shows the neck`,
        source: 0,
      },
      { name: 'Height, neck and aspect ratio', value: 'as measured on 3D surfaces', source: 1 },
      {
        name: 'Published: neck in 3D rotational angiography less neck in 2D DSA',
        value: 'mean 0.95 mm, 8 aneurysms <5 mm; its authors call it overestimation in 3D',
        source: 2,
      },
      { name: 'Parent artery diameter', value: '4.0 mm (assumed)' },
      {
        name: 'Half-axes of the sac; radius of the lobe',
        value: '4.0, 4.0, 2.8 mm; 1.6 mm (assumed)',
      },
      { name: 'Overlap that hides a shoulder', value: '0.5 mm (assumed)' },
    ],
    leftOut: [
      'Resolution, filling and segmentation level: real 3D measurements err as well, and may overestimate a neck where sac and artery lie close together',
      'Magnification and distortion of a cone beam: the projection here is parallel',
      'Branches from the neck, wall thickness and thrombus',
      'Any bearing on rupture: no measure has an accepted cut-off',
    ],
    checked: [
      'Cap of a sphere and ellipsoid: neck, height, width and volume within 1% of the exact values',
      'Projections of an elliptical neck within 1% from every side; their mean within 1% of circumference/π (Cauchy)',
      '1,000 random states: no projection shows a wider neck than three dimensions',
      'Raising the plane lowers height, volume and aspect ratio',
    ],
  },
};
