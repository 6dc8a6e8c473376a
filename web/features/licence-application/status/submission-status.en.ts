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
      reference: 'Shown when your form was accepted, for example LA‑7K3M‑9QXD‑2FTR.',
      contact: 'The address or number you gave in that form, with or without the country code.',
    },
    submit: { idle: 'Check status', sending: 'Checking, please wait.' },
    privacy: 'We use what you enter only to find your record, and do not keep it on our server.',
    noScript:
      'Checking online needs JavaScript. You can also call or write to us and quote your reference:',
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
        next: 'We have your form and have not started on it yet. Our staff will contact you once they have checked it; there is no need to send it again.',
      },
      in_progress: {
        label: 'In progress',
        next: 'Our staff are working on it. If anything is missing, they will ask for it at the address or number you gave.',
      },
      answered: {
        label: 'Answered',
        next: 'We have replied to the address or number you gave. If nothing has arrived, look in your spam folder first, then call or write to us and quote the reference.',
      },
    },
  },
  outcome: {
    miss: 'We found no record that matches both entries',
    missAdvice:
      'Check the reference, and use the same e-mail address or telephone number as in your form. Records that have expired or were deleted on request cannot be found either.',
    limited: 'You have checked too many times in a short while',
    limitedAdvice:
      'Please wait {seconds} seconds before you check again. If it is urgent, call or write to us and quote the reference.',
    network: 'The connection was lost. Please check it and try again.',
    server: 'The server cannot look this up at the moment. Please try again later.',
  },
  help: {
    heading: 'No reference at hand?',
    text: 'It was shown on the page that confirmed your form. If you did not note it down, call or write to us with the date and your institution, and we will find it.',
  },
};
