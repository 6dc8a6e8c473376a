import type { ResearchCooperationText } from '../shapes/research-cooperation-text.js';

export const researchCooperation: ResearchCooperationText = {
  partners: {
    heading: '谁可以参加',
    lead: '一项研究通常由三方各出所长。',
    points: [
      {
        heading: '临床团队',
        text: '提出问题，设定纳入与排除标准，取得影像与参照测量，对病例负责。',
      },
      {
        heading: '高校与研究机构',
        text: '负责方法学、统计分析，或独立的第三方判读。',
      },
      {
        heading: '我们',
        text: '提供研究用软件与培训，在对参照结果设盲的情况下完成分析，并解释数值的来历与误差。',
      },
    ],
  },
  topics: {
    heading: '适合合作的问题',
    lead: '能够用影像回答、并且有参照可比的问题，比较容易开始。',
    points: [
      {
        heading: '诊断准确性',
        text: '以压力导丝 FFR、热稀释法 IMR 或心脏磁共振为参照，检验计算值，尤其是灰区内的病例。',
      },
      {
        heading: '可重复性',
        text: '不同中心、不同设备、不同操作者，对同一份影像的测量能差多少。',
      },
      {
        heading: '影像质量',
        text: '钙化、头动、充盈不良等情况怎样影响结果，应在哪里划出不可分析的界线。',
      },
      {
        heading: '随访',
        text: '动脉瘤与颅内狭窄的血流参数能否补充已有的临床因素；阴性结果同样有价值。',
      },
    ],
  },
  steps: {
    heading: '怎样进行',
    lead: '从来信到发表，一般分为六步。',
    points: [
      { heading: '提出意向', text: '填写本页表单，说明问题、影像类型与大致例数。' },
      { heading: '可行性讨论', text: '双方核对影像条件、样本量和参照标准，决定做或不做。' },
      { heading: '协议与伦理', text: '签订合作协议；伦理审查由牵头单位依规定申请。' },
      { heading: '试分析', text: '先用少量去标识影像走通流程，确定失败病例的处理规则。' },
      { heading: '正式分析', text: '锁定软件版本和统计计划，设盲完成，保留记录。' },
      { heading: '结果与发表', text: '按报告规范成文，注明资助、软件提供方与利益冲突。' },
    ],
  },
  principles: {
    heading: '数据与伦理',
    lead: '以下几点在合作开始之前就要说定。',
    points: [
      {
        heading: '网站不接收患者数据',
        text: '表单和邮件都不是传递影像的渠道。影像只在协议签订、伦理审查通过之后，去除标识，经约定的安全途径交接。',
      },
      {
        heading: '用途限定',
        text: '数据只用于协议写明的研究；用于算法开发须另行约定，并重新审查。',
      },
      {
        heading: '数据在哪里',
        text: '能在医院内完成的分析尽量不出院；涉及人类遗传资源或数据出境的，依法办理。',
      },
      {
        heading: '作者与发表自由',
        text: '署名依据实际贡献。是否发表由研究者决定，不以结果有利为条件。',
      },
    ],
  },
  form: {
    heading: '联系我们开始讨论',
    lead: '目前只有一个想法也可以来信，不必等方案成形。',
  },
};
