import type { ProductPageText, ProductText } from '../../features/product/product-text.js';
import type { FigureText } from '../../figures/texts/figure-text.js';
import type { entry } from './product.js';

export const page: ProductPageText = {
  heading: 'AccuICAS: pressure across an intracranial stenosis',
  intro:
    'Percentage stenosis tells how much lumen is lost, but not enough about the pressure that remains beyond the lesion. AccuICAS models flow through the stenosed intracranial artery from CT angiography or digital subtraction angiography and computes the translesional pressure ratio (Pd/Pa, dimensionless) and the wall shear stress (Pa) at the stenosis. Analysis is stated to take 5 minutes. No treatment cut-off has been validated for the intracranial pressure ratio: a stroke specialist interprets it with collaterals, perfusion and risk factors, and it is no indication for stenting in itself.',
  description:
    'AccuICAS computes the translesional pressure ratio and wall shear stress of an intracranial stenosis from CTA or DSA.',
};

export const figure: FigureText = {
  caption:
    'A narrowing of the M1 segment and the pressure ratio along the vessel, in the same colours. A one-dimensional model, not a patient.',
  alt: 'Intracranial arteries with one narrowed M1 segment; beyond it vessels turn from teal to orange. The curve below drops at the narrowing.',
};

export const product: ProductText<keyof typeof entry.references> = {
  application: [
    {
      text: 'Intracranial atherosclerotic stenosis (ICAS) accounts for about 10% of ischaemic strokes in the West and for 33–50% of strokes in Asia. In the CICAS cohort it was found (≥50% on MR angiography) in 46.6% of 2,864 Chinese patients with acute cerebral ischaemia, and stroke recurrence within a year rose with severity: 3.27% without stenosis, 3.82% at 50–69%, 5.16% at 70–99%, 7.27% with occlusion.',
      refs: ['icas-stenting-review-2013', 'cicas-2014'],
    },
    {
      text: 'The gradient across these classes is real but gentle, so that the great majority even in the severe class had no second stroke that year. Length of the lesion, residual lumen, flow demand and collaterals add to what the percentage says. AccuICAS computes one further piece: how much of the pressure ahead of the lesion arrives behind it.',
    },
    {
      text: 'Typical readers are stroke neurologists and neurointerventionists discussing a symptomatic stenosis of the intracranial carotid, middle cerebral, vertebral or basilar artery, and researchers who need the same quantity in every patient of a cohort.',
    },
  ],
  features: [
    {
      heading: 'Geometry of the narrowed segment',
      text: 'Lumen, minimal diameter and reference diameter are extracted with the normal artery before and after the lesion.',
    },
    {
      heading: 'Pressure along the vessel',
      text: 'The result is a curve over the centreline and not a single number. A sudden step belongs to the lesion, a slow decline to the length of the artery.',
    },
    {
      heading: 'Fixed points of measurement',
      text: 'Pa and Pd are read at stated distances before and behind the stenosis, beyond the zone in which the jet recovers part of its pressure.',
    },
    {
      heading: 'Shear at the throat',
      text: 'Wall shear stress at the narrowest point is given with its ratio to the proximal segment.',
    },
    {
      heading: 'Flow data where they exist',
      text: 'Contrast transport on DSA can inform the boundary conditions; with CTA alone they are estimated from vessel calibre.',
      refs: ['icas-cta-dsa-cfd-2025'],
    },
  ],
  advantages: [
    {
      heading: 'No wire across the lesion',
      text: 'Measuring pressure directly means passing a wire through a diseased cerebral artery. A computation does not. Its result is an estimate and not the measurement: we know of no published comparison of AccuICAS with the wire.',
    },
    {
      heading: 'Beyond percentage stenosis',
      text: 'In a pressure-wire study of the middle cerebral artery, pressure and geometry were only weakly to moderately correlated. Neither can stand in for the other.',
      refs: ['icas-wire-geometry-2021'],
    },
    {
      heading: 'From an outpatient image',
      text: 'CTA is often available long before an angiogram is considered, and can be repeated in follow-up.',
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
    { name: 'Pressure drop', unit: 'mmHg', note: 'Pa minus Pd, under the stated inflow' },
    { name: 'Pressure curve', unit: 'mmHg', note: 'Along the centreline' },
    { name: 'Wall shear stress', unit: 'Pa', note: 'At the narrowest point' },
    { name: 'WSS ratio', unit: '', note: 'Stenosis against the proximal normal segment' },
    { name: 'Diameter stenosis', unit: '%', note: 'Against the reference diameter' },
    { name: 'Minimal lumen diameter', unit: 'mm', note: 'At the narrowest point' },
  ],
  evidence: [
    {
      kind: 'background',
      heading: 'Wire-measured ratio against geometry',
      design:
        '43 patients with a single symptomatic stenosis of the M1 segment; pressure ratio and pressure difference measured with a wire, compared with lesion geometry on angiography. No computed ratio and no AccuICAS.',
      findings:
        'Percentage stenosis correlated with the pressure ratio at r −0.37 and with the pressure difference at 0.47, minimal lumen diameter at 0.41 and −0.51 (each P <0.05). The authors conclude that in this highly selected group geometry and pressure are significantly related, but only weakly to moderately, so that anatomy reflects haemodynamic status in part.',
      ref: 'icas-wire-geometry-2021',
    },
    {
      kind: 'background',
      heading: 'A computed ratio against the wire',
      design:
        '34 vessels with ICAS in 32 patients with a single symptomatic stenosis; quantitative flow ratio (QFR), a method of another vendor that computes from angiograms; reference: resting pressure ratio measured with a wire before angioplasty, under general anaesthesia.',
      findings:
        'Correlation r 0.82 (anterior circulation 0.91, posterior 0.77). This supports the principle for that method and cannot be transferred to AccuICAS.',
      ref: 'icas-qfr-2024',
    },
    {
      kind: 'background',
      heading: 'Haemodynamics and recurrence',
      design:
        '32 patients with symptomatic stenosis of 70–99%; CFD on CTA by the authors of the study; outcome: recurrence within one year.',
      findings:
        'Ratios of shear strain rate (HR 1.027, 95% CI 1.004–1.051) and of velocity (HR 1.029, 95% CI 1.002–1.056) were each associated with recurrence in the same territory in univariate analysis (c statistic 0.776 for either, 95% CI 0.594–0.903); for the pressure ratio the abstract reports no such association; it ranged from −2.46 to 0.79, and negative values have no physiological meaning. A small series that asks for confirmation.',
      ref: 'icas-cfd-recurrence-2014',
    },
    {
      kind: 'background',
      heading: 'Pressure ratio and recurrence in a larger cohort',
      design:
        'Cohort study, 245 patients with acute ischaemic stroke attributed to an intracranial stenosis of 50–99% on CTA, all on standard medical treatment; CFD on CTA. A pressure ratio at or below the median (0.94) counted as low, a WSS ratio in the highest quarter as high; outcome: recurrent ischaemic stroke in the same territory within one year. Cited from the abstract, which names no product.',
      findings:
        'Stroke recurred in 20 patients (8.2%). In multivariate analysis a low pressure ratio (adjusted HR 3.16, P = 0.026) and a high WSS ratio (adjusted HR 3.05, P = 0.014) were each independently associated with recurrence; the risk was 17.5% with both and 3.0% with neither (adjusted HR 7.52, P = 0.004). The abstract gives no confidence intervals, and recurrences were few. The median belongs to this cohort and is no treatment cut-off.',
      ref: 'icas-cfd-recurrence-2019',
    },
    {
      kind: 'background',
      heading: 'CTA or DSA as the basis of the model',
      design:
        'Retrospective, 40 patients examined with CTA and DSA; CFD models from DSA, from CTA, and from CTA with flow data of DSA compared. Cited from the abstract, which names no product; declarations of interest are in the paper.',
      findings:
        'Anatomical agreement was high (ICC >0.90). With DSA flow data added to the CTA geometry, pressure ratio and WSS ratio agreed closely with DSA; with CTA alone the WSS ratio was slightly too low.',
      ref: 'icas-cta-dsa-cfd-2025',
    },
    {
      kind: 'background',
      heading: 'Why a low ratio is no indication for a stent',
      design:
        'SAMMPRIS, randomised: 451 patients with symptomatic intracranial stenosis of 70–99%, all on aggressive medical treatment, one group with a Wingspan stent in addition; patients were chosen by percentage stenosis and not by pressure. Enrolment stopped early because of the results at 30 days.',
      findings:
        'Stroke or death within 30 days: 14.7% with the stent, 5.8% without (P = 0.002). Composite primary endpoint at one year (stroke or death within 30 days of enrolment or of a later revascularisation, and stroke in the territory of the qualifying artery thereafter): 20.0% against 12.2% (P = 0.009).',
      ref: 'sammpris-2011',
    },
  ],
  limits: [
    {
      text: 'We know of no validated cut-off for the intracranial pressure ratio. The coronary 0.80 was established under hyperaemia in another circulation and must not be carried over.',
    },
    {
      text: 'Cerebral autoregulation and collaterals set the flow through the lesion; the model knows them only as far as its boundary conditions do.',
    },
    {
      text: 'At a residual lumen of a few voxels a small error of the contour is a large error of pressure, because resistance climbs steeply as the diameter falls. Calcification and blooming aggravate this.',
    },
    {
      text: 'Artery-to-artery embolism and occlusion of perforators cause strokes at unremarkable pressure. Plaque composition is not examined.',
    },
  ],
  intendedUse:
    'AccuICAS is intended for physicians trained in cerebrovascular disease who assess a known intracranial stenosis in adults. The pressure ratio it computes is additional haemodynamic information without a treatment cut-off. Medical or endovascular treatment is chosen on the full clinical picture, and never on this ratio alone.',
};
