import type { ProductPageText, ProductText } from '../../features/product/product-text.js';
import type { FigureText } from '../../figures/texts/figure-text.js';
import type { entry } from './product.js';

export const page: ProductPageText = {
  heading: 'AneuFlow: haemodynamics of intracranial aneurysms',
  intro:
    'Beyond size and site, an unruptured aneurysm can be described by the flow inside it and the forces on its wall. AneuFlow reconstructs the sac and parent artery from CT angiography or 3D rotational angiography and uses computational fluid dynamics to obtain wall shear stress (WSS, Pa), oscillatory shear index (OSI, dimensionless) and the low-WSS area ratio (%), alongside height and neck width (mm) and aspect ratio. The stated analysis time is 10 minutes. None of these parameters has a universally accepted cut-off and published findings conflict, so they add to a trained physician’s assessment and do not foretell rupture.',
  description:
    'AneuFlow reconstructs an intracranial aneurysm from 3D vascular images and computes wall shear stress, oscillatory shear index and morphology.',
};

export const figure: FigureText = {
  caption:
    'One aneurysm, two views: streamlines coloured by speed, and wall shear stress. A model, not a patient.',
  alt: 'Left, streamlines circling in the sac. Right, wall shear stress: low on the sac, high on the artery. Scales for both, and a scale bar.',
};

