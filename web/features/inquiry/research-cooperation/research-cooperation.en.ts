import type { ResearchCooperationText } from './research-cooperation-text.js';

export const researchCooperation: ResearchCooperationText = {
  partners: {
    heading: 'Partners',
    lead: 'Most projects have three partners.',
    points: [
      {
        heading: 'Clinical team',
        text: 'Defines the question and the inclusion and exclusion criteria, acquires images and reference measurements, and is responsible for the cases.',
      },
      {
        heading: 'University or institute',
        text: 'Provides methodology and statistics, or acts as an independent core laboratory.',
      },
      {
        heading: 'Our company',
        text: 'Supplies research software and training, analyses images blinded to the reference, and documents the origin and error of each value.',
      },
    ],
  },
  topics: {
    heading: 'Research topics',
    lead: 'We look for questions that images can answer and a reference standard can test.',
    points: [
      {
        heading: 'Diagnostic accuracy',
        text: 'Computed values against pressure-wire FFR, thermodilution IMR or cardiac magnetic resonance, including the grey zone.',
      },
      {
        heading: 'Reproducibility',
        text: 'Variation in measurements of one data set between sites, scanners and operators.',
      },
      {
        heading: 'Image quality',
        text: 'The effect of calcium, head motion or poor filling on a result, and when an analysis should be rejected.',
      },
      {
        heading: 'Follow-up',
        text: 'Whether flow in aneurysms or intracranial stenoses adds to known clinical factors. Negative results are of equal interest.',
      },
    ],
  },
  steps: {
    heading: 'Project steps',
    lead: 'Six steps, from proposal to publication.',
    points: [
      {
        heading: 'Proposal',
        text: 'Send your question, image type and approximate case numbers with the form on this page.',
      },
      {
        heading: 'Feasibility',
        text: 'Both sides review image quality, sample size and reference standard; either may decline.',
      },
      {
        heading: 'Contract and ethics',
        text: 'Both sides sign an agreement; the lead site applies for ethical review as its rules require.',
      },
      {
        heading: 'Pilot',
        text: 'A few de-identified cases test the workflow and define how failed analyses are counted.',
      },
      {
        heading: 'Analysis',
        text: 'Software version and statistical plan are locked; analyses are blinded and logged.',
      },
      {
        heading: 'Publication',
        text: 'The report follows the guideline for its study design and declares funding, software supplier and conflicts of interest.',
      },
    ],
  },
  principles: {
    heading: 'Data and ethics',
    lead: 'Agreed before any images are transferred.',
    points: [
      {
        heading: 'No patient data through this site',
        text: 'Do not send images by form or e-mail. Transfer them de-identified, by the agreed secure route, after the contract is signed and ethical approval is given.',
      },
      {
        heading: 'Defined purpose',
        text: 'Data are used only for the study named in the agreement. Algorithm development needs a separate agreement and review.',
      },
      {
        heading: 'Data location',
        text: 'Data that can be analysed in the hospital stay there. Export of data or human genetic resources follows the law of the country concerned.',
      },
      {
        heading: 'Authorship and publication',
        text: 'Authorship reflects contribution. Investigators decide on publication, whatever the result.',
      },
    ],
  },
  form: {
    heading: 'Send a proposal',
    lead: 'A research idea is enough; you do not need a protocol.',
  },
};
