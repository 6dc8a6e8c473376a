import type { ProductPageText, ProductText } from '../../features/product/product-text.js';
import type { ProductPicture } from '../../figures/picture-ids.js';
import type { FigureText } from '../../figures/texts/figure-text.js';
import type { evidence } from './evidence.js';

export const page: ProductPageText = {
  heading: 'AccuICAS: pressure ratio across an intracranial stenosis',
  intro:
    'From CTA or DSA, AccuICAS computes the pressure ratio across an intracranial stenosis and wall shear stress there, to complement percentage stenosis when treatment of a symptomatic lesion is discussed.',
  description:
    'AccuICAS computes the translesional pressure ratio and wall shear stress of an intracranial stenosis from CTA or DSA.',
};

export const figure: FigureText = {
  caption:
    'A narrowing of the M1 segment and the pressure ratio along the vessel, in the same colours. A one-dimensional model, not a patient.',
  alt: 'Intracranial arteries with one narrowed M1 segment; beyond it vessels turn from teal to orange. The curve below drops at the narrowing.',
};

export const pictures: Readonly<Record<ProductPicture, FigureText>> = {
  input: {
    caption: 'CT angiogram of the skull base, thick-slab projection. A model, not a patient.',
    alt: 'Grey projection of the circle of Willis seen from below; the left M1 segment has one short narrowing, with branches visible beyond it. Scale bar at lower left.',
  },
  model: {
    caption: 'Lumen, centreline, cross-sections and boundary conditions. A model, not a patient.',
    alt: 'Lumen model of the left terminal carotid and M1 segment with rings along its centreline, smallest at the stenosis; arrows mark inlet and outlets.',
  },
  output: {
    caption: 'Wall shear stress at the stenosis. A model, not a patient.',
    alt: 'Above, the narrowed segment coloured by wall shear stress, brightest where it is narrowest; below, its curve along the vessel with a sharp peak there.',
  },
  report: {
    caption: 'Vessels coloured by pressure, with lumen and pressure curve. A model, not a patient.',
    alt: 'Above, arteries coloured by pressure ratio; below, the lumen laid out straight and a pressure curve that drops steeply at the stenosis.',
  },
};

