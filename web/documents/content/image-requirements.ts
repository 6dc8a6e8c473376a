import {
  caution,
  type Chapter,
  heading,
  list,
  type Version,
  note,
  since,
  table,
} from '../blocks.js';

/** How far apart the two projections have to be. Versions up to 3.0 left open whether 25° is enough. */
export const angleApart = (version: Version): string =>
  version >= 3.1 ? 'at least 25°' : 'more than 25°';

export function imageRequirements(version: Version): Chapter {
  return {
    title: 'Image requirements',
    blocks: [
      table(
        ['Input', 'Unit', 'Requirement'],
        [3, 1.4, 5],
        [
          'Angiographic runs',
          '–',
          'Two, DICOM X-ray angiography (XA), of the same vessel and the same session',
        ],
        ['Angle between the projections', '°', version >= 3.1 ? 'At least 25' : 'More than 25'],
        ['Frame rate', 'frames/s', 'Stored in the DICOM header; 15 is recommended'],
        ['Pixel spacing', 'mm', 'Isocentre calibration stored in the DICOM header'],
        [
          'Filling',
          '–',
          'Contrast fills the vessel to the end of the segment in at least one frame near end-diastole',
        ],
        ['Overlap', '–', 'None at the lesion, in both runs'],
        ['Mean aortic pressure', 'mmHg', 'Entered by the user; 40 to 200 is accepted'],
      ),
      heading('How to acquire suitable runs'),
      list(
        'Give intracoronary nitrate first, where it is not contraindicated, so that both runs show the same dilated vessel.',
        'Engage the catheter well and inject briskly and evenly. A hesitant start falsifies the frame count.',
        'Keep the table still from the first to the last frame of each run.',
        'Let the patient hold the breath in the same position for both runs.',
        'Record at least three full cardiac cycles.',
        'Choose projections that show the lesion without overlap and with little foreshortening.',
      ),
      ...since(
        2,
        version,
        note(
          'The software shows how far the two projections are apart as soon as both are chosen. Below 25° no analysis is started.',
        ),
      ),
      ...since(
        3,
        version,
        heading('Checks made by the software'),
        table(
          ['Check', 'What happens if it fails'],
          [2, 3],
          ['DICOM header complete', 'The run cannot be chosen; the missing entry is named.'],
          ['Same patient and session', 'The analysis is refused.'],
          [`Projections ${angleApart(version)} apart`, 'The analysis is refused.'],
          ['Pressure within 40 to 200 mmHg', 'The value has to be corrected.'],
          ['Contours agree in both projections', 'The result is marked as unreliable.'],
        ),
      ),
      caution(
        'Digital magnification during acquisition is accepted. Magnification added later, on export, is not recognised and must not be used.',
      ),
    ],
  };
}
