import type { ProductPageText, ProductText } from '../../features/product/product-text.js';
import type { ProductPicture } from '../../figures/picture-ids.js';
import type { FigureText } from '../../figures/texts/figure-text.js';
import type { evidence } from './evidence.js';

export const page: ProductPageText = {
  heading: 'AccuLV: left ventricular function on cardiac CT',
  intro:
    'AccuLV measures left ventricular volumes, ejection fraction and segmental motion on ECG-gated cardiac CT, so that coronary anatomy and ventricular function are assessed from one scan.',
  description:
    'AccuLV measures left ventricular volumes, ejection fraction and segmental endocardial motion on ECG-gated cardiac CT.',
};

export const figure: FigureText = {
  caption:
    'Endocardial excursion in seventeen segments and the volume curve, whose extremes give the ejection fraction. Example data, not a patient.',
  alt: 'A bull’s-eye of seventeen segments coloured by endocardial excursion. Below, the volume over one beat with end-diastolic and end-systolic volume and ejection fraction.',
};

export const pictures: Readonly<Record<ProductPicture, FigureText>> = {
  input: {
    caption: 'A gated cardiac CT slice and its phase in the heartbeat. A model, not a patient.',
    alt: 'An axial CT slice with both ventricles and atria, contrast brightest in the left ventricle. Below, one heartbeat of the electrocardiogram with the reconstructed phases; end-diastole is marked.',
  },
  model: {
    caption:
      'Endocardial contours in short and long axis at both extremes. A model, not a patient.',
    alt: 'Four CT sections: short axis above, four-chamber long axis below, end-diastole left and end-systole right. Coloured lines outline the left ventricular endocardium; the diastolic outline is repeated beside the systolic one.',
  },
  output: {
    caption:
      'The systolic cavity inside the diastolic one, coloured by endocardial excursion. A model, not a patient.',
    alt: 'A three-dimensional left ventricular cavity at end-systole, coloured by inward motion in millimetres, within the transparent mesh of end-diastole. Both volumes are given beside it.',
  },
  report: {
    caption:
      'Contours, bull’s-eye, volume curve and ejection fraction in one view. A model, not a patient.',
    alt: 'Long-axis CT with both endocardial contours, a bull’s-eye of excursion, the volume curve over one beat and a column split into ejected and remaining volume.',
  },
};

