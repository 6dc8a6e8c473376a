import type { SolutionText } from './solution-text.js';

export const solution: SolutionText = {
  purpose: [
    {
      text: 'Ischaemia and its consequences appear at three levels: an epicardial artery that is narrowed, small vessels that do not dilate, and a ventricle that contracts less where supply fails. No single image shows all three. The cardiac products are arranged along these levels, and each states which of them it can speak about.',
    },
    {
      text: 'They are also arranged along the patient’s way. CT comes before the catheter laboratory, angiography in it, intravascular imaging at the moment of treatment. At every station a functional value is computed from the images that this station produces, so that a decision need not wait for an examination that is not at hand.',
    },
    {
      text: 'Computed values of different origin are not interchangeable. FFR from CT, angiography, ultrasound and OCT rest on different geometry and different assumptions about flow; a change from one to the other between visits is a change of method and not necessarily of disease.',
    },
  ],
  path: [
    {
      diagram: 'heart-question',
      heading: 'Question',
      text: 'Symptoms, risk factors and earlier tests define what has to be known: the effect of a stenosis, the state of the microcirculation, or the function of the ventricle.',
    },
    {
      diagram: 'heart-image',
      heading: 'Image',
      text: 'CT angiography, invasive angiography, IVUS or OCT is acquired because it is clinically indicated. Its quality decides whether a computation is worthwhile.',
    },
    {
      diagram: 'heart-model',
      heading: 'Model',
      text: 'Lumen, or endocardium, is reconstructed and checked against the source images by a trained reader.',
    },
    {
      diagram: 'heart-computation',
      heading: 'Computation',
      text: 'Flow and pressure, transit time or volume are derived. Each value carries its unit, its site and the assumptions behind it.',
    },
    {
      diagram: 'heart-interpretation',
      heading: 'Interpretation',
      text: 'The value is held against its cut-off and grey zone and against everything that does not fit: contradictory symptoms, poor images, other tests.',
    },
    {
      diagram: 'heart-decision',
      heading: 'Decision',
      text: 'Medical treatment, a further test, invasive measurement or revascularisation: the treating team decides together with the patient.',
    },
  ],
  subgroups: {
    accuffr:
      'Four sources of geometry, one quantity. AccuFFRct reads the CT angiogram before referral, AccuFFRangio two projections during the procedure, AccuFFRivus and AccuFFRoct the pullback that guides a stent.',
    structureFunction:
      'Beyond the epicardial stenosis: AccuLV measures how the left ventricle fills and empties on gated CT, and AccuIMR estimates the resistance of the vessels that an angiogram cannot show.',
  },
  background: [
    {
      heading: 'What FFR is',
      text: 'Mean pressure distal to a stenosis divided by mean aortic pressure, both at hyperaemia; it is 1.0 in a normal artery. In the study of 1996, 45 patients with moderate stenoses were examined: FFR <0.75 was associated with demonstrable ischaemia with a sensitivity of 88%, a specificity of 100% and an accuracy of 93%. The cut-off in use today is ≤0.80.',
      refs: ['invasive-haemodynamics-review-2015', 'ffr-functional-severity-1996'],
    },
    {
      heading: 'Anatomy and function diverge',
      text: 'Among 4,086 stenoses in 2,986 patients, a diameter stenosis of 50% or more on angiography recognised FFR ≤0.80 with a sensitivity of 61% (95% CI 59–63%) and a specificity of 67% (65–69%). Angiography alone would have misjudged a considerable share of lesions in both directions.',
      refs: ['angiogram-ffr-discordance-2014'],
    },
    {
      heading: 'Measured FFR and outcome',
      text: 'FAME 2 randomised 888 patients with stable coronary artery disease and at least one stenosis of FFR ≤0.80. At 5 years, death, myocardial infarction or urgent revascularisation had occurred in 13.9% after FFR-guided PCI and in 27.0% under medical therapy alone (hazard ratio 0.46; 95% CI 0.34–0.63). Urgent revascularisation made the difference (6.3% against 21.1%); death (5.1% against 5.2%) and myocardial infarction (8.1% against 12.0%) did not differ significantly. The trial used a pressure wire.',
      refs: ['fame-2-five-years-2018'],
    },
    {
      heading: 'FFR computed from CT',
      text: 'An integrated analysis of three trials of another manufacturer’s FFRCT (609 patients, 1,050 vessels; reference standard: invasive FFR) found, per vessel, a sensitivity of 82.8%, a specificity of 77.7%, a positive predictive value of 60.8%, a negative predictive value of 91.6% and an accuracy of 79.2%. The non-randomised PLATFORM study of the same system had 584 patients, for 380 of whom invasive angiography had been planned; within that stratum an angiogram without obstructive disease followed in 12% with CT angiography and FFRCT and in 73% with usual care, and 61% of the former had it cancelled; in the stratum planned for non-invasive testing there was no significant difference.',
      refs: ['ffrct-three-trials-2015', 'ffrct-platform-2015'],
    },
    {
      heading: 'FFR computed from angiography',
      text: 'FAVOR III China randomised 3,825 patients at 26 hospitals to guidance by quantitative flow ratio, another system, or by angiography. Major adverse cardiac events (death, myocardial infarction or ischaemia-driven revascularisation) at 2 years were 8.5% and 12.5% (hazard ratio 0.66; 95% CI 0.54–0.81). FAVOR III Europe randomised 2,000 patients to guidance by QFR or by wire-based FFR: death, myocardial infarction or unplanned revascularisation at 12 months was 6.7% and 4.2% (difference 2.5 percentage points, two-sided 90% CI 0.9–4.2, margin 3.4; hazard ratio 1.63, 95% CI 1.11–2.41), and non-inferiority was not met.',
      refs: ['qfr-favor-iii-china-2022', 'qfr-favor-iii-europe-2024'],
    },
    {
      heading: 'Resistance without a wire',
      text: 'Across 7 studies of angiography-derived IMR (687 patients, 807 vessels; reference standard: wire-based IMR) pooled sensitivity was 82%, specificity 83% and accuracy 83%; another meta-analysis, of 2024 (12 studies, 1,642 vessels; reference standard: IMR by thermodilution), had a pooled sensitivity of 85% (95% CI 79–89%) and a specificity of 89% (83–93%). In a core laboratory’s comparison of 2025 (270 patients, 274 vessels), five other methods had an AUC for wire-based IMR ≥25 U of only 0.530 to 0.576 (P > 0.05 for each). The systems differ, and their results lie far apart.',
      refs: [
        'angio-imr-meta-analysis-2022',
        'angio-imr-meta-analysis-2024',
        'angio-imr-core-laboratory-2025',
      ],
    },
  ],
};
