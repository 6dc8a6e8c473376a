import type { GuidanceText } from './guidance-text.js';
import { company } from '../../../content/en/company.js';

export const guidance: GuidanceText = {
  ways: [
    {
      heading: 'Licences',
      text: 'A trial or a registration code. Have the serial number ready.',
      target: 'license',
    },
    {
      heading: 'Research and careers',
      text: 'Write to us about research projects and positions.',
      target: 'mailbox',
    },
    {
      heading: 'Products',
      text: 'Products, image requirements, a demonstration: use the form below.',
      target: 'form',
    },
    {
      heading: 'Support',
      text: 'Call about a failed installation or an error. If we ask for screenshots, mask patient details first.',
      target: 'telephone',
    },
  ],
  preparation: {
    heading: 'Helpful details',
    lead: 'All of these are optional.',
    points: [
      {
        heading: 'Images',
        text: 'Type of examination, slice thickness or frame rate, ECG gating, make and model of scanner.',
      },
      {
        heading: 'Purpose',
        text: 'The parameter you need, where it fits in your workflow, and who obtains it today and how.',
      },
      {
        heading: 'IT environment',
        text: 'Archive system, workstation operating system and graphics card, and whether the network is isolated from the internet.',
      },
      {
        heading: 'Errors',
        text: 'Software version, exact message, the steps that led to it, and whether you can reproduce it.',
      },
    ],
  },
  partners: {
    heading: 'Distributors and integrators',
    lead: `Visits are by appointment: ${company.address}.`,
    points: [
      {
        heading: 'Distributors',
        text: 'Tell us your region and the products you are interested in. Training and registration documents are available on request.',
      },
      {
        heading: 'Integrators',
        text: 'Ask us about DICOM and PACS integration. The REST API at /officialWeb/docs is that of this website, not of the software. Send no patient data through this site.',
      },
    ],
  },
  answer: {
    text: 'We reply within three working days. If a configuration has to be checked first, we tell you how long that takes.',
    sample: true,
  },
  form: {
    heading: 'Send a message',
    lead: 'You receive a reference to quote in later calls and e-mails.',
  },
};
