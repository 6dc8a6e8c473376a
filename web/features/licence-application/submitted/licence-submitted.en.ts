import type { LicenceSubmittedText } from './licence-submitted.zh.js';

export const licenceSubmitted: LicenceSubmittedText = {
  heading: 'Application received',
  message:
    'Thank you for contacting us, your information has been submitted. We will contact you soon!',
  reference: 'Reference',
  keep: 'Keep this reference: you need it to check the status, correct the application or withdraw it.',
  progress: 'Check the status',
  apply: 'Apply for a licence',
  backHome: 'Back to the home page',
};
