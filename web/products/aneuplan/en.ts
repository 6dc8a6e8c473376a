import type { ProductPageText, ProductText } from '../../features/product/product-text.js';
import type { FigureText } from '../../figures/texts/figure-text.js';
import type { entry } from './product.js';

export const page: ProductPageText = {
  heading: 'AneuPlan: planning a flow diverter before deployment',
  intro:
    'The length of a flow diverter in the vessel depends on the diameter to which it opens, and often differs from the length on the label. AneuPlan measures the proximal and distal landing zones (diameter in mm) along the centreline of a 3D vessel model, places the braid of a candidate size there virtually, and estimates its deployed length (mm), its coverage and the inflow to the sac before and after. Delivery technique and straightening of the artery during the procedure shift the result, so the operator settles the size with the angiogram and the device’s own instructions at hand.',
  description:
    'AneuPlan measures landing zones in the parent artery and estimates deployed length, coverage and the change of inflow for candidate flow diverters.',
};

export const figure: FigureText = {
  caption:
    'Streamlines and inflow before and after a flow diverter, modelled as an evenly resisting layer. A model, not a patient.',
  alt: 'Left, blood circles in the sac. Right, a braided device lies in the artery and less blood enters. The inflow stands below each, a scale of speed at the upper left.',
};

export const product: ProductText<keyof typeof entry.references> = {
  application: [
    {
      text: 'A flow diverter treats an aneurysm from the parent artery: a fine braid across the neck slows the exchange of blood with the sac, which may then thrombose over time. The sizing should be right on the first attempt, for a device that is too short can slip, one that is too narrow does not reach the wall, and one that is too wide cannot open fully: in four silicone models and the flow computed in them it covered less of the neck and diverted less flow. There a device narrower than the artery diverted somewhat more still, but the gain was smaller than from too wide to matched.',
      refs: ['flow-diverter-size-2024'],
    },
    {
      text: 'AneuPlan is meant for the hour before deployment. The operator works through three questions in turn: where the device can land, how long each candidate becomes in this artery, and how much inflow it would leave. Candidates are laid side by side, and the operator’s own reading of the angiogram decides between them.',
    },
    {
      text: 'There is reason for the exercise. In one agreement study of 74 patients, experienced operators and a simulation frequently arrived at different sizes for the same vessel, which is a reason to look twice, though not a proof that either was right.',
      refs: ['sim-and-size-2019'],
    },
  ],
  features: [
    {
      heading: 'Landing zones on the centreline',
      text: 'Diameters are measured on true cross-sections proximal and distal to the neck, and the step in calibre between the two ends is shown.',
    },
    {
      heading: 'A braid that shortens',
      text: 'A braided tube trades length for diameter. The candidate is expanded into the vessel ring by ring, and its length follows from the local diameter.',
    },
    {
      heading: 'Behaviour in curves',
      text: 'On the outer side of a bend the cells open, on the inner side they close. The model carries this into the coverage at the neck.',
    },
    {
      heading: 'Side branches',
      text: 'Ostia that come to lie under the braid are listed, so that a branch is covered by decision and not by surprise.',
    },
    {
      heading: 'Inflow before and after',
      text: 'Flow is solved without and with the device under the same conditions; the difference is reported together with the two values it is formed from.',
    },
  ],
  advantages: [
    {
      heading: 'Length in the vessel, not on the label',
      text: 'Label length refers to the fully open device. The estimate refers to the artery at hand, which is what the landing zone has to match.',
    },
    {
      heading: 'Trade-offs on one sheet',
      text: 'A longer device lands in a healthier segment but crosses another branch. Seeing both consequences together helps to choose between them.',
    },
    {
      heading: 'Preparation for the unexpected',
      text: 'The next size up and down has already been looked at if the first choice proves impossible to deliver.',
    },
  ],
  inputs: [
    {
      name: '3D rotational angiography',
      unit: '',
      note: 'Parent artery with both landing zones, free of vasospasm if possible',
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
        'Multicentre agreement study, 74 patients treated with a Pipeline device; sizes chosen by operators from manual 2D measurements against those that blinded users of the Sim&Size software computed. AneuPlan was not studied.',
      findings:
        'Agreement was low (κ 0.219 for diameter, 0.149 for length). Simulated devices were shorter (median 14 against 16 mm, P <0.01); their diameters did not differ significantly. The authors state that this does not prove superiority.',
      ref: 'sim-and-size-2019',
    },
    {
      kind: 'background',
      heading: 'Simulated length against the implanted device',
      design:
        '10 consecutive patients with an unruptured aneurysm; length simulated with the Ankyras software, compared with the measured length after deployment. AneuPlan was not studied.',
      findings:
        'Mean length accuracy was 92% (SD 5%) for the simulation and 79% (SD 12%) for the label length. Ten implantations of one device type allow no general statement.',
      ref: 'ankyras-2025',
    },
    {
      kind: 'background',
      heading: 'What the treatment itself achieves',
      design:
        'PUFS, a single-arm trial of the Pipeline device in large and giant aneurysms of the internal carotid artery, three-year report: 107 patients with 109 aneurysms. The device was evaluated; planning software played no part.',
      findings:
        'Of the 76 aneurysms (74 patients) with angiography at three years, 71 were completely occluded (93.4%); five aneurysms had been treated again in the meantime, and three of these count among the occluded. According to a conference abstract of the trial (J Neurointerv Surg 2015;7(Suppl 1):A35), 6 of the 107 patients (5.6%) had a major stroke or died of a neurological cause, all within the first six months.',
      ref: 'pufs-3-year-2017',
    },
  ],
  limits: [
    {
      text: 'The delivery technique counts for as much as the geometry: pushing packs the braid, pulling stretches it, and no model predicts operator technique.',
    },
    {
      text: 'The catheter straightens the artery and the device itself bends it. Landing points can move by millimetres against the images.',
    },
    {
      text: 'Poor wall apposition and migration have been associated with incomplete occlusion, and both are settled only by the deployment. A plan cannot vouch for them.',
      refs: ['aneuflow-ped-nomogram-2026'],
    },
    {
      text: 'A computed fall in inflow is not an occlusion rate. Antiplatelet treatment, branches from the sac and the biology of the wall take part in the outcome.',
    },
  ],
  intendedUse:
    'AneuPlan supports neurointerventional teams in preparing the implantation of a flow diverter in an intracranial artery. It offers estimates for candidate sizes. Indication, device and size are decided by the operator, never from these estimates alone; the operator follows the instructions for use of the implant and checks the result on angiography.',
};
