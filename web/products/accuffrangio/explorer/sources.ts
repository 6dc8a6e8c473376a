import type { Source } from '../../../ui/stage/explorer.js';

export const sources: readonly Source[] = [
  {
    text: 'Li C, Leng X, He J, et al. Front Cardiovasc Med 2021;8:714077.',
    doi: '10.3389/fcvm.2021.714077',
  },
  {
    text: 'Girasis C, Schuurbiers JCH, Muramatsu T, et al. EuroIntervention 2013;8(12).',
    doi: '10.4244/EIJV8I12A219',
  },
  { text: 'Young DF, Tsai FY. J Biomech 1973;6:395–410.', doi: '10.1016/0021-9290(73)90099-7' },
  {
    text: 'Seeley BD, Young DF. J Biomech 1976;9:439–448.',
    doi: '10.1016/0021-9290(76)90086-5',
  },
];
