import type { SolutionLabels } from './solution-labels.zh.js';

export const solutionLabels: SolutionLabels = {
  products: 'Products',
  images: {
    plainCt: 'Non-contrast CT',
    ctPerfusion: 'CT perfusion',
    cta: 'CTA',
    rotational: '3D rotational angiography',
    dsa: 'DSA',
    gatedCt: 'ECG-gated CT',
    angiogram: 'Coronary angiography',
    ivus: 'IVUS',
    oct: 'OCT',
  },
  chooser: {
    legend: 'Which images do you have?',
    all: 'All',
  },
  ways: { image: 'Image', needs: 'Needs', when: 'Use it when' },
  purpose: 'What these products are for',
  background: 'Disease and methods: published figures',
  backgroundNote:
    'These studies describe a disease or a method; their figures are not the accuracy of any one product. Studies of a product are on its own page.',
};
