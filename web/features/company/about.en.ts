import type { AboutText } from './about-text.js';

export const about: AboutText = {
  introduction: {
    heading: 'What our software does',
    paragraphs: [
      'Our software derives shape, flow and perfusion parameters from CT, angiography and intravascular images. Each result states its basis, unit and limits; it replaces neither reference measurement nor medical judgement.',
    ],
  },
  culture: {
    heading: 'Culture',
    lead: 'Four principles guide our work.',
    points: [
      {
        heading: 'State uncertainty',
        text: 'Where a parameter has no accepted cut-off, or studies disagree, we say so.',
      },
      {
        heading: 'Make results traceable',
        text: 'Readers should be able to see which contour and segment a value came from, and to correct them.',
      },
      {
        heading: 'Attribute evidence clearly',
        text: 'Each study is listed with its design, sample, reference standard and system; for what we do not quote, we refer to the paper. The work is credited to its authors.',
      },
      {
        heading: 'Collect only what is needed',
        text: 'Our forms ask only for what a reply needs, and never for patient data.',
      },
    ],
  },
  influence: {
    heading: 'International reach',
    lead: 'Published papers and documents that can be looked up.',
    publications: {
      heading: 'Studies that name the products',
      text: 'These studies are their authors’ work; the papers state design, sample size and conflicts of interest.',
    },
    documents: {
      heading: 'Documents',
      text: 'The AccuFFRangio instructions for use, current and earlier versions, are published here in English.',
    },
    instructions: 'See the instructions for use',
    languages: {
      heading: 'Languages',
      text: 'Product information and the licence application are available in Chinese and English.',
    },
  },
  history: {
    heading: 'History',
    note: 'Founded in June 2017. Entries marked “Sample” are illustrative.',
    milestones: {
      founding: 'The company is founded.',
      'first-team': 'The algorithm and software groups begin a joint project.',
      'first-prototype': 'The first internal prototype computes flow in an aneurysm.',
      'stroke-work': 'Work on CT images of acute ischaemic stroke begins.',
      'quality-management': 'Quality and risk management are introduced in development.',
      'reader-comparison': 'A first internal series compares software with manual measurements.',
      'heart-group': 'A cardiac imaging group starts work on functional coronary assessment.',
      'second-image-source': 'Cardiac work extends from CT to catheter laboratory images.',
      'remote-training': 'User training combines on-site and remote sessions.',
      'shared-results': 'All analyses share one report layout.',
      'service-process': 'Support covers installation through to daily use.',
      'english-edition': 'The English website and product documents are revised.',
    },
  },
};
