import type { ProductPageText, ProductText } from '../../features/product/product-text.js';
import type { ProductPicture } from '../../figures/picture-ids.js';
import type { FigureText } from '../../figures/texts/figure-text.js';
import type { evidence } from './evidence.js';

export const page: ProductPageText = {
  heading: 'AccuFFRoct: fractional flow reserve from optical coherence tomography',
  intro:
    'AccuFFRoct computes fractional flow reserve (FFR) from the lumen of an OCT pullback: before stenting to assess the lesion, after stenting to find residual pressure loss.',
  description:
    'AccuFFRoct reconstructs the coronary lumen from an OCT pullback and computes fractional flow reserve before and after stenting.',
};

export const figure: FigureText = {
  caption:
    'Optical coherence tomography at the narrowest site, the lumen area along the pullback and the FFR computed from it. Synthetic, not a patient.',
  alt: 'A synthetic section with a bright lumen edge, signal fading with depth and a guide-wire shadow; the curve of lumen area below.',
};

export const pictures: Readonly<Record<ProductPicture, FigureText>> = {
  input: {
    caption: 'An OCT pullback: section, polar image and longitudinal view. A model, not a patient.',
    alt: 'An OCT section and the same frame in polar form, with the guide wire’s shadow. Below, the longitudinal view; residual blood hides the wall at its proximal end.',
  },
  model: {
    caption:
      'Lumen contour in each frame and limit of the cleared segment. A model, not a patient.',
    alt: 'Orange lumen contour on the longitudinal view, a teal line at the limit of the cleared segment. Below, contours and areas in the distal reference, narrowest and proximal reference frames.',
  },
  output: {
    caption: 'The lumen unrolled, above FFR along the pullback. A model, not a patient.',
    alt: 'The lumen’s wall laid flat and coloured by radius, blue at the lesion. Below, FFR over the same distance, with ΔFFR between two dashed frames.',
  },
  report: {
    caption: 'Result view: longitudinal image, FFR and lumen area. A model, not a patient.',
    alt: 'Longitudinal image with lumen contour, FFR curve and lumen area, all over the same distance; two dashed lines mark the frames on both sides of the lesion.',
  },
};

export const product: ProductText<keyof typeof evidence.references> = {
  facts: {
    image: 'Calibrated OCT pullback',
    results: 'FFR along the pullback, ΔFFR, lumen area',
    user: 'Interventional cardiologists experienced in OCT',
  },
  titles: {
    application: 'Assess the lesion before stenting, the result after',
    features: 'Pressure computed from the OCT lumen contour',
    advantages: 'Functional assessment without a further device or drug',
  },
  application: [
    {
      text: 'Before stenting, OCT shows lipid, calcium and thrombus. Minimal lumen area is a local measurement; AccuFFRoct adds the length of the narrowing and the vessel on either side, and quantifies the pressure loss.',
    },
    {
      text: 'After stenting, the residual pressure loss is read beside expansion, apposition and edge dissection. Cut-offs differ: in a pooled analysis of another system, ≤0.80 marked ischaemia, whereas after PCI ≤0.90 marked a suboptimal result.',
      refs: ['ofr-meta-analysis-2023'],
    },
  ],
  features: [
    {
      heading: 'Contour in every frame',
      text: 'The lumen is outlined throughout the cleared segment; short steps such as a stent edge or calcified ridge enter the model as they are.',
    },
    {
      heading: 'Segment set by operator',
      text: 'Start and end lie where the border is continuous. Residual blood outside them does not enter the result.',
    },
    {
      heading: 'Pressure along the pullback',
      text: 'Pressure is computed from the lumen alone, and each fall leads to its frame; fibrous, lipid and calcified tissue stays in view.',
    },
    {
      heading: 'Before and after',
      text: 'Two pullbacks of one vessel are aligned at common landmarks, each with its FFR curve.',
    },
  ],
  advantages: [
    {
      heading: 'Same OCT pullback',
      text: 'Where OCT guides the intervention in any case, the computation needs neither a further device nor a further drug.',
    },
    {
      heading: 'Sharp lumen border',
      text: 'A well-defined border keeps the contour’s share of the error small. It does not reduce the uncertainty of the assumed flow.',
    },
    {
      heading: 'Residual loss located',
      text: 'After stenting, the remaining loss can be assigned to the stent, its edges or disease beyond.',
    },
  ],
  inputs: [
    {
      name: 'OCT pullback',
      unit: '',
      note: 'DICOM, calibrated, with contrast or another flush medium',
    },
    { name: 'Frame spacing', unit: 'mm', note: 'From pullback speed and frame rate' },
    {
      name: 'Limits of the cleared segment',
      unit: 'mm',
      note: 'Set and confirmed by the operator',
    },
  ],
  outputs: [
    { name: 'FFR along the pullback', unit: '', note: 'Dimensionless; cleared segment only' },
    {
      name: 'FFR at the distal limit',
      unit: '',
      note: 'With the cut-off that applies before or after PCI',
    },
    { name: 'ΔFFR across lesion or stent', unit: '', note: 'Between two marked frames' },
    { name: 'Lumen area', unit: 'mm²', note: 'Frame by frame' },
    { name: 'Minimal lumen area', unit: 'mm²', note: 'With its frame' },
    { name: 'Area stenosis', unit: '%', note: 'Against the mean of the reference frames' },
  ],
  evidence: [
    {
      kind: 'product',
      heading: 'A diagnostic study of the AccuFFRoct prototype',
      design:
        'Open access; prototype software that reconstructs the artery from angiographic and OCT images and computes FFR, assessed for detecting lesion-specific ischaemia.',
      findings: 'The results are in the open-access article; this page quotes no accuracy figures.',
      ref: 'oct-based-ffr-2024',
    },
    {
      kind: 'background',
      heading: 'Optical flow ratio (OFR, another system), pooled',
      design:
        'Meta-analysis of individual patient data from five studies; 574 patients, 626 vessels (404 before PCI, 222 after); reference standard: wire-based FFR, cut-off ≤0.80 (≤0.90 after PCI).',
      findings:
        'Concordance 90% (95% CI 87–92%) overall, 91% (88–94%) before and 87% (82–91%) after PCI; overall sensitivity 84% (79–88%), specificity 94% (92–96%).',
      ref: 'ofr-meta-analysis-2023',
    },
  ],
  limits: [
    {
      text: 'Incomplete flush, for example with residual blood, an aorto-ostial lesion or a very large artery: the border is not visible; report no value.',
    },
    {
      text: 'Disease beyond the pullback: its pressure loss is not included, and the value does not describe the whole vessel.',
    },
    {
      text: 'Outer vessel border hidden behind lipid: plaque burden cannot be measured; use IVUS where it is needed.',
    },
    {
      text: 'FFR 0.75–0.80 (grey zone) before stenting: hyperaemic flow is modelled, and the value alone does not settle the question.',
    },
    {
      text: 'Where accuracy data are required: they are not established here. The AccuFFRoct study cited used a prototype that also needs angiograms; OFR is a different computation.',
      refs: ['oct-based-ffr-2024', 'ofr-meta-analysis-2023'],
    },
  ],
  intendedUse:
    'For interventional cardiologists experienced in intracoronary OCT and trained in the software, before or after stent implantation. AccuFFRoct adds a computed FFR to morphology, angiogram and symptoms. The physician decides; no treatment step should be taken or omitted on this value alone.',
};
