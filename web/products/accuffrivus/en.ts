import type { ProductPageText, ProductText } from '../../features/product/product-text.js';
import type { ProductPicture } from '../../figures/picture-ids.js';
import type { FigureText } from '../../figures/texts/figure-text.js';
import type { evidence } from './evidence.js';

export const page: ProductPageText = {
  heading: 'AccuFFRivus: fractional flow reserve from intravascular ultrasound',
  intro:
    'AccuFFRivus computes fractional flow reserve (FFR) from the lumen areas of an IVUS pullback and sets it beside the plaque, to help decide whether and where to treat.',
  description:
    'AccuFFRivus computes fractional flow reserve from the lumen areas of an intravascular ultrasound pullback, aligned with plaque burden.',
};

export const figure: FigureText = {
  caption:
    'Intravascular ultrasound at the narrowest site, the lumen area along the pullback and the FFR computed from it. Synthetic, not a patient.',
  alt: 'A synthetic ultrasound section with eccentric plaque and a calcification with its shadow; values beside it, the curve of lumen area below.',
};

export const pictures: Readonly<Record<ProductPicture, FigureText>> = {
  input: {
    caption:
      'An ultrasound pullback: cross-sections and longitudinal view. A model, not a patient.',
    alt: 'Three ultrasound cross-sections above a longitudinal view of the whole pullback. A line marks the large frame; calcium with its shadow lies at the lesion. Scale bars.',
  },
  model: {
    caption:
      'Borders in each frame: lumen orange, external elastic membrane teal. A model, not a patient.',
    alt: 'Lumen and external elastic membrane traced on the longitudinal view. Below, contours and areas in the distal reference, narrowest and proximal reference frames.',
  },
  output: {
    caption: 'The lumen coloured by FFR, above the pullback curve. A model, not a patient.',
    alt: 'The lumen in three dimensions coloured by FFR within thin rings of the external elastic membrane, FFR marked on both sides of the lesion; the curve along the pullback below.',
  },
  report: {
    caption: 'Result view: narrowest section, FFR and areas. A model, not a patient.',
    alt: 'Left, the narrowest section with lumen and external elastic membrane outlined. Right, the FFR curve above curves of lumen and vessel area with the lesion’s extent.',
  },
};

