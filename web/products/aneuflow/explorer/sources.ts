import type { Source } from '../../../ui/stage/explorer.js';

export const sources: readonly Source[] = [
  {
    text: 'Ghia U, Ghia KN, Shin CT. J Comput Phys 1982;48:387–411.',
    doi: '10.1016/0021-9991(82)90058-4',
  },
  {
    text: 'Latt J, Chopard B. Math Comput Simul 2006;72:165–168.',
    doi: '10.1016/j.matcom.2006.05.017',
  },
  {
    text: 'Bouzidi M, Firdaouss M, Lallemand P. Phys Fluids 2001;13:3452–3459.',
    doi: '10.1063/1.1399290',
  },
  {
    text: 'Dellar PJ. Phys Rev E 2001;64:031203.',
    doi: '10.1103/PhysRevE.64.031203',
  },
];
