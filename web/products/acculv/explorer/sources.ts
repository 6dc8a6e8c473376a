import type { Source } from '../../../ui/stage/explorer.js';

export const sources: readonly Source[] = [
  {
    text: 'Boudoulas H, Geleris P, Lewis RP, Rittgers SE. Chest 1981;80:613–617.',
    doi: '10.1378/chest.80.5.613',
  },
  {
    text: 'Lang RM, Badano LP, Mor-Avi V, et al. J Am Soc Echocardiogr 2015;28:1–39.',
    doi: '10.1016/j.echo.2014.10.003',
  },
  {
    text: 'Cerqueira MD, et al. Circulation 2002;105:539–542.',
    doi: '10.1161/hc0402.102975',
  },
];
