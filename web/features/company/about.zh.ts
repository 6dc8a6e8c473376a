import type { AboutText } from './about-text.js';

export const about: AboutText = {
  introduction: {
    heading: '我们做什么',
    paragraphs: [
      '影像科与介入团队每天看到的是形态：管腔窄了多少，瘤体有多大。治疗决策还要问功能：血流是否受限，组织是否缺血。两者之间需要一次测量或一次计算，我们提供计算工具。',
      '计算不能代替测量，也不能代替判断。压力导丝、热稀释法、心脏磁共振等各有其参照地位；软件给出的估算值要注明依据、单位和适用条件，由医师决定采用与否。',
    ],
  },
  culture: {
    heading: '企业文化',
    lead: '四条日常遵循的做法：',
    points: [
      {
        heading: '说清不确定',
        text: '参数没有公认界值时，就写没有；研究结论互相矛盾时，两面都写。',
      },
      {
        heading: '结果可以核对',
        text: '数值不应孤零零地出现。它由哪条轮廓、哪段血管得来，应当让医师看得到、改得动。',
      },
      {
        heading: '文献归文献',
        text: '引用论文时写明设计、例数、参照标准与所用系统，不把他人的研究当作自己的成果。',
      },
      {
        heading: '数据最小化',
        text: '表单只收集答复所需的信息，患者资料不经网站传递。',
      },
    ],
  },
  influence: {
    heading: '国际影响',
    instructions: '查看电子使用说明书',
    lead: '本节仅列可公开查证的资料。',
    points: [
      {
        heading: '国际期刊中的文献',
        text: '以产品名称出现的研究见于英文期刊，例如 2021 年和 2023 年 BioMed Eng OnLine、2021 年 Front Cardiovasc Med、2023 年 Quant Imaging Med Surg、2024 年 JACC Cardiovasc Interv 以及 2026 年 Front Neurol。它们是作者们的工作，设计、样本量与利益冲突声明以原文为准。',
      },
      {
        heading: '英文文件',
        text: 'AccuFFRangio 的使用说明书有英文版，现行版本和历史版本都在英文网站上公开。',
      },
      {
        heading: '两种语言',
        text: '产品资料以中文和英文分别撰写，许可申请在两个版本的网站上都可以提交。',
      },
    ],
  },
  history: {
    heading: '发展历程',
    note: '除公司成立的时间外，其余条目均为示例，上线前由公司以实际经历替换。',
    milestones: {
      founding: '公司成立。',
      'first-team': '算法与软件两个小组开始共同工作。',
      'first-prototype': '动脉瘤血流动力学计算的内部原型初次运行。',
      'stroke-work': '开始研究急性缺血性卒中的 CT 影像。',
      'quality-management': '研发流程纳入质量管理与风险管理。',
      'reader-comparison': '完成一轮软件测量与人工测量的内部比对。',
      'heart-group': '组建心脏影像小组，着手冠状动脉功能评估。',
      'second-image-source': '心脏方向由 CT 扩展到导管室影像。',
      'remote-training': '用户培训改为现场与远程相结合。',
      'shared-results': '分析结果开始以统一的报告格式输出。',
      'service-process': '建立从安装到日常使用的服务流程。',
      'english-edition': '网站与产品资料的英文版完成改版。',
    },
  },
};
