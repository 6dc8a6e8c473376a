import type { ProductPageText, ProductText } from '../../features/product/product-text.js';
import type { ProductPicture } from '../../figures/picture-ids.js';
import type { FigureText } from '../../figures/texts/figure-text.js';
import type { evidence } from './evidence.js';

export const page: ProductPageText = {
  heading: 'AccuFFRct: fractional flow reserve from coronary CT angiography',
  intro:
    'AccuFFRct computes fractional flow reserve (FFR) throughout the coronary tree from a CT angiogram, to help decide whether a patient needs invasive angiography. No pressure wire, no hyperaemic drug.',
  description:
    'AccuFFRct computes fractional flow reserve throughout the coronary tree from a CT angiogram, without pressure wire or hyperaemic drug.',
};

export const figure: FigureText = {
  caption: 'Coronary tree coloured by FFR, with values at its branches. A model, not a patient.',
  alt: 'Coronary arteries on the heart: orange beyond a narrowing of the left anterior descending artery, teal elsewhere, with FFR at the branches and a scale.',
};

export const pictures: Readonly<Record<ProductPicture, FigureText>> = {
  input: {
    caption: 'Axial CT slab: calcified plaque in the proximal LAD. A model, not a patient.',
    alt: 'Axial slab of a coronary CT angiogram: the left main stem leaves the aorta and divides; two bright calcifications lie on the proximal left anterior descending artery. Scale bar below.',
  },
  model: {
    caption:
      'The LAD straightened: centreline, lumen contours and three sections. A model, not a patient.',
    alt: 'Straightened reformation of the left anterior descending artery with dashed centreline and orange lumen contours. Below, sections before, at and beyond the narrowing with their diameters.',
  },
  output: {
    caption: 'The narrowing up close: FFR before and beyond it. A model, not a patient.',
    alt: 'Close view of the coronary tree: the left anterior descending artery turns from teal to orange at a narrowing, with FFR before and beyond it, a colour scale and a scale bar.',
  },
  report: {
    caption: 'Result view: tree, FFR curve and lumen outline. A model, not a patient.',
    alt: 'Left, coronary tree coloured by FFR. Right, the curve of FFR along the left anterior descending artery, and below it the lumen outline with the length of the narrowing.',
  },
};

