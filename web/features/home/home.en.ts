import type { HomeText } from './home-text.js';
import { STAGE_LABELS } from '../../ui/stage/stage-labels.js';

export const home: HomeText = {
  banners: {
    brain: {
      label: 'Brain',
      heading: 'Aneurysm, stroke, intracranial stenosis',
      text: 'Seven products for aneurysm flow, morphology and device planning, stroke imaging, and the pressure ratio across a stenosis.',
      call: 'See the brain products',
    },
    heart: {
      label: 'Heart',
      heading: 'Does this stenosis limit flow?',
      text: 'FFR from CT, angiography, IVUS or OCT; microvascular resistance; left ventricular function.',
      call: 'See the heart products',
    },
    licence: {
      label: 'Licence',
      heading: 'Apply for a trial or registration code',
      text: 'Have your product serial number ready and complete one form. Use the reference to follow your application.',
      call: 'Apply for a licence',
      further: 'Check the status',
    },
  },
  path: {
    heading: 'From scan to FFR in three steps',
    steps: [
      { heading: 'Image', text: 'A routine study: here, a coronary CT angiogram.' },
      {
        heading: 'Model',
        text: 'Vessel centreline and lumen, reconstructed and checked against the source images.',
      },
      { heading: 'Result', text: 'FFR along each vessel, with the site of every reading marked.' },
    ],
  },
  explorer: {
    heading: 'How much does this stenosis matter?',
    text: 'At the same percentage stenosis, the site decides how much myocardium lies downstream. Further out the vessel carries less flow, but through a smaller lumen, so the pressure loss is much the same or greater. The longer the narrowing, the more pressure is lost. Move it and watch the whole tree.',
    call: 'See AccuFFRct',
    failed: STAGE_LABELS.en.failed,
  },
  evidence: {
    heading: 'Tested against the pressure wire',
    text: 'Three published studies compare AccuFFRct with invasive FFR in the same vessels or lesions. The values of CT angiography alone and of quantitative coronary angiography (QCA) are from ACCURATE-CT.',
    call: 'Designs, findings and limits',
  },
  report: {
    heading: 'What you receive',
    text: 'Every value with its unit and the site where it was read: on the coronary tree, on the curve and on the lumen outline.',
    results: [
      { name: 'FFR along the vessel', unit: '' },
      { name: 'FFR distal to the lesion', unit: '' },
      { name: 'ΔFFR across the lesion', unit: '' },
      { name: 'Diameter stenosis', unit: '%' },
      { name: 'Minimal lumen area', unit: 'mm²' },
      { name: 'Lesion length', unit: 'mm' },
    ],
  },
  action: {
    heading: 'See the software at work',
    text: 'Tell us your department, scanner and clinical question, and we will arrange a demonstration. If you have a serial number, apply for a licence straight away.',
    demonstration: 'Book a demonstration',
  },
  company: {
    heading: 'The company',
    tabs: [
      {
        id: 'profile',
        label: 'Profile',
        heading: 'Thirteen products for brain and heart',
        paragraphs: [
          'Seven products analyse images of the brain and six analyse images of the heart. Each product page states the images required, the parameters reported with their units, and when a result should not be used.',
        ],
      },
      {
        id: 'team',
        label: 'Team',
        heading: 'A multidisciplinary team',
        paragraphs: [
          'Fluid dynamicists, image analysts, software engineers, clinicians and quality specialists develop each product together.',
        ],
        points: [
          'Algorithms: segmentation, vessel reconstruction, numerical methods',
          'Engineering: workstation and server software, imaging interfaces',
          'Medicine: clinical requirements, study design, user training',
          'Quality and regulation: risk management, verification, technical files',
        ],
        sample: true,
      },
      {
        id: 'expertise',
        label: 'Expertise',
        heading: 'Four steps from image to measurement',
        paragraphs: [
          'A small contour error changes the vessel geometry and the flow derived by computational fluid dynamics (CFD). Each step can therefore be inspected separately.',
        ],
        points: [
          'Segmentation: borders of the lumen or cardiac chamber',
          'Modelling: centrelines, cross-sections and the vessel in 3D',
          'Computation: pressure, velocity, wall shear stress; CFD or analytical formulae',
          'Display: values on the source image, for checking and correction',
        ],
      },
      {
        id: 'data',
        label: 'Data',
        heading: 'Routine images in, parameters with units out',
        paragraphs: [
          'The software reads CT, CT angiography, CT perfusion, catheter angiography, intravascular ultrasound or optical coherence tomography from clinical practice. Each output carries its unit (mm, mL, Pa, s) or is labelled as dimensionless.',
        ],
      },
    ],
    countersHeading: 'In figures',
    counters: {
      partnerHospitals: {
        unit: '',
        label: 'partner hospitals',
        note: 'Sample',
      },
      provincesCovered: {
        unit: '',
        label: 'provinces covered',
        note: 'Sample',
      },
      analysisSeconds: {
        unit: 's',
        label: 'for a haemodynamic analysis',
        note: 'Sample, from the 3 minutes stated for AccuFFRct. Other times are on the product pages.',
      },
      accuffrangioAccuracy: {
        unit: '%',
        label: 'AccuFFRangio diagnostic accuracy (published study)',
        note: 'Li 2021, retrospective, 300 patients; reference wire FFR ≤0.80; measured aortic pressure (87% with 100 mmHg assumed); doi:10.3389/fcvm.2021.714077',
      },
    },
  },
  products: {
    heading: 'Core products',
    groups: {
      intracranial: {
        label: 'Brain',
        lead: 'Aneurysm haemodynamics, morphology and treatment planning; stroke CT scoring and perfusion; pressure ratio across intracranial stenoses.',
      },
      intracardiac: {
        label: 'Heart',
        lead: 'Fractional flow reserve (FFR) from four kinds of image, microvascular resistance and left ventricular function.',
      },
    },
  },
  news: {
    heading: 'From the literature',
    lead: 'Published papers, newest first, each linked to its source.',
    all: 'See all',
  },
  hospitals: {
    heading: 'Partner hospitals',
    note: 'Sample names',
    tabs: { intracranial: 'Intracranial (neurology)', intracardiac: 'Cardiology' },
    names: {
      'intracranial-A': 'Sample hospital A, neurointerventional centre',
      'intracranial-B': 'Sample hospital B, stroke centre',
      'intracranial-C': 'Sample hospital C, neurosurgery',
      'intracranial-D': 'Sample hospital D, neurology',
      'intracranial-E': 'Sample hospital E, neuroradiology',
      'intracranial-F': 'Sample hospital F, emergency imaging',
      'intracardiac-A': 'Sample hospital A, cardiology',
      'intracardiac-B': 'Sample hospital B, catheter laboratory',
      'intracardiac-C': 'Sample hospital C, chest pain centre',
      'intracardiac-D': 'Sample hospital D, cardiac imaging',
      'intracardiac-E': 'Sample hospital E, intravascular imaging',
      'intracardiac-F': 'Sample hospital F, cardiac surgery',
    },
  },
};
