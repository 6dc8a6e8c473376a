/** Words that product and solution pages share. */
export const productLabels = {
  contents: '本页内容',
  sections: {
    application: '临床应用',
    features: '功能特点',
    advantages: '产品优势',
    data: '输入与输出',
    validation: '临床验证',
    evidence: '研究证据',
    limits: '局限与预期用途',
    registration: '注册信息与说明书',
    references: '参考文献',
    consultation: '产品咨询',
  },
  analysisTime: '分析时间',
  inputs: '输入',
  outputs: '输出',
  quantity: '名称',
  unit: '单位',
  note: '说明',
  evidenceKinds: {
    product: '以本软件开展的已发表研究',
    background: '背景证据：方法学或其他系统的研究，并非本产品的结果',
  },
  design: '设计',
  findings: '结果',
  intendedUse: '预期用途',
  registration: {
    caution: '禁忌内容或者注意事项详见说明书。',
    supply: '说明书随软件提供，也可以向我们索取。',
    instructions: '查看电子使用说明书（英文，附中文摘要）',
    certificate: '医疗器械注册证编号',
    production: '医疗器械生产许可证编号',
    advertisement: '医疗器械广告审查批准文号',
    note: '编号可以在国家和省级药品监督管理部门的网站上核对。',
  },
  products: '产品',
  path: '从影像到决策',
  purpose: '方案概述',
  background: '背景与证据',
};

export type ProductLabels = typeof productLabels;
