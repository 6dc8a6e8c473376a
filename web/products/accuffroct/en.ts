import type { ProductPageText, ProductText } from '../../features/product/product-text.js';
import type { FigureText } from '../../figures/texts/figure-text.js';
import type { entry } from './product.js';

export const page: ProductPageText = {
  heading: 'AccuFFRoct: fractional flow reserve from optical coherence tomography',
  intro:
    'OCT resolves the lumen border finely enough to measure minimal lumen area (mm²), yet lesions of equal area do not all cause the same pressure loss. AccuFFRoct reconstructs the lumen from an OCT pullback and computes the pressure change across the lesion and the resulting FFR (dimensionless), for comparison with the morphology when an intervention is planned. Blood must be flushed from the vessel during acquisition; segments with incomplete clearance have no reliable border, and an operator versed in intracoronary imaging decides whether to use or discard them.',
  description:
    'AccuFFRoct reconstructs the coronary lumen from an OCT pullback and computes fractional flow reserve for procedure planning.',
};

export const figure: FigureText = {
  caption:
    'Optical coherence tomography at the narrowest place, the lumen area along the pullback and the FFR computed from it. Synthetic, not a patient.',
  alt: 'A synthetic section with a bright lumen edge, signal fading with depth and a guide-wire shadow; the curve of lumen area below.',
};

export const product: ProductText<keyof typeof entry.references> = {
  application: [
    {
      text: 'Light resolves the inner surface of a coronary artery so sharply that the smallest area is easily taken for the verdict. It is a local measurement. What it means for flow depends on the length of the narrowing, on the vessel before and after it, and on the demand downstream. AccuFFRoct carries the precise contour over into a computation of pressure.',
    },
    {
      text: 'Runs are acquired at two moments. Before stenting, OCT characterises the lesion – lipid, calcium, thrombus – and the computed FFR quantifies the pressure loss that the lesion causes. After stenting, OCT shows expansion, apposition and edge dissection, and the remaining pressure loss can be set beside them.',
    },
    {
      text: 'The two moments have different cut-offs. In a pooled analysis of another system, ≤0.80 marked ischaemia, whereas after PCI a value of ≤0.90 was taken as a suboptimal result.',
      refs: ['ofr-meta-analysis-2023'],
    },
  ],
  features: [
    {
      heading: 'Contour in every frame',
      text: 'The lumen is outlined throughout the cleared segment, so that short steps such as a stent edge or a calcified ridge enter the geometry as they are.',
    },
    {
      heading: 'Cleared segment set by the operator',
      text: 'Start and end of the computation are placed where the border is continuous. Residual blood outside them does not enter the result.',
    },
    {
      heading: 'Loss located along the run',
      text: 'Pressure is given along the pullback, and a fall can be matched with the frame that causes it.',
    },
    {
      heading: 'Tissue beside the number',
      text: 'Fibrous, lipid and calcified portions remain in view in the longitudinal display. They explain a narrowing, but the computation itself uses the lumen only.',
    },
    {
      heading: 'Runs before and after',
      text: 'Two pullbacks of one vessel can be placed side by side by common landmarks, with their FFR curves.',
    },
  ],
  advantages: [
    {
      heading: 'Physiology from a planned run',
      text: 'Where OCT guides the intervention in any case, the computation needs neither a further device nor a further drug.',
    },
    {
      heading: 'Fine geometry',
      text: 'A sharply defined border reduces the uncertainty that the contour contributes to the computed pressure. It does not reduce the uncertainty of the assumed flow.',
    },
    {
      heading: 'Residual loss made explicit',
      text: 'After stenting, what is left can be assigned to the stent, its edges or disease beyond it.',
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
      note: 'With the cut-off for the moment of the run',
    },
    { name: 'ΔFFR across lesion or stent', unit: '', note: 'Between two marked frames' },
    { name: 'Lumen area', unit: 'mm²', note: 'Frame by frame' },
    { name: 'Minimal lumen area', unit: 'mm²', note: 'With its frame' },
    { name: 'Area stenosis', unit: '%', note: 'Against the mean of the reference frames' },
  ],
  evidence: [
    {
      kind: 'background',
      heading: 'A novel OCT-based FFR algorithm',
      design:
        'Open-access diagnostic study of an algorithm that computes FFR from OCT for the assessment of coronary stenosis.',
      findings:
        'Listed for reading. The title does not name AccuFFRoct, and number of patients, cut-off and figures are to be taken from the article; none are repeated here.',
      ref: 'oct-based-ffr-2024',
    },
    {
      kind: 'background',
      heading: 'Optical flow ratio (OFR, another system), pooled',
      design:
        'Meta-analysis of individual patient data from five studies; 574 patients, 626 vessels (404 before PCI, 222 after it); reference standard: wire-based FFR, cut-off ≤0.80 (≤0.90 after PCI).',
      findings:
        'Concordance 90% (95% CI 87–92%) overall, 91% (88–94%) before and 87% (82–91%) after PCI; overall sensitivity 84% (79–88%), specificity 94% (92–96%).',
      ref: 'ofr-meta-analysis-2023',
    },
  ],
  limits: [
    {
      text: 'Where the flush is incomplete the border cannot be seen. Residual blood, an aorto-ostial lesion or a very large artery can make it impossible to clear the segment; report no value then.',
    },
    {
      text: 'The pullback has a limited length. Disease proximal or distal to it takes part in the real pressure loss and is absent from the computed one.',
    },
    {
      text: 'The optical probe sees a short way into the tissue. Behind lipid the outer vessel border is lost, so plaque burden as known from ultrasound is not among the outputs.',
    },
    {
      text: 'Flow at hyperaemia is modelled. A sharp contour must not be mistaken for a sharp FFR, and before stenting a value in the grey zone from 0.75 to 0.80 does not settle the question by itself.',
    },
    {
      text: 'This page cites no accuracy figure for AccuFFRoct. Those of OFR belong to a different computation.',
      refs: ['ofr-meta-analysis-2023'],
    },
  ],
  intendedUse:
    'AccuFFRoct supports interventional cardiologists experienced in intracoronary OCT and instructed in its use, before or after stent implantation. The computed FFR belongs beside morphology, angiogram and symptoms. No treatment step should follow from it without these, and none should be omitted because of it.',
};
