import {
  caution,
  type Chapter,
  heading,
  list,
  type Version,
  note,
  paragraph,
  since,
  steps,
  table,
  warning,
} from '../blocks.js';
import { factsOf } from '../placeholders.js';

export function limits(version: Version): Chapter {
  return {
    title: 'Limits of the method',
    blocks: [
      list(
        'The reconstruction is no finer than the images. Quantum noise, calcification and motion limit it.',
        'The assumption of normal vasodilatation may not hold after infarction, in left ventricular hypertrophy, in diabetes and in microvascular dysfunction.',
        'Blood viscosity is not measured. In marked anaemia or polycythaemia the pressure loss differs.',
        'Side branches are not modelled one by one. A large branch within the segment shifts the flow distal to it.',
        'Collateral flow is not seen. A donor artery carries more flow than the frame count of its own bed suggests.',
        'The frame count has a resolution of one frame. At 7.5 frames per second this is a considerable part of a short transit.',
      ),
      ...since(
        2,
        version,
        heading('Residual risks'),
        paragraph(
          'These risks remain after all measures and are accepted in view of the benefit. Users are told of them here.',
        ),
        table(
          ['Situation', 'Possible consequence', 'Measure by the user'],
          [3, 3, 4],
          [
            'Contour includes an overlapping vessel',
            'Stenosis underestimated; treatment withheld',
            'Check both projections along the whole segment',
          ],
          [
            'Contour cuts off the lumen',
            'Stenosis overestimated; needless treatment',
            'Compare with the angiogram; correct the contour',
          ],
          [
            'Frame count off by some frames',
            'Wrong velocity and value',
            'Count again; compare with the expected velocity',
          ],
          [
            'Value close to the threshold',
            'Wrong class',
            'Measure with a pressure wire where it matters',
          ],
          ['Wrong patient or vessel', 'Wrong treatment', 'Check identity before release'],
        ),
      ),
      ...since(
        3,
        version,
        table(
          ['Further situation', 'Possible consequence', 'Measure by the user'],
          [3, 3, 4],
          [
            'Software not available during the procedure',
            'Delay',
            'Have a pressure wire at hand; do not wait for the software',
          ],
          [
            'Altered or outdated instructions',
            'Misuse',
            'Compare version and checksum with the website',
          ],
        ),
      ),
      note(
        'Outcome studies of pressure wires or of other software do not apply to AccuFFRangio. Each method has its own evidence.',
      ),
    ],
  };
}

export function security(version: Version): Chapter {
  return {
    title: version === 1 ? 'Data protection' : 'Information security and data protection',
    blocks: [
      paragraph(
        'The software stores images, contours and results with the patient’s name and identifier. Whoever can open its data folder can read them.',
      ),
      list(
        'Run the workstation inside the hospital’s network, behind its firewall. It needs no access from the internet.',
        'Lock the screen when you leave the workstation.',
        'Use an encrypted disk.',
        'Install security updates of the operating system as your hospital requires. Virus scanners are permitted; exclude nothing.',
      ),
      ...since(
        2,
        version,
        heading('What the manufacturer provides'),
        list(
          'Signed installation packages. Refuse a package whose signature the operating system does not accept.',
          'A list of the software’s components, on request.',
          'Notices about vulnerabilities and their remedies, to the contact that your hospital has named.',
        ),
        heading('What the hospital provides'),
        list(
          'User accounts for single persons; no shared passwords.',
          'A backup, tried out at least once a year.',
          'A named contact for security notices.',
        ),
      ),
      ...since(
        3,
        version,
        heading('Audit log'),
        paragraph(
          'Sign-in, import, release, withdrawal, export and change of settings are written to an audit log that users cannot change. Administrators can export it. It is kept for as long as the setting says, at least one year.',
        ),
        heading('If an attack is suspected'),
        steps(
          'Disconnect the workstation from the network. Leave it switched on.',
          'Do not use its results.',
          'Tell your information technology staff and the manufacturer.',
          'Have the installation verified before it is used again.',
        ),
      ),
      caution(
        'Remove name and identifier before you send images to the manufacturer for support. The export function does this if “Without personal data” is chosen.',
      ),
    ],
  };
}

