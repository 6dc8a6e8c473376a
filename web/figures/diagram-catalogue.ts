import type { Diagram } from './diagram.js';
import type { DiagramId } from './diagram-ids.js';

type Load = () => Promise<{ readonly diagram: Diagram }>;

const DIAGRAMS: Readonly<Record<DiagramId, Load>> = {
  'brain-image': () => import('./diagrams/brain-image.js'),
  'brain-quality': () => import('./diagrams/brain-quality.js'),
  'brain-model': () => import('./diagrams/brain-model.js'),
  'brain-quantity': () => import('./diagrams/brain-quantity.js'),
  'brain-reading': () => import('./diagrams/brain-reading.js'),
  'brain-decision': () => import('./diagrams/brain-decision.js'),
  'heart-question': () => import('./diagrams/heart-question.js'),
  'heart-image': () => import('./diagrams/heart-image.js'),
  'heart-model': () => import('./diagrams/heart-model.js'),
  'heart-computation': () => import('./diagrams/heart-computation.js'),
  'heart-interpretation': () => import('./diagrams/heart-interpretation.js'),
  'heart-decision': () => import('./diagrams/heart-decision.js'),
  'partner-hospitals': () => import('./diagrams/partner-hospitals.js'),
  'provinces-covered': () => import('./diagrams/provinces-covered.js'),
  'analysis-seconds': () => import('./diagrams/analysis-seconds.js'),
  'accuffrangio-accuracy': () => import('./diagrams/accuffrangio-accuracy.js'),
};

export async function loadDiagram(id: DiagramId): Promise<Diagram> {
  return (await DIAGRAMS[id]()).diagram;
}
