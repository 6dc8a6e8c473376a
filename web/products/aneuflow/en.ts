import type { ProductPageText, ProductText } from '../../features/product/product-text.js';
import type { ProductPicture } from '../../figures/picture-ids.js';
import type { FigureText } from '../../figures/texts/figure-text.js';
import type { evidence } from './evidence.js';

export const page: ProductPageText = {
  heading: 'AneuFlow: haemodynamics of intracranial aneurysms',
  intro:
    'From 3D rotational angiography or CTA, AneuFlow computes blood flow in an intracranial aneurysm and shear stress on its wall, as additional information when observation and treatment are weighed.',
  description:
    'AneuFlow reconstructs an intracranial aneurysm from 3D vascular images and computes wall shear stress, oscillatory shear index and morphology.',
};

export const figure: FigureText = {
  caption:
    'One aneurysm, two views: streamlines coloured by speed, and wall shear stress. A model, not a patient.',
  alt: 'Left, streamlines circling in the sac. Right, wall shear stress: low on the sac, high on the artery. Scales for both, and a scale bar.',
};

export const pictures: Readonly<Record<ProductPicture, FigureText>> = {
  input: {
    caption: 'Thick-slab projection of a 3D rotational angiogram. A model, not a patient.',
    alt: 'Grey thick-slab maximum intensity projection: the carotid and its branches, with a saccular aneurysm on the crest of a bend, and a 10 mm scale bar.',
  },
  model: {
    caption: 'Computational grid and boundary conditions. A model, not a patient.',
    alt: 'Artery and sac under the lines of a grid; a parabolic inlet profile on the left, outlet arrows on the right, and a scale bar.',
  },
  output: {
    caption: 'Speed and direction of flow in a mid-plane section. A model, not a patient.',
    alt: 'Section through artery and sac, coloured by speed, with arrows: fast in the artery, a slow vortex in the sac. A dashed line marks the neck plane.',
  },
  report: {
    caption: 'Sample report: shear, oscillation, speed and shape. A model, not a patient.',
    alt: 'Four result views: wall shear stress, oscillatory shear index, speed in a section, and an outline with height and neck lines. Colour scales beside three.',
  },
};

