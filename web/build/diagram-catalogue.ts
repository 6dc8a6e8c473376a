import type { Diagram } from '../figures/figure.js';
import type { DiagramId } from '../figures/diagram-ids.js';

/** The module of a diagram: its file, for the key of its sources, and its import. */
type Drawing = readonly [source: string, load: () => Promise<{ readonly diagram: Diagram }>];

const DIAGRAMS: Readonly<Record<DiagramId, Drawing>> = {
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
