import {
  caution,
  type Chapter,
  figure,
  heading,
  list,
  type Major,
  note,
  paragraph,
  since,
  steps,
  table,
  until,
  warning,
} from '../blocks.js';
import { DOCUMENT_PLACEHOLDERS as OPEN } from '../placeholders.js';

export function principle(major: Major): Chapter {
  return {
    title: 'How the software works',
    blocks: [
      paragraph(
        'FFR is the ratio of the mean pressure distal to a stenosis to the mean aortic pressure during maximal blood flow (hyperaemia). It has no unit. Without a stenosis it is 1.00. Measured with a wire, a value of 0.80 or below is generally taken to mean that a stenosis limits flow; values from 0.75 to 0.80 are called the grey zone.',
      ),
      figure(
        'projections',
        'Two projections more than 25° apart define the vessel in space.',
        'A vessel seen from two X-ray source positions; the angle between the two viewing directions is marked as more than 25 degrees.',
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
        major,
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

export function imageRequirements(major: Major): Chapter {
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
        ['Angle between the projections', '°', 'More than 25'],
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
        major,
        note(
          'The software shows how far the two projections are apart as soon as both are chosen. Below 25° no analysis is started.',
        ),
      ),
      ...since(
        3,
        major,
        heading('Checks made by the software'),
        table(
          ['Check', 'What happens if it fails'],
          [2, 3],
          ['DICOM header complete', 'The run cannot be chosen; the missing entry is named.'],
          ['Same patient and session', 'The analysis is refused.'],
          ['Projections more than 25° apart', 'The analysis is refused.'],
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

export function installation(major: Major): Chapter {
  return {
    title: 'Installation and settings',
    blocks: [
      paragraph(
        'Installation is done by the manufacturer or by trained information technology staff of the hospital. After installation, a reference analysis supplied with the software is run; its values must agree with those printed in its record before the software is used with patients.',
      ),
      paragraph(`Minimum system: ${OPEN.system}`),
      list(
        'A display for medical images, with its luminance checked as your hospital requires.',
        'A user account of the operating system without administrator rights for daily work.',
        'A backup of the analysis folder, made as your hospital requires.',
      ),
      ...until(
        1,
        major,
        paragraph(
          'Images are imported from a folder or from a CD or DVD. No network connection is needed.',
        ),
      ),
      ...since(
        2,
        major,
        heading('Connection to the image archive'),
        table(
          ['Setting', 'Value', 'Set by'],
          [3, 4, 2],
          [
            'Application entity title',
            'Up to 16 characters, unique in the hospital',
            'Administrator',
          ],
          ['Port', 'TCP, from 1024 to 65535', 'Administrator'],
          ['DICOM services', 'C-ECHO, C-FIND, C-MOVE, C-STORE', 'Fixed'],
          [
            'Transport',
            major >= 3
              ? 'TLS 1.2 or 1.3, mutual certificates; without TLS only within a separate network'
              : 'As the hospital’s network provides',
            'Administrator',
          ],
        ),
        steps(
          'Enter address, port and title of the archive under Settings, Archive.',
          'Press Test. The software sends a C-ECHO and shows the answer.',
          'Enter the title of this workstation in the archive.',
          'Query a test patient and retrieve one run.',
        ),
      ),
      heading('Licence'),
      paragraph(
        'The software starts with a registration code that belongs to its serial number. Ask for it on the manufacturer’s website under “Apply for a licence”.',
      ),
      ...since(
        3,
        major,
        heading('Users and roles'),
        table(
          ['Role', 'May'],
          [1, 4],
          ['Technician', 'Import runs, prepare an analysis, correct contours'],
          ['Physician', 'All of the above; review, release and withdraw a result'],
          ['Administrator', 'Manage users and connections, read the audit log; sees no images'],
        ),
      ),
    ],
  };
}

export function workflow(major: Major): Chapter {
  return {
    title: 'Performing an analysis',
    blocks: [
      heading('Choose the runs'),
      steps(
        major === 1
          ? 'Open the folder or disc with the images.'
          : 'Find the patient in the archive, or open a folder with the images.',
        'Check name, date of birth and identifier.',
        'Choose two runs of the vessel. The angle between them is shown and must be more than 25°.',
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
        major >= 3
          ? 'The physician releases the result under the own user name, or discards it and states why.'
          : 'The physician confirms the result, or discards it.',
        'Save the report, or send it to the archive.',
      ),
      warning('A result that nobody has reviewed must not be entered in the patient’s record.'),
      ...since(
        3,
        major,
        note(
          'A released result cannot be changed. To correct it, withdraw it and begin a new analysis; both stay in the record with their times and user names.',
        ),
      ),
    ],
  };
}

export function results(major: Major): Chapter {
  return {
    title: 'Results and their meaning',
    blocks: [
      table(
        ['Output', 'Unit', 'Meaning'],
        [3, 1.2, 5],
        ['FFR at the distal end', '–', 'Computed value at the end of the analysed segment'],
        ...(major >= 2
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
        major,
        table(
          ['Computed FFR', 'Reading'],
          [1, 3],
          ['Above 0.80', 'The stenosis is unlikely to limit flow.'],
          ['0.80 or below', 'The stenosis is likely to limit flow.'],
        ),
      ),
      ...since(
        3,
        major,
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
        major,
        heading('Several lesions in one vessel'),
        paragraph(
          'The height of a step shows what the lesion contributes while the others are present. Treating one lesion raises the flow, and with it the pressure loss at the others. The sum of the steps does not predict the value after treatment.',
        ),
      ),
      warning('A value of 0.80 or below is no indication for revascularisation by itself.'),
    ],
  };
}
