import type { Source } from '../../../ui/stage/explorer.js';

export const sources: readonly Source[] = [
  {
    text: 'Barber PA, et al. Lancet 2000;355:1670–1674.',
    doi: '10.1016/S0140-6736(00)02237-6',
  },
  {
    text: 'Kucinski T, et al. Stroke 2002;33:1786–1791.',
    doi: '10.1161/01.STR.0000019125.80118.99',
  },
  {
    text: 'Mokin M, et al. Stroke 2017;48:1574–1579.',
    doi: '10.1161/STROKEAHA.117.016745',
  },
  {
    text: 'van Horn N, et al. Clin Neuroradiol 2021;31(4).',
    doi: '10.1007/s00062-020-00988-x',
  },
  {
    text: 'Sundaram VK, et al. AJNR Am J Neuroradiol 2019;40:2033–2038.',
    doi: '10.3174/ajnr.A6303',
  },
  {
    text: 'Kuang H, et al. AJNR Am J Neuroradiol 2019;40:33–38.',
    doi: '10.3174/ajnr.A5889',
  },
  { text: 'Naylor J, et al. Cerebrovasc Dis 2017;44:195–202.', doi: '10.1159/000479707' },
  {
    text: 'Lev MH, et al. Radiology 1999;213:150–155.',
    doi: '10.1148/radiology.213.1.r99oc10150',
  },
];
