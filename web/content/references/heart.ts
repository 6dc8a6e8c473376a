import type { Reference } from '../shapes/reference.js';

export const heartReferences = {
  'accurate-ct-2024': {
    authors: 'Li C, Hu Y, Jiang J, et al.',
    title:
      'Diagnostic Performance of Fractional Flow Reserve Derived From Coronary CT Angiography: The ACCURATE-CT Study',
    journal: 'JACC Cardiovasc Interv',
    published: '2024;17(17):1980–1992',
    doi: '10.1016/j.jcin.2024.06.027',
  },
  'accuffrct-single-centre-2021': {
    authors: 'Jiang W, Pan Y, Hu Y, et al.',
    title:
      'Diagnostic accuracy of coronary computed tomography angiography-derived fractional flow reserve',
    journal: 'BioMed Eng OnLine',
    published: '2021;20:77',
    doi: '10.1186/s12938-021-00914-3',
    unverified: ['authors'],
  },
  'ivus-and-ct-ffr-2023': {
    title:
      'Accuracy of intravascular ultrasound-derived virtual fractional flow reserve (FFR) and FFR derived from computed tomography for functional assessment of coronary artery disease',
    journal: 'BioMed Eng OnLine',
    published: '2023;22',
    doi: '10.1186/s12938-023-01122-x',
    unverified: ['authors', 'pages'],
  },
  'angiography-based-ffr-2021': {
    authors: 'Li C, Leng X, He J, et al.',
    title:
      'Diagnostic Performance of Angiography-Based Fractional Flow Reserve for Functional Evaluation of Coronary Artery Stenosis',
    journal: 'Front Cardiovasc Med',
    published: '2021;8:714077',
    doi: '10.3389/fcvm.2021.714077',
  },
  'oct-based-ffr-2024': {
    authors: 'Pan W, Wei W, Hu Y, et al.',
    title:
      'Diagnostic accuracy of a novel optical coherence tomography-based fractional flow reserve algorithm for assessment of coronary stenosis significance',
    journal: 'Cardiol J',
    published: '2024;31(3):381–389',
    doi: '10.5603/cj.90744',
  },
  'accuimr-2023': {
    authors: 'Fan Y, Li C, Hu Y, et al.',
    title:
      'Angiography-based index of microcirculatory resistance (AccuIMR) for the assessment of microvascular dysfunction in acute coronary syndrome and chronic coronary syndrome',
    journal: 'Quant Imaging Med Surg',
    published: '2023;13',
    doi: '10.21037/qims-22-961',
    unverified: ['pages'],
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
  'ffrct-nxt-2014': {
    authors: 'Nørgaard BL, Leipsic J, Gaur S, et al.',
    title:
      'Diagnostic Performance of Noninvasive Fractional Flow Reserve Derived From Coronary Computed Tomography Angiography in Suspected Coronary Artery Disease: The NXT Trial',
    journal: 'J Am Coll Cardiol',
    published: '2014;63(12):1145–1155',
    doi: '10.1016/j.jacc.2013.11.043',
    unverified: ['doi'],
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
  'ufr-ivus-2021': {
    authors: 'Yu W, Tanigaki T, Ding D, et al.',
    title:
      'Accuracy of Intravascular Ultrasound-Based Fractional Flow Reserve in Identifying Hemodynamic Significance of Coronary Stenosis',
    journal: 'Circ Cardiovasc Interv',
    published: '2021;14(2):e009840',
    doi: '10.1161/CIRCINTERVENTIONS.120.009840',
  },
  'ofr-meta-analysis-2023': {
    authors: 'Hu F, Ding D, Westra J, et al.',
    title: 'Diagnostic accuracy of optical flow ratio: an individual patient-data meta-analysis',
    journal: 'EuroIntervention',
    published: '2023;19(2):e145–e154',
    doi: '10.4244/EIJ-D-22-01098',
    unverified: ['volume', 'pages'],
  },
  'flash-imr-2023': {
    authors: 'Huang D, Gong Y, Fan Y, et al.',
    title:
      'Coronary angiography-derived index for assessing microcirculatory resistance in patients with non-obstructed vessels: The FLASH IMR study',
    journal: 'Am Heart J',
    published: '2023',
    doi: '10.1016/j.ahj.2023.03.016',
    unverified: ['volume', 'pages'],
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
  'angio-imr-stemi-2021': {
    authors: 'Choi KH, et al.',
    title:
      'Functional Coronary Angiography-Derived Index of Microcirculatory Resistance in Patients With ST-Segment Elevation Myocardial Infarction',
    journal: 'JACC Cardiovasc Interv',
    published: '2021;14(15):1670–1684',
    doi: '10.1016/j.jcin.2021.05.027',
  },
  'lv-segmentation-ct-2020': {
    authors: 'Koo HJ, Lee JG, Ko JY, et al.',
    title:
      'Automated Segmentation of Left Ventricular Myocardium on Cardiac Computed Tomography Using Deep Learning',
    journal: 'Korean J Radiol',
    published: '2020;21(6):660–669',
    doi: '10.3348/kjr.2019.0378',
  },
  'lv-function-ct-and-mri-2017': {
    authors: 'Kaniewska M, Schuetz GM, Willun S, et al.',
    title:
      'Noninvasive evaluation of global and regional left ventricular function using computed tomography and magnetic resonance imaging: a meta-analysis',
    journal: 'Eur Radiol',
    published: '2017;27(4):1640–1659',
    doi: '10.1007/s00330-016-4513-1',
    unverified: ['authors'],
  },
} as const satisfies Readonly<Record<string, Reference>>;
