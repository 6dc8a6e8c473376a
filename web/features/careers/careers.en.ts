import type { CareersText } from './job.js';
import { company } from '../../content/en/company.js';

const fullTime = { type: 'Full time', address: company.address } as const;

export const careers: CareersText = {
  welfare: {
    heading: 'What we offer',
    note: 'Benefits marked “Sample” are illustrative.',
    points: [
      {
        heading: 'Working together',
        text: 'Algorithm, software, medical and quality staff work on each project together, from start to finish.',
      },
      {
        heading: 'Insurance and housing fund',
        text: 'Statutory social insurance, housing fund and supplementary medical cover.',
        sample: true,
      },
      {
        heading: 'Leave',
        text: 'Five days of company leave a year in addition to the statutory entitlement.',
        sample: true,
      },
      { heading: 'Health check', text: 'An annual medical check-up.', sample: true },
      {
        heading: 'Working hours',
        text: 'Flexible start and finish times; one day a week from home.',
        sample: true,
      },
      {
        heading: 'Learning',
        text: 'A budget for conferences and specialist books, on request.',
        sample: true,
      },
    ],
  },
  roles: {
    heading: 'Open roles',
    lead: 'Each role says what you would compute first.',
    note: 'Sample roles; current vacancies are on the recruiting site.',
    flags: { hot: 'Hiring now', pending: 'In preparation' },
    labels: {
      type: 'Type',
      num: 'Openings',
      time: 'Published',
      address: 'Location',
      experience: 'Experience',
      education: 'Education',
      first: 'What you would compute first',
      content: 'Duties',
      requirement: 'Requirements',
      facts: 'About the role',
    },
    headcount: '{num}',
    apply: 'Go to the recruiting site',
    jobs: {
      'image-algorithms': {
        ...fullTime,
        title: 'Medical image analysis engineer',
        des: 'Intermediate',
        experience: 'At least 3 years',
        education: 'Master’s degree or above',
        first:
          'Lumen contours on a set of coronary CT scans: area difference and Dice coefficient, section by section, between the algorithm and two readers.',
        content: [
          'Develop segmentation, centreline and registration methods for vessels and heart chambers',
          'Write annotation rules and quantify how contour errors affect computed results',
          'Turn prototypes into tested modules with technical documentation',
        ],
        requirement: [
          'Degree in image processing, computer vision, biomedical engineering or similar',
          'Proficient in C++ or Python and at least one deep learning framework',
          'Knowledge of CT or angiography physics; able to read papers in English',
        ],
      },
      'computational-haemodynamics': {
        ...fullTime,
        title: 'Computational haemodynamics engineer',
        des: 'Senior',
        experience: 'At least 5 years',
        education: 'Doctorate, or a master’s degree with equivalent experience',
        first:
          'One vessel with a 50% diameter stenosis: how the pressure drop converges as the mesh is refined, and how far FFR moves when inflow changes by 10%.',
        content: [
          'Model flow in coronary and intracranial arteries and set boundary conditions',
          'Study mesh independence, parameter sensitivity and uncertainty',
          'Validate against experiments or invasive measurements and write the reports',
        ],
        requirement: [
          'Degree in fluid mechanics, numerical mathematics or mechanics',
          'Expertise in finite volume or finite element methods, including solver development',
          'Able to explain a model’s assumptions and limits to colleagues in other fields',
        ],
      },
      'desktop-software': {
        ...fullTime,
        title: 'Software engineer',
        des: 'Intermediate',
        experience: 'At least 3 years',
        education: 'Bachelor’s degree or above',
        first:
          'Opening a CT scan of 600 slices: time to the first image, memory in use, and time per frame while window width and level are dragged.',
        content: [
          'Build 3D display and interaction for an imaging workstation',
          'Receive, parse and send DICOM images and store results',
          'Review code, write unit tests and find the causes of defects',
        ],
        requirement: [
          'Degree in computer science, software engineering or a related field',
          'Proficient in C++, with a working knowledge of 3D rendering',
          'Experience of medical device software life cycles an advantage',
        ],
      },
      verification: {
        ...fullTime,
        title: 'Software test engineer',
        des: 'Junior or intermediate',
        experience: 'At least 1 year',
        education: 'Bachelor’s degree or above',
        first:
          'One scan analysed twenty times: how repeatable each output is, and which outputs exceed their limits when slice thickness doubles.',
        content: [
          'Derive test cases from requirements and risk analyses, and run them',
          'Maintain automated tests and the test image library',
          'Record defects, check traceability and write test reports',
        ],
        requirement: [
          'Degree in software, biomedical engineering or similar',
          'Able to automate tests in a scripting language',
          'Careful, and able to describe faults so that others can reproduce them',
        ],
      },
      'clinical-application': {
        ...fullTime,
        title: 'Clinical application specialist',
        des: 'Intermediate',
        experience: 'At least 2 years',
        education: 'Bachelor’s degree or above',
        first:
          'Fifty scans from one hospital: the share that meets the acquisition protocol, why the others do not, and which reason is easiest to remove.',
        content: [
          'Verify installations in hospitals and train users',
          'Collect problems from daily use and turn them into requirements',
          'Support quality control: acquisition settings, contour checks and interpretation',
        ],
        requirement: [
          'Background in radiography, medicine or biomedical engineering',
          'Familiar with the workflow of a catheter laboratory or imaging department',
          'Willing to travel; keeps patient information confidential',
        ],
      },
      'regulatory-affairs': {
        ...fullTime,
        title: 'Regulatory affairs specialist',
        des: 'Senior',
        experience: 'At least 5 years',
        education: 'Bachelor’s degree or above',
        first:
          'One change to the interface: the hazards, requirements and test cases that it touches, traced line by line, and the verification to repeat.',
        content: [
          'Write and maintain technical files for medical device software',
          'Monitor changes in law and standards and assess their effect',
          'Review instructions for use, labels and public statements',
        ],
        requirement: [
          'Experience of registering stand-alone medical software',
          'Familiar with standards on software life cycle, risk management and cybersecurity',
          'Precise writing in Chinese and English',
        ],
      },
      'clinical-research': {
        ...fullTime,
        title: 'Clinical research associate',
        des: 'Intermediate',
        experience: 'At least 3 years',
        education: 'Master’s degree or above',
        first:
          'The sample size of a diagnostic accuracy study: expected sensitivity 85%, half-width of the 95% confidence interval 5 points, by patient and by vessel.',
        content: [
          'Draft protocols, sample size calculations and statistical analysis plans with investigators',
          'Prepare ethics submissions; monitor progress and data quality',
          'Report results, including negative ones, according to reporting guidelines',
        ],
        requirement: [
          'Degree in medicine, epidemiology or statistics',
          'Understanding of diagnostic accuracy study design and sources of bias',
          'Knowledge of good clinical practice for drug or device trials',
        ],
      },
      'interaction-design': {
        ...fullTime,
        title: 'Interaction designer',
        des: 'Intermediate',
        experience: 'At least 3 years',
        education: 'Bachelor’s degree or above',
        first:
          'Five users making the same measurement: time, clicks and errors at each step, and which step to improve first.',
        content: [
          'Observe work in reading rooms and catheter laboratories; record tasks and use errors',
          'Design workflows, measurement tools and report layouts',
          'Run usability tests and contribute to use-related risk analyses',
        ],
        requirement: [
          'Degree in design, human factors or similar',
          'Portfolio of professional software or medical products',
          'Basic knowledge of accessible design',
        ],
      },
    },
  },
};
