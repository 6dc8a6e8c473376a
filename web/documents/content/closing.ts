import {
  type Chapter,
  heading,
  list,
  type Version,
  note,
  paragraph,
  since,
  table,
} from '../blocks.js';
import { factsOf } from '../placeholders.js';

export function symbols(): Chapter {
  return {
    title: 'Symbols',
    blocks: [
      paragraph(
        'These symbols stand on the label, on the start screen of the software or in this document.',
      ),
      { kind: 'symbols' },
      note(
        'Titles follow ISO 15223-1. The CE mark is shown only together with the number of the notified body, which is entered before release.',
      ),
    ],
  };
}

export function glossary(version: Version): Chapter {
  return {
    title: 'Terms and abbreviations',
    blocks: [
      table(
        ['Term', 'Meaning'],
        [2, 6],
        ['Centreline', 'Line through the middle of the lumen, along which distances are measured'],
        ['DICOM', 'Digital Imaging and Communications in Medicine, the standard of medical images'],
        ['Diameter stenosis', 'Narrowing of the lumen in per cent of the reference diameter'],
        [
          'FFR',
          'Fractional flow reserve: ratio of distal to aortic mean pressure during hyperaemia, no unit',
        ],
        [
          'Foreshortening',
          'Apparent shortening of a vessel that runs towards or away from the viewer',
        ],
        ['Grey zone', 'FFR from 0.75 to 0.80'],
        ['Hyperaemia', 'State of the highest blood flow, reached by dilating the small vessels'],
        ['Isocentre', 'Point about which the X-ray system turns'],
        ['Lumen', 'Inner space of the vessel'],
        ['Ostium', 'Origin of a coronary artery from the aorta'],
        ['Run', 'Series of X-ray frames recorded during one injection'],
        ...(version >= 2
          ? [['Pullback curve', 'FFR plotted against the distance from the start point']]
          : []),
        ...(version >= 2 ? [['FFR step', 'Difference of FFR across one lesion']] : []),
        ...(version >= 3
          ? [['TLS', 'Transport Layer Security, encryption of network connections']]
          : []),
        ['UDI', 'Unique device identification'],
      ),
    ],
  };
}

export function literature(version: Version): Chapter {
  return {
    title: 'Literature',
    blocks: [
      paragraph(
        'The following works describe the background of the method. They are not evidence for this software unless they name it.',
      ),
      list(
        version >= 3.1
          ? 'Pijls NHJ, De Bruyne B, Peels K, et al. Measurement of fractional flow reserve to assess the functional severity of coronary-artery stenoses. N Engl J Med 1996;334(26):1703–1708. DOI 10.1056/NEJM199606273342604.'
          : 'Pijls NHJ, et al. Measurement of fractional flow reserve to assess the functional severity of coronary-artery stenoses. 1996.',
        'Tonino PAL, et al. Fractional flow reserve versus angiography for guiding percutaneous coronary intervention (FAME). N Engl J Med 2009.',
        'De Bruyne B, et al. Fractional flow reserve–guided PCI versus medical therapy (FAME 2). N Engl J Med 2012. DOI 10.1056/NEJMoa1205361.',
        'Li C, Leng X, He J, et al. Diagnostic performance of angiography-based fractional flow reserve for functional evaluation of coronary artery stenosis. Front Cardiovasc Med 2021. DOI 10.3389/fcvm.2021.714077.',
      ),
    ],
  };
}

export function conformity(version: Version): Chapter {
  const facts = factsOf(version);
  return {
    title: 'Manufacturer and conformity',
    blocks: [
      table(
        ['Item', 'Entry'],
        [2, 4],
        ['Manufacturer', facts.manufacturer],
        ['Address', facts.address],
        ['Contact for users', facts.contact],
        ['Single registration number', facts.registration],
        ['Authorised representative', facts.representative],
        ['Class of the device', facts.deviceClass],
        ['Notified body', facts.notifiedBody],
        ['Certificate', facts.certificate],
        ['Unique device identification', facts.basicUdi],
      ),
      paragraph(
        'The software is a medical device in the sense of Regulation (EU) 2017/745. The declaration of conformity can be obtained from the manufacturer.',
      ),
      ...since(
        2,
        version,
        heading('Electronic instructions for use'),
        paragraph(
          'These instructions are provided in electronic form under Implementing Regulation (EU) 2021/2226.',
        ),
      ),
      ...since(
        3,
        version,
        paragraph(
          'The regulation was amended by Implementing Regulation (EU) 2025/1234, which applies from 16 July 2025. This document takes the amendment into account.',
        ),
        table(
          ['What you can expect', 'How'],
          [3, 4],
          ['Reading without registration', 'At the address and the QR code on the label'],
          [
            'A printed copy, free of charge',
            'By form, telephone or e-mail; sent within 7 calendar days of the request',
          ],
          ['Earlier versions', 'On the same website, with dates and status'],
          ['Notice of a new version', 'By e-mail to those who asked for it'],
          ['A check of the file', 'SHA-256 checksum beside the document'],
          [
            'Availability',
            'Each version is kept for at least 15 years after the last device it belongs to was placed on the market',
          ],
        ),
      ),
    ],
  };
}

const REVISIONS: readonly { readonly version: Version; readonly row: readonly string[] }[] = [
  { version: 1, row: ['1.0', '2023-05-15', 'First edition, for release 1.0.'] },
  {
    version: 2,
    row: [
      '2.0',
      '2024-09-02',
      'For release 2.0. New: pullback curve and FFR step of a lesion; connection to the image archive; residual risks; information security; end of support; electronic form of the instructions. Imports from disc alone no longer described.',
    ],
  },
  {
    version: 3,
    row: [
      '3.0',
      '2026-03-16',
      'For release 3.0. New: grey zone from 0.75 to 0.80; users and roles; release and withdrawal of results; audit log; encrypted transport; checks made by the software; what to do after a suspected attack. Changed: acute infarction is now a condition in which the vessel must not be analysed. Electronic instructions follow Regulation (EU) 2025/1234.',
    ],
  },
  {
    version: 3.1,
    row: [
      '3.1',
      '2026-11-23',
      'For release 3.0, whose instructions 3.0 this version replaces. Corrected: the angle between the two projections is at least 25° throughout; version 3.0 said both “more than 25°” and that no analysis is started “below 25°”. Added to the summary in Chinese: indication, population and users; contraindications and conditions not assessed; mean aortic pressure and frame count among the inputs; the warning that a value of 0.80 or below is no indication for revascularisation by itself. Corrected in that summary: below 0.75 a stenosis is likely, not only able, to limit flow; the date of birth belongs to what is checked before release. In the chapter “Literature”, a citation was completed.',
    ],
  },
];

export function revisions(version: Version): Chapter {
  return {
    title: 'Revision history',
    blocks: [
      table(
        ['Version', 'Date', 'Changes'],
        [1, 1.5, 7],
        ...REVISIONS.filter((revision) => revision.version <= version).map(({ row }) => row),
      ),
      paragraph(
        version >= 3.1
          ? 'Earlier versions stay available. Use the newest version that belongs to your release.'
          : 'Earlier versions stay available. Use the version that belongs to your release.',
      ),
    ],
  };
}
