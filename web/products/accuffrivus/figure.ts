import { ultrasound } from '../../figures/anatomy/vessel-section.js';
import { fromOklab } from '../../figures/colour/oklab.js';
import { intravascularFigure } from '../../figures/scenes/intravascular.js';

export const figure = intravascularFigure({
  brightness: ultrasound,
  severity: 'burden',
  tint: (level) => fromOklab(0.1 + 0.86 * level, 0, -0.012),
});
