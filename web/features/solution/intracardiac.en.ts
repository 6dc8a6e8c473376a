import type { SolutionText } from './solution-text.js';

export const solution: SolutionText = {
  purpose: {
    application:
      'Ischaemia may arise from a narrowed epicardial artery or from microvascular dysfunction, and it may impair the left ventricle; a single examination rarely shows all three. Six products cover these levels: CT before referral, then angiography and intravascular imaging in the catheter laboratory.',
    features:
      'FFR along the vessel from CT, angiography, IVUS or OCT; an estimate of IMR from angiography; left ventricular volumes and ejection fraction from CT. Each value carries its site and unit and is shown with the source image.',
    advantages:
      'The analysis starts from images acquired for clinical reasons; computing FFR takes no pressure wire and no additional hyperaemic drug. The reader confirms or corrects the contours and can follow a value back to the image.',
  },
  path: {
    heading: 'One stenosis, from angiogram to FFR',
    steps: [
      {
        heading: 'Image',
        text: 'A coronary angiogram, acquired because symptoms and earlier tests call for it; the frames show the contrast advance. Only adequate runs are analysed.',
      },
      {
        heading: 'Model',
        text: 'The vessel is outlined in two projections and reconstructed; a trained reader checks the contours against the source images.',
      },
      {
        heading: 'Result',
        text: 'FFR along the segment under simulated hyperaemia, with the site of each reading. A computed case, not a patient.',
      },
    ],
    end: 'The value is read against its cut-off and grey zone, with symptoms, image quality and other tests. The treating team and the patient choose medical treatment, a further test, invasive measurement or revascularisation.',
  },
  ways: {
    heading: 'Four ways to FFR',
    text: 'The choice depends on the images available. The methods differ in geometry and assumed flow, so their values are not interchangeable: if the method changes between visits, a change in value may reflect the method rather than the disease.',
    rows: [
      {
        product: 'AccuFFRct',
        image: 'ECG-gated coronary CT angiogram',
        needs: 'Target vessels free of motion and heavy blooming; lumen confirmed by the reader',
        when: 'Before the catheter laboratory: referral for invasive angiography is undecided',
      },
      {
        product: 'AccuFFRangio',
        image: 'Two angiographic projections, at least 25° apart',
        needs:
          'Aortic pressure measured during the procedure; a lesion free of overlap in both projections',
        when: 'During angiography: the effect on flow is in question, or a wire is undesirable or does not pass',
      },
      {
        product: 'AccuFFRivus',
        image: 'Motorised IVUS pullback',
        needs: 'A continuous pullback at constant speed; lumen and vessel border confirmed',
        when: 'IVUS is done anyway: does the lesion limit flow, and where is the pressure lost?',
      },
      {
        product: 'AccuFFRoct',
        image: 'Calibrated OCT pullback',
        needs: 'A segment cleared of blood, with a continuous lumen border',
        when: 'OCT guides the intervention: before stenting, and for the residual loss after it',
      },
    ],
  },
  subgroups: {
    accuffr:
      'All four compute FFR: AccuFFRct from the CT angiogram before referral, AccuFFRangio from two projections during the procedure, AccuFFRivus and AccuFFRoct from the pullback that guides a stent.',
    structureFunction:
      'AccuLV measures left ventricular volumes, ejection fraction and segmental motion on gated CT; AccuIMR estimates microvascular resistance from angiography.',
  },
  background: [
    {
      heading: 'What FFR is',
      text: 'Mean pressure distal to a stenosis divided by mean aortic pressure, both at hyperaemia; 1.0 in a normal artery. In the 1996 study of 45 patients with moderate stenoses, FFR <0.75 identified reversible ischaemia with 88% sensitivity, 100% specificity and 93% accuracy. The cut-off in use today is ≤0.80.',
      refs: ['invasive-haemodynamics-review-2015', 'ffr-functional-severity-1996'],
    },
    {
      heading: 'Anatomy and function often disagree',
      text: 'In 2,986 patients with 4,086 stenoses, a diameter stenosis of ≥50% on angiography identified FFR ≤0.80 with 61% sensitivity (95% CI 59–63%) and 67% specificity (65–69%). Angiography alone misjudges lesions in both directions.',
      refs: ['angiogram-ffr-discordance-2014'],
    },
    {
      heading: 'Measured FFR and outcome',
      text: 'FAME 2, a pressure-wire trial, randomised 888 patients with stable coronary artery disease and at least one stenosis of FFR ≤0.80. At 5 years, death, myocardial infarction or urgent revascularisation had occurred in 13.9% after FFR-guided PCI and 27.0% on medical therapy alone (hazard ratio 0.46; 95% CI 0.34–0.63). Urgent revascularisation made the difference (6.3% against 21.1%); death (5.1% against 5.2%) and myocardial infarction (8.1% against 12.0%) did not differ significantly.',
      refs: ['fame-2-five-years-2018'],
    },
    {
      heading: 'FFR computed from CT',
      text: 'Three trials of another manufacturer’s CT-FFR, analysed together (609 patients, 1,050 vessels; reference standard: invasive FFR), gave per vessel a sensitivity of 82.8%, specificity 77.7%, positive predictive value 60.8%, negative predictive value 91.6% and accuracy 79.2%. PLATFORM, a non-randomised study of the same system, had 584 patients. Among the 380 planned for invasive angiography, 12% with CT angiography and CT-FFR and 73% with usual care went on to an angiogram showing no obstructive disease; 61% of the CT-FFR arm had angiography cancelled. In those planned for non-invasive testing there was no significant difference.',
      refs: ['ffrct-three-trials-2015', 'ffrct-platform-2015'],
    },
    {
      heading: 'FFR computed from angiography',
      text: 'FAVOR III China randomised 3,825 patients at 26 hospitals to guidance by quantitative flow ratio (QFR, another system) or by angiography: death, myocardial infarction or ischaemia-driven revascularisation at 2 years in 8.5% and 12.5% (hazard ratio 0.66; 95% CI 0.54–0.81). FAVOR III Europe randomised 2,000 patients to QFR or wire-based FFR: death, myocardial infarction or unplanned revascularisation at 12 months in 6.7% and 4.2% (difference 2.5 percentage points, two-sided 90% CI 0.9–4.2, margin 3.4; hazard ratio 1.63, 95% CI 1.11–2.41); non-inferiority was not met.',
      refs: ['qfr-favor-iii-china-2022', 'qfr-favor-iii-europe-2024'],
    },
    {
      heading: 'Microvascular resistance without a wire',
      text: 'Across 7 studies of angiography-derived IMR (687 patients, 807 vessels; reference standard: wire-based IMR), pooled sensitivity was 82%, specificity 83% and accuracy 83%. A 2024 meta-analysis (12 studies, 1,642 vessels; reference standard: IMR by thermodilution) pooled 85% sensitivity (95% CI 79–89%) and 89% specificity (83–93%). In a 2025 core laboratory comparison (270 patients, 274 vessels), five methods had an AUC for wire-based IMR ≥25 U of only 0.530 to 0.576 (P > 0.05 for each). Methods differ between systems, and results lie far apart.',
      refs: [
        'angio-imr-meta-analysis-2022',
        'angio-imr-meta-analysis-2024',
        'angio-imr-core-laboratory-2025',
      ],
    },
  ],
};
