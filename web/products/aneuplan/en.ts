import type { ProductPageText, ProductText } from '../../features/product/product-text.js';
import type { ProductPicture } from '../../figures/picture-ids.js';
import type { FigureText } from '../../figures/texts/figure-text.js';
import type { evidence } from './evidence.js';

export const page: ProductPageText = {
  heading: 'AneuPlan: planning a flow diverter before deployment',
  intro:
    'From 3D rotational angiography, AneuPlan measures landing zones, places candidate flow diverters virtually and estimates deployed length, neck coverage and change in inflow, to help choose the size.',
  description:
    'AneuPlan measures landing zones in the parent artery and estimates deployed length, coverage and the change in inflow for candidate flow diverters.',
};

export const figure: FigureText = {
  caption:
    'Streamlines and inflow before and after a flow diverter, modelled as a layer of uniform resistance. A model, not a patient.',
  alt: 'Left, blood circles in the sac. Right, a braided device lies in the artery and less blood enters. Inflow is given below each, with a speed scale at upper left.',
};

export const pictures: Readonly<Record<ProductPicture, FigureText>> = {
  input: {
    caption: 'Subtracted angiogram in the working projection. A model, not a patient.',
    alt: 'Dark carotid and aneurysm on pale grey, with both landing zones in view; projection angles and a 10 mm scale bar beside it.',
  },
  model: {
    caption: 'Cross-sections of the proximal and distal landing zones. A model, not a patient.',
    alt: 'Transparent artery and sac; two groups of rings on the centreline, proximal teal and distal orange, each with its diameter. Scale bar.',
  },
  output: {
    caption: 'Local metal coverage of the braid. A model, not a patient.',
    alt: 'The braid from the side of the sac, coloured by metal coverage: open on the outer curve, dense on the inner. A dashed line marks the neck; only every other wire is drawn.',
  },
  report: {
    caption: 'Sample report: device position and inflow. A model, not a patient.',
    alt: 'Left, a braided device across the neck with a line for its deployed length. Right, two columns for inflow before and after.',
  },
};

