import type { LicenceFormText } from './licence-form.zh.js';

export const licenceForm: LicenceFormText = {
  optional: ' (optional)',
  labelColon: ': ',
  choose: 'Please select',
  sections: {
    product: 'Your request',
    applicant: 'About you',
    place: 'Where you are',
    contact: 'How to reach you',
    rest: 'Anything else',
  },
  labels: {
    topic: 'Topic',
    serialNumber: 'Serial number',
    modelType: 'Product',
    institution: 'Hospital or institution',
    profession: 'Profession',
    surname: 'First Name',
    name: 'Last Name',
    country: 'Country or region',
    province: 'Province or state',
    city: 'City',
    address: 'Address',
    contactMethod: 'Contact by',
    areaCode: 'Area code',
    telephone: 'Telephone',
    email: 'E-mail',
    invitationCode: 'Invitation code',
    remark: 'Note',
    agreement: 'I have read and agree to the privacy policy',
  },
  topics: { probation: 'Apply for trial', code: 'Get software registration code' },
  professions: {
    physician: 'Doctor',
    technician: 'Medical technician',
    scientificResearch: 'Researcher',
    other: 'Other',
  },
  contactMethods: { telephone: 'Telephone', email: 'E-mail' },
  productGroups: { intracranial: 'Brain', intracardiac: 'Heart' },
  hints: {
    serialNumber: 'Supplied with the software or the licence document. Case does not matter.',
    modelType: 'Lists the products that the serial number covers, once it is checked.',
    remark: 'Please do not enter patient names, record numbers or other patient data.',
  },
  product: {
    serialFirst: 'Please enter the correct serial number first',
    checking: 'Checking the serial number…',
    found: 'Products covered by this serial number: {count}.',
    unchecked:
      'The serial number cannot be checked at the moment. This page keeps trying; you can choose a product once the number is confirmed.',
    limited:
      'Too many checks in a short time. The number is checked again in about {time}; you can choose a product once it is confirmed.',
  },
  invitation: {
    checking: 'Checking the invitation code…',
    valid: 'The invitation code is valid.',
    unchecked:
      'The invitation code cannot be checked at the moment. It is checked again when you submit.',
  },
  places: {
    loading: 'Loading…',
    failed: 'The list could not be loaded.',
    retry: 'Load again',
    countryFirst: 'Choose the country first',
    provinceFirst: 'Choose the province first',
    otherTerritories: ' and others',
  },
  consent: {
    before: 'I have read and agree to the',
    policy: 'privacy policy',
    tooltip: 'You must read and agree to the privacy policy',
    close: 'Close',
    version: 'Version: {version}',
  },
  submit: { idle: 'Submit Information', sending: 'Submitting, please wait.' },
  summary: {
    title: 'Please check the following',
    titlePrefix: 'Error: ',
    warningPrefix: 'Please note: ',
  },
  outcome: {
    limit: 'You have exceeded the submission limit, do not submit repeatedly',
    failed: 'The submission failed because the data is abnormal',
    nothingLost: 'Nothing you typed is lost.',
    rateLimited: 'Too many submissions in a short time, please try again later',
    again: 'You can submit again in about {time}.',
    otherWay: 'If it cannot wait, call us or write to us:',
    network:
      'The connection was lost: please check it and submit again, everything you typed is still here.',
    server: 'The server cannot process this at the moment, please try again later',
    unknown: 'We do not know yet whether your submission arrived',
    sendAgain:
      'Please submit the form again in a moment, without changes: it will not be stored twice.',
  },
  help: {
    progress: 'Already applied? Check the status',
    heading: 'Need help?',
    text: 'If anything in this form is unclear, call or write to us.',
    noScript: 'Sending this form needs JavaScript. You can also apply by telephone or e-mail:',
  },
};
