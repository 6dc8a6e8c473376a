import type { City, Country } from '../../contract/api.js';
import type { Edition } from '../../contract/editions.js';
import { LISTED_COUNTRY } from '../../contract/licence-application.js';
import type { Option } from './select-field.js';

export function placeName(place: City | Country, edition: Edition): string {
  return edition === 'zh' ? place.nameZh : place.nameEn;
}

export function placeOptions(places: readonly (City | Country)[], edition: Edition): Option[] {
  return places.map((place) => ({ value: place.code, label: placeName(place, edition) }));
}

/** Countries by name in the reader's order, China first in the Chinese edition. */
export function countryOptions(countries: readonly Country[], edition: Edition): Option[] {
  const { compare } = new Intl.Collator(edition === 'zh' ? 'zh-Hans-CN' : 'en');
  const first = (country: Country): number =>
    edition === 'zh' && country.code === LISTED_COUNTRY ? 0 : 1;
  const sorted = [...countries].sort(
    (a, b) => first(a) - first(b) || compare(placeName(a, edition), placeName(b, edition)),
  );
  return placeOptions(sorted, edition);
}
