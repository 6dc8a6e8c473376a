import type { ProductPageText, ProductText } from '../../features/product/product-text.js';
import type { FigureText } from '../../figures/texts/figure-text.js';
import type { entry } from './product.js';

export const page: ProductPageText = {
  heading: 'AccuFFRivus: fractional flow reserve from intravascular ultrasound',
  intro:
    'An IVUS pullback images plaque and, in the same frames, records the lumen at every cross-section. AccuFFRivus extracts lumen area (mm²) frame by frame and derives FFR (dimensionless) for the segment covered, so that one catheter run informs on both structure and function. Lesions outside the pullback do not enter the computation. Where blood speckle or non-uniform rotation blurs the border, the physician corrects the contour before using the figure.',
  description:
    'AccuFFRivus derives fractional flow reserve from the lumen areas of an intravascular ultrasound pullback.',
};

export const figure: FigureText = {
  caption:
    'Intravascular ultrasound at the narrowest place, the lumen area along the pullback and the FFR computed from it. Synthetic, not a patient.',
  alt: 'A synthetic ultrasound section with eccentric plaque and a calcification with its shadow; values beside it, the curve of lumen area below.',
};

export const product: ProductText<keyof typeof entry.references> = {
  application: [
    {
      text: 'IVUS is usually run to plan or to check a stent: reference calibre, plaque burden, landing zones. By that time the question whether the lesion needs treatment is supposed to be settled. AccuFFRivus lets the same pullback contribute to that earlier question.',
    },
    {
      text: 'A cut-off for the smallest cross-section has long stood in for physiology. It ignores how long the narrowing is, whether a second one lies upstream, and how much myocardium is supplied. A computation over every frame accounts for the first two; the third enters as an assumption about flow and stays an estimate.',
    },
    {
      text: 'The combination matters most when plaque and pressure disagree: much plaque with a wide lumen after outward remodelling, or a modest plaque in a small vessel with a marked pressure loss.',
    },
  ],
  features: [
    {
      heading: 'Lumen and vessel border',
      text: 'Both the lumen and the external elastic membrane are outlined, so that the plaque between them is measured rather than only the space that it has left.',
    },
    {
      heading: 'Structure and function on one axis',
      text: 'Lumen area, plaque burden and FFR share the length scale of the pullback. A drop in FFR can be traced to the frame, and the frame to the tissue.',
    },
    {
      heading: 'Step-wise pressure loss',
      text: 'The curve attributes its share of the total loss to each narrowing, which helps where lesions lie in series.',
    },
    {
      heading: 'Contours stay editable',
      text: 'A corrected border changes the area of that frame, and the curve downstream is computed anew. The effect of a doubtful contour on the result can thus be tested.',
    },
  ],
  advantages: [
    {
      heading: 'One catheter, two findings',
      text: 'No pressure wire is added to an examination that already has an imaging catheter in the vessel.',
    },
    {
      heading: 'Treatment length with a reason',
      text: 'Where the pressure is lost and where the plaque ends can be compared before landing zones are chosen.',
    },
    {
      heading: 'Open to verification',
      text: 'Every value rests on a frame that can be called up for visual review.',
    },
  ],
  inputs: [
    {
      name: 'IVUS pullback',
      unit: '',
      note: 'Motorised, continuous, from distal to proximal of the lesion; DICOM',
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
      heading: 'IVUS and CT computations compared',
      design:
        'Retrospective; 40 patients with 41 lesions, out of 670 screened, IVUS and FFR within 6 months of CT; reference standard: invasive FFR, cut-off ≤0.80.',
      findings:
        'For AccuFFRivus: AUC 0.960, sensitivity 96.6%, specificity 85.7%, correlation with invasive FFR R = 0.79. With 41 lesions, the reclassification of one or two of them would visibly change these percentages. Sensitivity and specificity as printed in the abstract do not fit a total of 41 lesions; for the numbers behind them, see the paper.',
      ref: 'ivus-and-ct-ffr-2023',
    },
    {
      kind: 'background',
      heading: 'Ultrasonic flow ratio (UFR, another system)',
      design:
        'Computed afterwards in a core laboratory, blinded to FFR; 94 consecutive patients, 167 paired comparisons; reference standard: wire-based FFR, cut-off ≤0.80.',
      findings:
        'Accuracy 92% (95% CI 87–96%), sensitivity 91% (82–96%), specificity 96% (90–99%); AUC 0.97, against 0.89 for minimal lumen area. Sensitivity, specificity and the share of FFR ≤0.80 (50.3%), as printed in the abstract, give an accuracy of about 93%, not quite the 92% stated.',
      ref: 'ufr-ivus-2021',
    },
  ],
  limits: [
    {
      text: 'Without a motorised pullback the distance between frames is unknown. Manual pullbacks give areas, but no length and therefore no FFR.',
    },
    {
      text: 'An oblique or eccentric catheter cuts the vessel at an angle and exaggerates its area; in a tight lesion the catheter itself occupies part of the lumen.',
    },
    {
      text: 'Calcium casts an acoustic shadow. The lumen edge in front of it remains visible, the outer border of the vessel does not, and plaque burden is then an extrapolation.',
    },
    {
      text: 'Flow is assumed, not measured. Branches that leave the segment, collaterals and the state of the microcirculation alter the real value.',
    },
    {
      text: 'FFR from 0.75 to 0.80 is a grey zone: a small shift of a contour or of the assumed flow can change the classification. The number alone does not settle the question, and a pressure wire should be considered.',
    },
    {
      text: 'The single study of AccuFFRivus cited here is small and retrospective. Results of other ultrasound-based indices describe the class and do not validate this one.',
      refs: ['ivus-and-ct-ffr-2023', 'ufr-ivus-2021'],
    },
  ],
  intendedUse:
    'AccuFFRivus addresses physicians who perform and read intravascular ultrasound and have been trained in this software. It supplements the structural reading of a pullback with a computed FFR for the segment covered. The finding has to be reconciled with the angiogram and the clinical picture; taken alone it justifies neither treatment nor deferral.',
};
