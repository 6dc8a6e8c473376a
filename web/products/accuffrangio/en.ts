import type { ProductPageText, ProductText } from '../../features/product/product-text.js';
import type { ProductPicture } from '../../figures/picture-ids.js';
import type { FigureText } from '../../figures/texts/figure-text.js';
import type { evidence } from './evidence.js';

export const page: ProductPageText = {
  heading: 'AccuFFRangio: fractional flow reserve from coronary angiography',
  intro:
    'AccuFFRangio computes fractional flow reserve (FFR) from two angiographic projections and the measured aortic pressure, without a pressure wire, to help choose between deferral, invasive measurement and revascularisation.',
  description:
    'AccuFFRangio computes fractional flow reserve from two angiographic projections during coronary catheterisation, without a pressure wire.',
};

export const figure: FigureText = {
  caption: 'Two projections of one vessel and its FFR pullback. Synthetic images, not a patient.',
  alt: 'Two synthetic angiograms with the centreline coloured by FFR. Below, a curve falls under the dashed line at 0.80 at the narrowing.',
};

export const pictures: Readonly<Record<ProductPicture, FigureText>> = {
  input: {
    caption: 'One run: angles, frame rate and filling by contrast. A model, not a patient.',
    alt: 'An angiogram of the left coronary artery with C-arm angles, frame rate and scale bar. Beside it, three earlier frames show the contrast medium advancing.',
  },
  model: {
    caption: 'Two projections: lumen contours and matching epipolar lines. A model, not a patient.',
    alt: 'Two angiograms side by side with the angle between them. Orange contours follow the left anterior descending artery; teal dots mark matching points on dashed epipolar lines.',
  },
  output: {
    caption: 'The LAD reconstructed in three dimensions, coloured by FFR. A model, not a patient.',
    alt: 'The reconstructed left anterior descending artery, teal before its narrowing and orange beyond, with FFR at both ends, minimal lumen diameter, a colour scale and a scale bar.',
  },
  report: {
    caption: 'Result view: angiogram, FFR pullback and lumen diameter. A model, not a patient.',
    alt: 'Left, an angiogram with the analysed artery marked. Right, the FFR pullback falls steeply at the narrowing; below it, lumen diameter over the same distance.',
  },
};

