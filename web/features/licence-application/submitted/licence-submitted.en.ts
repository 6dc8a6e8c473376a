import type { LicenceSubmittedText } from './licence-submitted.zh.js';

export const licenceSubmitted: LicenceSubmittedText = {
  heading: 'Application received',
  message:
    'Thank you for contacting us, your information has been submitted. We will contact you soon!',
  reference: 'Reference',
  keep: 'Three next steps: keep this reference, which you need to correct or withdraw the application; check the status online; expect a reply from our staff once they have checked your application.',
  progress: 'Check the status',
  apply: 'Apply for a licence',
  backHome: 'Back to the home page',
};
