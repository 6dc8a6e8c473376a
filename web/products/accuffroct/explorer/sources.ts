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
    text: 'Hu F, Ding D, Westra J, et al. Diagnostic accuracy of optical flow ratio: an individual patient-data meta-analysis. EuroIntervention 2023.',
    doi: '10.4244/EIJ-D-22-01098',
  },
  {
    text: 'Baranauskas A, Peace A, Kibarskis A, et al. FFR result post PCI is suboptimal in long diffuse coronary artery disease. EuroIntervention 2016;12(12):1473–1480.',
    doi: '10.4244/EIJ-D-15-00514',
  },
];
