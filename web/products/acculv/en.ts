import type { ProductPageText, ProductText } from '../../features/product/product-text.js';
import type { FigureText } from '../../figures/texts/figure-text.js';
import type { entry } from './product.js';

export const page: ProductPageText = {
  heading: 'AccuLV: left ventricular function on cardiac CT',
  intro:
    'ECG-gated CT acquired over the whole cardiac cycle holds information on ventricular contraction as well as on the coronary arteries. AccuLV outlines the left ventricular endocardium phase by phase, measures end-diastolic and end-systolic volume (EDV and ESV, mL) and derives ejection fraction as (EDV − ESV) ÷ EDV × 100%; all measurements together are stated at 2 minutes. Cardiac magnetic resonance remains the reference standard for volumes, and counting papillary muscle as cavity or as wall changes the result. For follow-up, keep to one modality and one contouring rule, and have a physician check the outlines.',
  description:
    'AccuLV measures left ventricular end-diastolic and end-systolic volume and ejection fraction on ECG-gated cardiac CT.',
};

export const figure: FigureText = {
  caption:
    'Endocardial excursion in seventeen segments and the volume curve, whose extremes give the ejection fraction. Example data, not a patient.',
  alt: 'A bull’s-eye of seventeen segments coloured by endocardial excursion. Below, the volume over one beat with end-diastolic and end-systolic volume and ejection fraction.',
};

export const product: ProductText<keyof typeof entry.references> = {
  application: [
    {
      text: 'A coronary scan that keeps the whole R–R interval already contains a beating ventricle. AccuLV reads it for patients in whom function belongs to the same question as the coronary arteries: suspected ischaemic cardiomyopathy, an echocardiographic window too poor to trust, or a device that stands in the way of magnetic resonance.',
    },
    {
      text: 'CT is not recommended for ejection fraction alone: recording every phase adds radiation, and echocardiography measures ejection fraction without any. Function from CT is information gained from a scan that was indicated for another reason.',
    },
    {
      text: 'When the figure is reported, the limit it is held against should be named: societies do not agree on the lower limit of normal, it differs between men and women, and heart failure is classified by yet another cut-off.',
    },
  ],
  features: [
    {
      heading: 'Volume over the whole cycle',
      text: 'The cavity is measured in every reconstructed phase. End-diastole and end-systole are then the extremes of the curve and need not be guessed in advance.',
    },
    {
      heading: 'Three-dimensional cavity',
      text: 'Voxels inside the endocardium are summed. The result assumes no ellipsoid, which matters in a ventricle deformed by infarction.',
    },
    {
      heading: 'Seventeen segments',
      text: 'The motion of the endocardium in each segment is laid out on the usual bull’s-eye from base to apex, so that it can be read against coronary territories.',
    },
    {
      heading: 'One written contouring rule',
      text: 'Whether papillary muscles and trabeculae count as cavity is set once and printed with the result.',
    },
    {
      heading: 'Outlines shown on the images',
      text: 'Endocardial and basal borders are displayed in short and long axis at both extremes, where errors weigh most, and can be redrawn.',
    },
  ],
  advantages: [
    {
      heading: 'Anatomy and function from one scan',
      text: 'A coronary finding and the contraction of the wall that it supplies can be examined in the same data set.',
    },
    {
      heading: 'The same rule every time',
      text: 'Automatic outlining applies its rule alike to every phase and every examination, which repeated manual tracing cannot guarantee.',
    },
    {
      heading: 'A curve instead of two points',
      text: 'A notch, a plateau or a mistimed phase shows in the volume curve before it corrupts the ejection fraction.',
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
        'Meta-analysis; 53 studies, 1,814 patients; ejection fraction and volumes on CT, with cardiac magnetic resonance as the reference standard. AccuLV is not named in it.',
      findings:
        'Mean difference of CT from magnetic resonance (limits of agreement): EF −0.56 percentage points (−11.6 to 10.5), EDV 2.62 mL (−34.1 to 39.3 mL), ESV 1.61 mL (−22.4 to 25.7 mL). On average they hardly differ; in a single patient EF can differ by more than ten percentage points. Per segment, CT found wall motion abnormalities with a sensitivity of 90% and a specificity of 97%.',
      ref: 'lv-function-ct-and-mri-2017',
    },
    {
      kind: 'background',
      heading: 'Automated left ventricular outlining on CT (another algorithm)',
      design:
        'Deep-learning segmentation of the left ventricular myocardium on cardiac CT, developed in 100 patients with coronary artery disease and compared with manual segmentation in a validation set of 1,000.',
      findings:
        'Dice similarity coefficient 88.3 ± 6.2%. It measures overlap of outlines of the muscle, not agreement of volumes or ejection fraction.',
      ref: 'lv-segmentation-ct-2020',
    },
  ],
  limits: [
    {
      text: 'No published study of AccuLV by name is cited on this page. Cardiac magnetic resonance is the reference standard for left ventricular volumes, and the limits of agreement of CT with it are not narrow: they should be established on local data before values are used interchangeably.',
      refs: ['lv-function-ct-and-mri-2017'],
    },
    {
      text: 'CT samples the beat coarsely. At a high heart rate true end-systole falls between phases; ESV is then overestimated and EF underestimated.',
    },
    {
      text: 'In atrial fibrillation or with frequent ectopic beats, a reconstruction assembled from several beats mixes unequal ones, and the curve describes none of them.',
    },
    {
      text: 'Volumes depend on load. Fluid status, beta-blocker and nitrate given for the scan may alter them against an examination without these.',
    },
    {
      text: 'The basal plane is a frequent source of disagreement between readers. It moves during systole and has to be checked in the long axis.',
    },
  ],
  intendedUse:
    'AccuLV is meant for physicians who report cardiac CT and have been introduced to the software. It measures; grading of dysfunction, and any treatment or device that depends on a cut-off of EF, remains with the treating physician, who takes symptoms, echocardiography or magnetic resonance and earlier values into account and does not rely on this measurement alone.',
};
