import {
  getCountries,
  getCountryCallingCode,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/max';
import { HOME_CODE } from '../../submissions/telephone-key.js';

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
  const parsed = read(text, areaCode);
  if (!parsed?.isValid() || parsed.countryCallingCode !== areaCode) return undefined;
  return { areaCode, national: parsed.nationalNumber, e164: parsed.number };
}

/** Fewer digits are no number. */
const LEAST_DIGITS = 4;

const read = (text: string, callingCode: string) =>
  // In most countries, and to anybody who has no plus sign, two zeros say the same.
  parsePhoneNumberFromString(text.replace(/^[\s(]*00/, '+'), {
    defaultCallingCode: CALLING_CODES.has(callingCode) ? callingCode : HOME_CODE,
  });

const digitsOf = (text: string) => text.replace(/\D/g, '');

/**
 * Whether somebody has written a stored number: with or without its dialling code and the zero
 * before it, grouped in any way. Stored numbers have their dialling code apart, in front, or not
 * at all.
 */
export function isSameTelephone(areaCode: string | null, stored: string, typed: string): boolean {
  const known = read(areaCode === null ? stored : `+${areaCode}${stored}`, HOME_CODE);
  const given = read(typed, areaCode ?? known?.countryCallingCode ?? HOME_CODE);
  if (known !== undefined && known.number === given?.number) return true;
  // Extensions and whatever else is in no country's plan.
  const digits = digitsOf(stored);
  return digits.length >= LEAST_DIGITS && digits === digitsOf(typed);
}
