import type { ProductLabels } from '../zh/product-labels.js';

export const productLabels: ProductLabels = {
  contents: 'On this page',
  sections: {
    application: 'Clinical application',
    features: 'Features',
    advantages: 'Advantages',
    data: 'Inputs and outputs',
    validation: 'Clinical validation',
    evidence: 'Published evidence',
    limits: 'Limits and intended use',
    references: 'References',
    consultation: 'Ask about this product',
  },
  analysisTime: 'Analysis time',
  inputs: 'Inputs',
  outputs: 'Outputs',
  quantity: 'Name',
  unit: 'Unit',
  note: 'Remarks',
  evidenceKinds: {
    product: 'Published study that used this software',
    background: 'Background: a study of the method or of another system, not of this product',
  },
  design: 'Design',
  findings: 'Findings',
  intendedUse: 'Intended use',
  products: 'Products',
  path: 'From image to decision',
  purpose: 'What this group is for',
  background: 'Background and evidence',
};
