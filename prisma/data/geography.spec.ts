import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from '@jest/globals';
import { getCountries, getCountryCallingCode } from 'libphonenumber-js';

interface Named {
  code: string;
  nameZh: string;
  nameEn: string;
}

type Country = Named & { dialCode: string };
type Province = Named & { cities: Named[] };

function readData<Row>(fileName: string): Row[] {
  return JSON.parse(readFileSync(join(process.cwd(), 'prisma/data', fileName), 'utf8')) as Row[];
}

function repeated(values: string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

const countries = readData<Country>('countries.json');
const provinces = readData<Province>('areas.json');
const cities = provinces.flatMap((province) => province.cities);

const latinName = /^[\p{Script=Latin}\p{M}(][\p{Script=Latin}\p{M}'.,() -]*$/u;
const chineseName = /^\p{Script=Han}[\p{Script=Han}（）-]*$/u;

describe('country list', () => {
  it('holds every territory with its calling code, sorted by code', () => {
    const expected = getCountries()
      .map((code) => [code, String(getCountryCallingCode(code))])
      .sort(([a = ''], [b = '']) => (a < b ? -1 : 1));

    expect(countries.map(({ code, dialCode }) => [code, dialCode])).toEqual(expected);
  });

  it('names each territory once in each language', () => {
    expect(countries.filter(({ nameZh }) => !chineseName.test(nameZh))).toEqual([]);
    expect(countries.filter(({ nameEn }) => !latinName.test(nameEn))).toEqual([]);
    expect(repeated(countries.map(({ nameZh }) => nameZh))).toEqual([]);
    expect(repeated(countries.map(({ nameEn }) => nameEn))).toEqual([]);
  });
});

describe('provincial list', () => {
  it('holds the 34 provincial divisions, each with a city level', () => {
    expect(provinces).toHaveLength(34);
    expect(provinces.filter((province) => province.cities.length === 0)).toEqual([]);
  });

  it('names every division in both languages', () => {
    const divisions: Named[] = [...provinces, ...cities];

    expect(divisions.filter(({ nameZh }) => !chineseName.test(nameZh))).toEqual([]);
    expect(divisions.filter(({ nameEn }) => !latinName.test(nameEn))).toEqual([]);
  });

  it('uses each code once and files each city under its own province', () => {
    expect(repeated([...provinces, ...cities].map(({ code }) => code))).toEqual([]);
    for (const province of provinces) {
      const prefixes = new Set(province.cities.map(({ code }) => code.slice(0, 2)));
      expect([...prefixes]).toEqual([province.code.slice(0, 2)]);
    }
  });

  it.each(['nameZh', 'nameEn'] as const)('repeats no %s within a select list', (field) => {
    expect(repeated(provinces.map((province) => province[field]))).toEqual([]);
    for (const province of provinces) {
      expect(repeated(province.cities.map((city) => city[field]))).toEqual([]);
    }
  });

  // Characters with several readings, apostrophes, and names that are not pinyin at all.
  it.each([
    ['140400', 'Changzhi'],
    ['141100', 'Lüliang'],
    ['150100', 'Hohhot'],
    ['211300', 'Chaoyang'],
    ['331000', 'Taizhou'],
    ['331100', 'Lishui'],
    ['340300', 'Bengbu'],
    ['340500', "Ma'anshan"],
    ['341500', "Lu'an"],
    ['341600', 'Bozhou'],
    ['350200', 'Xiamen'],
    ['411100', 'Luohe'],
    ['500100', 'Chongqing'],
    ['530800', "Pu'er"],
    ['540100', 'Lhasa'],
    ['610100', "Xi'an"],
    ['653100', 'Kashgar'],
  ])('romanises %s as %s', (code, nameEn) => {
    expect(cities.find((city) => city.code === code)?.nameEn).toBe(nameEn);
  });

  it('tells Shaanxi from Shanxi', () => {
    const english = new Map(provinces.map(({ nameZh, nameEn }) => [nameZh, nameEn]));

    expect(english.get('陕西省')).toBe('Shaanxi');
    expect(english.get('山西省')).toBe('Shanxi');
  });
});

describe('Hong Kong, Macao and Taiwan', () => {
  it.each([
    ['HK', '810000'],
    ['MO', '820000'],
    ['TW', '710000'],
  ])('%s has the same form in both lists', (countryCode, provinceCode) => {
    const country = countries.find(({ code }) => code === countryCode);
    const province = provinces.find(({ code }) => code === provinceCode);

    expect(country?.nameZh).toMatch(/^中国\p{Script=Han}{2}$/u);
    expect(country?.nameEn).toMatch(/^[A-Za-z ]+, China$/);
    expect(province?.nameZh).toBe(country?.nameZh);
    expect(province?.nameEn).toBe(country?.nameEn);
  });
});
