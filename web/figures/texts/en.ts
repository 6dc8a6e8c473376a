import type { SharedFigureId } from '../figure-ids.js';
import type { FigureText } from './figure-text.js';

export const enFigureTexts: Readonly<Record<SharedFigureId, FigureText>> = {
  'coronary-hero': {
    caption: 'Synthetic coronary tree built by Murray’s law and coloured by computed FFR.',
    alt: 'Coronary tree on a heart, dark background. Most vessels are teal; beyond a stenosis the left anterior descending artery turns orange as pressure falls.',
    legendAlt: 'Colour scale: FFR from 0.5 to 1.0.',
  },
  'intracranial-hero': {
    caption:
      'Synthetic intracranial arteries with the circle of Willis, coloured by computed mean speed.',
    alt: 'Arteries of the brain, dark background. Flow is fast in the gold-green carotid and middle cerebral trunks and slow in the fine blue cortical branches.',
    legendAlt: 'Colour scale: mean speed from 0 to 30 cm/s.',
  },
  'aneurysm-hero': {
    caption:
      'Streamlines in a synthetic sidewall aneurysm, computed by the lattice Boltzmann method.',
    alt: 'Streamlines inside a transparent vessel wall: fast and parallel in the artery, slow and circulating in the sac.',
    legendAlt: 'Colour scale: speed from 0 to 33 cm/s.',
  },
  history: {
    caption:
      'Timeline to scale. Each branch marks an entry below; radii follow Murray’s law; open rings mark samples.',
    alt: 'A horizontal vessel above an axis of years. A branch leaves it at the month of each entry below; the vessel is widest at the founding and tapers towards the latest entry.',
  },
};
