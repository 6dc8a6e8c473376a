import type { JobEntry } from './job.js';

/** Where applications go; stands in for the real address. */
export const RECRUITING_SITE = { href: 'https://careers.hengmai.example/', sample: true } as const;

/** Open roles, those hiring now first, then by date. */
export const JOBS = [
  { id: 'image-algorithms', num: 2, time: '2026-11-06', flag: 'hot', sample: true },
  { id: 'computational-haemodynamics', num: 1, time: '2026-10-23', flag: 'hot', sample: true },
  { id: 'desktop-software', num: 2, time: '2026-10-16', flag: 'hot', sample: true },
  { id: 'verification', num: 1, time: '2026-09-18', flag: 'hot', sample: true },
  { id: 'clinical-application', num: 3, time: '2026-09-11', flag: 'hot', sample: true },
  { id: 'regulatory-affairs', num: 1, time: '2026-08-28', flag: 'pending', sample: true },
  { id: 'clinical-research', num: 1, time: '2026-08-14', flag: 'pending', sample: true },
  { id: 'interaction-design', num: 1, time: '2026-07-31', flag: 'pending', sample: true },
] as const satisfies readonly JobEntry[];