export const product: ProductText<keyof typeof evidence.references> = {
  facts: {
    image: '3D rotational angiography',
    results: 'Deployed length, neck coverage, change in inflow',
    user: 'Neurointerventionalists',
  },
  titles: {
    application: 'Compare candidate sizes before deployment',
    features: 'Device expanded ring by ring, then flow solved',
    advantages: 'Estimated for this artery, trade-offs side by side',
  },
  application: [
    {
      text: 'A flow diverter slows the exchange of blood between artery and sac. The size has to fit: too short, and it may migrate; too narrow, and it is poorly apposed; too wide, and it cannot open fully. In a simulation study with four silicone models an oversized device covered less of the neck and diverted less flow.',
      refs: ['flow-diverter-size-2024'],
    },
    {
      text: 'Before deployment AneuPlan shows, for each candidate, where it lands, how long it becomes and how much inflow remains. In a study of 74 patients, operators and simulation often chose different sizes; neither was shown to be better.',
      refs: ['sim-and-size-2019'],
    },
  ],
  features: [
    {
      heading: 'Landing zones',
      text: 'Diameters are measured on true cross-sections proximal and distal to the neck; the step in calibre between them is shown.',
    },
    {
      heading: 'Virtual expansion',
      text: 'The candidate opens ring by ring; length follows from the local diameter. Neck coverage allows for braid cells that open or close up in bends.',
    },
    {
      heading: 'Side branches',
      text: 'Ostia that the braid would cross are listed, so that covering a branch is decided before deployment.',
    },
    {
      heading: 'Inflow before and after',
      text: 'Flow is solved with and without the device under the same boundary conditions. Both inflows and their difference are reported.',
    },
  ],
  advantages: [
    {
      heading: 'Length in the vessel',
      text: 'Nominal length refers to the fully open device. AneuPlan estimates the length in this artery, which the landing zones must match.',
    },
    {
      heading: 'Trade-offs side by side',
      text: 'A longer device may land in healthier wall but cross another branch. Both consequences are on one sheet.',
    },
    {
      heading: 'Alternatives ready',
      text: 'If the first choice cannot be delivered, estimates for the neighbouring sizes are at hand; the operator decides whether to change.',
    },
  ],
  inputs: [
    {
      name: '3D rotational angiography',
      unit: '',
      note: 'Parent artery with both landing zones, preferably without vasospasm',
    },
    {
      name: 'Candidate device',
      unit: 'mm',
      note: 'Nominal diameter and length, with the braid data of the model',
    },
    {
      name: 'Intended distal end',
      unit: '',
      note: 'Placed on the centreline by the operator',
    },
  ],
  outputs: [
    { name: 'Distal landing zone diameter', unit: 'mm', note: 'Mean over the zone' },
    { name: 'Proximal landing zone diameter', unit: 'mm', note: 'Mean over the zone' },
    { name: 'Deployed length', unit: 'mm', note: 'Estimated along the centreline' },
    { name: 'Metal coverage at the neck', unit: '%', note: 'Share of the neck area under wire' },
    { name: 'Inflow before the device', unit: 'mL/min', note: 'Mean over the cardiac cycle' },
    { name: 'Inflow with the device', unit: 'mL/min', note: 'Same boundary conditions' },
    { name: 'Change of inflow', unit: '%', note: 'Relative to the value before' },
  ],
  evidence: [
    {
      kind: 'background',
      heading: 'Manual and simulated sizing compared',
      design:
        'Multicentre agreement study, 74 patients treated with a Pipeline device: sizes chosen by operators from manual 2D measurements against sizes computed by blinded users of another manufacturer’s software (Sim&Size).',
      findings:
        'Agreement was low (κ 0.219 for diameter, 0.149 for length). Simulated devices were shorter (median 14 against 16 mm, P < 0.01); diameters did not differ significantly. The authors state that this does not prove simulation better.',
      ref: 'sim-and-size-2019',
    },
    {
      kind: 'background',
      heading: 'Simulated length against the implanted device',
      design:
        '10 consecutive patients with an unruptured aneurysm: length simulated with another manufacturer’s software (Ankyras) against the length measured after deployment.',
      findings:
        'Mean length accuracy was 92% (SD 5%) for the simulation and 79% (SD 12%) for the nominal length. Small series with one type of device.',
      ref: 'ankyras-2025',
    },
    {
      kind: 'background',
      heading: 'Three-year results of flow diversion',
      design:
        'PUFS, a single-arm trial of the Pipeline device in large and giant aneurysms of the internal carotid artery: 107 patients with 109 aneurysms. It evaluated the device, not planning software.',
      findings:
        'Of the 76 aneurysms (74 patients) with angiography at three years, 71 were completely occluded (93.4%); five had been treated again in the meantime, three of which count among the occluded. According to a conference abstract (J Neurointerv Surg 2015;7(Suppl 1):A35), 6 of the 107 patients (5.6%) had a major stroke or died of a neurological cause, all within the first six months.',
      ref: 'pufs-3-year-2017',
    },
  ],
  limits: [
    {
      text: 'Braid pushed or stretched during delivery: length and coverage change, and the model cannot predict operator technique.',
    },
    {
      text: 'Artery straightened by the catheter or bent by the device: landing points may move by millimetres. Check them on angiography.',
    },
    {
      text: 'Poor wall apposition and migration: both have been associated with incomplete occlusion and are known only after deployment. Planning cannot exclude them.',
      refs: ['aneuflow-ped-nomogram-2026'],
    },
    {
      text: 'Prediction of occlusion: not possible from inflow. Antiplatelet treatment, branches from the sac and wall biology also determine the outcome.',
    },
    {
      text: 'Imaging during vasospasm: landing zones may measure too small. Image again once the spasm has resolved.',
    },
  ],
  intendedUse:
    'For neurointerventional teams preparing to implant a flow diverter in an intracranial artery. AneuPlan adds estimates for candidate sizes; they must not be the sole basis for treatment. The operator decides on indication, device and size, follows the implant’s instructions for use and checks the result on angiography.',
};
