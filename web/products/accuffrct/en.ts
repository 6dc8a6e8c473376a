import type { ProductPageText, ProductText } from '../../features/product/product-text.js';
import type { FigureText } from '../../figures/texts/figure-text.js';
import type { entry } from './product.js';

export const page: ProductPageText = {
  heading: 'AccuFFRct: fractional flow reserve from coronary CT angiography',
  intro:
    'Coronary CT angiography shows a stenosis, but the lumen alone seldom settles whether it causes ischaemia. AccuFFRct simulates hyperaemic flow in the coronary tree reconstructed from the scan and reports FFR along each vessel (dimensionless, normally 1.0); the computation needs neither a pressure wire nor adenosine, and its stated time is 3 minutes. FFR ≤0.80 is generally taken as haemodynamically significant, with a grey zone of 0.75–0.80. Values near the cut-off, and scans with heavy calcification or motion, call for review against symptoms and other tests.',
  description:
    'AccuFFRct computes fractional flow reserve along the coronary tree from a CT angiogram, without wire or adenosine.',
};

export const figure: FigureText = {
  caption: 'Coronary tree coloured by FFR, with values at its branches. A model, not a patient.',
  alt: 'Coronary arteries on the heart: orange beyond a narrowing of the left anterior descending artery, teal elsewhere, with FFR at the branches and a scale.',
};

