import type { Source } from '../../../ui/stage/explorer.js';

export const sources: readonly Source[] = [
  { text: 'Young DF, Tsai FY. J Biomech 1973;6:395–410.', doi: '10.1016/0021-9290(73)90099-7' },
  {
    text: 'Seeley BD, Young DF. J Biomech 1976;9:439–448.',
    doi: '10.1016/0021-9290(76)90086-5',
  },
  { text: 'Murray CD. Proc Natl Acad Sci USA 1926;12:207–214.', doi: '10.1073/pnas.12.3.207' },
  {
    text: 'Gould KL, Lipscomb K. Am J Cardiol 1974;34:48–55.',
    doi: '10.1016/0002-9149(74)90092-7',
  },
];
