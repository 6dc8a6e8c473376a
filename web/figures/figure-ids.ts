/** Every figure of the site. Screens and contents name figures by these alone. */
export const FIGURE_IDS = [
  'coronary-hero',
  'intracranial-hero',
  'aneurysm-hero',
  'aneuflow',
  'aneushape',
  'aneuguide',
  'aneuplan',
  'accuaspects',
  'accuctp',
  'accufficas',
  'accuffrct',
  'accuffrangio',
  'accuffrivus',
  'accuffroct',
  'acculv',
  'accuimr',
  'history',
] as const;

export type FigureId = (typeof FIGURE_IDS)[number];
