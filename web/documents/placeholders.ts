/**
 * What only the manufacturer can say. The documents print it in square brackets; `npm run
 * launch:check` lists it. Changing it changes the files: enter it in a new version.
 */
export const DOCUMENT_PLACEHOLDERS = {
  manufacturer: '[Manufacturer: name]',
  address: '[Manufacturer: street, city, country]',
  contact: '[Manufacturer: telephone and e-mail for users]',
  representative: '[Authorised representative in the European Union: name and address]',
  notifiedBody: '[Number of the notified body]',
  basicUdi: '[Basic UDI-DI and UDI-DI of the release]',
  certificate: '[Certificate number and date of first CE marking]',
  deviceClass: '[Class by MDR Annex VIII]',
  registration: '[Single registration number of the manufacturer]',
  incidents: '[Vigilance contact: e-mail]',
  evidence: '[Clinical evidence: to be entered from the clinical evaluation report]',
  system: '[Minimum system: to be entered from the verification report]',
  placeholders: [
    'manufacturer',
    'address',
    'contact',
    'representative',
    'notifiedBody',
    'basicUdi',
    'certificate',
    'deviceClass',
    'registration',
    'incidents',
    'evidence',
    'system',
  ],
} as const;
