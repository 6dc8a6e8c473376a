import { sectionOutline, type SectionShape } from '../anatomy/vessel-section.js';
import { element, pathData, polyline, type Point } from '../charts/svg.js';
import type { Colour } from '../colour/oklab.js';
import { clamp, smoothStep } from '../geometry/interpolation.js';
import { noise } from '../random/noise.js';
import { sparsely, type Box, type Panel } from './panels.js';
import { lumenRadius, pullbackNumbers, wallRadius } from './pullback-case.js';

export interface PullbackModality {
  readonly brightness: (shape: SectionShape, x: number, y: number) => number;
  readonly tint: (brightness: number) => Colour;
}

/** mm from the catheter to the edge of what is shown. */
export const REACH = 2.9;
export const LENGTH = 50;

/** Reference frames beside the narrowing and the narrowest one, in mm from the distal end. */
export const FRAMES = { distal: 20, proximal: 34 } as const;
export const narrowest = (): number => pullbackNumbers().at;

export function sectionAt(at: number): SectionShape {
  const calcified = 1 - smoothStep(2.4, 4.2, Math.abs(at - 26.2));
  return { lumen: lumenRadius(at), wall: wallRadius(at), calcified, at };
}

/** Square millimetres. */
export const lumenArea = (at: number): number => Math.PI * lumenRadius(at) ** 2;
export const vesselArea = (at: number): number => Math.PI * wallRadius(at) ** 2;

const shown = ({ tint }: PullbackModality, level: number): Colour => tint(clamp(level));

/** A cross-section in a disc. */
export function disc(
  modality: PullbackModality,
  x: number,
  y: number,
  size: number,
  at: number,
): Panel {
  const section = sectionAt(at);
  const scale = (2 * REACH) / size;
  const box = { x, y, width: size, height: size };
  const levels = sparsely(
    box,
    (u, v) => modality.brightness(section, (u - size / 2) * scale, (size / 2 - v) * scale),
    size > 250 ? 1.6 : 1,
  );
  return { ...box, isRound: true, colourAt: (u, v) => shown(modality, levels(u, v)) };
}

/** Angle of the plane in which the longitudinal view cuts the vessel: through the calcium. */
const CUT = -0.75;

/**
 * The pullback cut lengthwise, from its distal end on the left.
 * @param length mm shown
 * @param bloodFrom mm from which blood is left in the lumen and hides the wall
 */
export function longitudinal(
  modality: PullbackModality,
  box: Box,
  length = LENGTH,
  bloodFrom = Infinity,
): Panel {
  const levels = sparsely(
    box,
    (u, v) => {
      const at = (u / box.width) * length;
      const away = REACH * (1 - (2 * v) / box.height);
      const section = sectionAt(at);
      const level = modality.brightness(section, -away * Math.cos(CUT), -away * Math.sin(CUT));
      if (at < bloodFrom - 1) return level;
      const blood = smoothStep(bloodFrom, bloodFrom + 1.6, at + 0.5 * noise(v / 18, 2, 0, 5));
      const swirl = 0.3 + 0.2 * noise(u / 9, v / 6, 0, 14);
      const isNear = 1 - smoothStep(0.9, 2.2, Math.abs(away));
      return level + blood * (swirl * isNear - 0.75 * level);
    },
    1.5,
  );
  return { ...box, colourAt: (u, v) => shown(modality, levels(u, v)) };
}

type Border = 'lumen' | 'media';

/** A border in a disc, closed. */
export function ring(panel: Box, at: number, border: Border): string {
  const section = sectionAt(at);
  const scale = panel.width / (2 * REACH);
  return pathData(
    Array.from({ length: 48 }, (_, index): Point => {
      const angle = (2 * Math.PI * index) / 48;
      const radius = sectionOutline(section, angle)[border] * scale;
      return {
        x: panel.x + panel.width / 2 + radius * Math.cos(angle),
        y: panel.y + panel.height / 2 - radius * Math.sin(angle),
      };
    }),
    true,
  );
}

export function closed(data: string, stroke: string, width: number, fill = 'none'): string {
  return element('path', { d: data, fill, 'fill-opacity': 0.16, stroke, 'stroke-width': width });
}

/** A border on both sides of the longitudinal view. */
export function borderLines(
  box: Box,
  border: Border,
  stroke: string,
  width: number,
  length = LENGTH,
) {
  return [CUT, CUT + Math.PI].map((angle, side) =>
    polyline(
      Array.from({ length: LENGTH + 1 }, (_, at): Point => {
        const away = sectionOutline(sectionAt(at), angle)[border] / REACH;
        return {
          x: box.x + (box.width * at) / length,
          y: box.y + (box.height / 2) * (1 + (side === 0 ? away : -away)),
        };
      }),
      { stroke, 'stroke-width': width },
    ),
  );
}
