import type { AboutText } from './about-text.js';

export const about: AboutText = {
  introduction: {
    heading: '我们做什么',
    paragraphs: [
      '我们的软件由 CT、造影和腔内影像得出形态、血流与灌注参数；结果注明依据、单位和适用条件，不替代参照测量和医师判断。',
    ],
  },
  culture: {
    heading: '企业文化',
    lead: '我们遵循四项工作原则。',
    points: [
      {
        heading: '注明不确定性',
        text: '参数没有公认界值的，如实注明；研究结论不一致的，一并列出。',
      },
      {
        heading: '结果可以核对',
        text: '每个数值都标明所依据的轮廓与血管段，医师可以查看和修改。',
      },
      {
        heading: '规范引用文献',
        text: '引用论文时注明设计、例数、参照标准与所用系统，未引用的项目请见原文；不将他人的研究列为本公司成果。',
      },
      {
        heading: '数据最小化',
        text: '表单只收集答复所需的信息，患者资料不经网站传递。',
      },
    ],
  },
  influence: {
    heading: '国际影响',
    lead: '本节仅列可公开查证的资料。',
    publications: {
      heading: '提及本公司产品的研究',
      text: '研究由各自的作者完成，设计、样本量与利益冲突声明以原文为准。',
    },
    documents: {
      heading: '英文使用说明书',
      text: 'AccuFFRangio 面向境外用户的英文使用说明书，现行版本和历史版本均已公开。',
    },
    instructions: '查看电子使用说明书',
    languages: {
      heading: '中英文资料',
      text: '产品资料与许可申请均有中文版和英文版。',
    },
  },
  history: {
    heading: '发展历程',
    note: '除公司成立时间外，其余条目为示例。',
    milestones: {
      founding: '公司成立。',
      'first-team': '算法组与软件组开始协同开发。',
      'first-prototype': '动脉瘤血流动力学计算的内部原型首次运行。',
      'stroke-work': '启动急性缺血性卒中 CT 影像研究。',
      'quality-management': '研发流程纳入质量管理与风险管理。',
      'reader-comparison': '完成一轮软件测量与人工测量的内部比对。',
      'heart-group': '组建心脏影像组，启动冠状动脉功能评估研究。',
      'second-image-source': '心脏影像研发由 CT 扩展至导管室影像。',
      'remote-training': '用户培训改为现场与远程相结合。',
      'shared-results': '分析结果开始采用统一的报告格式。',
      'service-process': '建立从安装到日常使用的服务流程。',
      'english-edition': '完成网站与产品资料英文版的改版。',
    },
  },
};
