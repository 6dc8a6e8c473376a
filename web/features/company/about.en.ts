import type { AboutText } from './about-text.js';

export const about: AboutText = {
  introduction: {
    heading: 'The gap we work in',
    paragraphs: [
      'A scan shows form: a lumen narrowed by half, a sac seven millimetres across. Treatment turns on function: whether flow is limited, whether tissue is starved of it. Between the two stands either a measurement or a computation, and our software computes it.',
      'It does not displace the measurement. Pressure wires, thermodilution and cardiac magnetic resonance keep their standing as references; what software offers is an estimate with its basis, unit and conditions stated, which a physician may take or leave.',
    ],
  },
  culture: {
    heading: 'Culture',
    lead: 'Four habits shape how we work.',
    points: [
      {
        heading: 'Say what is not known',
        text: 'Where a parameter lacks an accepted cut-off, we write that it does. Where studies disagree, both sides are told.',
      },
      {
        heading: 'Leave the working visible',
        text: 'A bare number persuades nobody. A reader should be able to see which contour and which segment it came from, and to correct them.',
      },
      {
        heading: 'Attribute evidence clearly',
        text: 'A citation names design, sample, reference standard and the system studied; other people’s research is never told as ours.',
      },
      {
        heading: 'Collect little',
        text: 'A form asks for what a reply needs. Patient data has no place on a website.',
      },
    ],
  },
  influence: {
    heading: 'International influence',
    instructions: 'See the instructions for use',
    lead: 'This section lists only what others can look up.',
    points: [
      {
        heading: 'In journals',
        text: 'Studies that mention the products by name have appeared in English-language journals, among them BioMed Eng OnLine (2021 and 2023), Front Cardiovasc Med (2021), Quant Imaging Med Surg (2023), JACC Cardiovasc Interv (2024) and Front Neurol (2026). They are their authors’ work; design, sample size and conflicts of interest are stated in the originals.',
      },
      {
        heading: 'In documents',
        text: 'The AccuFFRangio instructions for use are published in English on this site, the current version together with earlier ones.',
      },
      {
        heading: 'In two languages',
        text: 'Product texts are written separately in Chinese and English, and a licence can be applied for in either.',
      },
    ],
  },
  history: {
    heading: 'History',
    note: 'The founding is a matter of record. Every other entry is a sample, to be replaced by the company’s own before launch.',
    milestones: {
      founding: 'The company is founded.',
      'first-team': 'An algorithm group and a software group begin to share one project.',
      'first-prototype': 'A first internal prototype computes flow in an aneurysm.',
      'stroke-work': 'Work on CT images of acute ischaemic stroke begins.',
      'quality-management': 'Development comes under quality and risk management.',
      'reader-comparison':
        'Software and manual measurements are compared in a first internal series.',
      'heart-group': 'A cardiac imaging group takes up the functional assessment of coronaries.',
      'second-image-source':
        'The cardiac work extends from CT to images of the catheter laboratory.',
      'remote-training': 'User training combines sessions on site with remote ones.',
      'shared-results': 'Results of all analyses are reported in a common layout.',
      'service-process': 'Support is organised from installation through to daily use.',
      'english-edition': 'Website and product documents in English are revised.',
    },
  },
};
