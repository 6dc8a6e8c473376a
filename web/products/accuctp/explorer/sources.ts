import type { Source } from '../../../ui/stage/explorer.js';

export const sources: readonly Source[] = [
  { text: 'Wu O, et al. Magn Reson Med 2003;50:164–174.', doi: '10.1002/mrm.10522' },
  {
    text: 'Østergaard L, et al. Magn Reson Med 1996;36:715–725.',
    doi: '10.1002/mrm.1910360510',
  },
  {
    text: 'Kudo K, et al. Radiology 2013;267:201–211.',
    doi: '10.1148/radiol.12112618',
  },
  {
    text: 'Riordan AJ, et al. PLoS One 2014;9:e97586.',
    doi: '10.1371/journal.pone.0097586',
  },
  {
    text: 'Suomalainen OP, et al. Eur Stroke J 2023;8:259–267.',
    doi: '10.1177/23969873221135915',
  },
  {
    text: 'Albers GW, et al. N Engl J Med 2018;378:708–718.',
    doi: '10.1056/NEJMoa1713973',
  },
];
