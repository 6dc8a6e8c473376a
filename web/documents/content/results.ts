import {
  type Chapter,
  heading,
  type Version,
  paragraph,
  since,
  table,
  until,
  warning,
} from '../blocks.js';

export function results(version: Version): Chapter {
  return {
    title: 'Results and their meaning',
    blocks: [
      table(
        ['Output', 'Unit', 'Meaning'],
        [3, 1.2, 5],
        ['FFR at the distal end', '–', 'Computed value at the end of the analysed segment'],
        ...(version >= 2
          ? [
              [
                'FFR along the vessel',
                '–',
                'Pullback curve over the distance from the start point',
              ],
              ['FFR step of a lesion', '–', 'Height of the step of one lesion on the curve'],
            ]
          : []),
        ['Contrast flow velocity', 'cm/s', 'From frame count, frame rate and length of the path'],
        ['Diameter stenosis', '%', 'Narrowing against the interpolated reference diameter'],
        ['Minimal lumen diameter', 'mm', 'Smallest diameter, with its position'],
        ['Reference diameter', 'mm', 'Diameter of the healthy vessel at the lesion, interpolated'],
        ['Lesion length', 'mm', 'Along the centreline, free of foreshortening'],
      ),
      heading('How to read FFR'),
      ...until(
        2,
        version,
        table(
          ['Computed FFR', 'Reading'],
          [1, 3],
          ['Above 0.80', 'The stenosis is unlikely to limit flow.'],
          ['0.80 or below', 'The stenosis is likely to limit flow.'],
        ),
      ),
      ...since(
        3,
        version,
        table(
          ['Computed FFR', 'Reading'],
          [1, 3],
          ['Above 0.80', 'The stenosis is unlikely to limit flow.'],
          [
            '0.75 to 0.80',
            'Grey zone. The value alone does not settle the question; consider a measurement with a pressure wire.',
          ],
          ['Below 0.75', 'The stenosis is likely to limit flow.'],
        ),
        paragraph(
          'In the grey zone, agreement between any computed FFR and a measured one is lowest, because a small difference in the value changes its class. Symptoms, the territory at risk and the curve help to decide whether to measure.',
        ),
      ),
      paragraph(
        'Two decimals are shown. The second one is within the uncertainty of the method and is not to be taken for a difference between two lesions.',
      ),
      ...since(
        2,
        version,
        heading('Several lesions in one vessel'),
        paragraph(
          'The height of a step shows what the lesion contributes while the others are present. Treating one lesion raises the flow, and with it the pressure loss at the others. The sum of the steps does not predict the value after treatment.',
        ),
      ),
      warning('A value of 0.80 or below is no indication for revascularisation by itself.'),
    ],
  };
}
