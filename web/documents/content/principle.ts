import { type Chapter, figure, type Version, paragraph, since } from '../blocks.js';
import { angleApart } from './image-requirements.js';

export function principle(version: Version): Chapter {
  return {
    title: 'How the software works',
    blocks: [
      paragraph(
        'FFR is the ratio of the mean pressure distal to a stenosis to the mean aortic pressure during maximal blood flow (hyperaemia). It has no unit. Without a stenosis it is 1.00. Measured with a wire, a value of 0.80 or below is generally taken to mean that a stenosis limits flow; values from 0.75 to 0.80 are called the grey zone.',
      ),
      figure(
        version >= 3.1 ? 'projectionsFrom25' : 'projections',
        `Two projections ${angleApart(version)} apart define the vessel in space.`,
        `A vessel seen from two X-ray source positions; the angle between the two viewing directions is marked as ${angleApart(version).replace('°', ' degrees')}.`,
      ),
      paragraph(
        'AccuFFRangio finds the lumen of the vessel in two projections and joins both to a three-dimensional model. The number of frames that contrast medium needs between two landmarks, the frame rate and the length of the path give the velocity of the contrast front. From model and velocity the software computes the pressure along the vessel under simulated hyperaemia.',
      ),
      figure(
        'workflow',
        'From images to a released result.',
        'Five boxes joined by arrows: choose runs, mark segment, check contours, compute, review and release.',
      ),
      ...since(
        2,
        version,
        paragraph(
          'The pressure along the vessel is shown as a pullback curve. A step in the curve belongs to a focal lesion, a slope over a long distance to diffuse disease.',
        ),
        figure(
          'pullback',
          'Pullback curve, schematic: a step at a focal lesion, a slope in diffuse disease. The dashed line marks 0.80.',
          'Diagram of FFR from 1.0 down to 0.6 over distance from the ostium in millimetres, falling gently, then in one step, then gently again below a dashed line at 0.80.',
        ),
      ),
      paragraph(
        'The computation assumes that the microcirculation can dilate normally, that blood behaves as in an average adult, and that side branches take their share of flow according to the size of the vessel.',
      ),
    ],
  };
}
