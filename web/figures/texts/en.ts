import type { FigureId } from '../figure-ids.js';
import type { FigureText } from './figure-text.js';

export const enFigureTexts: Readonly<Record<FigureId, FigureText>> = {
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
  aneuflow: {
    caption:
      'One aneurysm, two views: streamlines coloured by speed, and wall shear stress. A model, not a patient.',
    alt: 'Left, streamlines circling in the sac. Right, wall shear stress: low on the sac, high on the artery. Scales for both, and a scale bar.',
  },
  aneushape: {
    caption: 'Aneurysm measures: neck, height, width and aspect ratio. A model, not a patient.',
    alt: 'A three-dimensional aneurysm on its parent artery with lines across neck, height and width, and their values beside it.',
  },
  aneuguide: {
    caption:
      'Microcatheter path through a carotid siphon into the sac, with the shaped tip. A drawn geometry, not a patient.',
    alt: 'A catheter follows the outer bends of a curved, translucent vessel; its yellow shaped tip turns into the aneurysm.',
  },
  aneuplan: {
    caption:
      'Streamlines and inflow before and after a flow diverter, modelled as an evenly resisting layer. A model, not a patient.',
    alt: 'Left, blood circles in the sac. Right, a braided device lies in the artery and less blood enters. The inflow stands below each, a scale of speed at the upper left.',
  },
  accuaspects: {
    caption:
      'The two standard levels of ASPECTS with the ten regions and the score. A synthetic image, not a patient.',
    alt: 'Two synthetic CT slices with ten regions outlined on both sides. Red regions show early ischaemic change; the total stands below.',
  },
  accuctp: {
    caption:
      'CBF and Tmax maps, core and penumbra, with volumes and mismatch ratio counted in the same data. Synthetic, not a patient.',
    alt: 'Three synthetic perfusion maps and a list of values. On one side flow is low and Tmax long; the core is red, the penumbra teal.',
  },
  accufficas: {
    caption:
      'A narrowing of the M1 segment and the pressure ratio along the vessel, in the same colours. A one-dimensional model, not a patient.',
    alt: 'Intracranial arteries with one narrowed M1 segment; beyond it vessels turn from teal to orange. The curve below drops at the narrowing.',
  },
  accuffrct: {
    caption: 'Coronary tree coloured by FFR, with values at its branches. A model, not a patient.',
    alt: 'Coronary arteries on the heart: orange beyond a narrowing of the left anterior descending artery, teal elsewhere, with FFR at the branches and a scale.',
  },
  accuffrangio: {
    caption: 'Two projections of one vessel and its FFR pullback. Synthetic images, not a patient.',
    alt: 'Two synthetic angiograms with the centreline coloured by FFR. Below, a curve falls under the dashed line at 0.80 at the narrowing.',
  },
  accuffrivus: {
    caption:
      'Intravascular ultrasound at the narrowest place, the lumen area along the pullback and the FFR computed from it. Synthetic, not a patient.',
    alt: 'A synthetic ultrasound section with eccentric plaque and a calcification with its shadow; values beside it, the curve of lumen area below.',
  },
  accuffroct: {
    caption:
      'Optical coherence tomography at the narrowest place, the lumen area along the pullback and the FFR computed from it. Synthetic, not a patient.',
    alt: 'A synthetic section with a bright lumen edge, signal fading with depth and a guide-wire shadow; the curve of lumen area below.',
  },
  acculv: {
    caption:
      'Endocardial excursion in seventeen segments and the volume curve, whose extremes give the ejection fraction. Example data, not a patient.',
    alt: 'A bull’s-eye of seventeen segments coloured by endocardial excursion. Below, the volume over one beat with end-diastolic and end-systolic volume and ejection fraction.',
  },
  accuimr: {
    caption:
      'A microvascular bed, paler where blood arrives sooner; transit-time curves of one artery at two microvascular resistances, and the IMR of each. A model, not a patient.',
    alt: 'A finely branched microvascular bed; below it two transit-time curves and two columns of IMR with the cut-off as a dashed line.',
  },
  history: {
    caption:
      'The years to scale: one vessel that gives off a branch for each entry below, with radii by Murray’s law. Open rings are samples.',
    alt: 'A horizontal vessel above an axis of years. At the month of each entry in the list below it gives off a branch; it is widest at the founding and thins towards the latest entry.',
  },
};
