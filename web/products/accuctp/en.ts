import type { ProductPageText, ProductText } from '../../features/product/product-text.js';
import type { FigureText } from '../../figures/texts/figure-text.js';
import type { entry } from './product.js';

export const page: ProductPageText = {
  heading: 'AccuCTP: CT perfusion in ischaemic stroke',
  intro:
    'When a patient presents late or the time of onset is unknown, the question is how much tissue is probably infarcted and how much is hypoperfused. From a CT perfusion series AccuCTP maps cerebral blood flow (CBF, mL/100 g/min), blood volume (CBV, mL/100 g), mean transit time (MTT, s) and time to maximum of the residue function (Tmax, s), and reports core and hypoperfusion volumes (mL), mismatch volume and mismatch ratio; its stated analysis time is 2 minutes. Perfusion packages are not interchangeable and core can be overestimated very early after onset. The reader should also check for head motion and the choice of arterial input function.',
  description:
    'AccuCTP turns CT perfusion series into CBF, CBV, MTT and Tmax maps with core, hypoperfusion and mismatch volumes.',
};

export const figure: FigureText = {
  caption:
    'CBF and Tmax maps, core and penumbra, with volumes and mismatch ratio counted in the same data. Synthetic, not a patient.',
  alt: 'Three synthetic perfusion maps and a list of values. On one side flow is low and Tmax long; the core is red, the penumbra teal.',
};

