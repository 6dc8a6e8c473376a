import type { PageId } from '../../contract/routes.js';
import type { PageText } from '../types.js';
import { company } from './company.js';

/** Every page of the English edition; those of products and jobs have theirs beside what they show. */
export const pages: Readonly<Partial<Record<PageId, PageText>>> = {
  home: {
    title: 'Home',
    heading: 'Quantitative imaging software for brain and heart',
    intro: `${company.name}, founded in June 2017, develops software for analysing brain and heart images and planning treatment. The results must not be the sole basis of a clinical decision.`,
    description:
      'Image analysis software for intracranial aneurysm, acute ischaemic stroke, intracranial stenosis, coronary physiology and left ventricular function.',
  },
  intracranial: {
    title: 'Brain products and solutions',
    heading: 'Intracranial vessel and stroke analysis',
    intro:
      'From CT, CT perfusion and angiography, seven products measure aneurysms and plan their treatment, assess acute ischaemic stroke and compute the pressure ratio across intracranial stenoses.',
    description:
      'Compare seven intracranial products for aneurysm, stroke and stenosis by the images they need and the parameters they report.',
  },
  intracardiac: {
    title: 'Heart products and solutions',
    heading: 'Coronary and left ventricular analysis',
    intro:
      'Six products, chosen by the images at hand: FFR from CT, angiography, IVUS or OCT; microvascular resistance from angiography; left ventricular volumes and ejection fraction from CT.',
    description:
      'Six cardiac products: FFR from CT angiography, angiography, IVUS and OCT, microvascular resistance, and left ventricular function.',
  },
  accuvalve: {
    title: 'AccuValve: in preparation',
    heading: 'AccuValve is in preparation',
    intro:
      'Its functions, intended use and technical data will appear here after review. For other heart products, see the overview or ask us.',
    description: 'AccuValve is in preparation; this page holds no product information yet.',
  },
  license: {
    title: 'Apply for a licence',
    heading: 'Apply for a trial or a registration code',
    intro:
      'Takes about 2 minutes; have the product serial number ready. Without one, book a demonstration first. You receive a reference at once; our staff reply after checking the application. Enter no patient data.',
    description:
      'Apply online for a software trial or registration code with your product serial number.',
  },
  licenseSubmitted: {
    title: 'Licence application receipt',
    heading: 'Licence application receipt',
    intro:
      'Your reference appears here once you have submitted an application. If you have one, check the status; otherwise start with the form.',
    description: 'Confirmation of a licence application, with its reference and the next steps.',
  },
  licenseStatus: {
    title: 'Check your application status',
    heading: 'Check the status of your application',
    intro:
      'Enter your reference and the e-mail address or telephone number you gave. This covers licence applications, enquiries and requests for instructions for use.',
    description:
      'Use your reference to check the status of a licence application, an enquiry or a request for instructions for use.',
  },
  about: {
    title: 'Company introduction',
    heading: `About ${company.name}`,
    intro: `Since June 2017 ${company.name} has developed image analysis and treatment-planning software for the brain and the heart.`,
    description: `The culture, international reach and history of ${company.name} since 2017.`,
  },
  privacyPolicy: {
    title: 'Privacy policy',
    heading: 'Privacy policy',
    intro:
      'What personal data we handle when you read this website, fill in one of its forms or write to us; what we use it for, how long we keep it, and what you can ask of us. The policy was last updated on 1 January 2022. Licence applications have a policy of their own, shown beside the form.',
    description: `Privacy policy of the ${company.name} website: which personal data, what for, how long, and your rights.`,
  },
  useClause: {
    title: 'Terms of use',
    heading: 'Terms of use',
    intro:
      'You may use this website for personal, non-commercial purposes; anything else needs our written permission first. Product information is addressed to health professionals and is not advice on the diagnosis or treatment of any patient. To operate the software, follow its instructions for use.',
    description:
      'What you may do with the content of this website, to whom it belongs, and the limits of our liability.',
  },
  accessibility: {
    title: 'Accessibility statement',
    heading: 'Accessibility statement',
    intro:
      'Everyone should be able to read what is here and to send an application. This page says which standard the site follows, what has been done, what has not, and how to get help where something stands in the way.',
    description:
      'How far this site follows WCAG 2.2 AA, what is known to fall short, and whom to ask for help.',
  },
  guidance: {
    title: 'Product advice',
    heading: 'Ask about a product, or book a demonstration',
    intro:
      'Name your institution, your scanner and what you need to know. Leave out patient information: we do not advise on individual cases. In an emergency, seek medical care at once.',
    description:
      'Ask about product choice, image requirements, installation, distribution or integration, by form, telephone or e-mail.',
  },
  instructions: {
    title: 'Electronic instructions for use',
    heading: 'Electronic instructions for use',
    intro:
      'Instructions for use by product, version and language, readable without registration. A printed copy is free of charge and is sent within seven calendar days of a request.',
    description:
      'Addresses and QR codes of the electronic instructions for use, by product, version and language.',
  },
  angioPDF: {
    title: 'AccuFFRangio instructions for use',
    heading: 'AccuFFRangio: current instructions for use',
    intro:
      'Read this version before operating AccuFFRangio. The SHA-256 checksum confirms that your file is unaltered. A printed copy is free and sent within seven calendar days of a request.',
    description:
      'Read or download the current AccuFFRangio instructions for use and request a free printed copy.',
  },
  angioPDF1: {
    title: 'AccuFFRangio instructions for use 2.0 (superseded)',
    heading: 'AccuFFRangio 2.0: superseded instructions for use',
    intro:
      'Superseded; kept for users of the release they were published with. Compare the version number with that of your installation. Newer releases need the current instructions.',
    description:
      'Superseded AccuFFRangio instructions for use, version 2.0 of 2 September 2024, kept for users of that release.',
  },
  angioPDF2: {
    title: 'AccuFFRangio instructions for use 1.0 (superseded)',
    heading: 'AccuFFRangio 1.0: superseded instructions for use',
    intro:
      'No longer in force; kept so that records from an older release can be traced to the text then valid. Do not use them for a current installation.',
    description:
      'Superseded AccuFFRangio instructions for use, version 1.0 of 15 May 2023, retained for traceability.',
  },
  angioPDF3: {
    title: 'AccuFFRangio instructions for use 3.0 (superseded)',
    heading: 'AccuFFRangio 3.0: superseded instructions for use',
    intro:
      'Replaced by a corrected version for the same release; its revision history lists the corrections. Follow the current instructions. This file stays unaltered for labels and records naming it.',
    description:
      'AccuFFRangio instructions for use, version 3.0 of 16 March 2026, replaced by a corrected version for the same release.',
  },
  notFound: {
    title: 'Page not found',
    heading: 'Page not found',
    intro:
      'The link may contain an error, or the page may have moved. Check the address, search the site, or continue from one of the pages below.',
    description: 'There is no page at the address you requested.',
  },
};
