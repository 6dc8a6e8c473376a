import type { Source } from '../../../ui/stage/explorer.js';

export const sources: readonly Source[] = [
  {
    text: 'Fournier S, Keulards DCJ, van ’t Veer M, et al. EuroIntervention 2021;17:e309–e316.',
    doi: '10.4244/EIJ-D-20-00684',
  },
  { text: 'Young DF, Tsai FY. J Biomech 1973;6:395–410.', doi: '10.1016/0021-9290(73)90099-7' },
  {
    text: 'Seeley BD, Young DF. J Biomech 1976;9:439–448.',
    doi: '10.1016/0021-9290(76)90086-5',
  },
  {
    text: 'Díez-Delhoyo F, Gutiérrez-Ibañes E, Loughlin G, et al. World J Cardiol 2015;7:525–538.',
    doi: '10.4330/wjc.v7.i9.525',
  },
  {
    text: 'Huang D, Gong Y, Fan Y, et al. Am Heart J 2023.',
    doi: '10.1016/j.ahj.2023.03.016',
  },
  {
    text: 'Solberg OG, et al. EuroIntervention 2014;9:1069–1075.',
    doi: '10.4244/EIJV9I9A181',
  },
  {
    text: 'Park SD, Lee MJ, Woo SI, et al. Intern Med 2016;55:97–103.',
    doi: '10.2169/internalmedicine.55.4080',
  },
];
