import type { Source } from '../../../ui/stage/explorer.js';

export const sources: readonly Source[] = [
  {
    text: 'Young DF, Tsai FY. Flow characteristics in models of arterial stenoses, I. Steady flow. J Biomech 1973;6(4):395–410.',
    doi: '10.1016/0021-9290(73)90099-7',
  },
  {
    text: 'Seeley BD, Young DF. Effect of geometry on pressure losses across models of arterial stenoses. J Biomech 1976;9(7):439–448.',
    doi: '10.1016/0021-9290(76)90086-5',
  },
  {
    text: 'López-Palop R, et al. Effect of lesion length on functional significance of intermediate long coronary lesions. Catheter Cardiovasc Interv.',
    doi: '10.1002/ccd.24459',
  },
];