export const product: ProductText<keyof typeof evidence.references> = {
  facts: {
    image: 'Multiphase ECG-gated cardiac CT',
    results: 'EDV, ESV, ejection fraction, segmental motion',
    user: 'Physicians who report cardiac CT',
  },
  titles: {
    application: 'Coronary arteries and ventricular function in one CT',
    features: 'Volume over the whole cycle, motion by segment',
    advantages: 'One scan, one contouring rule, errors easy to see',
  },
  application: [
    {
      text: 'For patients whose coronary arteries and ventricular function are both in question: suspected ischaemic cardiomyopathy, a poor echocardiographic window, or a device that precludes magnetic resonance. The coronary CT must be acquired and reconstructed throughout the R–R interval.',
    },
    {
      text: 'We do not recommend CT for ejection fraction alone: recording every phase adds radiation, and echocardiography uses none. State the lower limit of normal with the result; it differs between societies and sexes, and heart failure is classified by another cut-off.',
    },
  ],
  features: [
    {
      heading: 'Automatic endocardial contours',
      text: 'Every phase is outlined automatically. At both extremes the borders appear in short and long axis for the physician to check and redraw.',
    },
    {
      heading: 'Volume in every phase',
      text: 'The cavity is measured in each reconstructed phase; end-diastole and end-systole are the extremes of the curve.',
    },
    {
      heading: 'No assumed shape',
      text: 'Voxels inside the endocardium are summed. No ellipsoid is assumed, which matters in a ventricle deformed by infarction.',
    },
    {
      heading: 'Seventeen segments',
      text: 'Endocardial motion is laid out on the bull’s-eye, from base to apex, and can be read against coronary territories.',
    },
  ],
  advantages: [
    {
      heading: 'Anatomy with function',
      text: 'A coronary stenosis and the motion of the wall it supplies are read in the same data set.',
    },
    {
      heading: 'Same rule every time',
      text: 'One rule for papillary muscles and trabeculae applies to every phase and examination and is printed with the result.',
    },
    {
      heading: 'Errors show early',
      text: 'A notch, plateau or mistimed phase shows in the volume curve before it distorts the ejection fraction.',
    },
  ],
  inputs: [
    {
      name: 'Multiphase cardiac CT',
      unit: '',
      note: 'ECG-gated, contrast-enhanced, covering the cycle; DICOM',
    },
    { name: 'Spacing of phases', unit: '% R–R', note: 'Finer spacing catches end-systole better' },
    { name: 'Contouring rule', unit: '', note: 'Papillary muscle as cavity or as wall' },
  ],
  outputs: [
    { name: 'End-diastolic volume (EDV)', unit: 'mL', note: 'Maximum of the volume curve' },
    { name: 'End-systolic volume (ESV)', unit: 'mL', note: 'Minimum of the volume curve' },
    { name: 'Stroke volume', unit: 'mL', note: 'EDV − ESV' },
    { name: 'Ejection fraction (EF)', unit: '%', note: '(EDV − ESV) ÷ EDV × 100%' },
    { name: 'Volume curve', unit: 'mL', note: 'Over the phases of the R–R interval' },
    {
      name: 'Segmental endocardial excursion',
      unit: 'mm',
      note: 'Seventeen segments; mean inward motion from end-diastole to end-systole',
    },
  ],
  evidence: [
    {
      kind: 'background',
      heading: 'Left ventricular function on CT and on magnetic resonance (various software)',
      design:
        'Meta-analysis; 53 studies, 1,814 patients; ejection fraction and volumes on CT, with cardiac magnetic resonance as the reference standard. AccuLV is not named.',
      findings:
        'Mean difference of CT from magnetic resonance (limits of agreement): EF −0.56 percentage points (−11.6 to 10.5), EDV 2.62 mL (−34.1 to 39.3 mL), ESV 1.61 mL (−22.4 to 25.7 mL). Mean differences are small; in a single patient EF can differ by more than ten percentage points. Per segment, CT found wall motion abnormalities with 90% sensitivity and 97% specificity.',
      ref: 'lv-function-ct-and-mri-2017',
    },
    {
      kind: 'background',
      heading: 'Automated left ventricular contouring on CT (another algorithm)',
      design:
        'Deep-learning segmentation of the left ventricular myocardium on cardiac CT, developed in 100 patients with coronary artery disease and compared with manual segmentation in a validation set of 1,000.',
      findings:
        'Dice similarity coefficient 88.3 ± 6.2%, for the overlap of myocardial contours, not for agreement of volumes or ejection fraction.',
      ref: 'lv-segmentation-ct-2020',
    },
  ],
  limits: [
    {
      text: 'In place of magnetic resonance: the values are not interchangeable. Limits of agreement are wide; establish them on local data. No study of AccuLV by name is cited.',
      refs: ['lv-function-ct-and-mri-2017'],
    },
    {
      text: 'High heart rate or coarse phases: true end-systole falls between phases; ESV is overestimated, EF underestimated.',
    },
    {
      text: 'Atrial fibrillation or frequent ectopic beats: the curve combines unequal beats and describes none of them.',
    },
    {
      text: 'Changed fluid status, or beta-blocker or nitrate given for the scan: volumes are not comparable with an examination without them.',
    },
    {
      text: 'Basal plane not checked: it moves in systole and is a common source of disagreement; check it in the long axis.',
    },
    {
      text: 'Follow-up with another modality or contouring rule: values cannot be compared directly.',
    },
  ],
  intendedUse:
    'For physicians who report cardiac CT and are trained in the software. AccuLV adds left ventricular measurements to the reading. The treating physician grades dysfunction and decides on drugs or a device from symptoms, echocardiography or magnetic resonance and earlier values; this measurement must not be the sole basis.',
};
