import type { PageId } from '../../contract/routes.js';
import type { PageText } from '../types.js';
import { company } from './company.js';

/** One entry for every page that the English edition has. */
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
      'How narrow a coronary artery looks and how much the narrowing limits flow are two different questions. Four AccuFFR programs compute fractional flow reserve (FFR), each from one kind of image: coronary CT angiography, invasive angiography, intravascular ultrasound (IVUS) or optical coherence tomography (OCT). AccuIMR turns to the microcirculation and estimates its resistance from angiography, and AccuLV measures left ventricular volumes and ejection fraction on cardiac CT. Which one applies depends on the images at hand, and reading its output takes a physician who knows the underlying test.',
    description:
      'Compare six cardiac programs: FFR from CTA, angiography, IVUS and OCT, microcirculatory resistance, and left ventricular function.',
  },
  'product:AneuFlow': {
    title: 'AneuFlow: intracranial aneurysm haemodynamics',
    heading: 'AneuFlow: haemodynamics of intracranial aneurysms',
    intro:
      'Beyond size and site, an unruptured aneurysm can be described by the flow inside it and the forces on its wall. AneuFlow reconstructs the sac and parent artery from CT angiography or 3D rotational angiography and uses computational fluid dynamics to obtain wall shear stress (WSS, Pa), oscillatory shear index (OSI, dimensionless) and the low-WSS area ratio (%), alongside height and neck width (mm) and aspect ratio. The stated analysis time is 10 minutes. None of these parameters has a universally accepted cut-off and published findings conflict, so they add to a trained physician’s assessment and do not foretell rupture.',
    description:
      'AneuFlow reconstructs an intracranial aneurysm from 3D vascular images and computes wall shear stress, oscillatory shear index and morphology.',
  },
  'product:AneuGuide': {
    title: 'AneuGuide: microcatheter shaping',
    heading: 'AneuGuide: planning the microcatheter shape',
    intro:
      'Whether a microcatheter enters the sac smoothly and stays there during coiling depends greatly on its tip shape, which is still chosen largely by experience. From the 3D course of parent artery and aneurysm, AneuGuide proposes bend angles (degrees) and segment lengths (mm) as a pattern for the shaping mandrel, in a stated 3 minutes. Catheter material and recoil after shaping alter the final form; the operator checks it outside the body and confirms the position under fluoroscopy.',
    description:
      'AneuGuide proposes bend angles and segment lengths for the microcatheter tip from the 3D anatomy of aneurysm and parent artery.',
  },
  'product:AneuShape': {
    title: 'AneuShape: aneurysm morphology',
    heading: 'AneuShape: measuring the shape of an aneurysm',
    intro:
      'Measured by hand, the neck width and height of one aneurysm can differ from reader to reader, because each chooses another projection. AneuShape places the neck plane on a 3D vessel model and reports height, width and neck width (mm) with aspect ratio and size ratio (dimensionless), in a stated 3 minutes. The values describe the geometry at the moment of imaging and are no finer than its spatial resolution. Shape has no single accepted cut-off for rupture risk, so reading the numbers in their clinical context remains the physician’s task.',
    description:
      'AneuShape places the neck plane on a 3D vessel model and measures height, width, neck width and aspect ratio of an intracranial aneurysm.',
  },
  'product:AneuPlan': {
    title: 'AneuPlan: flow diverter planning',
    heading: 'AneuPlan: planning a flow diverter before deployment',
    intro:
      'The length of a flow diverter in the vessel depends on the diameter to which it opens, and often differs from the length on the label. AneuPlan measures the proximal and distal landing zones (diameter in mm) along the centreline of a 3D vessel model, places the braid of a candidate size there virtually, and estimates its deployed length (mm), its coverage and the inflow to the sac before and after. Delivery technique and straightening of the artery during the procedure shift the result, so the operator settles the size with the angiogram and the device’s own instructions at hand.',
    description:
      'AneuPlan measures landing zones in the parent artery and estimates deployed length, coverage and the change of inflow for candidate flow diverters.',
  },
  'product:AccuASPECTS': {
    title: 'AccuASPECTS: early CT score in acute stroke',
    heading: 'AccuASPECTS: scoring early ischaemic change on CT',
    intro:
      'Non-contrast CT comes first in most acute stroke pathways, yet early ischaemic change is subtle and readers often disagree. AccuASPECTS examines the ten regions of the middle cerebral artery territory, marks those that appear affected and reports an ASPECTS from 0 to 10, where 10 means no early ischaemic change and each affected region costs one point. A physician confirms the score on the source images and weighs it with onset time, NIHSS and vessel imaging before treatment is chosen.',
    description:
      'AccuASPECTS analyses the ten middle cerebral artery regions on non-contrast head CT and reports an ASPECTS from 0 to 10.',
  },
  'product:AccuCTP': {
    title: 'AccuCTP: CT perfusion of the brain',
    heading: 'AccuCTP: CT perfusion in ischaemic stroke',
    intro:
      'When a patient presents late or the time of onset is unknown, the question is how much tissue is probably infarcted and how much is hypoperfused. From a CT perfusion series AccuCTP maps cerebral blood flow (CBF, mL/100 g/min), blood volume (CBV, mL/100 g), mean transit time (MTT, s) and time to maximum of the residue function (Tmax, s), and reports core and hypoperfusion volumes (mL), mismatch volume and mismatch ratio; its stated analysis time is 2 minutes. Perfusion packages are not interchangeable and core can be overestimated very early after onset. The reader should also check for head motion and the choice of arterial input function.',
    description:
      'AccuCTP turns CT perfusion series into CBF, CBV, MTT and Tmax maps with core, hypoperfusion and mismatch volumes.',
  },
  'product:AccuFFicas': {
    title: 'AccuICAS: intracranial stenosis',
    heading: 'AccuICAS: pressure across an intracranial stenosis',
    intro:
      'Percentage stenosis tells how much lumen is lost, but not enough about the pressure that remains beyond the lesion. AccuICAS models flow through the stenosed intracranial artery from CT angiography or digital subtraction angiography and computes the translesional pressure ratio (Pd/Pa, dimensionless) and the wall shear stress (Pa) at the stenosis. Analysis is stated to take 5 minutes. No treatment cut-off has been validated for the intracranial pressure ratio: a stroke specialist interprets it with collaterals, perfusion and risk factors, and it is no indication for stenting in itself.',
    description:
      'AccuICAS computes the translesional pressure ratio and wall shear stress of an intracranial stenosis from CTA or DSA.',
  },
  'product:AccuFFRct': {
    title: 'AccuFFRct: FFR from coronary CT angiography',
    heading: 'AccuFFRct: fractional flow reserve from coronary CT angiography',
    intro:
      'Coronary CT angiography shows a stenosis, but the lumen alone seldom settles whether it causes ischaemia. AccuFFRct simulates hyperaemic flow in the coronary tree reconstructed from the scan and reports FFR along each vessel (dimensionless, normally 1.0); the computation needs neither a pressure wire nor adenosine, and its stated time is 3 minutes. FFR ≤0.80 is generally taken as haemodynamically significant, with a grey zone of 0.75–0.80. Values near the cut-off, and scans with heavy calcification or motion, call for review against symptoms and other tests.',
    description:
      'AccuFFRct computes fractional flow reserve along the coronary tree from a CT angiogram, without wire or adenosine.',
  },
  'product:AccuFFRangio': {
    title: 'AccuFFRangio: FFR from coronary angiography',
    heading: 'AccuFFRangio: fractional flow reserve from coronary angiography',
    intro:
      'Once a stenosis is visible in the catheter laboratory, the operator still has to judge whether it limits flow. AccuFFRangio reconstructs the target vessel from two projections at least 25° apart, estimates flow velocity from the contrast frame count and, starting from the measured mean aortic pressure (mmHg), computes FFR (dimensionless) along the vessel; no pressure wire is advanced. Overlap, foreshortening and poor filling degrade the reconstruction. The value helps to decide for or against an invasive measurement or revascularisation within the full clinical picture.',
    description:
      'AccuFFRangio computes fractional flow reserve from two angiographic projections for use during coronary catheterisation.',
  },
  'product:AccuFFRivus': {
    title: 'AccuFFRivus: FFR from intravascular ultrasound',
    heading: 'AccuFFRivus: fractional flow reserve from intravascular ultrasound',
    intro:
      'An IVUS pullback images plaque and, in the same frames, records the lumen at every cross-section. AccuFFRivus extracts lumen area (mm²) frame by frame and derives FFR (dimensionless) for the segment covered, so that one catheter run informs on both structure and function. Lesions outside the pullback do not enter the computation. Where blood speckle or non-uniform rotation blurs the border, the physician corrects the contour before using the figure.',
    description:
      'AccuFFRivus derives fractional flow reserve from the lumen areas of an intravascular ultrasound pullback.',
  },
  'product:AccuFFRoct': {
    title: 'AccuFFRoct: FFR from optical coherence tomography',
    heading: 'AccuFFRoct: fractional flow reserve from optical coherence tomography',
    intro:
      'OCT resolves the lumen border finely enough to measure minimal lumen area (mm²), yet lesions of equal area do not all cause the same pressure loss. AccuFFRoct reconstructs the lumen from an OCT pullback and computes the pressure change across the lesion and the resulting FFR (dimensionless), for comparison with the morphology when an intervention is planned. Blood must be flushed from the vessel during acquisition; segments with incomplete clearance have no reliable border, and an operator versed in intracoronary imaging decides whether to use or discard them.',
    description:
      'AccuFFRoct reconstructs the coronary lumen from an OCT pullback and computes fractional flow reserve for procedure planning.',
  },
  'product:AccuLV': {
    title: 'AccuLV: left ventricular function',
    heading: 'AccuLV: left ventricular function on cardiac CT',
    intro:
      'ECG-gated CT acquired over the whole cardiac cycle holds information on ventricular contraction as well as on the coronary arteries. AccuLV outlines the left ventricular endocardium phase by phase, measures end-diastolic and end-systolic volume (EDV and ESV, mL) and derives ejection fraction as (EDV − ESV) ÷ EDV × 100%; all measurements together are stated at 2 minutes. Cardiac magnetic resonance remains the reference standard for volumes, and counting papillary muscle as cavity or as wall changes the result. For follow-up, keep to one modality and one contouring rule, and have a physician check the outlines.',
    description:
      'AccuLV measures left ventricular end-diastolic and end-systolic volume and ejection fraction on ECG-gated cardiac CT.',
  },
  'product:AccuIMR': {
    title: 'AccuIMR: coronary microcirculatory resistance',
    heading: 'AccuIMR: microcirculatory resistance from coronary angiography',
    intro:
      'Ischaemia without obstructive epicardial disease, or poor myocardial perfusion after an infarct artery has been reopened, directs attention to the coronary microcirculation. AccuIMR estimates the index of microcirculatory resistance (IMR, in units U, equal to mmHg·s) from coronary angiography, without the pressure–temperature wire that thermodilution requires; analysis is stated at 5 minutes. Wire-measured IMR ≥25 U usually indicates microvascular dysfunction. An angiographic estimate is not the same measurement, and a cardiologist reads it with the presentation and further tests.',
    description:
      'AccuIMR estimates the index of microcirculatory resistance from coronary angiography, without a pressure–temperature wire.',
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
