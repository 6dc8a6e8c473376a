import type { GuidanceText } from './guidance-text.js';
import { company } from '../../../content/en/company.js';

export const guidance: GuidanceText = {
  reach: {
    heading: 'Whom to ask',
    lead: 'Choose the subject of your enquiry.',
    points: [
      {
        heading: 'Licences',
        text: 'Apply for a trial or a registration code with the licence form. Check progress with your reference.',
      },
      {
        heading: 'Research and careers',
        text: `Write to ${company.mailbox} about research projects and positions.`,
      },
      {
        heading: 'Products',
        text: `Use the form on this page, or visit us by appointment: ${company.address}.`,
      },
      {
        heading: 'Support',
        text: `Call ${company.telephone} about a failed installation or an error on screen. Send screenshots and configuration lists to ${company.mailbox}, with patient details masked.`,
      },
      {
        heading: 'Distributors',
        text: 'Tell us your region and the products you are interested in. Training and registration documents are available on request.',
      },
      {
        heading: 'Integrators',
        text: 'Ask us about DICOM. The REST API of this site is documented at /officialWeb/docs. Send no patient data through this site.',
      },
    ],
  },
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
  answer: {
    heading: 'When we reply',
    text: 'Within three working days. If we need to check a configuration or ask our developers, we first tell you how long that will take.',
    sample: true,
  },
  form: {
    heading: 'Send a message',
    lead: 'You receive a reference to quote in later calls and e-mails.',
  },
};