export const product: ProductText<keyof typeof evidence.references> = {
  facts: {
    image: '3D rotational angiography or CTA',
    results: 'Wall shear stress, flow pattern, neck inflow',
    user: 'Neurosurgeons and neurointerventionalists',
  },
  titles: {
    application: 'Blood flow, beyond the known risk factors',
    features: 'Flow solved over the whole cardiac cycle',
    advantages: 'Maps and measurements with their assumptions',
  },
  application: [
    {
      text: 'In six pooled cohorts the mean risk of rupture was 1.4% at one year and 3.4% at five. Population, hypertension, age, size, site and previous subarachnoid haemorrhage predicted it, and the decision to observe or treat an unruptured aneurysm starts with them. For multidisciplinary discussion, AneuFlow adds where the inflow jet strikes, where flow is slow and how far low shear extends; this neither predicts rupture nor sets an indication for treatment.',
      refs: ['phases-2014'],
    },
    {
      text: 'A multicentre study of flow diversion used AneuFlow Pro to compute aneurysm morphology and haemodynamics.',
      refs: ['aneuflow-ped-nomogram-2026'],
    },
  ],
  features: [
    {
      heading: 'Aneurysm and parent artery',
      text: 'The model keeps the upstream bends and the downstream branches, because they shape the jet that enters the neck.',
    },
    {
      heading: 'CFD over one heartbeat',
      text: 'Computational fluid dynamics solves the flow equations over the cardiac cycle; mean shear and its oscillation come from one calculation.',
    },
    {
      heading: 'Wall shear stress maps',
      text: 'Wall shear stress (WSS) and oscillatory shear index (OSI) are mapped on the wall. The low-shear area is outlined, with the threshold used printed beside it.',
    },
    {
      heading: 'Jet, vortices and inflow',
      text: 'Streamlines show the jet, the impingement zone and the vortices. Inflow through the neck is set against flow in the parent artery.',
      refs: ['hemodynamics-and-rupture-2011'],
    },
  ],
  advantages: [
    {
      heading: 'A map, not a score',
      text: 'High and low wall shear stress have both been linked to growth and rupture. The map shows both.',
      refs: ['high-or-low-wss-2014'],
    },
    {
      heading: 'Shape from the same mesh',
      text: 'Height, neck width and aspect ratio are measured on the mesh used for flow, so every value traces back to one contour.',
    },
    {
      heading: 'Assumptions listed',
      text: 'Inlet waveform, fluid properties and wall model are printed with the results, so the reader sees whether two examinations are comparable.',
    },
  ],
  inputs: [
    {
      name: '3D rotational angiography',
      unit: '',
      note: 'Volume including the aneurysm, its neck and the parent artery',
    },
    {
      name: 'CT angiography',
      unit: '',
      note: 'Thin slices; for aneurysms well above the voxel size',
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
      note: '0 for constant direction, 0.5 for full reversal',
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
      heading: 'Incomplete occlusion after flow diversion: a nomogram with AneuFlow Pro variables',
      design:
        'Multicentre cohort, 362 patients with 426 aneurysms treated with the Pipeline embolisation device. Endpoint: incomplete occlusion at follow-up (median 199 days). AneuFlow Pro computed morphology and haemodynamics. Interests are declared in the paper.',
      findings:
        'Occlusion in 79.8%. Five factors were independently associated with incomplete occlusion: low-WSS area ratio (OR 2.78, 95% CI 1.46–5.50), flow complexity (OR 3.03, 1.58–5.89), aneurysm angle (OR 3.46, 1.79–6.93), poor wall apposition (OR 3.21, 1.37–7.53), and device migration (OR 11.03, 1.51–105.55); smoking was inversely associated (OR 0.32, 0.14–0.68). Apposition and migration are known only after deployment. The study did not assess the measurement accuracy of the software.',
      ref: 'aneuflow-ped-nomogram-2026',
    },
    {
      kind: 'background',
      heading: 'Flow pattern and previous rupture',
      design:
        'Cross-sectional, 210 consecutive aneurysms modelled with patient-specific CFD. Two blinded observers classified the flow pattern, which was compared with a history of rupture.',
      findings:
        'Ruptured aneurysms more often had complex flow (83%), a small impingement zone (76%) and concentrated inflow (66%). This is an association with past rupture, not a prognosis.',
      ref: 'hemodynamics-and-rupture-2011',
    },
    {
      kind: 'background',
      heading: 'Mirror aneurysms, one ruptured and one not',
      design:
        'Nine pairs of mirror aneurysms, each patient serving as his or her own control; patient-specific CFD; grouped by rupture status.',
      findings:
        'At peak systole, WSS in the sac was lower than in the parent artery in ruptured but not in unruptured aneurysms. Ruptured aneurysms had a larger low-WSS area ratio (12.2 ± 18.1% against 4.0 ± 6.9%) and a higher OSI (0.088 ± 0.076 against 0.018 ± 0.019). With nine pairs and wide scatter, no cut-off can be derived.',
      ref: 'mirror-aneurysms-2011',
    },
    {
      kind: 'background',
      heading: 'No independent contribution of haemodynamics',
      design:
        'Cross-sectional, 117 aneurysms (55 ruptured, 62 unruptured) in patients eligible for endovascular treatment. Haemodynamic and geometric parameters were tested against rupture status in multivariable models.',
      findings:
        'Unstable inflow jets, impingement on the body of the aneurysm and unstable complex flow were associated with rupture in univariate analysis. In the multivariable models only a high-risk location (anterior cerebral arteries, posterior communicating artery or posterior circulation; OR 3.92, 95% CI 1.77–8.68) and daughter sacs (OR 2.79, 1.25–6.25) remained significant.',
      ref: 'additional-value-hemodynamics-2015',
    },
  ],
  limits: [
    {
      text: 'Prediction of rupture or indication for treatment: not possible. Published results conflict, and none of WSS, OSI and low-WSS area ratio has an accepted cut-off.',
      refs: [
        'high-or-low-wss-2014',
        'additional-value-hemodynamics-2015',
        'multi-modality-hemodynamics-2019',
      ],
    },
    {
      text: 'Ruptured aneurysm: rupture may alter the shape, and the result does not show the flow before it.',
    },
    {
      text: 'Image noise, neck fused with the parent artery, or sac fused with a neighbouring vessel: wall shear stress is unreliable. Correct the contour before reading the maps.',
    },
    {
      text: 'Absolute WSS or flow without a measured inlet flow: a typical waveform for the vessel is used, and the values are approximate.',
    },
    {
      text: 'Wall thickness, inflammation or intraluminal thrombus: outside the model, which assumes a rigid wall and simplified blood rheology.',
    },
  ],
  intendedUse:
    'For physicians trained in cerebrovascular imaging who assess a diagnosed intracranial aneurysm. AneuFlow describes flow under stated assumptions and does not predict rupture. The physician decides between observation, clipping and endovascular treatment on the full clinical picture; the software must not be the sole basis.',
};
