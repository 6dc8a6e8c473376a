import type { Figure } from '../figures/figure.js';
import {
  type BuiltFigureId,
  type FigureId,
  picturesOf,
  type PosterId,
  type SharedFigureId,
} from '../figures/figure-ids.js';
import {
  explorerState,
  productPicture,
  type PictureId,
  type ProductPicture,
} from '../figures/picture-ids.js';

/** The module of a figure: its file, for the key of its sources, and its import. */
type Scene = readonly [source: string, load: () => Promise<{ readonly figure: Figure }>];

const SHARED: Readonly<Record<SharedFigureId, Scene>> = {
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
  history: [
    'features/company/history-figure.ts',
    () => import('../features/company/history-figure.js'),
  ],
};

function ofProduct(folder: BuiltFigureId): Scene {
  const load = async () =>
    (await import(`../products/${folder}/figure.js`)) as { readonly figure: Figure };
  return [`products/${folder}/figure.ts`, load];
}

function ofPicture(id: PictureId): Scene {
  const { folder, picture } = productPicture(id)!;
  const load = async () => {
    const module = (await import(`../products/${folder}/pictures.js`)) as {
      readonly pictures: Readonly<Record<ProductPicture, Figure>>;
    };
    return { figure: module.pictures[picture] };
  };
  return [`products/${folder}/pictures.ts`, load];
}

function ofExplorer(id: BuiltFigureId): Scene {
  const { folder, index } = explorerState(id)!;
  const load = async () => {
    const module = (await import(`../products/${folder}/explorer/states.js`)) as {
      readonly states: readonly Figure[];
    };
    return { figure: module.states[index]! };
  };
  return [`products/${folder}/explorer/states.ts`, load];
}

function ofPoster(id: PosterId): Scene {
  const load = async () => ({ figure: (await import('../figures/scenes/posters.js')).posters[id] });
  return ['figures/scenes/posters.ts', load];
}

function sceneOf(id: BuiltFigureId): Scene {
  if (explorerState(id)) return ofExplorer(id);
  if (productPicture(id)) return ofPicture(id as PictureId);
  if (id.startsWith('poster-')) return ofPoster(id.slice('poster-'.length) as PosterId);
  return id in SHARED ? SHARED[id as SharedFigureId] : ofProduct(id);
}

/** One worker makes them all: they share the solved flow. */
const ANEURYSM: readonly FigureId[] = [
  'aneurysm-hero',
  ...(['aneuflow', 'aneushape', 'aneuplan', 'aneuguide'] as const).flatMap((folder) => [
    folder,
    ...picturesOf(folder),
  ]),
];

/** Figures of one group share costly results; absent for a figure that stands alone. */
export function groupOf(id: BuiltFigureId): 'aneurysm' | undefined {
  return ANEURYSM.some((one) => one === id) ? 'aneurysm' : undefined;
}

export async function loadFigure(id: BuiltFigureId): Promise<Figure> {
  return (await sceneOf(id)[1]()).figure;
}

/** File of a figure's module, below `web`. */
export function figureSource(id: BuiltFigureId): string {
  return sceneOf(id)[0];
}
