import type { Source } from '../../../ui/stage/explorer.js';

export const sources: readonly Source[] = [
  {
    text: 'Hendricks BK, Yoon JS, Yaeger K, et al. J Neurosurg 2020;133(1):159–165.',
    doi: '10.3171/2019.3.jns183160',
  },
  {
    text: 'Ma B, Harbaugh RE, Raghavan ML. Ann Biomed Eng 2004;32(2):264–273.',
    doi: '10.1023/B:ABME.0000012746.31343.92',
  },
  {
    text: 'Interv Neuroradiol 2020;26(6):733–740.',
    doi: '10.1177/1591019920925706',
  },
];
