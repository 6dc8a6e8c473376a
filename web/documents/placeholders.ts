import type { Version } from './blocks.js';

/** What versions up to 3.1 print: published files never change, whatever becomes known later. */
const PRINTED_UP_TO_3_1 = {
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
} as const;

/**
 * What only the manufacturer can say. Documents print it in square brackets as long as it is unknown; `npm
 * run launch:check` lists it. Enter what becomes known below the spread, take its name out of
 * `placeholders`, and publish a new version.
 */
export const DOCUMENT_FACTS: Facts & { readonly placeholders: readonly (keyof Facts)[] } = {
  ...PRINTED_UP_TO_3_1,
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
};

type Facts = Readonly<Record<keyof typeof PRINTED_UP_TO_3_1, string>>;

/** Once a version is published, what it printed is kept here under its name. */
export function factsOf(version: Version): Facts {
  return version <= 3.1 ? PRINTED_UP_TO_3_1 : DOCUMENT_FACTS;
}
