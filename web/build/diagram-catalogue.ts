import type { Diagram } from '../figures/figure.js';
import type { DiagramId } from '../figures/diagram-ids.js';

/** The module of a diagram: its file, for what the cache is keyed by, and its import. */
type Drawing = readonly [source: string, load: () => Promise<{ readonly diagram: Diagram }>];

const DIAGRAMS: Readonly<Record<DiagramId, Drawing>> = {
  'brain-image': [
    'features/solution/diagrams/brain-image.ts',
    () => import('../features/solution/diagrams/brain-image.js'),
  ],
  'brain-quality': [
    'features/solution/diagrams/brain-quality.ts',
    () => import('../features/solution/diagrams/brain-quality.js'),
  ],
  'brain-model': [
    'features/solution/diagrams/brain-model.ts',
    () => import('../features/solution/diagrams/brain-model.js'),
  ],
  'brain-quantity': [
    'features/solution/diagrams/brain-quantity.ts',
    () => import('../features/solution/diagrams/brain-quantity.js'),
  ],
  'brain-reading': [
    'features/solution/diagrams/brain-reading.ts',
    () => import('../features/solution/diagrams/brain-reading.js'),
  ],
  'brain-decision': [
    'features/solution/diagrams/brain-decision.ts',
    () => import('../features/solution/diagrams/brain-decision.js'),
  ],
  'heart-question': [
    'features/solution/diagrams/heart-question.ts',
    () => import('../features/solution/diagrams/heart-question.js'),
  ],
  'heart-image': [
    'features/solution/diagrams/heart-image.ts',
    () => import('../features/solution/diagrams/heart-image.js'),
  ],
  'heart-model': [
    'features/solution/diagrams/heart-model.ts',
    () => import('../features/solution/diagrams/heart-model.js'),
  ],
  'heart-computation': [
    'features/solution/diagrams/heart-computation.ts',
    () => import('../features/solution/diagrams/heart-computation.js'),
  ],
  'heart-interpretation': [
    'features/solution/diagrams/heart-interpretation.ts',
    () => import('../features/solution/diagrams/heart-interpretation.js'),
  ],
  'heart-decision': [
    'features/solution/diagrams/heart-decision.ts',
    () => import('../features/solution/diagrams/heart-decision.js'),
  ],
  'partner-hospitals': [
    'features/home/diagrams/partner-hospitals.ts',
    () => import('../features/home/diagrams/partner-hospitals.js'),
  ],
  'provinces-covered': [
    'features/home/diagrams/provinces-covered.ts',
    () => import('../features/home/diagrams/provinces-covered.js'),
  ],
  'analysis-seconds': [
    'features/home/diagrams/analysis-seconds.ts',
    () => import('../features/home/diagrams/analysis-seconds.js'),
  ],
  'accuffrangio-accuracy': [
    'features/home/diagrams/accuffrangio-accuracy.ts',
    () => import('../features/home/diagrams/accuffrangio-accuracy.js'),
  ],
};

export async function loadDiagram(id: DiagramId): Promise<Diagram> {
  return (await DIAGRAMS[id][1]()).diagram;
}

/** File of a diagram's module, below `web`. */
export function diagramSource(id: DiagramId): string {
  return DIAGRAMS[id][0];
}
