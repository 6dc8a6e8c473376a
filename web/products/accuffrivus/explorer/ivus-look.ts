import { fromOklab } from '../../../figures/colour/oklab.js';
import { smoothStep } from '../../../figures/geometry/interpolation.js';
import { type ScanLook, tintTable } from '../../../figures/anatomy/section-raster.js';

/** mm: the catheter, and the ring that its own echo leaves. */
const CATHETER = { radius: 0.34, ring: 0.4 };

/**
 * Intravascular ultrasound: faint blood, bright intima, speckled plaque, dark media, bright adventitia;
 * calcium, which throws back nearly all sound, hides what lies behind it.
 */
export const ivusLook: ScanLook = ({ lumen, media, mark }, radius, speckle) => {
  if (radius < CATHETER.ring) return radius < CATHETER.radius ? 0.02 : 0.8;
  if (radius < lumen) return 0.03 + 0.12 * speckle * smoothStep(0.4, 0.7, radius);
  const intima = Math.exp(-(((radius - lumen) / 0.06) ** 2));
  const depth = (radius - lumen) / (media - lumen);
  const shadow = 1 - 0.92 * mark * smoothStep(0.5, 0.56, depth);
  const outside = radius - media;
  if (outside > 0.07) return (0.3 + 0.62 * speckle) * Math.exp(-outside / 1.5) * shadow;
  const calcium = mark * smoothStep(0.16, 0.2, depth) * (1 - smoothStep(0.5, 0.56, depth));
  const level = 0.14 + 0.48 * speckle + 0.35 * intima + 0.8 * calcium;
  const inMedia = outside > -0.07 ? 0.22 + 0.3 * Math.abs(outside / 0.07) : 1;
  return level * inMedia * shadow;
};

export const ivusTint = tintTable((level) => fromOklab(0.1 + 0.86 * level, 0, -0.012));