export const product: ProductText<keyof typeof entry.references> = {
  application: [
    {
      text: 'The patient in question is usually an outpatient: stable chest pain, a CT angiogram with one or more intermediate stenoses, and no agreement yet on whether invasive angiography should follow. Diameter alone is a weak guide. In a series of 2,986 patients with 4,086 stenoses, a narrowing of 50% or more on the invasive angiogram identified FFR ≤0.80 with a sensitivity of 61% (95% CI 59–63%) and a specificity of 67% (65–69%).',
      refs: ['angiogram-ffr-discordance-2014'],
    },
    {
      text: 'AccuFFRct is used before invasive angiography, to help decide whether to refer. Pressure that is well preserved beyond a stenosis supports medical treatment and follow-up; a steep loss over a short segment supports referral, and shows the operator beforehand which vessel to examine closely.',
    },
    {
      text: 'In long or serial disease the course of the value says more than its end point. The tree shows whether pressure is lost at one site or little by little along the artery, and the two patterns lead to different conversations between radiologist, cardiologist and surgeon.',
    },
  ],
  features: [
    {
      heading: 'One model for the whole tree',
      text: 'Main vessels and the branches that the scan resolves are computed together. Serial lesions and side branches therefore influence one another in the result instead of being treated as isolated pipes.',
    },
    {
      heading: 'Hyperaemia as a boundary condition',
      text: 'Maximal flow is imposed at the outlets of the model. It is an assumption about the patient’s microcirculation, not an observation of it, and the reader should treat it as one.',
    },
    {
      heading: 'Reading at a chosen point',
      text: 'The value can be taken distal to a lesion, at a branch or at intervals along the vessel. Since FFR falls gradually even in mildly diseased arteries, a report should name the site together with the number.',
    },
    {
      heading: 'Lumen laid over the scan',
      text: 'The reconstructed lumen can be compared with the source images, segment by segment, before any value is accepted.',
    },
    {
      heading: 'Computation on site',
      text: 'The simulation can run inside the hospital, and no image has to leave it; the prospective ACCURATE-CT study computed on site.',
      refs: ['accurate-ct-2024'],
    },
  ],
  advantages: [
    {
      heading: 'No further acquisition',
      text: 'The scan that raised the question is the one that is analysed: no additional contrast medium and no additional radiation.',
    },
    {
      heading: 'Information ahead of arterial access',
      text: 'The result is available when the choice between medical treatment, a further test and referral is being made, not after the sheath is in.',
    },
    {
      heading: 'A map that several disciplines can read',
      text: 'Anatomy and pressure appear on the same tree, which gives the imaging report and the heart team’s discussion a common reference.',
    },
  ],
  inputs: [
    {
      name: 'Coronary CT angiography',
      unit: '',
      note: 'ECG-gated contrast series in DICOM format, covering the whole coronary tree',
    },
    {
      name: 'Cardiac phase',
      unit: '% R–R',
      note: 'The reconstruction with the least motion of the target vessels',
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
      note: 'Continuous value, dimensionless, also shown as colour on the tree',
    },
    {
      name: 'FFR distal to the lesion',
      unit: '',
      note: 'With the site at which it was read',
    },
    {
      name: 'ΔFFR across the lesion',
      unit: '',
      note: 'Difference between the proximal and the distal value',
    },
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
      heading: 'Single-centre analysis',
      design:
        'Retrospective, single centre; 54 consecutive patients, 78 vessels; reference standard: invasive FFR, cut-off ≤0.80.',
      findings:
        'Per patient: accuracy 90.7%, sensitivity 89.5%, specificity 91.4%, positive predictive value 85.0%, negative predictive value 94.1%; accuracy of CT angiography alone 38.9% (sensitivity 100%, specificity 5.71%, positive predictive value 36.5%, negative predictive value 100%). AUC 0.945 per patient and 0.925 per vessel.',
      ref: 'accuffrct-single-centre-2021',
    },
    {
      kind: 'product',
      heading: 'CT and IVUS computations compared',
      design:
        'Retrospective; 40 patients with 41 lesions, out of 670 screened, IVUS and FFR within 6 months of CT; reference standard: invasive FFR, cut-off ≤0.80.',
      findings:
        'For AccuFFRct: AUC 0.897, sensitivity 89.7%, specificity 85.7%, correlation with invasive FFR R = 0.63. Sensitivity and specificity as printed in the abstract do not fit a total of 41 lesions; for the numbers behind them, see the paper.',
      ref: 'ivus-and-ct-ffr-2023',
    },
    {
      kind: 'background',
      heading: 'NXT (another manufacturer’s FFRCT)',
      design:
        'Prospective, multicentre; 254 patients; reference standard: invasive FFR, cut-off ≤0.80.',
      findings:
        'Per patient, AUC 0.90 (95% CI 0.87–0.94) for FFRCT, 0.81 (0.76–0.87) for coronary CT angiography.',
      ref: 'ffrct-nxt-2014',
    },
    {
      kind: 'background',
      heading: 'PLATFORM (another manufacturer’s FFRCT)',
      design:
        'Prospective, not randomised; 584 patients, of whom 380 had been planned for invasive angiography; CT angiography with selective FFRCT compared with usual care.',
      findings:
        'The primary end point was an invasive angiogram without obstructive disease within 90 days: 12% with FFRCT and 73% with usual care in the stratum planned for invasive angiography, where 61% of the FFRCT arm had it cancelled. These figures belong to this stratum, not to all 584; in the stratum planned for non-invasive testing the primary end point did not differ significantly.',
      ref: 'ffrct-platform-2015',
    },
  ],
  limits: [
    {
      text: 'Calcium and stent struts bloom on CT. The lumen beside them is drawn too narrow, and the computed FFR may come out too low.',
    },
    {
      text: 'Stair-step artefacts, residual motion and weak opacification break the continuity of the vessel. A segment that cannot be traced reliably should be left out, not bridged.',
    },
    {
      text: 'A scan at rest reveals neither microvascular dysfunction nor scar nor collateral supply, yet all three alter the flow at which the pressure loss is computed.',
    },
    {
      text: 'Close to the cut-off, a small shift of a contour can change the classification. The band from 0.75 to 0.80 is commonly treated as a grey zone that needs further evidence.',
    },
    {
      text: 'Of the three studies of AccuFFRct cited here, two are retrospective, with 54 and 40 patients. The authors’ affiliations and interests, including any ties to the developer, are declared in the articles.',
      refs: ['accuffrct-single-centre-2021', 'ivus-and-ct-ffr-2023'],
    },
  ],
  intendedUse:
    'AccuFFRct is for radiologists and cardiologists trained in coronary CT who assess known or suspected coronary artery disease. It adds a computed index to the reading of the scan. Whether to refer, measure invasively or revascularise is decided by the physician on all clinical information, never on this index alone.',
};
