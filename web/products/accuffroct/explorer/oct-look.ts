import { displayableOklch } from '../../../figures/colour/oklab.js';
import { type ScanLook, tintTable } from '../../../figures/anatomy/section-raster.js';

/** Marks of a scan line: the guide wire, which light does not pass, or a strut. */
export const WIRE = -1;
export const STRUT = 1;

/** mm: the catheter's two sheaths. */
const SHEATHS = [0.24, 0.38] as const;

/**
 * Optical coherence tomography of a flushed lumen: black lumen, bright edge, fine layers that fade with
 * depth; wire and struts shine and hide what lies behind them.
 */
export const octLook: ScanLook = ({ lumen, media, mark }, radius, speckle) => {
  if (radius < SHEATHS[1] + 0.03) {
    return SHEATHS.some((sheath) => Math.abs(radius - sheath) < 0.022) ? 0.85 : 0.02;
  }
  if (mark === WIRE) return Math.abs(radius - 0.68 * lumen) < 0.07 ? 0.95 : 0.02;
  const within = radius - lumen;
  if (mark === STRUT) {
    if (Math.abs(within) < 0.06) return 1;
    if (within > 0) return 0.05 + 0.06 * speckle;
  }
  if (within < 0) return 0.02 + 0.03 * speckle;
  const edge = 0.3 * Math.exp(-((within / 0.04) ** 2));
  const tissue = (0.42 + 0.5 * speckle) * Math.exp(-within / 0.75) + edge;
  const gap = Math.abs(radius - media) / 0.045;
  if (gap < 1) return 0.45 * tissue;
  return gap < 2 ? 1.35 * tissue : tissue;
};

/** The amber tones in which these pictures are usually shown. */
export const octTint = tintTable((level) =>
  displayableOklch(0.1 + 0.84 * level, 0.03 + 0.11 * level * (1.25 - level), 66),
);
