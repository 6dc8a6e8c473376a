import type { Figure } from '../figures/figure.js';
import type { FigureId } from '../figures/figure-ids.js';

/** The module of a figure: its file, for what the cache is keyed by, and its import. */
type Scene = readonly [source: string, load: () => Promise<{ readonly figure: Figure }>];

const SCENES: Readonly<Record<FigureId, Scene>> = {
  'coronary-hero': [
    'figures/scenes/coronary-hero.ts',
    () => import('../figures/scenes/coronary-hero.js'),
  ],
  'intracranial-hero': [
    'figures/scenes/intracranial-hero.ts',
    () => import('../figures/scenes/intracranial-hero.js'),
  ],
  'aneurysm-hero': [
    'figures/scenes/aneurysm-hero.ts',
    () => import('../figures/scenes/aneurysm-hero.js'),
  ],
  aneuflow: ['products/aneuflow/figure.ts', () => import('../products/aneuflow/figure.js')],
  aneushape: ['products/aneushape/figure.ts', () => import('../products/aneushape/figure.js')],
  aneuguide: ['products/aneuguide/figure.ts', () => import('../products/aneuguide/figure.js')],
  aneuplan: ['products/aneuplan/figure.ts', () => import('../products/aneuplan/figure.js')],
  accuaspects: [
    'products/accuaspects/figure.ts',
    () => import('../products/accuaspects/figure.js'),
  ],
  accuctp: ['products/accuctp/figure.ts', () => import('../products/accuctp/figure.js')],
  accufficas: ['products/accufficas/figure.ts', () => import('../products/accufficas/figure.js')],
  accuffrct: ['products/accuffrct/figure.ts', () => import('../products/accuffrct/figure.js')],
  accuffrangio: [
    'products/accuffrangio/figure.ts',
    () => import('../products/accuffrangio/figure.js'),
  ],
  accuffrivus: [
    'products/accuffrivus/figure.ts',
    () => import('../products/accuffrivus/figure.js'),
  ],
  accuffroct: ['products/accuffroct/figure.ts', () => import('../products/accuffroct/figure.js')],
  acculv: ['products/acculv/figure.ts', () => import('../products/acculv/figure.js')],
  accuimr: ['products/accuimr/figure.ts', () => import('../products/accuimr/figure.js')],
  history: [
    'features/company/history-figure.ts',
    () => import('../features/company/history-figure.js'),
  ],
};

/** One worker makes them all: they share the solved flow. */
const ANEURYSM: readonly FigureId[] = ['aneurysm-hero', 'aneuflow', 'aneushape', 'aneuplan'];

/** Figures of one group share costly results; absent for a figure that stands alone. */
export function groupOf(id: FigureId): 'aneurysm' | undefined {
  return ANEURYSM.includes(id) ? 'aneurysm' : undefined;
}

export async function loadFigure(id: FigureId): Promise<Figure> {
  return (await SCENES[id][1]()).figure;
}

/** File of a figure's module, below `web`. */
export function figureSource(id: FigureId): string {
  return SCENES[id][0];
}
