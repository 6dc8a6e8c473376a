/**
 * Writes countries.json and areas.json beside this file:
 *
 *     tsx prisma/data/build-geography.ts            write both
 *     tsx prisma/data/build-geography.ts --check    exit 1 if a committed file is out of date
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { areaList } from '@vant/area-data';
import { getCountries, getCountryCallingCode } from 'libphonenumber-js';

import { cityEnglishName } from './city-english-name.js';
import { cityNameOverrides, groupRowNames } from './city-name-overrides.js';
import { countryNameOverrides, type BilingualName } from './country-name-overrides.js';
import { provinceNames } from './province-names.js';

interface Country extends BilingualName {
  code: string;
  dialCode: string;
}

interface City extends BilingualName {
  code: string;
}

interface Province extends City {
  cities: City[];
}

// Country names come from the CLDR data inside Node, so another Node may word a few differently.
// The check stays strict, since the committed file is what the site shows, but says so.
const writtenWithCldr = '48.0';

function buildCountries(): Country[] {
  const zh = new Intl.DisplayNames(['zh-Hans'], { type: 'region', fallback: 'none' });
  const en = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
  const codes = [...getCountries()].sort();
  assertAllUsed('countryNameOverrides', Object.keys(countryNameOverrides), codes);

  const countries = codes.map((code) => {
    const override = countryNameOverrides[code];
    return {
      code,
      nameZh: override?.nameZh ?? named(code, zh.of(code)),
      nameEn: override?.nameEn ?? plainEnglish(named(code, en.of(code))),
      dialCode: String(getCountryCallingCode(code)),
    };
  });
  assertUnique('the country list', countries);
  return countries;
}

function named(code: string, name: string | undefined): string {
  if (name === undefined) {
    throw new Error(`${code}: Intl has no name for it; add it to countryNameOverrides.`);
  }
  return name;
}

// "Bosnia & Herzegovina", "Côte d’Ivoire": written as a visitor would type them when searching.
function plainEnglish(name: string): string {
  return name.replaceAll(' & ', ' and ').replaceAll('’', "'");
}

function buildProvinces(): Province[] {
  const provinceRows = sortedByCode(areaList.province_list);
  const cityRows = sortedByCode(areaList.city_list);
  assertAllUsed('provinceNames', Object.keys(provinceNames), codesOf(provinceRows));
  assertAllUsed('groupRowNames', Object.keys(groupRowNames), codesOf(cityRows));
  assertAllUsed('cityNameOverrides', Object.keys(cityNameOverrides), namesOf(cityRows));

  const provinces = provinceRows.map(([code, sourceName]) => {
    const names = provinceNames[code];
    if (names === undefined) throw new Error(`${code} ${sourceName}: add it to provinceNames.`);
    const cities = cityRows
      .filter(([cityCode]) => cityCode.slice(0, 2) === code.slice(0, 2))
      .map(([cityCode, cityName]) => ({ code: cityCode, ...cityNames(cityCode, cityName) }));
    assertUnique(sourceName, cities);
    return { code, nameZh: names.nameZh ?? sourceName, nameEn: names.nameEn, cities };
  });
  assertUnique('the provincial list', provinces);

  const placed = provinces.reduce((sum, province) => sum + province.cities.length, 0);
  if (placed !== cityRows.length) throw new Error('A city row belongs to no provincial division.');
  return provinces;
}

function cityNames(code: string, sourceName: string): BilingualName {
  return groupRowNames[code] ?? { nameZh: sourceName, nameEn: cityEnglishName(sourceName) };
}

type SourceRow = [code: string, name: string];

function sortedByCode(list: Record<string, string>): SourceRow[] {
  return Object.entries(list).sort(([a], [b]) => Number(a) - Number(b));
}

function codesOf(rows: SourceRow[]): string[] {
  return rows.map(([code]) => code);
}

function namesOf(rows: SourceRow[]): string[] {
  return rows.map(([, name]) => name);
}

// An entry nothing uses is a typo, or a place the source list has since renamed.
function assertAllUsed(table: string, keys: string[], known: string[]): void {
  const unused = keys.filter((key) => !known.includes(key));
  if (unused.length > 0) throw new Error(`${table} names unknown rows: ${unused.join(', ')}.`);
}

function assertUnique(where: string, rows: City[]): void {
  for (const field of ['code', 'nameZh', 'nameEn'] as const) {
    const values = rows.map((row) => row[field]);
    const repeated = values.filter((value, index) => values.indexOf(value) !== index);
    if (repeated.length > 0) throw new Error(`${where} repeats ${field} ${repeated.join(', ')}.`);
  }
}

// One object per line keeps a changed name a one-line diff.
function countriesJson(countries: Country[]): string {
  return `[\n${countries.map((country) => `  ${oneLine(country)}`).join(',\n')}\n]\n`;
}

function areasJson(provinces: Province[]): string {
  const blocks = provinces.map(({ cities, ...names }) => {
    const head = Object.entries(names).map(([key, value]) => `    "${key}": "${value}",`);
    const rows = cities.map((city) => `      ${oneLine(city)}`).join(',\n');
    return ['  {', ...head, `    "cities": [\n${rows}\n    ]`, '  }'].join('\n');
  });
  return `[\n${blocks.join(',\n')}\n]\n`;
}

function oneLine(row: object): string {
  const fields = Object.entries(row).map(
    ([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)}`,
  );
  return `{ ${fields.join(', ')} }`;
}

function isCurrent(path: string, expected: string): boolean {
  try {
    return readFileSync(path, 'utf8') === expected;
  } catch {
    return false;
  }
}

const cldr = process.versions.cldr ?? 'unknown';
const files = [
  { name: 'countries.json', content: countriesJson(buildCountries()) },
  { name: 'areas.json', content: areasJson(buildProvinces()) },
];

for (const { name, content } of files) {
  const path = fileURLToPath(new URL(name, import.meta.url));
  if (!process.argv.includes('--check')) {
    writeFileSync(path, content);
  } else if (!isCurrent(path, content)) {
    const cause =
      name === 'countries.json' && cldr !== writtenWithCldr
        ? ` This Node has CLDR ${cldr}, the file was written with ${writtenWithCldr}: names may differ.`
        : '';
    console.error(`${name} is not what build-geography.ts writes; run it without --check.${cause}`);
    process.exitCode = 1;
  }
}
