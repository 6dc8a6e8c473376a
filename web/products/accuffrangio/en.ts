import type { ProductPageText, ProductText } from '../../features/product/product-text.js';
import type { FigureText } from '../../figures/texts/figure-text.js';
import type { entry } from './product.js';

export const page: ProductPageText = {
  heading: 'AccuFFRangio: fractional flow reserve from coronary angiography',
  intro:
    'Once a stenosis is visible in the catheter laboratory, the operator still has to judge whether it limits flow. AccuFFRangio reconstructs the target vessel from two projections at least 25° apart, estimates flow velocity from the contrast frame count and, starting from the measured mean aortic pressure (mmHg), computes FFR (dimensionless) along the vessel; no pressure wire is advanced. Overlap, foreshortening and poor filling degrade the reconstruction. The value helps to decide for or against an invasive measurement or revascularisation within the full clinical picture.',
  description:
    'AccuFFRangio computes fractional flow reserve from two angiographic projections for use during coronary catheterisation.',
};

export const figure: FigureText = {
  caption: 'Two projections of one vessel and its FFR pullback. Synthetic images, not a patient.',
  alt: 'Two synthetic angiograms with the centreline coloured by FFR. Below, a curve falls under the dashed line at 0.80 at the narrowing.',
};

export const product: ProductText<keyof typeof entry.references> = {
  application: [
    {
      text: 'Decisions in the catheter laboratory are made against the clock. An intermediate stenosis has to be treated, measured or left alone, often in one of several diseased vessels. A pressure wire settles the matter in many cases, at the price of instrumenting the artery and, for FFR, of inducing hyperaemia.',
    },
    {
      text: 'AccuFFRangio works on cine runs of the kind that a diagnostic procedure records anyway. It is meant for patients with stable coronary artery disease, and for those of their lesions in which the operator would consider a wire: stenoses of moderate severity, several stenoses in one patient, or an artery in which a wire is undesirable or does not pass.',
    },
    {
      text: 'The virtual pullback adds a second answer. A step at one site suggests a focal target; a steady slope over the length of the artery suggests diffuse disease, in which a stent would recover little pressure.',
    },
  ],
  features: [
    {
      heading: 'Two runs, at least 25° apart',
      text: 'Both runs show the same vessel in the same phase of the cardiac cycle, without overlap at the lesion. From their angular separation the centreline and calibre are recovered in three dimensions.',
      refs: ['angiography-based-ffr-2021'],
    },
    {
      heading: 'Velocity from counted frames',
      text: 'The number of frames that contrast needs between two landmarks, together with the frame rate and the length of the path in three dimensions, gives the flow velocity used in the model.',
      refs: ['angiography-based-ffr-2021'],
    },
    {
      heading: 'Measured aortic pressure to start from',
      text: 'The computation starts from the mean aortic pressure measured at the time, which the user enters. One assumed value for everybody costs a good deal of sensitivity.',
      refs: ['angiography-based-ffr-2021'],
    },
    {
      heading: 'Virtual pullback',
      text: 'FFR is plotted against distance from the ostium, so that each lesion’s own contribution can be read off the curve.',
    },
    {
      heading: 'Quantitative angiography alongside',
      text: 'Diameter stenosis, minimal lumen diameter and lesion length come from the same reconstruction and refer to the same landmarks.',
    },
  ],
  advantages: [
    {
      heading: 'No pressure wire',
      text: 'The computation needs no instrument in the diseased segment.',
    },
    {
      heading: 'Runs that already exist',
      text: 'Suitable projections from the diagnostic part of the procedure can be used; a further run is needed only where none fits.',
    },
    {
      heading: 'All diseased vessels by one method',
      text: 'In multivessel disease each artery can be examined in turn from its own pair of projections, and the values compared on one scale.',
    },
  ],
  inputs: [
    {
      name: 'Two cine angiographic runs',
      unit: '',
      note: 'DICOM, same vessel, well filled, lesion free of overlap',
    },
    {
      name: 'Angle between the projections',
      unit: '°',
      note: 'At least 25; no analysis below 25',
    },
    {
      name: 'Mean aortic pressure',
      unit: 'mmHg',
      note: 'Measured during the angiography, entered by the user; 40 to 200 is accepted',
    },
    { name: 'Frame rate', unit: 'frames/s', note: 'Taken from the run used for the frame count' },
    {
      name: 'Checked vessel contours',
      unit: '',
      note: 'Start and end of the analysed segment confirmed in both views',
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
        'Retrospective; 300 patients with stable angina; two projections more than 25° apart and contrast frame count; reference standard: wire-based FFR, cut-off ≤0.80. Each vessel was computed twice, with the aortic pressure as measured and with 100 mmHg assumed.',
      findings:
        'Per vessel, AUC 0.954. With the measured aortic pressure: accuracy 93.7%, sensitivity 90%, specificity 95%, positive predictive value 86.7%, negative predictive value 96.3%. With 100 mmHg assumed: accuracy 87%, sensitivity 57.5%, specificity 97.7%, positive predictive value 90.2%, negative predictive value 86.3%. Without the measured pressure, in other words, more than four in ten vessels with FFR ≤0.80 are missed.',
      ref: 'angiography-based-ffr-2021',
    },
    {
      kind: 'background',
      heading: 'FAVOR III China (quantitative flow ratio, another system)',
      design:
        'Randomised, sham-controlled, 26 hospitals; 3,825 patients; PCI only if QFR ≤0.80, compared with standard angiographic guidance; major adverse cardiac events (death, myocardial infarction or ischaemia-driven revascularisation) at 2 years.',
      findings:
        '8.5% with QFR guidance, 12.5% with angiography; hazard ratio 0.66 (95% CI 0.54–0.81).',
      ref: 'qfr-favor-iii-china-2022',
    },
    {
      kind: 'background',
      heading: 'FAVOR III Europe (quantitative flow ratio against the wire, another system)',
      design:
        'Randomised, open-label, non-inferiority (margin 3.4 percentage points), 34 centres; 2,000 patients with intermediate, non-culprit stenoses (40–90%); guidance by QFR compared with guidance by FFR; death, myocardial infarction or unplanned revascularisation at 12 months.',
      findings:
        '6.7% with QFR, 4.2% with FFR; difference 2.5 percentage points (two-sided 90% CI 0.9–4.2), its upper limit beyond the margin: non-inferiority not met. Hazard ratio 1.63 (95% CI 1.11–2.41), more events with QFR. To be better than the angiogram alone is not to replace a pressure wire.',
      ref: 'qfr-favor-iii-europe-2024',
    },
    {
      kind: 'background',
      heading: 'FAME 2 (pressure wire)',
      design:
        'Randomised; 888 patients with stable coronary artery disease and at least one stenosis of FFR ≤0.80; PCI plus medical therapy against medical therapy alone; death, myocardial infarction or urgent revascularisation at 5 years.',
      findings:
        '13.9% with PCI against 27.0% without, hazard ratio 0.46 (95% CI 0.34–0.63). Urgent revascularisation made the difference (6.3% against 21.1%); death (5.1% against 5.2%) and myocardial infarction (8.1% against 12.0%) did not differ significantly.',
      ref: 'fame-2-five-years-2018',
    },
  ],
  limits: [
    {
      text: 'Panning, table movement or a different breath-hold between the runs upsets the geometry from which the vessel is rebuilt. The error is not always visible in the finished model.',
    },
    {
      text: 'The frame count depends on the injection. A hesitant start, an unseated catheter or a marked change of heart rate shifts the velocity, and with it the computed pressure loss.',
    },
    {
      text: 'A vessel is not to be analysed if fewer than two suitable projections exist; if it is occluded or contrast does not reach the end of the segment; if the segment contains a bypass graft or is supplied by one; if the lesion is covered or foreshortened in one of the projections; if there is spasm, dissection or visible thrombus; or if it is the infarct-related artery in the acute phase of a myocardial infarction.',
    },
    {
      text: 'Not assessed: stenosis of the left main stem or an ostium; bifurcations with both branches narrowed; an aneurysm, fistula or myocardial bridge at the site; severe aortic stenosis, hypertrophic cardiomyopathy, decompensated heart failure and heart transplants. A value may be computed, but its meaning is unknown.',
    },
    {
      text: 'Microvascular dysfunction of any cause lowers the flow that the artery can reach. A value computed under the assumption of intact vasodilatation may then overstate the loss; think of it when value and symptoms disagree.',
    },
    {
      text: 'FFR from 0.75 to 0.80 is a grey zone. Here a computed and a measured value most easily fall on different sides of the cut-off; the number alone does not settle the question, and a pressure wire should be considered.',
    },
    {
      text: 'Outcome data for QFR and for the pressure wire do not carry over to AccuFFRangio: these are different measurements, tested in their own trials.',
      refs: ['qfr-favor-iii-china-2022', 'qfr-favor-iii-europe-2024', 'fame-2-five-years-2018'],
    },
  ],
  intendedUse:
    'AccuFFRangio is used by interventional cardiologists and by technicians working under their direction, trained in the software, for native coronary arteries in which two suitable projections exist, in adults with stable coronary artery disease who undergo invasive angiography. Contraindications and precautions are those of the instructions for use. It informs the choice between deferral, invasive measurement and revascularisation but does not make it; the operator decides with the angiogram, the symptoms and other findings in view.',
};
