import { STAGE_LABELS } from '../../ui/stage/stage-labels.js';

/** Words that product and solution pages share. */
export const productLabels = {
  contents: '本页内容',
  sections: {
    application: '临床应用',
    features: '功能特点',
    advantages: '产品优势',
    report: '示例报告',
    evidence: '研究证据',
    studies: '各项研究的设计与结果',
    limits: '何时不可用',
    data: '输入要求',
    references: '参考文献',
    consultation: '预约演示或咨询',
  },
  book: '预约演示',
  stageFailed: STAGE_LABELS.zh.failed,
  action: {
    heading: '预约演示，或凭序列号申请许可',
    text: '告诉我们科室、设备与关心的问题，我们安排相应产品的演示。各产品的注册证编号与广告批准文号见其页面；禁忌内容或者注意事项详见说明书。',
    ownText: '留下科室与设备信息，我们据此安排演示；凭序列号可在线申请，约 2\u00a0分钟。',
  },
  facts: { image: '输入影像', results: '主要结果', user: '使用者', status: '注册状态' },
  plot: {
    study: '研究',
    standard: { heading: '参照或对照', before: '参照：' },
    outcome: { heading: '结局', before: '结局：' },
    estimate: '估计值（95% CI）',
    estimateAlone: '估计值',
    kinds: { product: '本软件', background: '对照方法与其他研究' },
    axis: '图示',
    noInterval: '未报告区间的研究只画点。',
  },
  analysisTime: '标称分析时间',
  inputs: '输入',
  quantity: '名称',
  unit: '单位',
  value: '示例值',
  inPicture: '见图',
  note: '说明',
  evidenceKinds: {
    product: '本软件的研究（作者的利益关系见原文）',
    background: '背景研究（方法学或其他系统）',
  },
  design: '设计',
  findings: '结果',
  intendedUse: '预期用途',
  registration: {
    caution: '禁忌内容或者注意事项详见说明书。',
    supply: '说明书随软件提供，也可以向我们索取；境内使用以中文说明书为准。',
    instructions: '查看境外版电子使用说明书（英文，附中文摘要）',
    classes: { II: '中国（省级药监部门），第二类', III: '中国（NMPA），第三类' },
    certificate: '医疗器械注册证编号',
    production: '医疗器械生产许可证编号',
    advertisement: '医疗器械广告批准文号',
    note: '编号可以在国家和省级药品监督管理部门的网站上核对。',
  },
};

export type ProductLabels = typeof productLabels;
