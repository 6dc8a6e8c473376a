import type { NewsId } from './news-items.js';
import type { NewsText } from './news-text.js';

export const news: Readonly<Record<NewsId, NewsText>> = {
  'pipeline-nomogram-2026': {
    title: 'Incomplete occlusion after flow diversion: a multicentre nomogram',
    des: 'Multicentre, 362 patients with 426 aneurysms; morphology and haemodynamics computed with AneuFlow Pro. The nomogram’s AUC was 0.785 (95% CI 0.719–0.850) in the 298 training aneurysms and 0.809 (0.695–0.923) in the 128 validation aneurysms from the same cohort. The AUC describes the nomogram, not the software; two predictors, wall apposition and migration, are known only after deployment.',
  },
  'deployed-length-2025': {
    title: 'Flow diverter length: simulated against nominal',
    des: 'Ten consecutive patients with an unruptured aneurysm, simulated with another manufacturer’s system (Ankyras). Against length measured after deployment, mean accuracy was 92% (SD 5%) for simulated length and 79% (SD 12%) for nominal length. Small series.',
  },
  'angiographic-imr-compared-2025': {
    title: 'Five angiographic IMR methods against wire-based IMR',
    des: 'Core laboratory study of 270 patients and 274 vessels. Five methods from other manufacturers (AccuIMR was not tested) correlated poorly with wire-based IMR. For IMR of 25 U or more, AUC was 0.530 to 0.576 (P > 0.05 for each), no better than chance. Earlier single studies and meta-analyses reported better results.',
  },
  'favor-3-europe-2024': {
    title: 'FAVOR III Europe: QFR guidance not shown to be non-inferior to FFR',
    des: 'Randomised, open-label non-inferiority trial, 2,000 patients in 34 centres. Death, myocardial infarction or unplanned revascularisation within 12 months: 6.7% with QFR, 4.2% with FFR (HR 1.63, 95% CI 1.11–2.41). The difference was 2.5 percentage points; the upper limit of the two-sided 90% CI, 4.2, exceeded the margin of 3.4, so non-inferiority was not met. The authors do not support QFR where FFR is available. QFR is another manufacturer’s system.',
  },
  'accurate-ct-2024': {
    title: 'ACCURATE-CT: FFR from coronary CT, computed on site',
    des: 'Prospective, 339 patients and 404 vessels, against invasive FFR ≤0.80. Per vessel, AccuFFRct had an accuracy of 90.6% (95% CI 87.3–93.3%) and an AUC of 0.93, compared with 0.77 for CT angiography alone and 0.89 for quantitative coronary angiography.',
  },
  'esc-chronic-syndromes-2024': {
    title: '2024 ESC guidelines on chronic coronary syndromes',
    des: 'Clinical guideline of the European Society of Cardiology. Assessment is stepwise, by the clinical likelihood of obstructive disease: coronary CT angiography is recommended at 5–50% (class I, level A), invasive angiography above 80%. Replaces the guideline of 2019.',
  },
  'oct-ffr-algorithm-2024': {
    title: 'AccuFFRoct: a new algorithm for FFR from OCT',
    des: 'Diagnostic accuracy of the AccuFFRoct prototype, which reconstructs the artery from angiographic and optical coherence tomography images and computes FFR (volume 31, issue 3). For the number of patients and the results, see the open-access paper.',
  },
  'ufr-qfr-2024': {
    title: 'Computed FFR from intravascular ultrasound or angiography',
    des: 'Retrospective, 78 patients with 98 vessels, against wire-based FFR. Accuracy was 94% (95% CI 89–97%) for the ultrasonic flow ratio (UFR) and 90% (84–94%) for the quantitative flow ratio (QFR); the authors conclude that UFR is non-inferior. Both systems are from other manufacturers.',
  },
  'qfr-intracranial-2024': {
    title: 'QFR in intracranial atherosclerotic stenosis',
    des: 'In 34 vessels of 32 patients with a single symptomatic stenosis, angiographic QFR correlated with the wire-based resting pressure ratio before angioplasty (r = 0.82; anterior circulation 0.91, posterior 0.77). QFR is another manufacturer’s system, designed for coronary arteries.',
  },
  'angiographic-imr-2023': {
    title: 'Microvascular resistance from angiography in acute and chronic coronary syndromes',
    des: 'Retrospective, single centre, 163 patients and 232 vessels, against wire-based IMR. Correlation of AccuIMR was r = 0.76 overall and 0.75 to 0.78 in the three subgroups.',
  },
  'ivus-and-ct-ffr-2023': {
    title: 'FFR from IVUS and from CT in the same lesions',
    des: 'Small retrospective study: 40 of 670 screened patients, 41 lesions, against invasive FFR ≤0.80. AUC and sensitivity were 0.960 and 96.6% for AccuFFRivus, 0.897 and 89.7% for AccuFFRct; specificity was 85.7% for both. The abstract’s percentages do not match the total of 41.',
  },
  'angio-or-ct-ffr-2023': {
    title: 'Angiographic FFR and CT-FFR: a prospective comparison',
    des: 'Prospective observational study comparing AccuFFRangio and CT-FFR in patients with stable coronary artery disease, with invasive FFR as the reference standard. See the paper for sample size and results.',
  },
  'flash-imr-2023': {
    title: 'FLASH IMR: IMR computed from coronary angiography',
    des: 'Prospective, multicentre, 113 patients; caIMR from another manufacturer. Against wire-based IMR of 25 U or more, accuracy was 93.8% (95% CI 87.7–97.5%), sensitivity 95.1% (83.5–99.4%) and specificity 93.1% (84.5–97.7%).',
  },
  'microcatheter-review-2023': {
    title: 'Shaping the microcatheter for aneurysm embolisation: a review',
    des: 'The review covers shaping methods and finds that shaping relies mainly on operator experience. It does not assess a particular software product.',
  },
  'microcatheter-cfd-2023': {
    title: 'Microcatheter shaping guided by flow simulation',
    des: 'Single centre, single arm: twenty posterior communicating artery aneurysms. All microcatheters, shaped with the help of computational fluid dynamics, were placed. Without a control arm the study cannot show an advantage over shaping by hand.',
  },
  'favor-3-china-2022': {
    title: 'FAVOR III China at two years: QFR-guided intervention',
    des: 'Randomised and sham-controlled, 3,825 patients in 26 hospitals: death, myocardial infarction or ischaemia-driven revascularisation in 8.5% with QFR guidance and 12.5% with angiographic guidance (HR 0.66, 95% CI 0.54–0.81). QFR is another manufacturer’s system.',
  },
  'eso-unruptured-aneurysms-2022': {
    title: 'European Stroke Organisation guideline on unruptured intracranial aneurysms',
    des: 'Written by the GRADE method. No randomised trial has been completed, and all recommendations rest on evidence of very low quality. Preventive occlusion is suggested where the estimated five-year risk of rupture exceeds the risk of treatment, flow-diverting stents only where no other low-risk option exists, and imaging follow-up for patients who are observed.',
  },
  'angiographic-ffr-2021': {
    title: 'FFR from angiography for the functional assessment of stenoses',
    des: 'Retrospective, 300 patients with stable angina, against wire-based FFR ≤0.80. With the measured aortic pressure as input, AccuFFRangio had an accuracy of 93.7%, a sensitivity of 90% and a specificity of 95%. With an assumed pressure of 100 mmHg, accuracy was 87%, sensitivity 57.5% and specificity 97.7%.',
  },
  'ct-ffr-single-centre-2021': {
    title: 'FFR from coronary CT angiography at a single centre',
    des: 'Retrospective, 54 patients and 78 vessels, against invasive FFR ≤0.80. Per patient, AccuFFRct had an accuracy of 90.7% and an AUC of 0.945; CT angiography alone had an accuracy of 38.9% (sensitivity 100%, specificity 5.71%, negative predictive value 100%).',
  },
  'ufr-2021': {
    title: 'FFR computed from intravascular ultrasound',
    des: 'In 94 patients with 167 paired measurements, against wire-based FFR ≤0.80, the ultrasonic flow ratio (UFR, another manufacturer’s system) had an accuracy of 92%, a sensitivity of 91%, a specificity of 96% and an AUC of 0.97.',
  },
  'm1-pressure-2021': {
    title: 'Pressure ratio across M1 stenoses',
    des: 'In 43 patients with a single symptomatic M1 stenosis, pressure ratio and pressure difference were measured by wire, not computed. Their correlations were −0.37 and 0.47 with diameter stenosis, 0.41 and −0.51 with minimal lumen diameter. The authors conclude that the relation is significant but weak to moderate, so anatomy only partly reflects haemodynamic status.',
  },
  'lv-segmentation-2020': {
    title: 'Segmenting the left ventricular myocardium on CT',
    des: 'Deep learning against manual segmentation in a validation set of 1,000: Dice similarity coefficient 88.3 ± 6.2%. AccuLV was not studied.',
  },
  'fame-2-five-years-2018': {
    title: 'FAME 2 at five years: FFR-guided intervention',
    des: 'Among 888 randomised patients with stable coronary artery disease and at least one stenosis of FFR ≤0.80, death, myocardial infarction or urgent revascularisation occurred in 13.9% with PCI and in 27.0% on medical therapy alone (HR 0.46, 95% CI 0.34–0.63). The difference came from urgent revascularisation (6.3% and 21.1%); death (5.1% and 5.2%) and myocardial infarction (8.1% and 12.0%) did not differ significantly. FFR was measured by pressure wire.',
  },
  'pufs-2017': {
    title: 'PUFS at three years: flow diversion for intracranial aneurysms',
    des: 'Single arm, 107 patients with 109 large or giant internal carotid artery aneurysms. At three years 71 of the 76 aneurysms with angiography were completely occluded (93.4%); five had been retreated, three of which are among the occluded. According to a conference abstract, 6 patients (5.6%) had a major stroke or died of a neurological cause, all within the first six months. The trial studied an implant, not software.',
  },
  'platform-2015': {
    title: 'PLATFORM: CT-FFR in the diagnostic pathway',
    des: 'Non-randomised, 584 patients, HeartFlow’s CT-FFR. In the 380 with planned invasive angiography, angiography showed no obstructive disease in 12% with CT angiography and CT-FFR first and in 73% with usual care; 61% of the CT group had angiography cancelled. These figures apply only to that stratum.',
  },
  'ct-ffr-pooled-2015': {
    title: 'Pooled analysis of three CT-FFR trials',
    des: '609 patients and 1,050 vessels, HeartFlow’s system, against invasive FFR. Per vessel, sensitivity was 82.8%, specificity 77.7%, positive predictive value 60.8%, negative predictive value 91.6% and accuracy 79.2%.',
  },
  'flow-and-rupture-2015': {
    title: 'Haemodynamics and aneurysm rupture: no independent association',
    des: 'Cross-sectional: in 117 aneurysms (55 ruptured) of patients eligible for endovascular treatment, only high-risk location (OR 3.92, 95% CI 1.77–8.68) and daughter sacs (OR 2.79, 1.25–6.25) remained significant in multivariable models. Other studies disagree.',
  },
  'rupture-resemblance-2014': {
    title: 'Rupture resemblance score for intracranial aneurysms',
    des: 'Three models developed in 119 aneurysms were tested against rupture status in 85 consecutive aneurysms. At a 50% cut-off, sensitivity was 0.78–0.83 and specificity 0.78–0.84; size and aspect ratio alone had sensitivities of 0.28 and 0.33.',
  },
  'wall-shear-stress-2014': {
    title: 'High or low wall shear stress? A review of aneurysm mechanisms',
    des: 'The review proposes that both high and low wall shear stress can drive growth and rupture, so a value alone is not conclusive.',
  },
  'nxt-2014': {
    title: 'NXT: FFR derived from coronary CT angiography',
    des: 'Prospective, multicentre, 254 patients, against invasive FFR ≤0.80. Per patient, HeartFlow’s CT-FFR had an AUC of 0.90 (95% CI 0.87–0.94), CT angiography alone 0.81 (0.76–0.87).',
  },
  'angiography-ffr-mismatch-2014': {
    title: 'Mismatch between angiographic stenosis and FFR',
    des: 'In 2,986 patients with 4,086 stenoses, a diameter stenosis of 50% or more detected FFR ≤0.80 with a sensitivity of 61% (95% CI 59–63%) and a specificity of 67% (65–69%).',
  },
  'cicas-2014': {
    title: 'CICAS: intracranial atherosclerosis in Chinese patients with acute cerebral ischaemia',
    des: 'Atherosclerotic stenosis (≥50% on MR angiography) was present in 46.6% of 2,864 consecutive patients at 22 hospitals, seen within 7 days of onset. Stroke recurrence within 12 months rose from 3.27% without stenosis to 3.82% at 50–69%, 5.16% at 70–99% and 7.27% with occlusion.',
  },
  'phases-2014': {
    title: 'PHASES: a score for the rupture risk of unruptured aneurysms',
    des: 'Pooled cohorts, 8,382 people in North America, Europe and Japan; 230 ruptures in 29,166 person-years. Mean risk was 1.4% at one year (95% CI 1.1–1.6%) and 3.4% at five (2.9–4.0%); predictors were population, hypertension, age, size, earlier subarachnoid haemorrhage and site.',
  },
  'stenosis-flow-2014': {
    title: 'Flow across severe intracranial stenoses and recurrent stroke',
    des: 'In 32 patients with symptomatic stenoses of 70–99%, ratios of shear strain rate (HR 1.027, 95% CI 1.004–1.051) and velocity (HR 1.029, 95% CI 1.002–1.056) were each associated with recurrence in the same territory within a year (univariate; c = 0.776 for both, 95% CI 0.594–0.903). The abstract reports no such association for the pressure ratio. Exploratory; in a later cohort of 245 by the same group (Ann Neurol 2019) a low pressure ratio was independently associated with recurrence (adjusted HR 3.16, P = 0.026).',
  },
  'shanghai-aneurysms-2013': {
    title: 'Prevalence of unruptured aneurysms in Shanghai',
    des: 'Cross-sectional: in 4,813 adults aged 35 to 75 from two communities, MR angiography showed an aneurysm in 7.0% (95% CI 6.3–7.7%; 5.5% of men, 8.4% of women); 90% of the aneurysms measured less than 5 mm.',
  },
  'sammpris-2011': {
    title: 'SAMMPRIS: stenting added to medical treatment for intracranial stenosis',
    des: 'Randomised, 451 patients with symptomatic stenosis of 70–99%, aggressive medical treatment with or without a Wingspan stent; enrolment stopped early because of the results at 30 days. Stroke or death within 30 days: 14.7% with the stent, 5.8% without (P = 0.002). At one year the composite primary endpoint, which adds later stroke in the territory of the qualifying artery, was 20.0% and 12.2%.',
  },
  'ofr-meta-analysis': {
    title: 'Optical flow ratio: a meta-analysis of individual patient data',
    des: 'In 574 patients and 626 vessels, the optical flow ratio (OFR, another manufacturer’s system) agreed with wire-based FFR (≤0.80 before PCI, ≤0.90 after PCI) in 90% (95% CI 87–92%): 91% before and 87% after PCI. Overall sensitivity was 84% (79–88%), specificity 94% (92–96%).',
  },
};
