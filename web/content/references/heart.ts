import type { Reference } from '../shapes/reference.js';

export const heartReferences = {
  'accurate-ct-2024': {
    authors: 'Li C, Hu Y, Jiang J, et al.',
    title:
      'Diagnostic Performance of Fractional Flow Reserve Derived From Coronary CT Angiography: The ACCURATE-CT Study',
    journal: 'JACC Cardiovasc Interv',
    published: '2024',
    doi: '10.1016/j.jcin.2024.06.027',
  },
  'accuffrct-single-centre-2021': {
    title:
      'Diagnostic accuracy of coronary computed tomography angiography-derived fractional flow reserve',
    journal: 'BioMed Eng OnLine',
    published: '2021;20:77',
    doi: '10.1186/s12938-021-00914-3',
  },
  'ivus-and-ct-ffr-2023': {
    title:
      'Accuracy of intravascular ultrasound-derived virtual fractional flow reserve (FFR) and FFR derived from computed tomography for functional assessment of coronary artery disease',
    journal: 'BioMed Eng OnLine',
    published: '2023',
    doi: '10.1186/s12938-023-01122-x',
  },
  'angiography-based-ffr-2021': {
    authors: 'Li C, Leng X, He J, et al.',
    title:
      'Diagnostic Performance of Angiography-Based Fractional Flow Reserve for Functional Evaluation of Coronary Artery Stenosis',
    journal: 'Front Cardiovasc Med',
    published: '2021:714077',
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
    published: '2023',
    doi: '10.21037/qims-22-961',
  },
  'ffr-functional-severity-1996': {
    authors: 'Pijls NHJ, et al.',
    title:
      'Measurement of fractional flow reserve to assess the functional severity of coronary-artery stenoses',
    journal: 'N Engl J Med',
    published: '1996',
    doi: '10.1056/NEJM199606273342604',
  },
  'invasive-haemodynamics-review-2015': {
    title:
      '(F)Utility of invasive haemodynamic measurements to guide percutaneous intervention in chronic coronary artery disease',
    journal: 'Swiss Med Wkly',
    published: '2015',
    doi: '10.4414/smw.2015.14143',
  },
  'angiogram-ffr-discordance-2014': {
    title:
      'Evolving concepts of angiogram: fractional flow reserve discordances in 4000 coronary stenoses',
    journal: 'Eur Heart J',
    published: '2014;35(40):2831',
    url: 'https://academic.oup.com/eurheartj/article/35/40/2831/782948',
  },
  'fame-2-five-years-2018': {
    authors: 'Xaplanteris P, et al.',
    title: 'Five-Year Outcomes with PCI Guided by Fractional Flow Reserve',
    journal: 'N Engl J Med',
    published: '2018',
    doi: '10.1056/NEJMoa1803538',
  },
  'ffrct-nxt-2014': {
    authors: 'Nørgaard BL, et al.',
    title:
      'Diagnostic Performance of Noninvasive Fractional Flow Reserve Derived From Coronary Computed Tomography Angiography in Suspected Coronary Artery Disease: The NXT Trial',
    journal: 'J Am Coll Cardiol',
    published: '2014;63(12):1145–1155',
    url: 'https://okayama.elsevierpure.com/en/publications/diagnostic-performance-of-noninvasive-fractional-flow-reserve-der',
  },
  'ffrct-platform-2015': {
    authors: 'Douglas PS, et al.',
    title:
      'Clinical outcomes of fractional flow reserve by computed tomographic angiography-guided diagnostic strategies vs. usual care in patients with suspected coronary artery disease: the prospective longitudinal trial of FFRCT: outcome and resource impacts study',
    journal: 'Eur Heart J',
    published: '2015;36:3359–3367',
    doi: '10.1093/eurheartj/ehv444',
  },
  'ffrct-three-trials-2015': {
    authors: 'Xu R, et al.',
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
    published: '2022',
    url: 'https://scholars.mssm.edu/en/publications/2-year-outcomes-of-angiographic-quantitative-flow-ratio-guided-co',
  },
  'ufr-ivus-2021': {
    authors: 'Yu W, et al.',
    title:
      'Accuracy of Intravascular Ultrasound-Based Fractional Flow Reserve in Identifying Hemodynamic Significance of Coronary Stenosis',
    journal: 'Circ Cardiovasc Interv',
    published: '2021;14(2):e009840',
    doi: '10.1161/CIRCINTERVENTIONS.120.009840',
  },
  'ofr-meta-analysis-2023': {
    authors: 'Hu F, et al.',
    title: 'Diagnostic accuracy of optical flow ratio: an individual patient-data meta-analysis',
    journal: 'EuroIntervention',
    published: '2023',
    doi: '10.4244/EIJ-D-22-01098',
  },
  'flash-imr-2023': {
    title:
      'Coronary angiography-derived index for assessing microcirculatory resistance in patients with non-obstructed vessels: The FLASH IMR study',
    journal: 'Am Heart J',
    published: '2023',
    doi: '10.1016/j.ahj.2023.03.016',
  },
  'angio-imr-meta-analysis-2022': {
    title:
      'Angiography-derived versus invasively-determined index of microcirculatory resistance in the assessment of coronary microcirculation: A systematic review and meta-analysis',
    journal: 'Catheter Cardiovasc Interv',
    published: '2022;99(7):2018–2025',
    doi: '10.1002/ccd.30174',
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
    authors: 'Koo HJ, et al.',
    title:
      'Automated Segmentation of Left Ventricular Myocardium on Cardiac Computed Tomography Using Deep Learning',
    journal: 'Korean J Radiol',
    published: '2020;21(6):660–669',
    doi: '10.3348/kjr.2019.0378',
  },
} as const satisfies Readonly<Record<string, Reference>>;
