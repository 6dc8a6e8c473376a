import type { PageId } from '../../contract/routes.js';
import type { PageText } from '../types.js';
import { company } from './company.js';

/** Every page of the English edition; those of products and jobs have theirs beside what they show. */
export const pages: Readonly<Partial<Record<PageId, PageText>>> = {
  home: {
    title: 'Home',
    heading: 'Quantitative analysis of brain and heart images',
    intro: `${company.name}, founded in June 2017, develops software for analysing images of the brain’s vessels and the heart and for planning treatment. It works on images a hospital already acquires – CT, catheter angiography and intravascular imaging – and derives haemodynamic, perfusion, shape and function parameters from them. The results are read by trained physicians together with the history, the source images and other tests; they are never the sole basis of a clinical decision.`,
    description:
      'Image analysis software for intracranial aneurysm, acute ischaemic stroke, intracranial stenosis, coronary physiology and left ventricular function.',
  },
  intracranial: {
    title: 'Brain products and solutions',
    heading: 'Intracranial vessel analysis',
    intro:
      'Seven products address three clinical problems in the brain. For aneurysms, AneuFlow computes haemodynamics and AneuShape measures morphology, while AneuPlan and AneuGuide prepare endovascular treatment. For acute ischaemic stroke, AccuASPECTS scores non-contrast CT and AccuCTP evaluates CT perfusion; for intracranial stenosis, AccuICAS estimates the pressure drop across the lesion. What each one reports is a piece of evidence for the treating neurovascular team to weigh.',
    description:
      'Compare seven intracranial products for aneurysm, stroke and stenosis by the images they need and the parameters they report.',
  },
  intracardiac: {
    title: 'Heart products and solutions',
    heading: 'Coronary and left ventricular analysis',
    intro:
      'How narrow a coronary artery looks and how much the narrowing limits flow are two different questions. Four AccuFFR products compute fractional flow reserve (FFR), each from one kind of image: coronary CT angiography, invasive angiography, intravascular ultrasound (IVUS) or optical coherence tomography (OCT). AccuIMR turns to the microcirculation and estimates its resistance from angiography, and AccuLV measures left ventricular volumes and ejection fraction on cardiac CT. Which one applies depends on the images at hand, and reading its output takes a physician who knows the underlying test.',
    description:
      'Compare six cardiac products: FFR from CTA, angiography, IVUS and OCT, microcirculatory resistance, and left ventricular function.',
  },
  accuvalve: {
    title: 'AccuValve: in preparation',
    heading: 'AccuValve is being prepared',
    intro:
      'The description of AccuValve is not ready: this page says nothing yet about its functions, intended use or technical data. It will be filled once the content has been reviewed. Until then, please see the other cardiac products or send us a question from the solution consulting page.',
    description: 'The AccuValve page is being prepared and holds no product information yet.',
  },
  license: {
    title: 'Apply for a licence',
    heading: 'Apply for a trial or a registration code',
    intro:
      'Institutions that hold a product serial number can apply here for a software trial or for the registration (activation) code. Enter the serial number first, choose one of the products it covers, then give your institution, profession, name, location, telephone number and e-mail address. A reference number appears once the application has been received, and our staff reply after checking it. Please keep patient information out of the remarks.',
    description:
      'Apply online for a software trial or registration code with your product serial number.',
  },
  licenseSubmitted: {
    title: 'Licence application receipt',
    heading: 'Licence application receipt',
    intro:
      'A reference appears here right after an application has been sent; there is none to show now. If you have yours, use it to check the status of your application. If you have not applied yet, start with the form.',
    description: 'Confirmation of a licence application with its reference number and next steps.',
  },
  licenseStatus: {
    title: 'Check your application status',
    heading: 'Check the status of your application',
    intro:
      'Enter your reference together with the e-mail address or telephone number you gave. This works for licence applications, enquiries and requests for instructions for use.',
    description:
      'Use your reference to see how far a licence application, an enquiry or a request for instructions for use has got.',
  },
  about: {
    title: 'Company introduction',
    heading: `About ${company.name}`,
    intro: `${company.name} has developed image analysis and treatment-planning software since June 2017. One product line serves the brain (aneurysm, acute ischaemic stroke and intracranial stenosis), the other the heart (coronary flow, microcirculation and left ventricular function). This page sets out the company’s culture, its international reach and its milestones from 2017 to 2023.`,
    description: `The culture, international reach and history of ${company.name} since 2017.`,
  },
  privacyPolicy: {
    title: 'Privacy policy',
    heading: 'Privacy policy',
    intro:
      'What personal data we handle when you read this website, fill in one of its forms or write to us; what we use it for, how long we keep it, and what you can ask of us. The policy was last updated on 1 January 2022. Licence applications have a policy of their own, which stands beside the form.',
    description: `Privacy policy of the ${company.name} website: which personal data, what for, how long, and your rights.`,
  },
  useClause: {
    title: 'Terms of use',
    heading: 'Terms of use',
    intro:
      'You may use this website for personal, non-commercial purposes; anything else needs our written permission first. Product information is addressed to health professionals and is no advice on the diagnosis or treatment of any patient. For operating the software, its instructions for use are decisive.',
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
    title: 'Solution consulting',
    heading: 'Ask about products and their use',
    intro:
      'Write to us if you are comparing software, preparing an installation or wondering whether your images suit a particular product. A specific answer is easier if you name your institution, the conditions you treat, and the scanners and reading workflow in place. The form is no channel for case consultation: leave out patient information, and in an emergency seek medical care at once.',
    description:
      'Put questions on product choice, image requirements or installation to us, or find our telephone number, mailbox and address.',
  },
  instructions: {
    title: 'Electronic instructions for use',
    heading: 'Electronic instructions for use',
    intro:
      'Instructions for use in electronic form, by product, version and language, with the addresses that stand on labels. Every version stays readable without registration. A printed copy is free of charge and is sent within seven calendar days of a request, which the page of each version takes.',
    description:
      'Addresses and QR codes of the electronic instructions for use, by product, version and language.',
  },
  angioPDF: {
    title: 'AccuFFRangio instructions for use',
    heading: 'AccuFFRangio: current instructions for use',
    intro:
      'This is the version of the instructions for use now in force for AccuFFRangio; read it before operating the software. Version, language, publication date and SHA-256 checksum are listed beside the PDF, so that you can confirm that your copy is complete and unaltered. A printed copy is free of charge and is sent within seven calendar days of a request.',
    description:
      'Read or download the current AccuFFRangio instructions for use and request a free printed copy.',
  },
  angioPDF1: {
    title: 'AccuFFRangio instructions for use: earlier version 1',
    heading: 'AccuFFRangio: superseded instructions for use, document 1',
    intro:
      'These AccuFFRangio instructions have been superseded and are kept for users of the software release they were published with. Compare the version number shown here with the one in your installation. For any newer release the current instructions apply.',
    description:
      'First archived document: superseded AccuFFRangio instructions for use, with version and publication date.',
  },
  angioPDF2: {
    title: 'AccuFFRangio instructions for use: earlier version 2',
    heading: 'AccuFFRangio: superseded instructions for use, document 2',
    intro:
      'The instructions on this page are no longer in force. They stay available so that records made with an older AccuFFRangio release can be traced to the text valid at that time. Do not operate a current installation by them.',
    description:
      'Second archived document: superseded AccuFFRangio instructions for use, retained for traceability.',
  },
  angioPDF3: {
    title: 'AccuFFRangio instructions for use: earlier version 3',
    heading: 'AccuFFRangio: superseded instructions for use, document 3',
    intro:
      'A corrected version for the same AccuFFRangio release has replaced these instructions; its revision history says what was corrected. Work by the current instructions. This file stays here unaltered for those whose label or records name it.',
    description:
      'Third archived document: AccuFFRangio instructions for use replaced by a corrected version for the same release.',
  },
  notFound: {
    title: 'Page not found',
    heading: 'This page could not be found',
    intro:
      'There is nothing at this address: the link may contain an error, or the page may have moved. Check the spelling, or continue from the home page or the product overview. If you are still missing something, tell us through the solution consulting page.',
    description: 'No page exists at the address you requested.',
  },
};