export const product: ProductText<keyof typeof entry.references> = {
  application: [
    {
      text: 'Unruptured aneurysms are common; rupture is much less so. Among 4,813 adults aged 35–75 years from two communities in Shanghai, MR angiography put the prevalence at 7.0% (95% CI 6.3–7.7%), and 90% of the aneurysms were smaller than 5 mm; in six pooled prospective cohorts from North America, Europe and Japan the mean risk of rupture was 1.4% in one year (95% CI 1.1–1.6%) and 3.4% in five (2.9–4.0%). Population, hypertension, age, size, site and an earlier subarachnoid haemorrhage predicted it there, and the decision between observation and treatment begins with them. Haemodynamics enters the discussion where they leave the matter open.',
      refs: ['shanghai-prevalence-2013', 'phases-2014'],
    },
    {
      text: 'At that point the multidisciplinary meeting can ask mechanical questions of the individual sac. Where does the inflow jet meet the wall? Which part of the dome is washed slowly? How far does the shear vector swing during one heartbeat? AneuFlow answers them on the patient’s own geometry and leaves the weighing to the neurosurgeon or interventional neuroradiologist.',
    },
    {
      text: 'The same quantities serve research cohorts. A multicentre study of aneurysms treated with a flow diverter took its morphological and haemodynamic variables from AneuFlow Pro.',
      refs: ['aneuflow-ped-nomogram-2026'],
    },
  ],
  features: [
    {
      heading: 'Sac and parent artery as one domain',
      text: 'The bends ahead of the neck shape the jet that enters it. The model therefore keeps a stretch of artery upstream and the branches downstream instead of cutting the sac free.',
    },
    {
      heading: 'A whole heartbeat',
      text: 'The flow equations are solved over the cardiac cycle, so that the time average and the oscillation of shear come from one calculation.',
    },
    {
      heading: 'Shear on the wall',
      text: 'WSS and OSI are mapped on the surface, and the share of the sac below the low-shear threshold is outlined. The threshold stands beside the figure, since studies define “low” in different ways.',
    },
    {
      heading: 'Flow inside the sac',
      text: 'Streamlines show the course of the jet, the impingement zone and the vortices: the three features by which published work has classified aneurysmal flow as simple or complex, diffuse or concentrated.',
      refs: ['hemodynamics-and-rupture-2011'],
    },
    {
      heading: 'Inflow through the neck',
      text: 'The flow crossing the neck plane is integrated over the cycle and set against the flow in the parent artery.',
    },
  ],
  advantages: [
    {
      heading: 'A distribution instead of a verdict',
      text: 'High and low wall shear have both been linked to aneurysm growth and rupture through different mechanisms. A colour map with its scale keeps both visible where a single risk number would hide them.',
      refs: ['high-or-low-wss-2014'],
    },
    {
      heading: 'Shape and flow from the same surface',
      text: 'Height, neck width and aspect ratio are taken on the mesh on which flow was solved. A doubtful value of either kind can be traced to the same contour.',
    },
    {
      heading: 'Assumptions in print',
      text: 'Inlet waveform, fluid properties and wall model are listed with the results. Two examinations can be compared only if these agree, and the reader can see whether they do.',
    },
  ],
  inputs: [
    {
      name: '3D rotational angiography',
      unit: '',
      note: 'Volume with the aneurysm, its neck and the parent artery in view',
    },
    {
      name: 'CT angiography',
      unit: '',
      note: 'Thin reconstructions; suited to aneurysms well above the voxel size',
    },
    {
      name: 'Inlet flow',
      unit: 'mL/min',
      note: 'Measured if available, otherwise a typical waveform for the vessel',
    },
  ],
  outputs: [
    { name: 'Time-averaged wall shear stress', unit: 'Pa', note: 'Map, and mean over the sac' },
    {
      name: 'Oscillatory shear index',
      unit: '',
      note: 'From 0, steady direction, to 0.5, fully reversing',
    },
    { name: 'Low-WSS area ratio', unit: '%', note: 'Share of the sac surface, threshold stated' },
    { name: 'Inflow through the neck', unit: 'mL/min', note: 'Mean over the cardiac cycle' },
    { name: 'Flow velocity', unit: 'cm/s', note: 'Streamlines and sections through the sac' },
    { name: 'Aneurysm height', unit: 'mm', note: 'Perpendicular to the neck plane' },
    { name: 'Neck width', unit: 'mm', note: 'In the neck plane' },
    { name: 'Aspect ratio', unit: '', note: 'Height divided by neck width' },
  ],
  evidence: [
    {
      kind: 'product',
      heading:
        'Incomplete occlusion after flow diversion: a nomogram built on AneuFlow Pro variables',
      design:
        'Multicentre cohort, 362 patients with 426 aneurysms treated with the Pipeline embolisation device; the endpoint was incomplete occlusion at follow-up (median 199 days). Morphology and haemodynamics were computed with AneuFlow Pro. Declarations of interest are in the paper.',
      findings:
        'Occlusion was reached in 79.8%. Six factors predicted incomplete occlusion independently: low-WSS area ratio (OR 2.78, 95% CI 1.46–5.50), flow complexity (OR 3.03, 1.58–5.89), aneurysm angle (OR 3.46, 1.79–6.93), poor wall apposition (OR 3.21, 1.37–7.53), device migration (OR 11.03, 1.51–105.55) and smoking (OR 0.32, 0.14–0.68). The performance of the nomogram is a property of the whole model: apposition and migration are known only after deployment, and the study says nothing about the measurement accuracy of the software.',
      ref: 'aneuflow-ped-nomogram-2026',
    },
    {
      kind: 'background',
      heading: 'Flow pattern and previous rupture',
      design:
        '210 consecutive aneurysms modelled with patient-specific CFD by an academic group; flow pattern classified by two blinded observers and compared with a history of rupture. The system was not AneuFlow.',
      findings:
        'Ruptured aneurysms more often showed complex flow (83%), a small impingement zone (76%) and concentrated inflow (66%). On the stability of flow the results and the conclusion of the abstract contradict each other, so it is left out here. This is an association at one point in time and not a prognosis.',
      ref: 'hemodynamics-and-rupture-2011',
    },
    {
      kind: 'background',
      heading: 'Mirror aneurysms, one ruptured and one not',
      design:
        'Nine pairs of mirror aneurysms, each patient serving as his or her own control; CFD of other origin than AneuFlow; grouped by rupture status.',
      findings:
        'At peak systole WSS in ruptured aneurysms was lower than in the parent artery, in unruptured ones it was not; the low-WSS area was larger (12.2 ± 18.1% against 4.0 ± 6.9%) and the OSI higher (0.088 ± 0.076 against 0.018 ± 0.019). Nine pairs that scatter so widely are too few to derive a cut-off from.',
      ref: 'mirror-aneurysms-2011',
    },
    {
      kind: 'background',
      heading: 'A study that found no independent contribution',
      design:
        'Cross-sectional, 117 aneurysms (55 ruptured, 62 unruptured) of patients eligible for endovascular treatment; haemodynamic and geometric parameters tested against rupture status in multivariate models. The system was not AneuFlow.',
      findings:
        'Unstable inflow jets, impingement on the body of the aneurysm and unstable complex flow were associated with rupture in univariate analysis. In the multivariate models only a high-risk location (anterior cerebral arteries, posterior communicating artery or posterior circulation; OR 3.92, 95% CI 1.77–8.68) and daughter sacs (OR 2.79, 1.25–6.25) remained significant; the haemodynamic parameters did not.',
      ref: 'additional-value-hemodynamics-2015',
    },
  ],
  limits: [
    {
      text: 'The literature contradicts itself, partly because groups differ in threshold, normalisation and endpoint. No value of WSS, OSI or low-WSS area is an accepted indication for treatment.',
      refs: [
        'high-or-low-wss-2014',
        'additional-value-hemodynamics-2015',
        'multi-modality-hemodynamics-2019',
      ],
    },
    {
      text: 'Comparing ruptured with unruptured aneurysms describes the state after the event. Rupture may itself alter the shape, so an association found this way is not a prognosis.',
    },
    {
      text: 'WSS depends on the local velocity gradient and hence on a smooth, correctly placed wall. Noise, or a segmentation that fuses the neck with the artery or a neighbouring vessel with the sac, changes it more than it changes the volume.',
    },
    {
      text: 'A typical inlet waveform, a rigid wall and simplified blood rheology are modelling choices. Wall thickness, inflammation and intraluminal thrombus are outside the model.',
    },
  ],
  intendedUse:
    'AneuFlow is meant for physicians trained in cerebrovascular imaging who wish to examine the haemodynamics of an intracranial aneurysm already diagnosed. It describes flow under stated assumptions and does not predict rupture. Whether to observe, clip or treat by the endovascular route is decided from the whole case and never from its output alone.',
};
