import type { SolutionText } from './solution-text.js';

export const solution: SolutionText = {
  purpose: {
    application:
      'Intracranial aneurysm, acute ischaemic stroke and intracranial stenosis. An unruptured aneurysm leaves weeks for planning, a large-vessel occlusion minutes. Stated analysis times are on the product pages.',
    features:
      'Shape and flow of an aneurysm, pressure ratio across a stenosis, ASPECTS, perfusion volumes. Microcatheter shapes and flow diverter sizes can be compared on a model of the patient’s own vessel before the procedure.',
    advantages:
      'Neck width varies with projection, ASPECTS with the reader, mismatch with the software package. Each value is given with its definition and can be checked on the image; values from different packages or techniques are not interchangeable.',
  },
  path: {
    heading: 'One aneurysm, from image to result',
    steps: [
      {
        heading: 'Image',
        text: '3D rotational angiography acquired for clinical reasons. Coverage, contrast timing and motion are checked; an unsuitable series is rejected.',
      },
      {
        heading: 'Model',
        text: 'The vessel surface is extracted and overlaid on the source images, where the reader can correct it.',
      },
      {
        heading: 'Result',
        text: 'Flow through the sac, here as a section through the velocity field, with unit and colour scale. A computed case, not a patient.',
      },
    ],
    end: 'A trained physician compares the value with images, examination and history, and accepts or rejects it. The treating team and the patient decide on observation, medication, surgery or an endovascular procedure.',
  },
  subgroups: {
    aneurysm:
      'AneuShape measures the shape of the aneurysm and AneuFlow computes its flow; AneuGuide plans the microcatheter shape for coiling, AneuPlan the flow diverter.',
    stroke:
      'AccuASPECTS scores early ischaemic change on the first non-contrast CT; AccuCTP is added when the extent of core and penumbra could change management.',
    narrow:
      'AccuICAS computes the translesional pressure ratio from CTA or DSA, the share of pressure that remains beyond the stenosis, to complement percentage stenosis.',
  },
  background: [
    {
      heading: 'Unruptured aneurysms: prevalence, size, risk of rupture',
      text: 'Among 4,813 adults aged 35–75 years in two Shanghai communities, MR angiography showed an unruptured aneurysm in 7.0% (men 5.5%, women 8.4%); 90% measured less than 5 mm. In pooled cohorts of 8,382 people in North America, Europe and Japan the mean risk of rupture was 1.4% at one year (95% CI 1.1–1.6%) and 3.4% at five (2.9–4.0%).',
      refs: ['shanghai-prevalence-2013', 'phases-2014'],
    },
    {
      heading: 'Flow and rupture: an open question',
      text: 'In a series of 210 aneurysms, complex flow and concentrated inflow were more common in ruptured ones; in multivariable analysis of 117 others only a high-risk location and daughter sacs remained significant. Both high and low wall shear stress have been proposed as mechanisms of rupture.',
      refs: [
        'hemodynamics-and-rupture-2011',
        'additional-value-hemodynamics-2015',
        'high-or-low-wss-2014',
      ],
    },
    {
      heading: 'Flow-diverter size depends on how it is chosen',
      text: 'In 74 patients treated with a Pipeline device, manual and simulated sizing agreed poorly (κ 0.219 for diameter, 0.149 for length): simulated devices were shorter, with no significant difference in diameter. The authors add that this does not prove simulation better.',
      refs: ['sim-and-size-2019'],
    },
    {
      heading: 'Readers differ on early ischaemic change',
      text: 'Outcome worsens steeply at ASPECTS ≤7. In a study of 58 patients two readers of non-contrast CT agreed only moderately (κ 0.48), while another manufacturer’s automated score agreed with their consensus at κ 0.84. A difference of one point may be reading error.',
      refs: ['aspects-reading-2001', 'automated-aspects-ctp-2019'],
    },
    {
      heading: 'Mismatch depends on its definition',
      text: 'Core is mostly defined as CBF <30% of the opposite side and hypoperfusion as Tmax >6 s; one package uses a delay time (DT) >3 s. Target mismatch was core <70 mL, ratio ≥1.8 and penumbra ≥15 mL in DEFUSE 3, but core <70 mL, ratio >1.2 and mismatch >10 mL in EXTEND-IA.',
      refs: ['ctp-software-2023', 'defuse-3-2018', 'extend-ia-2014'],
    },
    {
      heading: 'Stenosis: prevalence in China, early outcome with a stent',
      text: 'In CICAS, 46.6% of 2,864 Chinese patients with acute cerebral ischaemia had intracranial stenosis (≥50% on MR angiography). In SAMMPRIS (451 patients with stenosis of 70–99%, all on aggressive medical treatment), stroke or death within 30 days was 14.7% with stenting and 5.8% without (P = 0.002).',
      refs: ['cicas-2014', 'sammpris-2011'],
    },
  ],
};
