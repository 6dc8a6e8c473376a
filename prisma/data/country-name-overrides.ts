export interface BilingualName {
  nameZh: string;
  nameEn: string;
}

/**
 * The only place that spells these three names: the country list and the provincial list both
 * take them from here, so a visitor meets the same wording in either field.
 */
export const chinaRegionNames = {
  HK: { nameZh: '中国香港', nameEn: 'Hong Kong, China' },
  MO: { nameZh: '中国澳门', nameEn: 'Macao, China' },
  TW: { nameZh: '中国台湾', nameEn: 'Taiwan, China' },
} as const satisfies Record<string, BilingualName>;

/** Replaces what Intl.DisplayNames says, per ISO 3166-1 alpha-2 code; omitted fields stay. */
export const countryNameOverrides: Readonly<Record<string, Partial<BilingualName>>> = {
  ...chinaRegionNames,
  // CLDR tells the two Congos apart by capital; the states' own names read better in a form.
  CD: { nameEn: 'Democratic Republic of the Congo' },
  CG: { nameEn: 'Republic of the Congo' },
  // The name is disputed: both sides' names, as the United Nations and ISO 3166 write it.
  FK: { nameZh: '福克兰群岛（马尔维纳斯）', nameEn: 'Falkland Islands (Malvinas)' },
  MM: { nameEn: 'Myanmar' },
  PS: { nameZh: '巴勒斯坦', nameEn: 'Palestine' },
  VC: { nameEn: 'St. Vincent and the Grenadines' },
};
