import type { Source } from '../../../ui/stage/explorer.js';

export const sources: readonly Source[] = [
  {
    text: 'Alastruey J, Parker KH, Peiró J, et al. J Biomech 2007;40:1794–1805.',
    doi: '10.1016/j.jbiomech.2006.07.008',
  },
  {
    text: 'Zarrinkoob L, Ambarki K, Wåhlin A, et al. J Cereb Blood Flow Metab 2015.',
    doi: '10.1038/jcbfm.2014.241',
  },
  {
    text: 'Brassard P, Labrecque L, Smirl JD, et al. Physiol Rep 2021;9:e14982.',
    doi: '10.14814/phy2.14982',
  },
  {
    text: 'Otani T, Nishimura N, Yamashita H, et al. PLoS Comput Biol 2023;19:e1011452.',
    doi: '10.1371/journal.pcbi.1011452',
  },
  { text: 'Young DF, Tsai FY. J Biomech 1973;6:395–410.', doi: '10.1016/0021-9290(73)90099-7' },
  {
    text: 'Seeley BD, Young DF. J Biomech 1976;9:439–448.',
    doi: '10.1016/0021-9290(76)90086-5',
  },
  {
    text: 'Leng X, Scalzo F, Ip HL, et al. PLoS One 2014;9:e97531.',
    doi: '10.1371/journal.pone.0097531',
  },
];
