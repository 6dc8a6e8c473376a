import { type Chapter, heading, type Version, note, since, steps, warning } from '../blocks.js';
import { angleApart } from './image-requirements.js';

export function workflow(version: Version): Chapter {
  return {
    title: 'Performing an analysis',
    blocks: [
      heading('Choose the runs'),
      steps(
        version === 1
          ? 'Open the folder or disc with the images.'
          : 'Find the patient in the archive, or open a folder with the images.',
        'Check name, date of birth and identifier.',
        `Choose two runs of the vessel. The angle between them is shown and must be ${angleApart(version)}.`,
        'Choose in each run a well-filled frame near end-diastole.',
      ),
      heading('Mark the segment'),
      steps(
        'Choose the name of the vessel.',
        'Set the start point in a healthy segment proximal to the lesion, in both frames.',
        'Set the end point distal to the lesion, at the same landmark in both frames.',
        'Enter the mean aortic pressure in mmHg.',
      ),
      heading('Check the contours'),
      steps(
        'Follow the contour from start to end in the first projection. Drag it back to the lumen where it leaves it.',
        'Do the same in the second projection.',
        'Confirm both. The three-dimensional model appears.',
      ),
      heading('Count the frames'),
      steps(
        'Step to the frame in which contrast passes the start point.',
        'Step to the frame in which contrast reaches the end point.',
        'Confirm the number of frames and the velocity in cm/s.',
      ),
      heading('Compute, review, release'),
      steps(
        'Press Compute.',
        'Compare model, projections and curve. Do lesions stand at the same places?',
        version >= 3
          ? 'The physician releases the result under the own user name, or discards it and states why.'
          : 'The physician confirms the result, or discards it.',
        'Save the report, or send it to the archive.',
      ),
      warning('A result that nobody has reviewed must not be entered in the patient’s record.'),
      ...since(
        3,
        version,
        note(
          'A released result cannot be changed. To correct it, withdraw it and begin a new analysis; both stay in the record with their times and user names.',
        ),
      ),
    ],
  };
}
