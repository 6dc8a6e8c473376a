import type { Edition } from '../../../contract/editions.js';
import { letters, type Letters } from '../../../figures/charts/letters.js';
import { drawing, element, label, type Point, polyline } from '../../../figures/charts/svg.js';
import {
  BRAIN_BRIGHT,
  HEART_BRIGHT,
  ON_STAGE_SOFT,
  STAGE,
} from '../../../figures/colour/palette.js';
import { STAGE_FRAME } from '../../../figures/explorer-states.js';
import type { LabelSize } from '../../../figures/figure.js';
import { projectOnDetector } from '../../../figures/geometry/c-arm.js';
import { along } from '../../../figures/geometry/vector.js';
import { wayPoint } from './coronary.js';
import { ffrChart, ffrColour } from './ffr-chart.js';
import { type Film, FILMS, onStage } from './films.js';
import { ANALYSED, LESION, lesionSpan, type Result, type State, viewsOf } from './model.js';
import { sectionDrawing } from './section-drawing.js';

/** Overlays of the films, the section between both views' rays, and FFR along the vessel. */
export function draw(state: State, result: Result, edition: Edition, size: LabelSize): string {
  const letter = letters(size);
  return drawing(
    STAGE_FRAME.width,
    STAGE_FRAME.height,
    edition,
    ...filmOverlay(state, result, 0, letter),
    ...filmOverlay(state, result, 1, letter),
    ...sectionDrawing(result, edition, size),
    ...ffrChart(state, result, edition, size),
  );
}

function armAngles(primary: number, secondary: number): string {
  const turn = primary === 0 ? 'AP' : `${primary < 0 ? 'RAO' : 'LAO'} ${Math.abs(primary)}°`;
  if (secondary === 0) return turn;
  return `${turn} ${secondary < 0 ? 'CAU' : 'CRA'} ${Math.abs(secondary)}°`;
}

/** The analysed way in the colours of FFR, the lesion, and where the other view's ray passes. */
function filmOverlay(
  state: State,
  { profile, pressure, isWithheld }: Result,
  index: 0 | 1,
  letter: Letters,
): string[] {
  const views = viewsOf(state);
  const [film, view, other] = [FILMS[index], views[index], views[index === 0 ? 1 : 0]];
  const seen = (at: number): Point => onStage(film, projectOnDetector(view, wayPoint(at).position));
  const throat = wayPoint(LESION.at).position;
  const [from, to] = lesionSpan();
  // The lesion itself stays in sight.
  const pieces = (
    [
      [0, from],
      [to, ANALYSED],
    ] as const
  ).map(([start, end]) => {
    const steps = Math.round((end - start) / 2);
    const ffr = 1 - (profile[Math.round((start + end) / 2)]?.loss ?? 0) / pressure;
    return polyline(
      Array.from({ length: steps + 1 }, (_, step) => seen(start + ((end - start) * step) / steps)),
      {
        stroke: isWithheld ? ON_STAGE_SOFT : ffrColour(ffr),
        'stroke-width': letter.stroke * 1.5,
        'stroke-linecap': 'round',
      },
    );
  });
  const at = seen(LESION.at);
  const [primary, secondary] =
    index === 0 ? [state.primary1, state.secondary1] : [state.primary2, state.secondary2];
  return [
    ...epipolar(
      film,
      (away) => onStage(film, projectOnDetector(view, along(throat, other.towards, away))),
      letter,
    ),
    ...pieces,
    element('circle', {
      cx: at.x,
      cy: at.y,
      r: 30,
      fill: 'none',
      stroke: HEART_BRIGHT,
      'stroke-width': letter.stroke * 1.3,
    }),
    label(
      film.x + 16,
      film.y + letter.text * 1.25,
      `${index + 1}  ${armAngles(primary, secondary)}`,
      {
        'font-size': letter.text,
        'font-weight': 600,
        fill: '#fff',
        stroke: STAGE,
        'stroke-width': letter.stroke * 2,
        'stroke-opacity': 0.6,
        'stroke-linejoin': 'round',
        'paint-order': 'stroke',
      },
    ),
  ];
}

/** The ray of the other view through the throat, as this view shows it, cut off at the film. */
function epipolar(film: Film, seen: (away: number) => Point, letter: Letters): string[] {
  const [here, ahead] = [seen(0), seen(1)];
  const size = Math.hypot(ahead.x - here.x, ahead.y - here.y);
  if (size < 1e-3) return [];
  const [dx, dy] = [(ahead.x - here.x) / size, (ahead.y - here.y) / size];
  const reach = (sign: number): Point => {
    const limits = [
      dx === 0 ? Infinity : ((sign * dx > 0 ? film.x + film.width : film.x) - here.x) / (sign * dx),
      dy === 0
        ? Infinity
        : ((sign * dy > 0 ? film.y + film.height : film.y) - here.y) / (sign * dy),
    ];
    const far = sign * Math.max(0, Math.min(...limits));
    return { x: here.x + dx * far, y: here.y + dy * far };
  };
  return [
    polyline([reach(-1), reach(1)], {
      stroke: BRAIN_BRIGHT,
      'stroke-width': letter.stroke * 0.9,
      'stroke-dasharray': '9 7',
    }),
  ];
}