export const product: ProductText<keyof typeof evidence.references> = {
  facts: {
    image: 'Motorised IVUS pullback',
    results: 'FFR along the pullback, lumen area, plaque burden',
    user: 'Physicians who perform and read IVUS',
  },
  titles: {
    application: 'One pullback to assess both plaque and flow',
    features: 'Lumen, plaque and FFR on the same axis',
    advantages: 'No added wire, and every value reviewable',
  },
  application: [
    {
      text: 'IVUS usually serves to plan or check a stent. AccuFFRivus uses the same pullback for the earlier question: does the lesion limit flow?',
    },
    {
      text: 'Minimal lumen area ignores lesion length, serial narrowings and the myocardium supplied. A computation over every frame includes the first two; the third enters as an assumed flow. It is of particular interest when plaque and pressure disagree: a large plaque with a wide lumen after positive remodelling, or a modest plaque in a small vessel with a marked pressure loss.',
    },
  ],
  features: [
    {
      heading: 'Lumen and vessel border',
      text: 'Lumen and external elastic membrane are outlined frame by frame and confirmed by the operator, so that the plaque between them is measured.',
    },
    {
      heading: 'One length axis',
      text: 'Lumen area, plaque burden and FFR share the length scale of the pullback. A drop in FFR leads to its frame.',
    },
    {
      heading: 'Pressure loss per lesion',
      text: 'Pressure loss is computed from lumen area under an assumed flow and attributed to each narrowing, which helps in serial disease.',
    },
    {
      heading: 'Contours stay editable',
      text: 'Correct a border, and its area and the curve downstream are recomputed. The effect of a doubtful contour can be tested.',
    },
  ],
  advantages: [
    {
      heading: 'No pressure wire',
      text: 'The imaging catheter is already in the vessel; functional assessment adds no further device.',
    },
    {
      heading: 'Pressure beside plaque',
      text: 'Where the pressure is lost and where the plaque ends can be compared in one view; the operator chooses landing zones from the images.',
    },
    {
      heading: 'Traceable to the frame',
      text: 'Every value rests on a frame that can be called up and reviewed.',
    },
  ],
  inputs: [
    {
      name: 'IVUS pullback',
      unit: '',
      note: 'Motorised, constant speed, continuous, starting distal and ending proximal to the lesion; DICOM',
    },
    { name: 'Pullback speed', unit: 'mm/s', note: 'Converts frames into length' },
    {
      name: 'Checked contours',
      unit: '',
      note: 'Lumen and external elastic membrane, confirmed by the operator',
    },
  ],
  outputs: [
    { name: 'FFR along the pullback', unit: '', note: 'Dimensionless, from proximal to distal' },
    {
      name: 'FFR at the distal frame',
      unit: '',
      note: 'For the segment covered, not for the vessel',
    },
    { name: 'Lumen area', unit: 'mm²', note: 'Frame by frame' },
    { name: 'Minimal lumen area', unit: 'mm²', note: 'With the position of its frame' },
    { name: 'Vessel area', unit: 'mm²', note: 'Within the external elastic membrane' },
    { name: 'Plaque burden', unit: '%', note: 'Plaque area divided by vessel area' },
    { name: 'Lesion length', unit: 'mm', note: 'Between the marked reference frames' },
  ],
  evidence: [
    {
      kind: 'product',
      heading: 'AccuFFRivus and AccuFFRct in the same lesions',
      design:
        'Retrospective; 41 lesions in 40 of 670 patients screened, with IVUS and FFR within 6 months of CT; reference standard: invasive FFR, cut-off ≤0.80.',
      findings:
        'AccuFFRivus: AUC 0.960, sensitivity 96.6%, specificity 85.7%, correlation with invasive FFR R = 0.79. The percentages in the abstract do not match the total of 41 lesions; see the paper for the counts. In so small a sample, one or two reclassified lesions change them visibly.',
      ref: 'ivus-and-ct-ffr-2023',
    },
    {
      kind: 'background',
      heading: 'Ultrasonic flow ratio (UFR, another system)',
      design:
        'Computed afterwards in a core laboratory, blinded to FFR; 94 consecutive patients, 167 paired comparisons; reference standard: wire-based FFR, cut-off ≤0.80.',
      findings:
        'Accuracy 92% (95% CI 87–96%), sensitivity 91% (82–96%), specificity 96% (90–99%); AUC 0.97, against 0.89 for minimal lumen area. FFR was ≤0.80 in 50.3%.',
      ref: 'ufr-ivus-2021',
    },
  ],
  limits: [
    {
      text: 'Manual pullback: the distance between frames is unknown. Areas can be measured, FFR cannot be computed.',
    },
    {
      text: 'Blood speckle or non-uniform rotation blurs the border: correct the contour before using the value.',
    },
    {
      text: 'Oblique catheter: area and FFR are overestimated. Eccentric catheter: area is distorted in either direction. In a tight lesion the catheter fills part of the lumen. Check against the angiogram.',
    },
    {
      text: 'Calcium with acoustic shadow: the outer vessel border is not visible, and plaque burden is an extrapolation.',
    },
    {
      text: 'Branches in the segment, collaterals or microvascular dysfunction: flow is assumed, and the true FFR may differ.',
    },
    {
      text: 'FFR 0.75–0.80 (grey zone): a small contour change can alter the classification; consider a pressure wire.',
    },
  ],
  intendedUse:
    'For physicians who perform and read intravascular ultrasound and are trained in the software. AccuFFRivus adds a computed FFR for the segment covered. The physician reconciles it with angiogram and clinical picture; alone it justifies neither treatment nor deferral.',
};