export function troubleshooting(version: Version): Chapter {
  return {
    title: 'Messages and troubleshooting',
    blocks: [
      table(
        ['Message', 'Cause', 'Remedy'],
        [3, 3, 4],
        [
          'Projections too close',
          version >= 3.1 ? 'The angle is less than 25°' : 'The angle is 25° or less',
          'Choose another run',
        ],
        ['Frame rate missing', 'Not in the DICOM header', 'Retrieve the original run, not a copy'],
        ['No calibration', 'No isocentre distances in the header', 'Retrieve the original run'],
        ['Contour not found', 'Weak filling or overlap', 'Choose another frame; draw the contour'],
        [
          'Landmarks do not match',
          'Start or end point differs between the views',
          'Set the points again',
        ],
        [
          'Result unreliable',
          'The two contours contradict each other',
          'Correct the contours, or do not use the vessel',
        ],
        ['Licence not valid', 'Expired, or another workstation', 'Ask for a new registration code'],
        ...(version >= 2
          ? [
              [
                'Archive does not answer',
                'Network, address or title',
                'Test the connection; ask the administrator',
              ],
              ['Report not sent', 'The archive refused it', 'Save it locally; send it again later'],
            ]
          : []),
        ...(version >= 3
          ? [
              [
                'Certificate refused',
                'Expired, or from an unknown issuer',
                'Have the administrator renew it',
              ],
            ]
          : []),
      ),
      paragraph(
        'If the software stops during an analysis, start it again. Runs and contours up to the last confirmed step are kept; a result is not.',
      ),
      paragraph(
        `For further help: ${factsOf(version).contact}. Name the serial number, the release and the text of the message. Do not send patient data by e-mail.`,
      ),
    ],
  };
}

export function maintenance(version: Version): Chapter {
  return {
    title: 'Maintenance, updates and disposal',
    blocks: [
      table(
        ['When', 'What', 'By whom'],
        [2, 5, 2],
        ['Daily', 'Check date and time; check free disk space', 'User'],
        [
          'Monthly',
          'Run the reference analysis and compare its values with the record',
          'Technician',
        ],
        ['Yearly', 'Try out the backup; review user accounts', 'Administrator'],
        ['After each update', 'Run the reference analysis before use with patients', 'Technician'],
      ),
      warning(
        'If a value of the reference analysis differs from the record, do not use the software and tell the manufacturer.',
      ),
      paragraph(
        'Updates are supplied by the manufacturer. Each comes with its own edition of these instructions. Results computed with an earlier release stay readable and keep the number of their release.',
      ),
      ...since(
        2,
        version,
        paragraph(
          'The end of support of a release is announced at least twelve months ahead. After it no security updates are supplied and the release should not be used any more.',
        ),
      ),
      heading('Taking out of service'),
      steps(
        'Export the results that your hospital has to keep.',
        'Return the licence.',
        'Uninstall the software.',
        'Erase the data folder so that it cannot be restored.',
      ),
    ],
  };
}

export function training(version: Version): Chapter {
  return {
    title: 'Training of users',
    blocks: [
      paragraph(
        'Users are trained before they work with the software. The training takes place in the hospital or by remote session and ends with analyses made by the trainee.',
      ),
      table(
        ['Part', 'Content', 'For'],
        [2, 5, 2],
        ['Principle', 'FFR, its computation, assumptions and limits', 'All users'],
        ['Images', 'Acquisition, choice of runs and frames', 'All users'],
        [
          'Analysis',
          'Five cases under supervision, contours and frame count included',
          'All users',
        ],
        ['Reading', 'Curve, threshold, situations in which not to use a value', 'Physicians'],
        ...(version >= 2
          ? [['Administration', 'Accounts, connections, backup, updates', 'Administrators']]
          : []),
      ),
      heading('Before the first patient: what to confirm'),
      list(
        'I know in which vessels the software must not be used.',
        'I can tell a suitable run from an unsuitable one.',
        'I check the contours in both projections every time.',
        'I know what a value near the threshold means.',
        'I know whom to tell of an incident.',
      ),
      paragraph(
        'The hospital keeps a record of who was trained, when, and in which release. A refresher is recommended after an interruption of six months.',
      ),
      ...since(
        3,
        version,
        note(
          'Users trained in release 1.0 or 2.0 need the parts “Analysis” and “Reading” again: roles, release of results and the grey zone are new.',
        ),
      ),
    ],
  };
}
