import type { ResearchCooperationText } from './research-cooperation-text.js';

export const researchCooperation: ResearchCooperationText = {
  partners: {
    heading: 'Who takes part',
    lead: 'Most projects rest on three parties, each with its own task.',
    points: [
      {
        heading: 'Clinical team',
        text: 'Asks the question, sets inclusion and exclusion, acquires images and reference measurements, and answers for the cases.',
      },
      {
        heading: 'University or institute',
        text: 'Contributes method and statistics, or serves as an independent core laboratory.',
      },
      {
        heading: 'Our side',
        text: 'Supplies software for research and training in it, analyses blinded to the reference, and accounts for the origin and error of each value.',
      },
    ],
  },
  topics: {
    heading: 'Questions worth asking together',
    lead: 'The easiest to begin with can be put to images and have something to be compared with.',
    points: [
      {
        heading: 'Diagnostic accuracy',
        text: 'Computed values against pressure-wire FFR, thermodilution IMR or cardiac magnetic resonance, with an eye on the grey zone.',
      },
      {
        heading: 'Reproducibility',
        text: 'How far measurements of one data set drift apart between sites, scanners and operators.',
      },
      {
        heading: 'Image quality',
        text: 'What calcium, head motion or poor filling does to a result, and where analysis should be refused.',
      },
      {
        heading: 'Follow-up',
        text: 'Whether flow in aneurysms or intracranial stenoses adds anything to known clinical factors. A negative answer counts.',
      },
    ],
  },
  steps: {
    heading: 'How a project proceeds',
    lead: 'Six steps lead from the first letter to a paper.',
    points: [
      {
        heading: 'Proposal',
        text: 'Use the form on this page: question, kind of image, rough numbers.',
      },
      {
        heading: 'Feasibility',
        text: 'Both sides look at image conditions, sample size and reference standard, and may decide against it.',
      },
      {
        heading: 'Contract and ethics',
        text: 'An agreement is signed; the lead site applies for ethical review as its rules require.',
      },
      {
        heading: 'Pilot',
        text: 'A handful of de-identified cases tests the workflow and settles how failed analyses are counted.',
      },
      {
        heading: 'Analysis',
        text: 'Software version and statistical plan are frozen; work is blinded and logged.',
      },
      {
        heading: 'Publication',
        text: 'The report follows the guideline for its design and names funding, supplier of the software and conflicts of interest.',
      },
    ],
  },
  principles: {
    heading: 'Data and ethics',
    lead: 'These points are agreed before any image changes hands.',
    points: [
      {
        heading: 'No patient data through this site',
        text: 'Neither form nor mailbox is a route for images. They are handed over de-identified, by the secure route agreed, once the contract is signed and ethical approval given.',
      },
      {
        heading: 'One purpose',
        text: 'Data serves the study named in the agreement. Use for developing algorithms needs an agreement and a review of its own.',
      },
      {
        heading: 'Where the data stays',
        text: 'What can be analysed inside the hospital remains there. Export of data or of human genetic resources follows the law of the country concerned.',
      },
      {
        heading: 'Authorship and freedom to publish',
        text: 'Names on a paper reflect contributions. Investigators decide on publication, whatever the result.',
      },
    ],
  },
  form: {
    heading: 'Start the conversation',
    lead: 'An idea is enough to write; the protocol need not exist yet.',
  },
};
