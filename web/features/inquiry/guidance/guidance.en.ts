import type { GuidanceText } from './guidance-text.js';
import { company } from '../../../content/en/company.js';

export const guidance: GuidanceText = {
  reach: {
    heading: 'Ways to reach us',
    lead: 'The same colleagues look after all of them.',
    points: [
      {
        heading: 'Telephone',
        text: `${company.telephone}: for an installation that has stopped, or an error best described while it is on the screen.`,
      },
      {
        heading: 'E-mail',
        text: `${company.mailbox}: for screenshots and configuration lists, with patient details masked.`,
      },
      { heading: 'In person', text: `${company.address}: by appointment.` },
      {
        heading: 'Other matters',
        text: 'Trials and registration codes have a licence form of their own. For research projects and positions, write to the mailbox above.',
      },
    ],
  },
  preparation: {
    heading: 'Worth having at hand',
    lead: 'None of this is required; whatever you can give shortens the exchange.',
    points: [
      {
        heading: 'Images',
        text: 'Kind of examination, slice thickness or frame rate, ECG gating or not, make and model of the scanner.',
      },
      {
        heading: 'Purpose',
        text: 'The parameter you need, the step at which you need it, and who obtains it today and by what means.',
      },
      {
        heading: 'Surroundings',
        text: 'Archive system, operating system and graphics card of the workstation, and whether the network is cut off from the internet.',
      },
      {
        heading: 'Errors',
        text: 'Version of the software, wording of the message, what you did before it, and whether it can be repeated.',
      },
    ],
  },
  answer: {
    heading: 'When to expect a reply',
    text: 'Sample: within three working days. If we must look into a configuration or ask our developers, we first say how long that will take.',
    sample: true,
  },
  form: {
    heading: 'Leave a message',
    lead: 'You will be given a reference that ties later letters and calls to it.',
  },
};
