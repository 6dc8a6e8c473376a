import type { ProductEvidence } from '../../features/product/product-text.js';

export const evidence = {
  references: {
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
    'icas-cfd-recurrence-2019': {
      authors: 'Leng X, Lan L, Ip HL, et al.',
      title: 'Hemodynamics and stroke risk in intracranial atherosclerotic disease',
      journal: 'Ann Neurol',
      published: '2019;85(5):752–764',
      doi: '10.1002/ana.25456',
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
  },
  plot: {
    measure: { zh: '与导丝压力比的相关系数 r', en: 'Correlation with wire pressure ratio (r)' },
    unit: '',
    ticks: [-1, -0.5, 0, 0.5, 1],
    studies: [
      {
        kind: 'background',
        ref: 'icas-qfr-2024',
        name: { zh: 'Wang 2024，QFR（其他厂商）', en: 'Wang 2024, QFR (other manufacturer)' },
        estimate: 0.82,
        sample: { zh: '34 支血管', en: '34 vessels' },
        standard: { zh: '导丝静息压力比', en: 'resting wire pressure ratio' },
      },
      {
        kind: 'background',
        ref: 'icas-qfr-2024',
        name: { zh: 'Wang 2024，QFR，前循环', en: 'Wang 2024, QFR, anterior circulation' },
        estimate: 0.91,
        sample: { zh: '34 支血管中前循环', en: 'anterior, of 34 vessels' },
        standard: { zh: '导丝静息压力比', en: 'resting wire pressure ratio' },
      },
      {
        kind: 'background',
        ref: 'icas-qfr-2024',
        name: { zh: 'Wang 2024，QFR，后循环', en: 'Wang 2024, QFR, posterior circulation' },
        estimate: 0.77,
        sample: { zh: '34 支血管中后循环', en: 'posterior, of 34 vessels' },
        standard: { zh: '导丝静息压力比', en: 'resting wire pressure ratio' },
      },
      {
        kind: 'background',
        ref: 'icas-wire-geometry-2021',
        name: { zh: 'Li 2021，最小管腔直径', en: 'Li 2021, minimal lumen diameter' },
        estimate: 0.41,
        sample: { zh: '43 例患者', en: '43 patients' },
        standard: { zh: '导丝压力比', en: 'wire pressure ratio' },
      },
      {
        kind: 'background',
        ref: 'icas-wire-geometry-2021',
        name: { zh: 'Li 2021，直径狭窄率', en: 'Li 2021, diameter stenosis' },
        estimate: -0.37,
        sample: { zh: '43 例患者', en: '43 patients' },
        standard: { zh: '导丝压力比', en: 'wire pressure ratio' },
      },
    ],
  },
} as const satisfies ProductEvidence;
