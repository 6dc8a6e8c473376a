import type { Figure } from './figure.js';
import type { FigureId } from './figure-ids.js';

type Load = () => Promise<{ readonly figure: Figure }>;

const SCENES: Readonly<Record<FigureId, Load>> = {
  'coronary-hero': () => import('./scenes/coronary-hero.js'),
  'intracranial-hero': () => import('./scenes/intracranial-hero.js'),
  'aneurysm-hero': () => import('./scenes/aneurysm-hero.js'),
  aneuflow: () => import('./scenes/aneuflow.js'),
  aneushape: () => import('./scenes/aneushape.js'),
  aneuguide: () => import('./scenes/aneuguide.js'),
  aneuplan: () => import('./scenes/aneuplan.js'),
  accuaspects: () => import('./scenes/accuaspects.js'),
  accuctp: () => import('./scenes/accuctp.js'),
  accufficas: () => import('./scenes/accufficas.js'),
  accuffrct: () => import('./scenes/accuffrct.js'),
  accuffrangio: () => import('./scenes/accuffrangio.js'),
  accuffrivus: () => import('./scenes/accuffrivus.js'),
  accuffroct: () => import('./scenes/accuffroct.js'),
  acculv: () => import('./scenes/acculv.js'),
  accuimr: () => import('./scenes/accuimr.js'),
  history: () => import('./scenes/history.js'),
};

/** One worker makes them all: they share the solved flow. */
const ANEURYSM: readonly FigureId[] = ['aneurysm-hero', 'aneuflow', 'aneushape', 'aneuplan'];

/** Figures of one group share costly results; absent for a figure that stands alone. */
export function groupOf(id: FigureId): 'aneurysm' | undefined {
  return ANEURYSM.includes(id) ? 'aneurysm' : undefined;
}

export async function loadFigure(id: FigureId): Promise<Figure> {
  return (await SCENES[id]()).figure;
}
