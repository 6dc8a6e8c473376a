import {
  type Chapter,
  heading,
  list,
  type Version,
  paragraph,
  since,
  steps,
  table,
  until,
} from '../blocks.js';
import { factsOf } from '../placeholders.js';

export function installation(version: Version): Chapter {
  return {
    title: 'Installation and settings',
    blocks: [
      paragraph(
        'Installation is done by the manufacturer or by trained information technology staff of the hospital. After installation, a reference analysis supplied with the software is run; its values must agree with those printed in its record before the software is used with patients.',
      ),
      paragraph(`Minimum system: ${factsOf(version).system}`),
      list(
        'A display for medical images, with its luminance checked as your hospital requires.',
        'A user account of the operating system without administrator rights for daily work.',
        'A backup of the analysis folder, made as your hospital requires.',
      ),
      ...until(
        1,
        version,
        paragraph(
          'Images are imported from a folder or from a CD or DVD. No network connection is needed.',
        ),
      ),
      ...since(
        2,
        version,
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
            version >= 3
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
        version,
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
