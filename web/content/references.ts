import type { Reference } from './shapes/reference.js';

/** The works that several pages cite, once; those of one product alone are in its folder. */
export const REFERENCES = {
  'aneuflow-ped-nomogram-2026': {
    authors: 'Zhao Y, et al.',
    title:
      'A multicenter hemodynamics–based nomogram predicting incomplete occlusion of intracranial aneurysms treated with pipeline embolization device',
    journal: 'Front Neurol',
    published: '2026;17:1756374',
    doi: '10.3389/fneur.2026.1756374',
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
  'additional-value-hemodynamics-2015': {
    authors: 'Schneiders JJ, Marquering HA, van Ooij P, et al.',
    title:
      'Additional Value of Intra-Aneurysmal Hemodynamics in Discriminating Ruptured versus Unruptured Intracranial Aneurysms',
    journal: 'AJNR Am J Neuroradiol',
    published: '2015;36(10):1920–1926',
    doi: '10.3174/ajnr.A4397',
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
  'sim-and-size-2019': {
    authors: 'Ospel JM, Gascou G, Costalat V, et al.',
    title:
      'Comparison of Pipeline Embolization Device Sizing Based on Conventional 2D Measurements and Virtual Simulation Using the Sim&Size Software: An Agreement Study',
    journal: 'AJNR Am J Neuroradiol',
    published: '2019;40(3):524–530',
    doi: '10.3174/ajnr.A5973',
    unverified: ['pages', 'doi'],
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
  'defuse-3-2018': {
    authors: 'Albers GW, Marks MP, Kemp S, et al.',
    title: 'Thrombectomy for Stroke at 6 to 16 Hours with Selection by Perfusion Imaging',
    journal: 'N Engl J Med',
    published: '2018;378(8):708–718',
    doi: '10.1056/NEJMoa1713973',
  },
  'select2-2023': {
    authors: 'Sarraj A, Hassan AE, Abraham MG, et al.',
    title: 'Trial of Endovascular Thrombectomy for Large Ischemic Strokes',
    journal: 'N Engl J Med',
    published: '2023;388(14)',
    doi: '10.1056/NEJMoa2214403',
    unverified: ['pages'],
  },
  'angel-aspect-protocol-2023': {
    authors: 'Huo X, Ma G, Zhang X, et al.',
    title:
      'Endovascular therapy in acute anterior circulation large vessel occlusive patients with a large infarct core (ANGEL-ASPECT): protocol of a multicentre randomised trial',
    journal: 'Stroke Vasc Neurol',
    published: '2023;8(2):169–174',
    doi: '10.1136/svn-2022-001865',
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
  'ivus-and-ct-ffr-2023': {
    title:
      'Accuracy of intravascular ultrasound-derived virtual fractional flow reserve (FFR) and FFR derived from computed tomography for functional assessment of coronary artery disease',
    journal: 'BioMed Eng OnLine',
    published: '2023;22',
    doi: '10.1186/s12938-023-01122-x',
    unverified: ['authors', 'pages'],
  },
  'ffr-functional-severity-1996': {
    authors: 'Pijls NHJ, De Bruyne B, Peels K, et al.',
    title:
      'Measurement of fractional flow reserve to assess the functional severity of coronary-artery stenoses',
    journal: 'N Engl J Med',
    published: '1996;334(26):1703–1708',
    doi: '10.1056/NEJM199606273342604',
  },
  'invasive-haemodynamics-review-2015': {
    authors: 'Seiler C',
    title:
      '(F)Utility of invasive haemodynamic measurements to guide percutaneous intervention in chronic coronary artery disease',
    journal: 'Swiss Med Wkly',
    published: '2015;145:w14143',
    doi: '10.4414/smw.2015.14143',
  },
  'angiogram-ffr-discordance-2014': {
    authors: 'Toth G, Hamilos M, Pyxaras S, et al.',
    title:
      'Evolving concepts of angiogram: fractional flow reserve discordances in 4000 coronary stenoses',
    journal: 'Eur Heart J',
    published: '2014;35(40):2831–2838',
    doi: '10.1093/eurheartj/ehu094',
    unverified: ['authors', 'pages', 'doi'],
  },
  'fame-2-five-years-2018': {
    authors: 'Xaplanteris P, Fournier S, Pijls NHJ, et al.',
    title: 'Five-Year Outcomes with PCI Guided by Fractional Flow Reserve',
    journal: 'N Engl J Med',
    published: '2018;379(3):250–259',
    doi: '10.1056/NEJMoa1803538',
  },
  'ffrct-platform-2015': {
    authors: 'Douglas PS, Pontone G, Hlatky MA, et al.',
    title:
      'Clinical outcomes of fractional flow reserve by computed tomographic angiography-guided diagnostic strategies vs. usual care in patients with suspected coronary artery disease: the prospective longitudinal trial of FFRCT: outcome and resource impacts study',
    journal: 'Eur Heart J',
    published: '2015;36(47):3359–3367',
    doi: '10.1093/eurheartj/ehv444',
  },
  'ffrct-three-trials-2015': {
    authors: 'Xu R, Li C, Qian J, et al.',
    title:
      'Computed Tomography-Derived Fractional Flow Reserve in the Detection of Lesion-Specific Ischemia: An Integrated Analysis of 3 Pivotal Trials',
    journal: 'Medicine',
    published: '2015;94(46):e1963',
    doi: '10.1097/MD.0000000000001963',
  },
  'qfr-favor-iii-china-2022': {
    authors: 'Song L, Xu B, Tu S, et al.',
    title: '2-Year Outcomes of Angiographic Quantitative Flow Ratio-Guided Coronary Interventions',
    journal: 'J Am Coll Cardiol',
    published: '2022;80(22):2089–2101',
    doi: '10.1016/j.jacc.2022.09.007',
    unverified: ['volume', 'pages', 'doi'],
  },
  'qfr-favor-iii-europe-2024': {
    authors: 'Andersen BK, Sejr-Hansen M, Maillard L, et al.',
    title:
      'Quantitative flow ratio versus fractional flow reserve for coronary revascularisation guidance (FAVOR III Europe): a multicentre, randomised, non-inferiority trial',
    journal: 'Lancet',
    published: '2024;404(10465):1835–1846',
    doi: '10.1016/S0140-6736(24)02175-5',
    unverified: ['doi'],
  },
  'angio-imr-meta-analysis-2022': {
    authors: 'Fernández-Peregrina E, García-García HM, Sans-Roselló J, et al.',
    title:
      'Angiography-derived versus invasively-determined index of microcirculatory resistance in the assessment of coronary microcirculation: A systematic review and meta-analysis',
    journal: 'Catheter Cardiovasc Interv',
    published: '2022;99(7):2018–2025',
    doi: '10.1002/ccd.30174',
  },
  'angio-imr-meta-analysis-2024': {
    authors: 'Wang D, Li X, Feng W, et al.',
    title:
      'Diagnostic and prognostic value of angiography-derived index of microvascular resistance: a systematic review and meta-analysis',
    journal: 'Front Cardiovasc Med',
    published: '2024;11:1360648',
    doi: '10.3389/fcvm.2024.1360648',
  },
  'angio-imr-core-laboratory-2025': {
    authors: 'Tsai TY, Aldujeli A, Keulards DCJ, et al.',
    title:
      'Core Laboratory Comparison of Angiography-Derived Indexes of Microvascular Resistance Versus Pressure-wire IMR and Absolute Resistance',
    journal: 'JACC Cardiovasc Interv',
    published: '2025',
    doi: '10.1016/j.jcin.2025.10.027',
    unverified: ['volume', 'pages'],
  },
} as const satisfies Readonly<Record<string, Reference>>;

export type ReferenceId = keyof typeof REFERENCES;