export const product: ProductText<keyof typeof evidence.references> = {
  facts: {
    image: 'ECG-gated coronary CT angiogram',
    results: 'FFR along the vessel and distal to the lesion, ΔFFR',
    user: 'Radiologists and cardiologists trained in coronary CT',
  },
  titles: {
    application: 'Decide on referral before the catheter laboratory',
    features: 'Fluid dynamics on the patient’s own coronary anatomy',
    advantages: 'Functional information from the scan already acquired',
  },
  application: [
    {
      text: 'For stable chest pain with an intermediate stenosis on CT, when referral for invasive angiography is undecided. Diameter alone is a weak guide: in 2,986 patients with 4,086 stenoses, narrowing of ≥50% on the angiogram identified FFR ≤0.80 with 61% sensitivity and 67% specificity.',
      refs: ['angiogram-ffr-discordance-2014'],
    },
    {
      text: 'An FFR above the cut-off beyond the stenosis makes it less likely that the lesion limits flow. A steep loss over a short segment suggests that the stenosis limits flow; weigh it when considering invasive angiography. In serial or long lesions, the curve separates focal from diffuse pressure loss.',
    },
  ],
  features: [
    {
      heading: 'Whole tree, one model',
      text: 'Main vessels and all branches resolved by the scan are computed together, so that serial lesions, and main vessel and branches, affect one another.',
    },
    {
      heading: 'FFR by fluid dynamics',
      text: 'Flow and pressure are solved numerically under simulated hyperaemia. Outflow at the branches is a modelled value, not a measurement.',
    },
    {
      heading: 'Lumen checked on CT',
      text: 'The reader compares the reconstructed lumen with the source images, segment by segment, and corrects it before accepting a value.',
    },
    {
      heading: 'FFR at any site',
      text: 'Anatomy and pressure share one tree. FFR is read distal to a lesion, at a branch or along the vessel, always with its site.',
    },
  ],
  advantages: [
    {
      heading: 'No further scan',
      text: 'The diagnostic CT angiogram is the input: no additional contrast medium and no additional radiation.',
    },
    {
      heading: 'Before arterial access',
      text: 'The result is available while medical treatment, a further test and referral are being weighed.',
    },
    {
      heading: 'Computed on site',
      text: 'The simulation can run inside the hospital, so that no image has to leave it; the prospective ACCURATE-CT study computed on site.',
      refs: ['accurate-ct-2024'],
    },
  ],
  inputs: [
    {
      name: 'Coronary CT angiography',
      unit: '',
      note: 'ECG-gated contrast series covering the whole coronary tree; DICOM',
    },
    {
      name: 'Cardiac phase',
      unit: '% R–R',
      note: 'The reconstruction with least motion of the target vessels',
    },
    {
      name: 'Reviewed lumen',
      unit: '',
      note: 'Centrelines and contours confirmed or corrected by the reader',
    },
  ],
  outputs: [
    {
      name: 'FFR along the vessel',
      unit: '',
      note: 'Continuous, dimensionless, also shown as colour on the tree',
    },
    {
      name: 'FFR distal to the lesion',
      unit: '',
      note: 'With the site of reading; here 20 mm beyond',
    },
    { name: 'ΔFFR across the lesion', unit: '', note: 'Difference between its two ends' },
    { name: 'Diameter stenosis', unit: '%', note: 'Against the reference diameter' },
    { name: 'Minimal lumen area', unit: 'mm²', note: 'Within the marked segment' },
    { name: 'Lesion length', unit: 'mm', note: 'Along the centreline' },
  ],
  evidence: [
    {
      kind: 'product',
      heading: 'ACCURATE-CT',
      design:
        'Prospective; 339 patients, 404 vessels; on-site computational fluid dynamics; reference standard: invasive FFR, cut-off ≤0.80.',
      findings:
        'Per vessel: accuracy 90.6% (95% CI 87.3–93.3%), sensitivity 90.9% (85.1–94.9%), specificity 90.4% (86.1–93.8%), positive predictive value 85.3% (79.8–89.5%), negative predictive value 94.2% (90.8–96.4%). AUC 0.93 (0.89–0.95), against 0.77 (0.72–0.81; P < 0.001) for CT angiography alone and 0.89 (0.85–0.92; P = 0.048) for quantitative coronary angiography.',
      ref: 'accurate-ct-2024',
    },
    {
      kind: 'product',
      heading: 'Single-centre study',
      design:
        'Retrospective, single centre; 54 consecutive patients, 78 vessels; reference standard: invasive FFR, cut-off ≤0.80.',
      findings:
        'Per patient: accuracy 90.7%, sensitivity 89.5%, specificity 91.4%, positive predictive value 85.0%, negative predictive value 94.1%. CT angiography alone: accuracy 38.9%, sensitivity 100%, specificity 5.71%, positive predictive value 36.5%, negative predictive value 100%. AUC of AccuFFRct 0.945 per patient, 0.925 per vessel.',
      ref: 'accuffrct-single-centre-2021',
    },
    {
      kind: 'product',
      heading: 'AccuFFRct and AccuFFRivus in the same lesions',
      design:
        'Retrospective; 41 lesions in 40 of 670 patients screened, with IVUS and FFR within 6 months of CT; reference standard: invasive FFR, cut-off ≤0.80.',
      findings:
        'AccuFFRct: AUC 0.897, sensitivity 89.7%, specificity 85.7%, correlation with invasive FFR R = 0.63. The percentages in the abstract do not match the total of 41 lesions; see the paper for the counts.',
      ref: 'ivus-and-ct-ffr-2023',
    },
    {
      kind: 'background',
      heading: 'NXT (another manufacturer’s CT-FFR)',
      design:
        'Prospective, multicentre; 254 patients; reference standard: invasive FFR, cut-off ≤0.80.',
      findings:
        'Per patient: AUC 0.90 (95% CI 0.87–0.94) for CT-FFR, 0.81 (0.76–0.87) for coronary CT angiography.',
      ref: 'ffrct-nxt-2014',
    },
    {
      kind: 'background',
      heading: 'PLATFORM (another manufacturer’s CT-FFR)',
      design:
        'Prospective, not randomised; 584 patients, 380 of them planned for invasive angiography; CT angiography with selective CT-FFR against usual care.',
      findings:
        'Primary endpoint: invasive angiogram without obstructive disease within 90 days. Planned for invasive angiography: 12% with CT-FFR, 73% with usual care; 61% of the CT-FFR arm had angiography cancelled. These shares do not apply to all 584. Planned for non-invasive testing: no significant difference.',
      ref: 'ffrct-platform-2015',
    },
  ],
  limits: [
    {
      text: 'Heavy calcification or stents: blooming narrows the lumen on CT, and the computed FFR may be too low; confirm with another test.',
    },
    {
      text: 'Motion, stair-step artefact or weak opacification: exclude a segment that cannot be traced reliably; do not interpolate across it.',
    },
    {
      text: 'Microvascular dysfunction, scar or collaterals: CT at rest does not show them reliably, yet they change flow and FFR.',
    },
    {
      text: 'FFR 0.75–0.80 (grey zone): a small contour change can alter the classification; add symptoms, further tests or an invasive measurement.',
    },
  ],
  intendedUse:
    'For radiologists and cardiologists trained in coronary CT who assess known or suspected stable coronary artery disease. AccuFFRct adds a computed FFR to the reading of the scan. The physician decides on referral, invasive measurement and revascularisation from all clinical information; this value must not be the sole basis.',
};
