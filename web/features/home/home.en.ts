import type { HomeText } from './home-text.js';

export const home: HomeText = {
  banners: {
    brain: {
      heading: 'Brain vessels: shape, flow and tissue',
      text: 'Aneurysm, acute ischaemic stroke and intracranial stenosis each put a different question to the image.',
      call: 'Explore the brain solution',
    },
    heart: {
      heading: 'Heart: does this stenosis limit flow?',
      text: 'CT angiography, invasive angiography and intravascular imaging each allow an estimate. Microcirculation and left ventricular function can be assessed as well.',
      call: 'Explore the heart solution',
    },
    licence: {
      heading: 'A trial or a registration code',
      text: 'With a product serial number at hand, an application takes one form. Your reference then shows how far it has got.',
      call: 'Apply for a licence',
      further: 'Check the status',
    },
  },
  company: {
    heading: 'The company',
    tabs: [
      {
        id: 'profile',
        label: 'Profile',
        heading: 'Thirteen products, one narrow question each',
        paragraphs: [
          'Seven of our products read images of the brain and six read images of the heart. None tries to do everything: one reports how much pressure is left beyond a stenosis, another how wide the neck of an aneurysm is.',
          'A question that narrow can be answered openly. The page of each product states which images go in, which parameters come out and in which units, and when a result should be set aside.',
        ],
      },
      {
        id: 'team',
        label: 'Team',
        heading: 'A multidisciplinary team',
        paragraphs: [
          'Before a measurement reaches the reading room it has passed through the hands of fluid dynamicists, image analysts, software engineers, clinicians and quality specialists. This passage is a sample; size and structure of the team are for the company to state.',
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
        heading: 'Four links between picture and number',
        paragraphs: [
          'Errors travel downstream. A contour that is slightly off bends the geometry, and the flow computed in it follows, so each link has to be open to inspection by itself.',
        ],
        points: [
          'Segmentation: finding the border of lumen or cavity in volumes and projections',
          'Modelling: centrelines, cross-sections and a 3D vessel from those borders',
          'Computation: pressure, velocity and wall shear stress by computational fluid dynamics (CFD) or closed formulae',
          'Display: values laid back over the source image, where a physician can check and correct them',
        ],
      },
      {
        id: 'data',
        label: 'Data',
        heading: 'Routine images in, parameters with units out',
        paragraphs: [
          'The input is CT, CT angiography, CT perfusion, catheter angiography, intravascular ultrasound or optical coherence tomography, as acquired in clinical practice. Output carries its unit – mm, mL, Pa, s – and a ratio is labelled as dimensionless.',
          'Of the four figures shown here, three are samples for the company to replace. The fourth is quoted from a published paper, with the source beside it.',
        ],
      },
    ],
    countersHeading: 'In figures',
    counters: {
      partnerHospitals: {
        unit: '',
        label: 'partner hospitals',
        note: 'Sample figure that matches the twelve sample hospitals below; to be replaced before launch.',
      },
      provincesCovered: {
        unit: '',
        label: 'provinces covered',
        note: 'Sample figure, to be replaced before launch.',
      },
      analysisSeconds: {
        unit: 's',
        label: 'haemodynamic analysis',
        note: 'Sample figure: the stated 3 minutes of AccuFFRct in seconds. Other products state their own times on their pages.',
      },
      accuffrangioAccuracy: {
        unit: '%',
        label: 'AccuFFRangio diagnostic accuracy, as reported in the literature',
        note: 'Li et al., Front Cardiovasc Med 2021 (doi:10.3389/fcvm.2021.714077): retrospective, 300 patients with stable angina, against wire-based fractional flow reserve (FFR) ≤0.80, with the measured aortic pressure as input. With 100 mmHg assumed instead, accuracy was 87%. Public literature, not an achievement of this company.',
      },
    },
  },
  products: {
    heading: 'Core products',
    groups: {
      intracranial: {
        label: 'Brain',
        lead: 'From the flow and shape of an aneurysm to the choice of a flow diverter or a catheter bend; from early ischaemic change to perfusion; from percentage narrowing to the pressure behind it.',
      },
      intracardiac: {
        label: 'Heart',
        lead: 'Fractional flow reserve (FFR) computed from four kinds of image, with microcirculatory resistance and left ventricular ejection fraction to complete the picture.',
      },
    },
  },
  news: {
    heading: 'From the literature',
    lead: 'Published papers, recent and older, each linked to its source.',
    all: 'See all',
  },
  hospitals: {
    heading: 'Partner hospitals',
    note: 'All names below are samples and refer to no real institution.',
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
