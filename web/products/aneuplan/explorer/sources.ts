import type { Source } from '../../../ui/stage/explorer.js';

export const sources: readonly Source[] = [
  {
    text: 'Makoyeva A, Bing F, Darsaut TE, et al. AJNR 2013;34:596–602.',
    doi: '10.3174/ajnr.A3234',
  },
  {
    text: 'Kim S, Yang H, Oh JH, et al. Sci Rep 2024;14(1):1–8.',
    doi: '10.1038/s41598-024-61312-y',
  },
  {
    text: 'Sanders JV, Oliver M, Obradó L, et al. Interv Neuroradiol 2025.',
    doi: '10.1177/15910199251358590',
  },
  {
    text: 'Walsh SDC, Burwinkle H, Saar MO. Comput Geosci 2009;35:1186–1193.',
    doi: '10.1016/j.cageo.2008.05.004',
  },
  {
    text: 'Ghia U, Ghia KN, Shin CT. J Comput Phys 1982;48:387–411.',
    doi: '10.1016/0021-9991(82)90058-4',
  },
  {
    text: 'Dellar PJ. Phys Rev E 2001;64:031203.',
    doi: '10.1103/PhysRevE.64.031203',
  },
];
