import type { ValidationMessages } from '../types.js';

export const validation: ValidationMessages = {
  general: {
    REQUIRED: 'This field must be filled!',
    INVALID: 'This value cannot be used. Please check it',
    TOO_LONG: 'This text is too long. Please shorten it',
    NOT_COVERED: 'This value cannot be used. Please choose another',
    MISMATCH: 'This value cannot be used. Please choose another',
  },
  fields: {
    topic: { REQUIRED: 'Please select', INVALID: 'Please select' },
    serialNumber: { INVALID: 'Serial number error' },
    modelType: {
      REQUIRED: 'Please select product',
      INVALID: 'Please select product',
      NOT_COVERED: 'The serial number does not cover this product. Please select another product',
    },
    profession: { REQUIRED: 'Please select', INVALID: 'Please select' },
    country: { REQUIRED: 'Please select', INVALID: 'Please select' },
    province: { REQUIRED: 'Please select', INVALID: 'Please select' },
    city: {
      REQUIRED: 'Please select',
      INVALID: 'Please select',
      MISMATCH: 'This city is not in the selected province. Please select again',
    },
    contactMethod: { REQUIRED: 'Please select', INVALID: 'Please select' },
    areaCode: { REQUIRED: 'Please select', INVALID: 'Please select' },
    telephone: { INVALID: 'Invalid mobile' },
    email: { INVALID: 'E-mail error' },
    product: { REQUIRED: 'Please select product', INVALID: 'Please select product' },
    contact: { INVALID: 'Please enter an e-mail address or a telephone number' },
    request: { REQUIRED: 'Please select', INVALID: 'Please select' },
    document: { REQUIRED: 'Please select', INVALID: 'Please select' },
    invitationCode: {
      INVALID: 'Invitation code error',
    },
    agreement: {
      REQUIRED: 'Please read and agree to the privacy policy',
      INVALID: 'Please read and agree to the privacy policy',
    },
  },
};