export const product: ProductText<keyof typeof evidence.references> = {
  facts: {
    image: 'CTA or DSA',
    results: 'Pressure ratio, pressure curve, wall shear stress',
    user: 'Stroke neurologists and neurointerventionalists',
  },
  titles: {
    application: 'Symptomatic stenosis: pressure as well as percentage',
    features: 'Pressure and shear computed along the artery',
    advantages: 'From an existing CTA, without a pressure wire',
  },
  application: [
    {
      text: 'Intracranial atherosclerotic disease accounts for about 33–50% of strokes in Asia. In CICAS (2,864 Chinese patients with acute cerebral ischaemia), stroke recurrence within 12 months was 3.27% without stenosis, 3.82% with 50–69%, 5.16% with 70–99% and 7.27% with occlusion.',
      refs: ['icas-stenting-review-2013', 'cicas-2014'],
    },
    {
      text: 'Lesions of the same percentage may differ in length, residual lumen, flow demand and collaterals. AccuICAS computes what fraction of the pressure proximal to the lesion remains distal to it, for symptomatic stenosis of the intracranial carotid, middle cerebral, vertebral or basilar artery.',
    },
  ],
  features: [
    {
      heading: 'Geometry of the lesion',
      text: 'Lumen, minimal diameter and reference diameter are extracted with the normal artery before and after the stenosis.',
    },
    {
      heading: 'Pressure along the artery',
      text: 'A flow model computes pressure along the centreline. Pa and Pd are read at stated positions, Pd beyond the zone of pressure recovery.',
    },
    {
      heading: 'Shear at the narrowest point',
      text: 'Wall shear stress (WSS) at the narrowest point is given with its ratio to the proximal normal segment.',
    },
    {
      heading: 'Flow data from DSA',
      text: 'Contrast transport on DSA can inform the boundary conditions; with CTA alone they are estimated from vessel calibre.',
      refs: ['icas-cta-dsa-cfd-2025'],
    },
  ],
  advantages: [
    {
      heading: 'No wire across the lesion',
      text: 'Direct measurement passes a wire through a diseased cerebral artery. A computation from images does not.',
    },
    {
      heading: 'Adds to percentage stenosis',
      text: 'In a pressure-wire study of the middle cerebral artery, pressure and geometry correlated only weakly to moderately; neither replaces the other.',
      refs: ['icas-wire-geometry-2021'],
    },
    {
      heading: 'Works from outpatient CTA',
      text: 'A CTA already acquired can be used before a catheter angiogram is considered; the analysis can be repeated on follow-up CTA.',
    },
  ],
  inputs: [
    {
      name: 'CT angiography',
      unit: '',
      note: 'Thin slices from the carotid siphon or the V4 segment upwards',
    },
    {
      name: 'Digital subtraction angiography',
      unit: '',
      note: 'Rotational volume or two projections, with the contrast run where available',
    },
    {
      name: 'Blood pressure',
      unit: 'mmHg',
      note: 'Cuff value near the time of imaging, as the proximal reference',
    },
  ],
  outputs: [
    { name: 'Translesional pressure ratio', unit: '', note: 'Pd/Pa, between 0 and 1' },
    {
      name: 'Translesional pressure difference',
      unit: 'mmHg',
      note: 'Pa minus Pd, at the stated inflow',
    },
    { name: 'Pressure curve', unit: 'mmHg', note: 'Along the centreline' },
    { name: 'Wall shear stress', unit: 'Pa', note: 'At the narrowest point' },
    { name: 'WSS ratio', unit: '', note: 'Stenosis against the proximal normal segment' },
    { name: 'Diameter stenosis', unit: '%', note: 'Against the reference diameter' },
    { name: 'Minimal lumen diameter', unit: 'mm', note: 'At the narrowest point' },
  ],
  evidence: [
    {
      kind: 'background',
      heading: 'Wire-measured pressure against geometry',
      design:
        '43 patients with a single symptomatic stenosis of the M1 segment. Pressure ratio and pressure difference were measured with a wire and compared with lesion geometry on angiography.',
      findings:
        'Diameter stenosis correlated with the pressure ratio at r −0.37 and with the pressure difference at 0.47, minimal lumen diameter at 0.41 and −0.51 (each P < 0.05). The authors conclude that in this highly selected group geometry and pressure are significantly but only weakly to moderately related, so that anatomy reflects haemodynamic status in part.',
      ref: 'icas-wire-geometry-2021',
    },
    {
      kind: 'background',
      heading: 'A computed ratio against the wire',
      design:
        '34 vessels in 32 patients with a single symptomatic stenosis. Quantitative flow ratio (QFR), another manufacturer’s computation from angiograms; reference: resting pressure ratio measured with a wire before angioplasty, under general anaesthesia.',
      findings: 'Correlation r 0.82 (anterior circulation 0.91, posterior 0.77).',
      ref: 'icas-qfr-2024',
    },
    {
      kind: 'background',
      heading: 'Haemodynamics and stroke recurrence',
      design:
        '32 patients with symptomatic stenosis of 70–99%; CFD on CTA; outcome: recurrence within one year.',
      findings:
        'In univariate analysis the ratios of shear strain rate (HR 1.027, 95% CI 1.004–1.051) and velocity (HR 1.029, 95% CI 1.002–1.056) were each associated with recurrence in the same territory (c statistic 0.776 for either, 95% CI 0.594–0.903). The pressure ratio ranged from −2.46 to 0.79 (negative values have no physiological meaning); the abstract reports no association for it. Small series, to be confirmed.',
      ref: 'icas-cfd-recurrence-2014',
    },
    {
      kind: 'background',
      heading: 'Pressure ratio and recurrence in a larger cohort',
      design:
        'Cohort study, 245 patients with acute ischaemic stroke attributed to an intracranial stenosis of 50–99% on CTA, all on standard medical treatment; CFD on CTA. A pressure ratio at or below the median (0.94) counted as low, a WSS ratio in the highest quarter as high. Outcome: recurrent ischaemic stroke in the same territory within one year. Cited from the abstract.',
      findings:
        'Stroke recurred in 20 patients (8.2%). In multivariable analysis a low pressure ratio (adjusted HR 3.16, P = 0.026) and a high WSS ratio (adjusted HR 3.05, P = 0.014) were each independently associated with recurrence; the risk was 17.5% with both and 3.0% with neither (adjusted HR 7.52, P = 0.004). The abstract gives no confidence intervals. The median belongs to this cohort and is no treatment cut-off.',
      ref: 'icas-cfd-recurrence-2019',
    },
    {
      kind: 'background',
      heading: 'CTA or DSA as the basis of the model',
      design:
        'Retrospective, 40 patients examined with CTA and DSA. CFD models from DSA, from CTA, and from CTA with flow data of DSA were compared. Cited from the abstract; interests are declared in the paper.',
      findings:
        'Anatomical agreement was high (ICC >0.90). With DSA flow data added to the CTA geometry, pressure ratio and WSS ratio agreed closely with DSA; with CTA alone the WSS ratio was slightly too low.',
      ref: 'icas-cta-dsa-cfd-2025',
    },
    {
      kind: 'background',
      heading: 'SAMMPRIS: stenting against medical treatment',
      design:
        'Randomised trial, 451 patients with symptomatic intracranial stenosis of 70–99%, all on aggressive medical treatment, one group also with a Wingspan stent. Patients were selected by percentage stenosis, not by pressure. Enrolment stopped early because of the results at 30 days.',
      findings:
        'Stroke or death within 30 days: 14.7% with the stent, 5.8% without (P = 0.002). Composite primary endpoint at one year (stroke or death within 30 days of enrolment or of a later revascularisation, and stroke in the territory of the qualifying artery thereafter): 20.0% against 12.2% (P = 0.009).',
      ref: 'sammpris-2011',
    },
  ],
  limits: [
    {
      text: 'Decision on a stent or other treatment: do not base it on the ratio, which has no validated intracranial cut-off. The coronary 0.80 does not apply.',
    },
    {
      text: 'Well-developed collaterals or impaired autoregulation: the model represents them only through its boundary conditions. Read with collateral and perfusion imaging.',
    },
    {
      text: 'Residual lumen of a few voxels, calcification or blooming: a small contour error becomes a large pressure error. Check the lumen.',
    },
    {
      text: 'Artery-to-artery embolism or perforator occlusion: pressure may be unremarkable. Plaque composition is not assessed.',
    },
    {
      text: 'Where a measured pressure is needed: do not substitute the computed ratio. We know of no published comparison of AccuICAS with a pressure wire.',
    },
  ],
  intendedUse:
    'For physicians trained in cerebrovascular disease who assess a known intracranial stenosis in adults. AccuICAS adds haemodynamic information without a treatment cut-off. The physician chooses medical or endovascular treatment on the full clinical picture; this ratio must not be the sole basis.',
};
