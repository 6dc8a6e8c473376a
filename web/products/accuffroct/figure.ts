import { coherence } from '../../figures/anatomy/vessel-section.js';
import { displayableOklch } from '../../figures/colour/oklab.js';
import { intravascularFigure } from '../../figures/scenes/intravascular.js';

/** The amber tones in which these pictures are usually shown. */
export const figure = intravascularFigure({
  brightness: coherence,
  severity: 'areaStenosis',
  tint: (level) => displayableOklch(0.1 + 0.84 * level, 0.03 + 0.11 * level * (1.25 - level), 66),
});
