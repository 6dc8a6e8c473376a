import type { SharedFigureId } from '../figure-ids.js';
import type { FigureText } from './figure-text.js';

export const enFigureTexts: Readonly<Record<SharedFigureId, FigureText>> = {
  'coronary-hero': {
    caption:
      'Coronary tree grown by Murray’s law, coloured by computed FFR. A model, not a patient.',
    alt: 'A heart with its coronary tree on a dark ground. Most vessels are teal; beyond a narrowing the left anterior descending artery turns orange where pressure is lost.',
    legendAlt: 'Colour scale: FFR from 0.5 to 1.0.',
  },
  'intracranial-hero': {
    caption:
      'Intracranial arteries with the circle of Willis, coloured by computed mean speed. A model, not a patient.',
    alt: 'The arteries of the brain on a dark ground. The carotid and middle cerebral trunks are gold-green and fast, the fine cortical branches blue and slow.',
    legendAlt: 'Colour scale: mean speed from 0 to 30 cm/s.',
  },
  'aneurysm-hero': {
    caption:
      'Streamlines in a sidewall aneurysm, solved by the lattice Boltzmann method. A model, not a patient.',
    alt: 'Streamlines behind a clear vessel wall: fast and parallel in the artery, slow and circling in the sac.',
    legendAlt: 'Colour scale: speed from 0 to 33 cm/s.',
  },
  history: {
    caption:
      'The years to scale: one vessel that gives off a branch for each entry below, with radii by Murray’s law. Open rings are samples.',
    alt: 'A horizontal vessel above an axis of years. At the month of each entry in the list below it gives off a branch; it is widest at the founding and thins towards the latest entry.',
  },
};
