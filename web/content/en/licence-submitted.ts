import type { LicenceSubmittedText } from '../zh/licence-submitted.js';

export const licenceSubmitted: LicenceSubmittedText = {
  message:
    'Thank you for contacting us, your information has been submitted. We will contact you soon!',
  reference: 'Reference',
  keep: 'Please quote this reference if you ask about your application.',
  backHome: 'Back to the home page',
};
