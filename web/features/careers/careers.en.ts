import type { CareersText } from './job.js';
import { company } from '../../content/en/company.js';

const fullTime = { type: 'Full time', address: company.address } as const;

export const careers: CareersText = {
  welfare: {
    heading: 'What we offer',
    note: 'Entries marked as samples await confirmation by the company.',
    points: [
      {
        heading: 'One project, many trades',
        text: 'Algorithm, software, medical and quality staff see a project through together and argue about errors face to face.',
      },
      {
        heading: 'Insurance and housing fund',
        text: 'Statutory social insurance and housing fund, with supplementary medical cover.',
        sample: true,
      },
      {
        heading: 'Leave',
        text: 'Five days of company leave a year on top of the statutory entitlement.',
        sample: true,
      },
      { heading: 'Health check', text: 'A medical check-up every year.', sample: true },
      {
        heading: 'Hours',
        text: 'Flexible start and finish, with one day a week from home.',
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
    note: 'These roles are samples. The recruiting site carries the actual vacancies.',
    flags: { hot: 'Hiring now', pending: 'In preparation' },
    labels: {
      type: 'Type',
      num: 'Openings',
      time: 'Published',
      address: 'Location',
      experience: 'Experience',
      education: 'Education',
      content: 'Duties',
      requirement: 'Requirements',
      facts: 'About the role',
    },
    headcount: '{num}',
    open: 'Show details',
    close: 'Hide details',
    apply: 'Go to the recruiting site',
    jobs: {
      'image-algorithms': {
        ...fullTime,
        title: 'Medical image analysis engineer',
        des: 'Intermediate',
        experience: 'At least 3 years',
        education: 'Master’s degree or above',
        content: [
          'Develop segmentation, centreline and registration methods for vessels and heart chambers',
          'Write annotation rules and study how contour errors carry into later computation',
          'Turn prototypes into tested modules with technical documentation',
        ],
        requirement: [
          'Degree in image processing, computer vision, biomedical engineering or similar',
          'Fluent in C++ or Python and in at least one deep learning framework',
          'Acquainted with the physics of CT or angiography; reads papers in English',
        ],
      },
      'computational-haemodynamics': {
        ...fullTime,
        title: 'Computational haemodynamics engineer',
        des: 'Senior',
        experience: 'At least 5 years',
        education: 'Doctorate, or a master’s degree with equivalent experience',
        content: [
          'Model flow in coronary and intracranial arteries and choose boundary conditions',
          'Study mesh independence, parameter sensitivity and uncertainty',
          'Compare with experiment or invasive measurement and write validation reports',
        ],
        requirement: [
          'Degree in fluid mechanics, numerical mathematics or mechanics',
          'Command of finite volume or finite element methods, with solver development behind you',
          'Able to explain a model’s assumptions and range to colleagues from other fields',
        ],
      },
      'desktop-software': {
        ...fullTime,
        title: 'Software engineer',
        des: 'Intermediate',
        experience: 'At least 3 years',
        education: 'Bachelor’s degree or above',
        content: [
          'Build 3D display and interaction for an imaging workstation',
          'Receive, parse and send DICOM images and store results',
          'Review code, write unit tests, trace defects',
        ],
        requirement: [
          'Degree in computer science, software engineering or a related field',
          'Proficient in C++, with some knowledge of 3D rendering',
          'Experience of medical device software life cycles is welcome',
        ],
      },
      verification: {
        ...fullTime,
        title: 'Software test engineer',
        des: 'Junior or intermediate',
        experience: 'At least 1 year',
        education: 'Bachelor’s degree or above',
        content: [
          'Derive test cases from requirements and risk analysis, and run them',
          'Maintain automated tests and the collection of test images',
          'Record defects, check traceability, write test reports',
        ],
        requirement: [
          'Degree in software, biomedical engineering or similar',
          'Automates tests in a scripting language',
          'Careful, and able to describe a fault so that others can reproduce it',
        ],
      },
      'clinical-application': {
        ...fullTime,
        title: 'Clinical application specialist',
        des: 'Intermediate',
        experience: 'At least 2 years',
        education: 'Bachelor’s degree or above',
        content: [
          'Verify installations in hospitals and train users',
          'Gather problems from daily use and phrase them as requirements',
          'Support quality control: acquisition settings, contour checks, reading of results',
        ],
        requirement: [
          'Background in radiography, medicine or biomedical engineering',
          'At home with the routine of a catheter laboratory or imaging department',
          'Ready to travel, and to keep patient information confidential',
        ],
      },
      'regulatory-affairs': {
        ...fullTime,
        title: 'Regulatory affairs specialist',
        des: 'Senior',
        experience: 'At least 5 years',
        education: 'Bachelor’s degree or above',
        content: [
          'Write and maintain technical files for medical device software',
          'Follow changes of law and standards and judge their effect',
          'Review instructions for use, labels and public statements',
        ],
        requirement: [
          'Has taken stand-alone medical software through registration',
          'Familiar with standards on software life cycle, risk management and cybersecurity',
          'Writes precisely in Chinese and English',
        ],
      },
      'clinical-research': {
        ...fullTime,
        title: 'Clinical research associate',
        des: 'Intermediate',
        experience: 'At least 3 years',
        education: 'Master’s degree or above',
        content: [
          'Draft protocols, sample size and statistical analysis plans with investigators',
          'Prepare ethics submissions; follow progress and data quality',
          'Prepare results to reporting guidelines, negative ones included',
        ],
        requirement: [
          'Degree in medicine, epidemiology or statistics',
          'Understands the design of diagnostic accuracy studies and their sources of bias',
          'Knows good clinical practice for drug or device trials',
        ],
      },
      'interaction-design': {
        ...fullTime,
        title: 'Interaction designer',
        des: 'Intermediate',
        experience: 'At least 3 years',
        education: 'Bachelor’s degree or above',
        content: [
          'Observe work in reading rooms and catheter laboratories; note tasks and slips',
          'Design workflows, measuring tools and the layout of reports',
          'Run usability tests and contribute to use-related risk analysis',
        ],
        requirement: [
          'Degree in design, human factors or similar',
          'A portfolio with professional software or medical products',
          'Knows the basics of accessible design',
        ],
      },
    },
  },
};
