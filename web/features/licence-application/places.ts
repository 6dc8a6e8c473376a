import type { Country } from '../../contract/api.js';
import { LISTED_COUNTRY, LISTED_DIAL_CODE } from '../../contract/licence-application.js';
import type { Edition } from '../../contract/editions.js';
import { placeName } from '../../ui/form/place-options.js';
import type { Option } from '../../ui/form/select-field.js';

/** Territory that a shared dialling code is best known by. */
const MAIN_TERRITORY: Readonly<Record<string, string>> = {
  '1': 'US',
  '7': 'RU',
  '39': 'IT',
  '44': 'GB',
  '47': 'NO',
  '61': 'AU',
  '212': 'MA',
  '262': 'RE',
  '358': 'FI',
  '590': 'GP',
  '599': 'CW',
};

/** Each dialling code once, with the territory it is best known by. */
export function dialCodeOptions(
  countries: readonly Country[],
  edition: Edition,
  others: string,
): Option[] {
  const byCode = new Map<string, Country[]>();
  for (const country of countries) {
    byCode.set(country.dialCode, [...(byCode.get(country.dialCode) ?? []), country]);
  }
  return [...byCode]
    .sort(([a], [b]) => Number(a) - Number(b))
    .map(([value, territories]) => {
      const main = territories.find(({ code }) => code === MAIN_TERRITORY[value]) ?? territories[0];
      const name = main ? placeName(main, edition) : '';
      return { value, label: `+${value} ${name}${territories.length > 1 ? others : ''}` };
    });
}

/** Dialling code of a country, empty if it is not known. */
export function dialCodeOf(countries: readonly Country[], code: string): string {
  const known = countries.find((country) => country.code === code)?.dialCode;
  return known ?? (code === LISTED_COUNTRY ? LISTED_DIAL_CODE : '');
}
