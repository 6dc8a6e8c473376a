import type { ResearchCooperationText } from './research-cooperation-text.js';

export const researchCooperation: ResearchCooperationText = {
  partners: {
    heading: '合作各方',
    lead: '一项研究通常由三方分工完成。',
    points: [
      {
        heading: '临床团队',
        text: '提出研究问题，制定纳入与排除标准，取得影像与参照测量，对病例负责。',
      },
      {
        heading: '高校与研究机构',
        text: '负责研究方法、统计分析，或独立的第三方判读。',
      },
      {
        heading: '本公司',
        text: '提供研究用软件与培训，在对参照结果设盲的条件下完成分析，说明数值的计算依据与误差。',
      },
    ],
  },
  topics: {
    heading: '合作方向',
    lead: '研究问题应能由影像回答，并有可比的参照标准。',
    points: [
      {
        heading: '诊断准确性',
        text: '以压力导丝 FFR、热稀释法 IMR 或心脏磁共振为参照，检验计算值，尤其是灰区病例。',
      },
      {
        heading: '可重复性',
        text: '比较不同中心、设备与操作者对同一份影像的测量差异。',
      },
      {
        heading: '影像质量',
        text: '评估钙化、头动、充盈不良等对结果的影响，确定不可分析的标准。',
      },
      {
        heading: '随访',
        text: '研究动脉瘤与颅内狭窄的血流参数能否补充已有的临床因素；阴性结果同样报告。',
      },
    ],
  },
  steps: {
    heading: '合作流程',
    lead: '从提出意向到发表，一般分为六步。',
    points: [
      { heading: '提出意向', text: '填写本页表单，说明研究问题、影像类型与大致例数。' },
      { heading: '可行性讨论', text: '双方核对影像条件、样本量和参照标准，决定是否开展。' },
      { heading: '协议与伦理', text: '签订合作协议；伦理审查由牵头单位依规定申请。' },
      { heading: '试分析', text: '用少量去标识影像验证流程，确定失败病例的处理规则。' },
      { heading: '正式分析', text: '锁定软件版本与统计分析计划，设盲分析，保留记录。' },
      { heading: '结果与发表', text: '按报告规范撰写，注明资助、软件提供方与利益冲突。' },
    ],
  },
  principles: {
    heading: '数据与伦理',
    lead: '以下事项须在合作开始前约定。',
    points: [
      {
        heading: '网站不接收患者数据',
        text: '请勿通过表单或邮件传递影像。协议签订且伦理审查通过后，影像去除标识，经约定的安全途径交接。',
      },
      {
        heading: '用途限定',
        text: '数据只用于协议写明的研究；用于算法开发须另行约定，并重新审查。',
      },
      {
        heading: '数据存放',
        text: '可在医院内完成的分析，数据尽量不出院；涉及人类遗传资源或数据出境的，依法办理。',
      },
      {
        heading: '署名与发表',
        text: '署名依据实际贡献。是否发表由研究者决定，不以结果有利为条件。',
      },
    ],
  },
  form: {
    heading: '提交合作意向',
    lead: '只有初步设想也可以提交，不要求完整方案。',
  },
};
