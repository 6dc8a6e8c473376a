import type { LicenceSubmittedText } from './licence-submitted.zh.js';

export const licenceSubmitted: LicenceSubmittedText = {
  heading: 'Application received',
  message:
    'Thank you for contacting us, your information has been submitted. We will contact you soon!',
  reference: 'Reference',
  copy: 'Copy reference',
  copied: 'Copied',
  selected: 'Selected: copy it by hand',
  keep: 'Keep this reference: you need it to check, correct or withdraw the application.',
  next: {
    heading: 'What happens next',
    received: { heading: 'Received', text: '{date}' },
    checked: {
      heading: 'Checked',
      text: 'Our staff check the serial number and your details and contact you by {date}.',
      workingDays: 3,
      sample: true,
    },
    answered: {
      heading: 'Answered',
      text: 'You hear the result by {date}, by telephone or e-mail, and can look it up with your reference.',
      workingDays: 5,
      sample: true,
    },
  },
  documents: {
    heading: 'About the product',
    product: '{product}: product page',
    instructions: 'Instructions for use',
  },
  progress: 'Check the status',
  apply: 'Apply for a licence',
  backHome: 'Back to the home page',
};
