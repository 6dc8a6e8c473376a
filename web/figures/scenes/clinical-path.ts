import { flow, grid, images, result, vessels } from '../charts/pictograms.js';
import { drawing, element, line } from '../charts/svg.js';
import type { Figure } from '../figure.js';

const STEPS = [images, vessels, grid, flow, result] as const;
const SPACING = 236;

/** From the images to the result in five pictures without words, on the page's own ground. */
export function clinicalPath(colour: string): Figure {
  const [width, height] = [STEPS.length * SPACING, 200];
  const middle = (index: number): number => (index + 0.5) * SPACING;
  const joints = STEPS.slice(1).map((_, index) =>
    line(middle(index) + 82, 100, middle(index + 1) - 82, 100, {
      stroke: colour,
      'stroke-width': 6 - index,
      'stroke-linecap': 'round',
      'stroke-opacity': 0.5,
    }),
  );
  const stations = STEPS.map((pictogram, index) =>
    element(
      'g',
      { transform: `translate(${middle(index)} 100)` },
      element('circle', {
        r: 76,
        fill: colour,
        'fill-opacity': 0.07,
        stroke: colour,
        'stroke-opacity': 0.35,
        'stroke-width': 2,
      }),
      pictogram(colour),
    ),
  );
  return {
    width,
    height,
    draw: () => drawing(width, height, 'en', ...joints, ...stations),
  };
}
