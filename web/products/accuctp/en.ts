import type { ProductPageText, ProductText } from '../../features/product/product-text.js';
import type { ProductPicture } from '../../figures/picture-ids.js';
import type { FigureText } from '../../figures/texts/figure-text.js';
import type { evidence } from './evidence.js';

export const page: ProductPageText = {
  heading: 'AccuCTP: CT perfusion in acute ischaemic stroke',
  intro:
    'From a CT perfusion series AccuCTP computes perfusion maps with ischaemic core, hypoperfusion and mismatch volumes, to inform reperfusion decisions in stroke presenting late or with unknown onset.',
  description:
    'AccuCTP turns CT perfusion series into CBF, CBV, MTT and Tmax maps with core, hypoperfusion and mismatch volumes.',
};

export const figure: FigureText = {
  caption:
    'CBF and Tmax maps, core and penumbra, with volumes and mismatch ratio counted in the same data. Synthetic, not a patient.',
  alt: 'Synthetic CBF and Tmax maps, a CT slice with the core in orange and the penumbra in teal, and a list of values. On one side flow is low and Tmax long.',
};

export const pictures: Readonly<Record<ProductPicture, FigureText>> = {
  input: {
    caption: 'A CT perfusion series as the bolus passes. A model, not a patient.',
    alt: 'Six frames of one synthetic slice: arteries brighten first, venous sinuses later; on the affected side middle cerebral branches fill late and faintly. Each frame shows its time.',
  },
  model: {
    caption:
      'Arterial and venous curves, and what deconvolution makes of them. A model, not a patient.',
    alt: 'A slice with sampling sites; upper right, enhancement curves of artery and vein; lower right, residue functions of healthy tissue, penumbra and core.',
  },
  output: {
    caption: 'Core and penumbra as volumes in the brain. A model, not a patient.',
    alt: 'Inside a translucent brain outline an orange core is wrapped in a teal penumbra; labels give both volumes, with a scale bar below.',
  },
  report: {
    caption: 'Four maps with core and penumbra. A model, not a patient.',
    alt: 'CBF, CBV, MTT and Tmax maps in a row; below, a slice with orange core and teal penumbra beside a bar divided in proportion to their volumes.',
  },
};

