import type { SolutionText } from './solution-text.js';

export const solution: SolutionText = {
  purpose: [
    {
      text: 'Images of the brain’s vessels are plentiful; what is scarce is the time to measure them in the same way each time. A neck width taken in another projection, an ASPECTS counted by another reader, a mismatch drawn by another package: each is defensible by itself, and together they make patients hard to compare. The products on this page exist to make such measurements repeatable and to show how each one came about.',
    },
    {
      text: 'They address three conditions of the intracranial arteries: aneurysm, occlusion and stenosis. The time available runs from weeks to minutes, and the analysis has to fit into it: an unruptured aneurysm can wait for a flow computation, an occluded middle cerebral artery cannot.',
    },
    {
      text: 'Where this page quotes studies, they describe the disease or a method. Their results belong to the patients and the systems studied and are no statement about the accuracy of a product listed here.',
    },
  ],
  path: [
    {
      diagram: 'brain-image',
      heading: 'Image',
      text: 'Non-contrast CT, CT perfusion, CT angiography or a catheter angiogram, acquired for the clinical question and not for the software.',
    },
    {
      diagram: 'brain-quality',
      heading: 'Quality check',
      text: 'Coverage, contrast timing, motion and slice thickness are looked at first. An unsuitable series is turned away here.',
    },
    {
      diagram: 'brain-model',
      heading: 'Model',
      text: 'Vessel surface, brain regions or tissue curves are extracted and laid over the source images, where the reader can correct them.',
    },
    {
      diagram: 'brain-quantity',
      heading: 'Quantity',
      text: 'Shear, shape, score, volume or pressure ratio is computed and printed with its unit, its definition and its assumptions.',
    },
    {
      diagram: 'brain-reading',
      heading: 'Reading',
      text: 'A trained physician compares the value with the images, the examination and the history, and accepts or rejects it.',
    },
    {
      diagram: 'brain-decision',
      heading: 'Decision',
      text: 'Observation, medication, surgery or an endovascular procedure is agreed with the patient or the family by the treating team.',
    },
  ],
  subgroups: {
    aneurysm:
      'Four products read the same 3D vessel. AneuShape and AneuFlow describe the aneurysm, by geometry and by flow; AneuGuide and AneuPlan prepare two different treatments, coiling through a microcatheter and flow diversion in the parent artery.',
    stroke:
      'Both products belong to the first minutes after arrival. AccuASPECTS reads the plain CT that everyone receives; AccuCTP is added when the extent of core and penumbra could change what is done.',
    narrow:
      'A stenosis seen on CTA or DSA is usually graded by its percentage. AccuICAS adds the fraction of pressure that reaches the vessel behind it.',
  },
  background: [
    {
      heading: 'Aneurysms are frequent, small and mostly quiet',
      text: 'Most unruptured aneurysms are found by chance. Of 4,813 adults aged 35–75 years in two Shanghai communities, MR angiography showed one in 7.0% (men 5.5%, women 8.4%), 90% of them below 5 mm. In pooled cohorts of 8,382 people in North America, Europe and Japan the mean risk of rupture was 1.4% at one year (95% CI 1.1–1.6%) and 3.4% at five (2.9–4.0%).',
      refs: ['shanghai-prevalence-2013', 'phases-2014'],
    },
    {
      heading: 'Flow and rupture: an open question',
      text: 'Complex flow and concentrated inflow were commoner in ruptured aneurysms in a series of 210, yet in 117 others only a high-risk location and daughter sacs held up in multivariate analysis. Both high and low wall shear have their theories.',
      refs: [
        'hemodynamics-and-rupture-2011',
        'additional-value-hemodynamics-2015',
        'high-or-low-wss-2014',
      ],
    },
    {
      heading: 'Flow-diverter size depends on who chooses it, and how',
      text: 'When manual and simulated sizing were compared in 74 patients treated with a Pipeline device, agreement was low (κ 0.219 for diameter, 0.149 for length): simulated devices were shorter, with no significant difference in diameter. The authors add that this does not prove either superior.',
      refs: ['sim-and-size-2019'],
    },
    {
      heading: 'Early ischaemia is read with a margin',
      text: 'Outcome worsens steeply at ASPECTS ≤7. In a study of 58 patients two readers of non-contrast CT agreed only moderately (κ 0.48), while another vendor’s automated score agreed with their consensus at κ 0.84. A difference of a single point should be read with the margin of reading in mind.',
      refs: ['aspects-reading-2001', 'automated-aspects-ctp-2019'],
    },
    {
      heading: 'Mismatch is a definition',
      text: 'Core is mostly taken as CBF <30% of the opposite side and hypoperfusion as Tmax >6 s, though one package draws the line at a delay time (DT) >3 s. Target mismatch was a core <70 mL, a ratio ≥1.8 and a penumbra ≥15 mL in DEFUSE 3, but a core <70 mL, a ratio >1.2 and a mismatch >10 mL in EXTEND-IA.',
      refs: ['ctp-software-2023', 'defuse-3-2018', 'extend-ia-2014'],
    },
    {
      heading: 'Stenosis is common, and opening it is not the same as helping',
      text: 'In CICAS 46.6% of 2,864 Chinese patients with acute cerebral ischaemia had intracranial stenosis (≥50% on MR angiography). In SAMMPRIS (451 patients with stenosis of 70–99%, all on aggressive medical treatment) stroke or death within 30 days was 14.7% with a stent in addition and 5.8% without (P = 0.002).',
      refs: ['cicas-2014', 'sammpris-2011'],
    },
  ],
};
