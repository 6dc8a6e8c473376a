import {
  getCountries,
  getCountryCallingCode,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/max';

const CALLING_CODES: ReadonlySet<string> = new Set(
  getCountries().map((country) => getCountryCallingCode(country)),
);

export interface Telephone {
  /** International dialling code, digits only. */
  readonly areaCode: string;
  /** National significant number, digits only. */
  readonly national: string;
  readonly e164: string;
}

/** A number that exists in its country's plan; undefined otherwise, or if it belongs to another dialling code. */
export function parseTelephone(areaCode: string, text: string): Telephone | undefined {
  // The parser throws for dialling codes that do not exist.
  if (!CALLING_CODES.has(areaCode)) return undefined;
  const parsed = parsePhoneNumberFromString(text, { defaultCallingCode: areaCode });
  if (!parsed?.isValid() || parsed.countryCallingCode !== areaCode) return undefined;
  return { areaCode, national: parsed.nationalNumber, e164: parsed.number };
}