export const product: ProductText<keyof typeof entry.references> = {
  application: [
    {
      text: 'Time is a surrogate for tissue status, and a poor one when the moment of onset is unknown. Trials of late reperfusion therefore selected patients by tissue: DAWN set the clinical deficit against the volume of the infarct between 6 and 24 hours, DEFUSE 3 used perfusion imaging between 6 and 16 hours. Since then volumes in millilitres have become part of the emergency discussion.',
      refs: ['dawn-2018', 'defuse-3-2018'],
    },
    {
      text: 'AccuCTP turns the passage of a contrast bolus into those volumes while the patient is still in the scanner room. The stroke physician reads core and penumbra together with time, deficit, age, vessel status and non-contrast CT; a favourable profile is one argument among several.',
    },
    {
      text: 'Where the diagnosis itself is in doubt, with fluctuating symptoms or an unclear deficit, the maps can serve as one more piece of evidence. They are not a search for occluded vessels, and a normal map does not rule out a stroke.',
    },
  ],
  features: [
    {
      heading: 'Deconvolution of the bolus',
      text: 'The tissue curve is deconvolved with the arterial input function. Height and area of the residue function give CBF and CBV, its delay gives Tmax.',
    },
    {
      heading: 'Inputs that can be seen',
      text: 'The arterial and venous curves chosen by the software are shown and can be replaced. Many an implausible map begins here.',
    },
    {
      heading: 'Published thresholds',
      text: 'Core is tissue with CBF below 30% of the opposite hemisphere, hypoperfusion is Tmax above 6 s. A large comparison of four packages used these definitions for three of them; for the fourth, hypoperfusion was a delay time (DT) above 3 s.',
      refs: ['ctp-software-2023'],
    },
    {
      heading: 'Criteria side by side',
      text: 'Mismatch volume and ratio are computed once and set against published definitions of target mismatch, which differ from trial to trial.',
      refs: ['defuse-3-2018', 'extend-ia-2014'],
    },
    {
      heading: 'Motion and truncation flags',
      text: 'Displaced frames are realigned or left out. A series that ends before the bolus has passed is reported as such instead of being silently evaluated.',
    },
  ],
  advantages: [
    {
      heading: 'Maps before numbers',
      text: 'Volumes are overlaid on the source anatomy. A “core” in the ventricle or in an old infarct can be seen for what it is.',
    },
    {
      heading: 'Definitions attached',
      text: 'Every volume carries its threshold. This matters when a report travels from a hospital with one package to a hospital with another.',
    },
    {
      heading: 'Curves on demand',
      text: 'Any voxel can be opened down to its time–attenuation curve, so that a doubtful region is judged on data.',
    },
  ],
  inputs: [
    {
      name: 'CT perfusion series',
      unit: '',
      note: 'Repeated brain volumes from before bolus arrival until its venous outflow',
    },
    {
      name: 'Acquisition times',
      unit: 's',
      note: 'Read from the image headers; uneven sampling is allowed for',
    },
    {
      name: 'Non-contrast head CT',
      unit: '',
      note: 'Optional, to recognise haemorrhage and old infarcts',
    },
  ],
  outputs: [
    { name: 'Cerebral blood flow (CBF)', unit: 'mL/100 g/min', note: 'Map' },
    { name: 'Cerebral blood volume (CBV)', unit: 'mL/100 g', note: 'Map' },
    { name: 'Mean transit time (MTT)', unit: 's', note: 'Map; CBV divided by CBF' },
    { name: 'Tmax', unit: 's', note: 'Map; delay of the residue function' },
    { name: 'Core volume', unit: 'mL', note: 'CBF <30% of the opposite side' },
    { name: 'Hypoperfusion volume', unit: 'mL', note: 'Tmax >6 s' },
    { name: 'Mismatch volume', unit: 'mL', note: 'Hypoperfusion minus core' },
    { name: 'Mismatch ratio', unit: '', note: 'Hypoperfusion divided by core' },
  ],
  evidence: [
    {
      kind: 'background',
      heading: 'One set of patients, several packages',
      design:
        'Single centre: OLEA, MIStar and Syngo.Via, each compared with RAPID. Of 1,606 consecutive patients with RAPID maps, 1,222 had MIStar, 596 OLEA and 349 Syngo.Via maps. Core: CBF <30% of the opposite side, for MIStar within the area of DT >3 s as well; hypoperfusion: Tmax >6 s, for MIStar DT >3 s. Target mismatch: ratio ≥1.8, perfusion lesion ≥15 mL, core <70 mL. AccuCTP was not among them.',
      findings:
        'The study is cited here for these definitions, and because it treats agreement between packages as something to be measured and not assumed. The differences in volume and the rates of agreement are in the paper, which is open access.',
      ref: 'ctp-software-2023',
    },
    {
      kind: 'background',
      heading: 'Another definition of mismatch',
      design:
        'Protocol of the randomised phase II trial EXTEND-IA: clot retrieval or none after intravenous alteplase within 4.5 hours of onset, in patients with occlusion of the internal carotid or middle cerebral artery. AccuCTP was not used in it.',
      findings: 'Imaging had to show a ratio >1.2, a mismatch >10 mL and a core <70 mL.',
      ref: 'extend-ia-2014',
    },
    {
      kind: 'background',
      heading: 'DAWN: late thrombectomy by clinical–core mismatch',
      design:
        'Randomised trial, 206 patients with occlusion of the intracranial internal carotid or proximal middle cerebral artery, last known to be well 6–24 hours before, stopped early at an interim analysis; co-primary outcomes at 90 days: utility-weighted mRS and mRS 0–2. It tested a treatment and not perfusion software, and AccuCTP had no part in it.',
      findings:
        'According to published summaries, the mean utility-weighted mRS (0 to 10, higher is better) was 5.5 against 3.4 (adjusted difference 2.0 points, 95% credible interval 1.1–3.0), and mRS 0–2 was reached by 49% with thrombectomy and by 13% with standard care alone (adjusted difference 33 percentage points, 95% credible interval 24–44). Symptomatic intracranial haemorrhage (6% against 3%) and death within 90 days (19% against 18%) did not differ significantly. The result holds for patients selected as in the trial.',
      ref: 'dawn-2018',
    },
    {
      kind: 'background',
      heading: 'DEFUSE 3: late thrombectomy by perfusion imaging',
      design:
        'Randomised trial, 182 patients with occlusion of the internal carotid or proximal middle cerebral artery, last known to be well 6–16 hours before, with a core <70 mL, a ratio ≥1.8 and a penumbra (Tmax >6 s) ≥15 mL; stopped early at an interim analysis; primary outcome: distribution of the mRS at 90 days, secondary: mRS 0–2. Here too the treatment was on trial; AccuCTP was not used.',
      findings:
        'Primary outcome: shift of the whole mRS towards less disability, OR 2.77 (95% CI 1.63–4.70). mRS 0–2 was reached by 45% with thrombectomy and by 17% with medical therapy alone, RR 2.67 (95% CI 1.60–4.48). Mortality at 90 days was 14% against 26% (P = 0.05), symptomatic intracranial haemorrhage 7% against 4% (P = 0.75). Volumes measured by one package are not automatically those of another.',
      ref: 'defuse-3-2018',
    },
  ],
  limits: [
    {
      text: 'The thresholds are statistical borders from groups of patients. “Core” is an estimate of tissue probably lost: in the first hours part of it may recover after rapid reperfusion.',
    },
    {
      text: 'Delay without stroke – carotid stenosis, low cardiac output, atrial fibrillation – prolongs Tmax. A chronic occlusion can look like a large penumbra.',
    },
    {
      text: 'Small deep infarcts lie below the resolution of the maps, and the posterior fossa is disturbed by bone. A normal map does not rule out a stroke.',
    },
    {
      text: 'A weak or late bolus, motion, or an input function taken from a partly occluded artery can shift the values everywhere and leave a plausible but wrong picture.',
    },
    {
      text: 'Volumes from different packages should not be mixed in one patient’s course or in one study.',
      refs: ['ctp-software-2023'],
    },
  ],
  intendedUse:
    'AccuCTP processes CT perfusion series of adults with suspected acute ischaemic stroke for physicians trained in perfusion reading. Its maps and volumes supplement the clinical examination and the other images. They must not by themselves decide for or against reperfusion treatment.',
};
