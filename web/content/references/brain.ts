import type { Reference } from '../shapes/reference.js';

export const brainReferences = {
  'aneuflow-ped-nomogram-2026': {
    authors: 'Zhao Y, et al.',
    title:
      'A multicenter hemodynamics–based nomogram predicting incomplete occlusion of intracranial aneurysms treated with pipeline embolization device',
    journal: 'Front Neurol',
    published: '2026;17:1756374',
    doi: '10.3389/fneur.2026.1756374',
  },
  'rupture-resemblance-score-2015': {
    authors: 'Xiang J, Yu J, Choi H, et al.',
    title:
      'Rupture Resemblance Score (RRS): toward risk stratification of unruptured intracranial aneurysms using hemodynamic–morphological discriminants',
    journal: 'J Neurointerv Surg',
    published: '2015;7(7):490–495',
    doi: '10.1136/neurintsurg-2014-011218',
  },
  'hemodynamics-and-rupture-2011': {
    authors: 'Cebral JR, Mut F, Weir J, et al.',
    title: 'Association of Hemodynamic Characteristics and Cerebral Aneurysm Rupture',
    journal: 'AJNR Am J Neuroradiol',
    published: '2011;32(2):264–270',
    doi: '10.3174/ajnr.A2274',
    unverified: ['authors', 'pages', 'doi'],
  },
  'high-or-low-wss-2014': {
    authors: 'Meng H, Tutino VM, Xiang J, et al.',
    title:
      'High WSS or Low WSS? Complex Interactions of Hemodynamics with Intracranial Aneurysm Initiation, Growth, and Rupture: Toward a Unifying Hypothesis',
    journal: 'AJNR Am J Neuroradiol',
    published: '2014;35(7):1254–1262',
    doi: '10.3174/ajnr.A3558',
  },
  'mirror-aneurysms-2011': {
    authors: 'Lu G, Huang L, Zhang XL, et al.',
    title:
      'Influence of Hemodynamic Factors on Rupture of Intracranial Aneurysms: Patient-Specific 3D Mirror Aneurysms Model Computational Fluid Dynamics Simulation',
    journal: 'AJNR Am J Neuroradiol',
    published: '2011;32(7):1255–1261',
    doi: '10.3174/ajnr.A2461',
    unverified: ['pages', 'doi'],
  },
  'additional-value-hemodynamics-2015': {
    authors: 'Schneiders JJ, Marquering HA, van Ooij P, et al.',
    title:
      'Additional Value of Intra-Aneurysmal Hemodynamics in Discriminating Ruptured versus Unruptured Intracranial Aneurysms',
    journal: 'AJNR Am J Neuroradiol',
    published: '2015;36(10):1920–1926',
    doi: '10.3174/ajnr.A4397',
  },
  'multi-modality-hemodynamics-2019': {
    authors: 'Brindise MC, Rothenberger S, Dickerhoff B, et al.',
    title:
      'Multi-modality cerebral aneurysm haemodynamic analysis: in vivo 4D flow MRI, in vitro volumetric particle velocimetry and in silico computational fluid dynamics',
    journal: 'J R Soc Interface',
    published: '2019;16(158):20190465',
    doi: '10.1098/rsif.2019.0465',
  },
  'phases-2014': {
    authors: 'Greving JP, Wermer MJH, Brown RD Jr, et al.',
    title:
      'Development of the PHASES score for prediction of risk of rupture of intracranial aneurysms: a pooled analysis of six prospective cohort studies',
    journal: 'Lancet Neurol',
    published: '2014;13(1):59–66',
    doi: '10.1016/S1474-4422(13)70263-1',
  },
  'shanghai-prevalence-2013': {
    authors: 'Li MH, Chen SW, Li YD, et al.',
    title:
      'Prevalence of unruptured cerebral aneurysms in Chinese adults aged 35 to 75 years: a cross-sectional study',
    journal: 'Ann Intern Med',
    published: '2013;159(8):514–521',
    doi: '10.7326/0003-4819-159-8-201310150-00004',
  },
  'pufs-3-year-2017': {
    authors: 'Becske T, Potts MB, Shapiro M, et al.',
    title: 'Pipeline for uncoilable or failed aneurysms: 3-year follow-up results',
    journal: 'J Neurosurg',
    published: '2017;127(1):81–88',
    doi: '10.3171/2015.6.JNS15311',
    unverified: ['authors'],
  },
  'sim-and-size-2019': {
    authors: 'Ospel JM, Gascou G, Costalat V, et al.',
    title:
      'Comparison of Pipeline Embolization Device Sizing Based on Conventional 2D Measurements and Virtual Simulation Using the Sim&Size Software: An Agreement Study',
    journal: 'AJNR Am J Neuroradiol',
    published: '2019;40(3):524–530',
    doi: '10.3174/ajnr.A5973',
    unverified: ['pages', 'doi'],
  },
  'flow-diverter-size-2024': {
    authors: 'Kim S, Yang H, Oh JH, et al.',
    title:
      'Quantitative analysis of hemodynamic changes induced by the discrepancy between the sizes of the flow diverter and parent artery',
    journal: 'Sci Rep',
    published: '2024;14(1):1–8',
    doi: '10.1038/s41598-024-61312-y',
  },
  'ankyras-2025': {
    authors: 'Sanders JV, Oliver M, Obradó L, et al.',
    title:
      'Software-based simulation for pipeline vantage flow diverter preprocedural assessment: Method and validation study',
    journal: 'Interv Neuroradiol',
    published: '2025',
    doi: '10.1177/15910199251358590',
    unverified: ['volume', 'pages'],
  },
  'microcatheter-shaping-review-2023': {
    authors: 'Liu C, Wu X, Hu X, et al.',
    title:
      'Navigating complexity: a comprehensive review of microcatheter shaping techniques in endovascular aneurysm embolization',
    journal: 'Front Neurol',
    published: '2023;14:1245817',
    doi: '10.3389/fneur.2023.1245817',
  },
  'cfd-guided-shaping-2023': {
    authors: 'Xu G, Ba Y, Zhang K, et al.',
    title:
      'Application of microcatheter shaping based on computational fluid dynamics simulation of cerebral blood flow in the intervention of posterior communicating aneurysm of the internal carotid artery',
    journal: 'Front Neurol',
    published: '2023;14:1221686',
    doi: '10.3389/fneur.2023.1221686',
  },
  'aspects-2000': {
    authors: 'Barber PA, Demchuk AM, Zhang J, et al.',
    title:
      'Validity and reliability of a quantitative computed tomography score in predicting outcome of hyperacute stroke before thrombolytic therapy',
    journal: 'Lancet',
    published: '2000;355(9216):1670–1674',
    doi: '10.1016/S0140-6736(00)02237-6',
  },
  'aspects-reading-2001': {
    authors: 'Pexman JHW, Barber PA, Hill MD, et al.',
    title:
      'Use of the Alberta Stroke Program Early CT Score (ASPECTS) for Assessing CT Scans in Patients with Acute Stroke',
    journal: 'AJNR Am J Neuroradiol',
    published: '2001;22(8):1534–1542',
    url: 'https://pubmed.ncbi.nlm.nih.gov/11559501/',
    noDoi: 'The journal gave its articles of that year none',
  },
  'automated-aspects-dwi-2019': {
    authors: 'Kuang H, Najm M, Chakraborty D, et al.',
    title:
      'Automated ASPECTS on Noncontrast CT Scans in Patients with Acute Ischemic Stroke Using Machine Learning',
    journal: 'AJNR Am J Neuroradiol',
    published: '2019;40(1):33–38',
    doi: '10.3174/ajnr.A5889',
  },
  'automated-aspects-ctp-2019': {
    authors: 'Sundaram VK, Goldstein J, Wheelwright D, et al.',
    title: 'Automated ASPECTS in Acute Ischemic Stroke: A Comparative Analysis with CT Perfusion',
    journal: 'AJNR Am J Neuroradiol',
    published: '2019;40(12):2033–2038',
    doi: '10.3174/ajnr.A6303',
  },
  'ctp-software-2023': {
    authors: 'Suomalainen OP, Martinez-Majander N, Sibolt G, et al.',
    title:
      'Comparative analysis of core and perfusion lesion volumes between commercially available computed tomography perfusion software',
    journal: 'Eur Stroke J',
    published: '2023;8(1):259–267',
    doi: '10.1177/23969873221135915',
  },
  'extend-ia-2014': {
    authors: 'Campbell BCV, Mitchell PJ, Yan B, et al.',
    title:
      'A multicenter, randomized, controlled study to investigate EXtending the time for Thrombolysis in Emergency Neurological Deficits with Intra-Arterial therapy (EXTEND-IA)',
    journal: 'Int J Stroke',
    published: '2014;9(1):126–132',
    doi: '10.1111/ijs.12206',
    unverified: ['pages'],
  },
  'dawn-2018': {
    authors: 'Nogueira RG, Jadhav AP, Haussen DC, et al.',
    title: 'Thrombectomy 6 to 24 Hours after Stroke with a Mismatch between Deficit and Infarct',
    journal: 'N Engl J Med',
    published: '2018;378(1):11–21',
    doi: '10.1056/NEJMoa1706442',
  },
  'defuse-3-2018': {
    authors: 'Albers GW, Marks MP, Kemp S, et al.',
    title: 'Thrombectomy for Stroke at 6 to 16 Hours with Selection by Perfusion Imaging',
    journal: 'N Engl J Med',
    published: '2018;378(8):708–718',
    doi: '10.1056/NEJMoa1713973',
  },
  'cicas-2014': {
    authors: 'Wang Y, Zhao X, Liu L, et al.',
    title:
      'Prevalence and outcomes of symptomatic intracranial large artery stenoses and occlusions in China: the Chinese Intracranial Atherosclerosis (CICAS) Study',
    journal: 'Stroke',
    published: '2014;45(3):663–669',
    doi: '10.1161/STROKEAHA.113.003508',
  },
  'sammpris-2011': {
    authors: 'Chimowitz MI, Lynn MJ, Derdeyn CP, et al.',
    title: 'Stenting versus Aggressive Medical Therapy for Intracranial Arterial Stenosis',
    journal: 'N Engl J Med',
    published: '2011;365(11):993–1003',
    doi: '10.1056/NEJMoa1105335',
  },
  'icas-stenting-review-2013': {
    authors: 'Ding D, Starke RM, Crowley RW, et al.',
    title: 'Role of Stenting for Intracranial Atherosclerosis in the Post-SAMMPRIS Era',
    journal: 'Biomed Res Int',
    published: '2013;2013:304320',
    doi: '10.1155/2013/304320',
  },
  'icas-cfd-recurrence-2014': {
    authors: 'Leng X, Scalzo F, Ip HL, et al.',
    title:
      'Computational Fluid Dynamics Modeling of Symptomatic Intracranial Atherosclerosis May Predict Risk of Stroke Recurrence',
    journal: 'PLoS One',
    published: '2014;9(5):e97531',
    doi: '10.1371/journal.pone.0097531',
  },
  'icas-wire-geometry-2021': {
    authors: 'Li L, Yang B, Dmytriw AA, et al.',
    title:
      'Hemodynamic Versus Anatomic Assessment of Symptomatic Atherosclerotic Middle Cerebral Artery Stenosis: the Relationship Between Pressure Wire Translesional Gradient and Angiographic Lesion Geometry',
    journal: 'Front Neurol',
    published: '2021;12:671778',
    doi: '10.3389/fneur.2021.671778',
  },
  'icas-qfr-2024': {
    authors: 'Wang X, Bian Y, Zhang R, et al.',
    title:
      'Hemodynamic assessment of intracranial atherosclerotic stenosis: comparison between invasive non-hyperemic pressure ratio and angiography-derived quantitative flow ratio',
    journal: 'Front Neurol',
    published: '2024;15:1466864',
    doi: '10.3389/fneur.2024.1466864',
  },
  'icas-cta-dsa-cfd-2025': {
    authors: 'Yang R, Yin X, Li G, et al.',
    title:
      'CTA and DSA based computational fluid dynamics models for morphological and hemodynamic assessment of intracranial atherosclerotic stenosis',
    journal: 'Front Neurol',
    published: '2025;16:1686189',
    doi: '10.3389/fneur.2025.1686189',
  },
} as const satisfies Readonly<Record<string, Reference>>;
