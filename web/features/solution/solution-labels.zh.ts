/** Words that the solution pages share. */
export const solutionLabels = {
  products: '产品',
  images: {
    plainCt: '平扫 CT',
    ctPerfusion: 'CT 灌注',
    cta: 'CTA',
    rotational: '三维旋转造影',
    dsa: 'DSA',
    gatedCt: '门控心脏 CT',
    angiogram: '冠状动脉造影',
    ivus: 'IVUS',
    oct: 'OCT',
  },
  chooser: {
    legend: '现有哪种影像？',
    all: '全部',
  },
  ways: { image: '影像', needs: '条件', when: '适用时机' },
  purpose: '方案概述',
  background: '疾病与方法：文献数据',
  backgroundNote:
    '所引研究针对疾病或方法，其数值不能当作某款产品的准确度；产品自身的研究见其页面。',
};

export type SolutionLabels = typeof solutionLabels;
