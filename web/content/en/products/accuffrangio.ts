import type { ProductText } from '../../shapes/product-text.js';

export const product: ProductText = {
  application: [
    {
      text: 'Decisions in the catheterisation laboratory are made against the clock. An intermediate stenosis has to be treated, measured or left alone, often in one of several diseased vessels. A pressure wire settles the matter in many cases, at the price of instrumenting the artery and, for FFR, of inducing hyperaemia.',
    },
    {
      text: 'AccuFFRangio works on cine runs of the kind that a diagnostic procedure records anyway. It is meant for those lesions in which the operator would consider a wire: stenoses of moderate severity, several stenoses in one patient, or an artery in which a wire is undesirable or does not pass.',
    },
    {
      text: 'The virtual pullback adds a second answer. A step at one site suggests a focal target; a steady slope over the length of the artery suggests diffuse disease, in which a stent would recover little pressure.',
    },
  ],
  features: [
    {
      heading: 'Two runs, more than 25° apart',
      text: 'Both runs show the same vessel in the same phase of the cardiac cycle, without overlap at the lesion. From their angular separation the centreline and calibre are recovered in three dimensions.',
      refs: ['angiography-based-ffr-2021'],
    },
    {
      heading: 'Velocity from counted frames',
      text: 'The number of frames that contrast needs between two landmarks, together with the frame rate and the length of the path in three dimensions, gives the flow velocity used in the model.',
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
      heading: 'Nothing advanced beyond the guiding catheter',
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
    { name: 'Angle between the projections', unit: '°', note: 'More than 25' },
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
        'Retrospective; 300 patients with stable angina; two projections more than 25° apart and contrast frame count; reference standard: wire-based FFR.',
      findings:
        'Only the design is given here. Accuracy, sensitivity and specificity should be taken from the article itself, with the cut-off and the confidence intervals printed there.',
      ref: 'angiography-based-ffr-2021',
    },
    {
      kind: 'background',
      heading: 'FAVOR III China (quantitative flow ratio, another system)',
      design:
        'Randomised, 26 hospitals; 3,825 patients; treatment if QFR ≤0.80, compared with standard angiographic guidance; major adverse cardiac events at 2 years.',
      findings:
        '8.5% with QFR guidance, 12.5% with angiography; hazard ratio 0.66 (95% CI 0.54–0.81).',
      ref: 'qfr-favor-iii-china-2022',
    },
    {
      kind: 'background',
      heading: 'FAME 2 (pressure wire)',
      design:
        'Randomised; 888 patients with at least one stenosis of FFR ≤0.80; PCI plus medical therapy against medical therapy alone; death, myocardial infarction or urgent revascularisation at 5 years.',
      findings: '13.9% against 27.0%, hazard ratio 0.46; mortality did not differ.',
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
      text: 'At the ostium, in the left main stem and at bifurcations no pair of views may be free of overlap. A forced reconstruction is worse than none.',
    },
    {
      text: 'Recent infarction and microvascular dysfunction lower the flow that the artery can reach. A value computed under the assumption of intact vasodilatation may then overstate the loss.',
    },
    {
      text: 'Outcome data for QFR and for the pressure wire do not carry over to AccuFFRangio: these are different measurements, tested in their own trials.',
      refs: ['qfr-favor-iii-china-2022', 'fame-2-five-years-2018'],
    },
  ],
  intendedUse:
    'AccuFFRangio is used by interventional cardiologists and by technicians working under their direction, trained in the software, for coronary arteries in which two suitable projections exist. It informs the choice between deferral, invasive measurement and revascularisation but does not make it; the operator decides with the angiogram, the symptoms and other findings in view.',
};
