/** Telephone numbers: which exist, and which are the same however they are written. */
import {
  getCountries,
  getCountryCallingCode,
  type PhoneNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/max';

/** China's dialling code: Chinese forms are filled in without it. */
const HOME_CODE = '86';

/** The zero that is left out after a dialling code, and whatever is no digit. */
const NO_DIGITS = '\\(\\s*0\\s*\\)|\\D';
/** Zeros, and China's dialling code. That it is one shows where a whole Chinese number follows. */
const PREFIX = `^0*(${HOME_CODE}(?=0*[1-9]\\d{9}))?0*`;

/**
 * What all spellings of a number have in common: 0571-88888888, +86 571 88888888 and
 * 0086 (0)571 88888888 are one. Other dialling codes stay: without them, it is not known whose the
 * number is.
 */
export function telephoneKey(telephone: string): string {
  return telephone.replace(new RegExp(NO_DIGITS, 'g'), '').replace(new RegExp(PREFIX), '');
}

/** The same in SQL. Indexes on this very expression serve it: they change together. */
export function telephoneKeyOf(column: string): string {
  return `regexp_replace(regexp_replace(${column}, '${NO_DIGITS}', '', 'g'), '${PREFIX}', '')`;
}

/** Fewer digits are no telephone number. */
export const SHORTEST_KEY = 5;

/**
 * Keys that a number may be stored under. Of one that is shorter than Chinese numbers with their
 * area code, it is not known whether 86 before it is the dialling code: both are looked for. Whoever has
 * given a foreign number may have left its dialling code out.
 */
export function spellingsOf(telephone: string): string[] {
  const key = telephoneKey(telephone);
  const national = key.startsWith(HOME_CODE) ? key.slice(HOME_CODE.length) : key;
  const abroad = parsePhoneNumberFromString(telephone);
  const dialled = abroad?.isValid() ? telephoneKey(abroad.nationalNumber) : '';
  // Behind 86 it could as well be a Chinese one.
  const isClear = dialled !== '' && !dialled.startsWith(HOME_CODE);
  return [key, national.replace(/^0+/, ''), HOME_CODE + key, ...(isClear ? [dialled] : [])];
}

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
  // A foreign number that was stored as people there dial it.
  const isUnknown = areaCode === null && !known?.isValid();
  if (isUnknown && given?.isValid() && isNumberOf(given, stored)) return true;
  // Extensions and whatever else is in no country's plan.
  const digits = digitsOf(stored);
  return digits.length >= LEAST_DIGITS && digits === digitsOf(typed);
}

/**
 * The digits of a stored number that whoever writes it down cannot leave out, and its dialling code,
 * empty where it is not known.
 */
export function writtenDigits(telephone: string): { national: string; callingCode: string } {
  const parsed = parsePhoneNumberFromString(telephone, 'CN');
  return {
    national: parsed?.nationalNumber ?? telephoneKey(telephone),
    callingCode: parsed?.countryCallingCode ?? '',
  };
}

function isNumberOf({ number, countryCallingCode }: PhoneNumber, text: string): boolean {
  return read(text, countryCallingCode)?.number === number;
}

/**
 * Keys have no `+`: the American +1 386 213 4567 and the Chinese 138 6213 4567 have the same. Where
 * both are whole numbers, it tells them apart; without a dialling code they are Chinese.
 */
export function areDifferent(...telephones: [string, string]): boolean {
  const [one, other] = telephones.map((each) => parsePhoneNumberFromString(each, 'CN'));
  return Boolean(one?.isValid() && other?.isValid() && one.number !== other.number);
}

/** A number with its dialling code as limits count it; undefined where it has none. */
export function e164Of(telephone: string): string | undefined {
  return parsePhoneNumberFromString(telephone)?.number;
}