export const product: ProductText<keyof typeof evidence.references> = {
  facts: {
    image: 'CT perfusion of the brain',
    results: 'Core volume, hypoperfusion volume, mismatch ratio',
    user: 'Stroke physicians, radiologists and neurointerventionalists',
  },
  titles: {
    application: 'Late window or unknown onset: judge the tissue',
    features: 'Deconvolution with input curves you can replace',
    advantages: 'Volumes with their maps, definitions and curves',
  },
  application: [
    {
      text: 'When the patient presents late or onset is unknown, time says little about the tissue. Two late-window trials selected patients for thrombectomy by tissue: DAWN (6–24 hours) by clinical deficit against infarct volume, DEFUSE 3 (6–16 hours) by perfusion imaging.',
      refs: ['dawn-2018', 'defuse-3-2018'],
    },
    {
      text: 'AccuCTP reports core and hypoperfusion volumes after the perfusion acquisition. The physician reads them with time, deficit, age, vessel status and non-contrast CT. Where stroke is in doubt, a perfusion deficit can support the diagnosis; normal maps do not exclude it.',
    },
  ],
  features: [
    {
      heading: 'Deconvolution',
      text: 'Tissue curves are deconvolved with the arterial input function: height and area of the residue function give CBF and CBV, the time to its maximum Tmax.',
    },
    {
      heading: 'Input curves on view',
      text: 'The software selects the arterial and venous curves and displays them; the reader checks and, if necessary, replaces them.',
    },
    {
      heading: 'Published thresholds',
      text: 'Core is CBF <30% of the opposite side, hypoperfusion Tmax >6 s. Mismatch is set against the definitions of published trials.',
      refs: ['ctp-software-2023', 'defuse-3-2018', 'extend-ia-2014'],
    },
    {
      heading: 'Motion and truncation',
      text: 'Displaced frames are realigned or left out. A series that ends before the bolus has passed is flagged.',
    },
  ],
  advantages: [
    {
      heading: 'Overlaid on the anatomy',
      text: 'Volumes are shown on the source images, so that “core” in a ventricle or an old infarct is recognised.',
    },
    {
      heading: 'Definition with every volume',
      text: 'Each volume states its threshold, so that a hospital with another package knows what was measured.',
    },
    {
      heading: 'Curves on demand',
      text: 'The time–attenuation curve of any voxel can be opened to check a doubtful region.',
    },
  ],
  inputs: [
    {
      name: 'CT perfusion series',
      unit: '',
      note: 'Repeated brain volumes, from before bolus arrival to venous outflow',
    },
    {
      name: 'Acquisition times',
      unit: 's',
      note: 'Read from the image headers; sampling may be uneven',
    },
    {
      name: 'Non-contrast head CT',
      unit: '',
      note: 'Optional, to identify old infarcts; a physician must first exclude haemorrhage on CT',
    },
  ],
  outputs: [
    { name: 'Cerebral blood flow (CBF)', unit: 'mL/100 g/min', note: 'Map' },
    { name: 'Cerebral blood volume (CBV)', unit: 'mL/100 g', note: 'Map' },
    { name: 'Mean transit time (MTT)', unit: 's', note: 'Map; CBV divided by CBF' },
    { name: 'Tmax', unit: 's', note: 'Map; time to maximum of the residue function' },
    { name: 'Core volume', unit: 'mL', note: 'CBF <30% of the opposite side' },
    { name: 'Hypoperfusion volume', unit: 'mL', note: 'Tmax >6 s' },
    {
      name: 'Mismatch volume',
      unit: 'mL',
      note: 'Hypoperfusion minus core; penumbra in the figures',
    },
    { name: 'Mismatch ratio', unit: '', note: 'Hypoperfusion divided by core' },
  ],
  evidence: [
    {
      kind: 'background',
      heading: 'Four packages in the same patients',
      design:
        'Single centre: OLEA, MIStar and Syngo.Via, each compared with RAPID. Of 1,606 consecutive patients with RAPID maps, 1,222 had MIStar, 596 OLEA and 349 Syngo.Via maps. Core: CBF <30% of the opposite side, for MIStar also within the area of DT >3 s; hypoperfusion: Tmax >6 s, for MIStar delay time (DT) >3 s. Target mismatch: ratio ≥1.8, perfusion lesion ≥15 mL, core <70 mL.',
      findings:
        'Core and perfusion lesion volumes were compared in pairs (Bland–Altman), as was agreement on target mismatch. The figures are in the open-access paper.',
      ref: 'ctp-software-2023',
    },
    {
      kind: 'background',
      heading: 'Another definition of mismatch',
      design:
        'Protocol of the randomised phase II trial EXTEND-IA: intravenous alteplase within 4.5 hours of onset, with or without clot retrieval, in patients with occlusion of the internal carotid or middle cerebral artery.',
      findings: 'Imaging criteria: ratio >1.2, mismatch >10 mL and core <70 mL.',
      ref: 'extend-ia-2014',
    },
    {
      kind: 'background',
      heading: 'DAWN: late thrombectomy by clinical–core mismatch',
      design:
        'Randomised trial of thrombectomy, 206 patients with occlusion of the intracranial internal carotid or proximal middle cerebral artery, last known well 6–24 hours earlier; stopped early at an interim analysis. Co-primary outcomes at 90 days: utility-weighted mRS and mRS 0–2.',
      findings:
        'Mean utility-weighted mRS (0 to 10, higher is better) was 5.5 against 3.4 (adjusted difference 2.0 points, 95% credible interval 1.1–3.0). mRS 0–2 was reached by 49% with thrombectomy and 13% with standard care alone (adjusted difference 33 percentage points). Symptomatic intracranial haemorrhage (6% against 3%) and death within 90 days (19% against 18%) did not differ significantly. Cited from published summaries.',
      ref: 'dawn-2018',
    },
    {
      kind: 'background',
      heading: 'DEFUSE 3: late thrombectomy by perfusion imaging',
      design:
        'Randomised trial of thrombectomy, 182 patients with occlusion of the internal carotid or proximal middle cerebral artery, last known well 6–16 hours earlier, with core <70 mL, ratio ≥1.8 and penumbra (Tmax >6 s minus core) ≥15 mL; stopped early at an interim analysis. Primary outcome: distribution of the mRS at 90 days; secondary: mRS 0–2.',
      findings:
        'Primary outcome: shift of the mRS towards less disability, OR 2.77 (95% CI 1.63–4.70). mRS 0–2 was reached by 45% with thrombectomy and 17% with medical therapy alone, RR 2.67 (95% CI 1.60–4.48). Mortality at 90 days was 14% against 26% (P = 0.05), symptomatic intracranial haemorrhage 7% against 4% (P = 0.75).',
      ref: 'defuse-3-2018',
    },
  ],
  limits: [
    {
      text: 'Withholding thrombectomy on a large core alone: core <70 mL was a criterion of DEFUSE 3; SELECT2 (from 50 mL) and ANGEL-ASPECT (70–100 mL) enrolled patients with large cores.',
      refs: ['defuse-3-2018', 'select2-2023', 'angel-aspect-protocol-2023'],
    },
    {
      text: 'First hours after onset: core may be overestimated, and part of it can recover after rapid reperfusion.',
    },
    {
      text: 'Carotid stenosis, chronic occlusion, low cardiac output or atrial fibrillation: Tmax can be prolonged without acute ischaemia and look like penumbra.',
    },
    {
      text: 'Small deep or posterior fossa lesions: resolution is limited. Normal maps rule out neither stroke nor vessel occlusion.',
    },
    {
      text: 'Weak or late bolus, motion, or input from a partly occluded artery: all values shift. Check the curves first.',
    },
    {
      text: 'Change of package during follow-up or a study: volumes are not interchangeable. Stay with one package.',
      refs: ['ctp-software-2023'],
    },
  ],
  intendedUse:
    'For physicians trained in perfusion imaging who assess adults with suspected acute ischaemic stroke. AccuCTP adds maps and volumes to the clinical examination and other imaging. The physician decides on reperfusion treatment; maps and volumes must not be the sole basis.',
};
