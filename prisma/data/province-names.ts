import { chinaRegionNames, type BilingualName } from './country-name-overrides.js';

/**
 * English names of the 34 provincial divisions by GB/T 2260 code, in current official usage
 * (Xizang, Macao). Without nameZh the Chinese name of the source list stands.
 */
export const provinceNames: Readonly<
  Record<string, Pick<BilingualName, 'nameEn'> & Partial<BilingualName>>
> = {
  '110000': { nameEn: 'Beijing' },
  '120000': { nameEn: 'Tianjin' },
  '130000': { nameEn: 'Hebei' },
  '140000': { nameEn: 'Shanxi' },
  '150000': { nameEn: 'Inner Mongolia' },
  '210000': { nameEn: 'Liaoning' },
  '220000': { nameEn: 'Jilin' },
  '230000': { nameEn: 'Heilongjiang' },
  '310000': { nameEn: 'Shanghai' },
  '320000': { nameEn: 'Jiangsu' },
  '330000': { nameEn: 'Zhejiang' },
  '340000': { nameEn: 'Anhui' },
  '350000': { nameEn: 'Fujian' },
  '360000': { nameEn: 'Jiangxi' },
  '370000': { nameEn: 'Shandong' },
  '410000': { nameEn: 'Henan' },
  '420000': { nameEn: 'Hubei' },
  '430000': { nameEn: 'Hunan' },
  '440000': { nameEn: 'Guangdong' },
  '450000': { nameEn: 'Guangxi' },
  '460000': { nameEn: 'Hainan' },
  '500000': { nameEn: 'Chongqing' },
  '510000': { nameEn: 'Sichuan' },
  '520000': { nameEn: 'Guizhou' },
  '530000': { nameEn: 'Yunnan' },
  '540000': { nameEn: 'Xizang' },
  // Pinyin without tones would spell 陕西 and 山西 alike; the double a is the official way out.
  '610000': { nameEn: 'Shaanxi' },
  '620000': { nameEn: 'Gansu' },
  '630000': { nameEn: 'Qinghai' },
  '640000': { nameEn: 'Ningxia' },
  '650000': { nameEn: 'Xinjiang' },
  '710000': chinaRegionNames.TW,
  '810000': chinaRegionNames.HK,
  '820000': chinaRegionNames.MO,
};