export const product: ProductText<keyof typeof evidence.references> = {
  facts: {
    image: 'Two angiographic projections of one vessel, measured aortic pressure',
    results: 'FFR pullback, FFR at the distal end',
    user: 'Trained interventional cardiologists, and technicians under their direction',
  },
  titles: {
    application: 'A functional answer during the procedure',
    features: 'Two projections, frame count and measured aortic pressure',
    advantages: 'Physiology without a wire, from diagnostic runs',
  },
  application: [
    {
      text: 'For stable coronary artery disease, in stenoses whose effect on flow is in question: intermediate stenoses, several stenoses in one patient, or an artery in which a wire is undesirable or does not pass. The value informs the choice to treat, to measure or to defer.',
    },
    {
      text: 'The virtual pullback shows the pattern of disease. A step at one site suggests focal disease; a steady slope suggests diffuse disease, in which a stent would recover little pressure.',
    },
  ],
  features: [
    {
      heading: 'Reconstruction from two projections',
      text: 'Two projections at least 25° apart, in the same cardiac phase and without overlap at the lesion, give centreline and calibre in three dimensions.',
    },
    {
      heading: 'Velocity from frame count',
      text: 'Frames between two landmarks, frame rate and path length give the contrast velocity, from which pressure under simulated hyperaemia is computed.',
      refs: ['angiography-based-ffr-2021'],
    },
    {
      heading: 'Measured aortic pressure',
      text: 'The computation starts from the patient’s mean aortic pressure, entered by the user. One assumed value for every patient lowers sensitivity.',
      refs: ['angiography-based-ffr-2021'],
    },
    {
      heading: 'Virtual pullback',
      text: 'FFR is plotted against the distance from the start of the segment. Each lesion’s contribution, diameter stenosis, minimal lumen diameter and length refer to the same model.',
    },
  ],
  advantages: [
    {
      heading: 'No pressure wire',
      text: 'Nothing is advanced into the diseased segment; hyperaemia is simulated.',
    },
    {
      heading: 'Diagnostic runs reused',
      text: 'Suitable projections from the diagnostic procedure are used. A further run is needed only where none fits.',
    },
    {
      heading: 'Every vessel, one scale',
      text: 'In multivessel disease, each artery is computed from its own pair of projections and compared on one scale.',
    },
  ],
  inputs: [
    {
      name: 'Two cine angiographic runs',
      unit: '',
      note: 'DICOM; same vessel, well filled, lesion free of overlap',
    },
    { name: 'Angle between the projections', unit: '°', note: 'At least 25; no analysis below 25' },
    {
      name: 'Mean aortic pressure',
      unit: 'mmHg',
      note: 'Measured during the angiography, entered by the user; 40 to 200 accepted',
    },
    {
      name: 'Frame rate',
      unit: 'frames/s',
      note: 'From the run used for the frame count, which the user confirms',
    },
    {
      name: 'Checked vessel contours',
      unit: '',
      note: 'Start and end of the segment confirmed in both views',
    },
  ],
  outputs: [
    { name: 'FFR along the vessel', unit: '', note: 'Pullback curve over distance, dimensionless' },
    { name: 'FFR at the distal end', unit: '', note: 'At the end of the analysed segment' },
    { name: 'ΔFFR per lesion', unit: '', note: 'Height of the step on the curve' },
    { name: 'Contrast flow velocity', unit: 'cm/s', note: 'From the frame count' },
    { name: 'Diameter stenosis', unit: '%', note: 'From the three-dimensional reconstruction' },
    { name: 'Minimal lumen diameter', unit: 'mm', note: 'With its position on the centreline' },
    { name: 'Lesion length', unit: 'mm', note: 'Corrected for foreshortening' },
  ],
  evidence: [
    {
      kind: 'product',
      heading: 'Angiography-based FFR in stable angina',
      design:
        'Retrospective; 300 patients with stable angina; two projections more than 25° apart and contrast frame count; reference standard: wire-based FFR, cut-off ≤0.80. Each vessel computed twice: with the measured aortic pressure and with 100 mmHg assumed.',
      findings:
        'Per vessel, AUC 0.954. Measured aortic pressure: accuracy 93.7%, sensitivity 90%, specificity 95%, positive predictive value 86.7%, negative predictive value 96.3%. With 100 mmHg assumed: accuracy 87%, sensitivity 57.5%, specificity 97.7%, positive predictive value 90.2%, negative predictive value 86.3%; more than four in ten vessels with FFR ≤0.80 are missed.',
      ref: 'angiography-based-ffr-2021',
    },
    {
      kind: 'background',
      heading: 'FAVOR III China (quantitative flow ratio, another system)',
      design:
        'Randomised, sham-controlled, 26 hospitals; 3,825 patients; PCI only if QFR ≤0.80, against angiographic guidance. Endpoint: death, myocardial infarction or ischaemia-driven revascularisation at 2 years.',
      findings:
        '8.5% with QFR guidance, 12.5% with angiography; hazard ratio 0.66 (95% CI 0.54–0.81).',
      ref: 'qfr-favor-iii-china-2022',
    },
    {
      kind: 'background',
      heading: 'FAVOR III Europe (quantitative flow ratio against the wire, another system)',
      design:
        'Randomised, open-label, non-inferiority (margin 3.4 percentage points), 34 centres; 2,000 patients with intermediate, non-culprit stenoses (40–90%); guidance by QFR against guidance by FFR. Endpoint: death, myocardial infarction or unplanned revascularisation at 12 months.',
      findings:
        '6.7% with QFR, 4.2% with FFR; difference 2.5 percentage points (two-sided 90% CI 0.9–4.2): non-inferiority not met. Hazard ratio 1.63 (95% CI 1.11–2.41), more events with QFR. The trial does not support replacing the pressure wire with QFR; no randomised trial of AccuFFRangio is cited here, and the same holds for it.',
      ref: 'qfr-favor-iii-europe-2024',
    },
    {
      kind: 'background',
      heading: 'FAME 2 (pressure wire)',
      design:
        'Randomised; 888 patients with stable coronary artery disease and at least one stenosis of FFR ≤0.80; PCI plus medical therapy against medical therapy alone. Endpoint: death, myocardial infarction or urgent revascularisation at 5 years.',
      findings:
        '13.9% with PCI, 27.0% without; hazard ratio 0.46 (95% CI 0.34–0.63). Urgent revascularisation made the difference (6.3% against 21.1%); death (5.1% against 5.2%) and myocardial infarction (8.1% against 12.0%) did not differ significantly.',
      ref: 'fame-2-five-years-2018',
    },
  ],
  limits: [
    {
      text: 'Fewer than two suitable projections, an overlapped or foreshortened lesion, occlusion, incomplete distal filling, spasm, dissection or thrombus: do not analyse.',
    },
    {
      text: 'Graft segment, or native segment supplied by a graft, or the infarct-related artery in acute myocardial infarction: do not analyse.',
    },
    {
      text: 'Left main stem or ostial stenosis, bifurcation with both branches narrowed, coronary aneurysm, fistula or myocardial bridge: not studied; the value cannot be interpreted.',
    },
    {
      text: 'Severe aortic stenosis, hypertrophic cardiomyopathy, decompensated heart failure or heart transplant: not studied; the value cannot be interpreted.',
    },
    {
      text: 'Table movement, panning or another breath-hold between runs, slow or uneven injection or changed heart rate: reconstruction or velocity is unreliable; choose other runs.',
    },
    {
      text: 'FFR 0.75–0.80 (grey zone), or suspected microvascular dysfunction, in which the computation may overstate the pressure loss: consider a pressure wire.',
    },
  ],
  intendedUse:
    'For interventional cardiologists and technicians under their direction, trained in the software. Adults with stable coronary artery disease; native arteries with two suitable projections. The operator decides with angiogram and symptoms in view; this value must not be the sole basis and does not replace a pressure wire where one is indicated. Contraindications are in the instructions for use.',
};
