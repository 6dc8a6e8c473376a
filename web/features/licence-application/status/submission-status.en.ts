import type { SubmissionStatusText } from './submission-status.zh.js';
import { licenceForm } from '../licence-form.en.js';

export const submissionStatus: SubmissionStatusText = {
  labelColon: licenceForm.labelColon,
  summary: licenceForm.summary,
  form: {
    label: 'Check the status',
    labels: { reference: 'Reference', contact: 'E-mail or telephone' },
    hints: {
      // The example's hyphens are those that no line breaks at.
      reference: 'Shown when you submitted the form, for example LA‑7K3M‑9QXD‑2FTR.',
      contact: 'As given in the form; the country code is optional.',
    },
    submit: { idle: 'Check status', sending: 'Checking, please wait.' },
    privacy: 'We use these entries only to find your record and do not keep them on our server.',
    noScript:
      'Online checking needs JavaScript. You can also call or e-mail us with your reference:',
  },
  result: {
    heading: 'Current status',
    reference: 'Reference',
    submittedAt: 'Submitted',
    updatedAt: 'Last update',
    time: '{time} (China Standard Time, UTC+8)',
    states: {
      received: {
        label: 'Received',
        next: 'We have your form but have not yet started work on it. Our staff will contact you once they have checked it; please do not send it again.',
      },
      in_progress: {
        label: 'In progress',
        next: 'Our staff are working on it and will ask for anything missing at the address or number you gave.',
      },
      answered: {
        label: 'Answered',
        next: 'We have replied to the address or number you gave. If nothing has arrived, check your spam folder, then call or e-mail us with the reference.',
      },
    },
  },
  outcome: {
    miss: 'No record matches both entries',
    missAdvice:
      'Check the reference, and use the same e-mail address or telephone number as in your form. Records that have expired or been deleted on request no longer appear.',
    limited: 'Too many checks in a short time',
    limitedAdvice:
      'Please wait {time} before you check again. If it is urgent, call or e-mail us with the reference.',
    network: 'The connection was lost. Please check it and try again.',
    server: 'The server cannot look this up at the moment. Please try again later.',
  },
  help: {
    heading: 'Lost your reference?',
    text: 'It was shown on the confirmation page. Call or e-mail us with the date and your institution, and we will find it.',
  },
};
