import type { HomeText } from './home-text.js';

export const home: HomeText = {
  banners: {
    brain: {
      heading: '脑血管：从形态看到血流',
      text: '动脉瘤、急性缺血性卒中与颅内动脉狭窄，三类问题各有对应的软件。',
      call: '了解颅内方案',
    },
    heart: {
      heading: '心脏：狭窄是否限制血流',
      text: '同一个问题，CTA、造影或腔内影像都可以给出估算，并可评估微循环与左心室功能。',
      call: '了解心脏方案',
    },
    licence: {
      heading: '凭序列号申请试用或注册码',
      text: '准备好产品序列号，在线填写申请；提交后凭申请编号查询进度。',
      call: '申请许可',
      further: '查询进度',
    },
  },
  company: {
    heading: '公司介绍',
    tabs: [
      {
        id: 'profile',
        label: '公司概况',
        heading: '聚焦脑血管与心脏影像',
        paragraphs: [
          '公司的产品分为颅内与心脏两组，共十三款。每款软件只回答一个界定清楚的问题，例如一处狭窄远端的压力还剩多少，或一枚动脉瘤的瘤颈有多宽。',
          '把问题界定得窄，是为了说得清：输入什么影像，输出什么参数，单位是什么，什么情况下结果不可用。这些内容逐一写在产品页面上。',
        ],
      },
      {
        id: 'team',
        label: '团队构成',
        heading: '多学科团队',
        paragraphs: [
          '一项测量从想法到进入阅片流程，要经过流体力学、图像处理、软件工程、临床医学、质量与法规等多个专业之手。本段为示例内容，团队的实际规模与分工以公司正式发布为准。',
        ],
        points: [
          '算法：影像分割、血管重建与数值计算',
          '工程：工作站与服务端软件、影像接口',
          '医学：临床需求、试验设计与使用培训',
          '质量与法规：风险管理、验证与注册资料',
        ],
        sample: true,
      },
      {
        id: 'expertise',
        label: '专业方向',
        heading: '从影像到数值的四个环节',
        paragraphs: [
          '影像分析的误差会逐级传递：分割偏一点，几何就偏一点，血流计算随之改变。因此每个环节都要能单独检查。',
        ],
        points: [
          '分割：在体数据或投影上确定管腔与心腔边界',
          '建模：由边界得到中心线、截面与三维血管模型',
          '计算：以计算流体力学（CFD）或解析方法求压力、流速与壁面切应力',
          '呈现：把数值放回原始影像，医师可以核对并修正',
        ],
      },
      {
        id: 'data',
        label: '数据',
        heading: '输入影像，输出带单位的参数',
        paragraphs: [
          '软件读取的是日常诊疗中的 CT、CTA、CT 灌注、血管造影、血管内超声与光学相干断层成像。输出以 mm、mL、Pa、s 等单位标注，无量纲的比值也会注明。',
          '下列四个数字中，三个是等待公司填报的示例；另一个取自公开发表的论文，出处写在数字旁边。',
        ],
      },
    ],
    countersHeading: '数字',
    counters: {
      partnerHospitals: {
        unit: '家',
        label: '合作医院',
        note: '示例数字，与下方十二条示例医院对应，上线前由公司核实替换。',
      },
      provincesCovered: {
        unit: '个',
        label: '覆盖省级行政区',
        note: '示例数字，上线前由公司核实替换。',
      },
      analysisSeconds: {
        unit: '秒',
        label: '血流动力学分析用时',
        note: '示例数字，按 AccuFFRct 的标称分析时间 3 分钟折算；其他产品的标称时间见各自页面。',
      },
      accuffrangioAccuracy: {
        unit: '%',
        label: 'AccuFFRangio 诊断准确度（文献报道）',
        note: '据 Li 等 2021 年发表于 Front Cardiovasc Med 的回顾性研究（doi:10.3389/fcvm.2021.714077）：300 例稳定型心绞痛患者，参照标准为导丝测量的血流储备分数（FFR）≤0.80，计算时输入实测主动脉压。主动脉压若一律假定为 100 mmHg，准确度为 87%。该研究属公开文献，并非本公司的成果。',
      },
    },
  },
  products: {
    heading: '核心产品',
    groups: {
      intracranial: {
        label: '颅内',
        lead: '动脉瘤分析描述血流与形态，并为血流导向装置和微导管塑形提供术前参照；卒中分析估计缺血范围；狭窄分析比较病变两端的压力。',
      },
      intracardiac: {
        label: '心脏',
        lead: '四款软件从不同影像计算血流储备分数（FFR），另有两款分别面向微循环阻力指数（IMR）与左心室射血分数。',
      },
    },
  },
  news: {
    heading: '文献动态',
    lead: '公开发表的论文，由近及远排列，逐条链接原文。',
    all: '查看全部',
  },
  hospitals: {
    heading: '合作医院',
    note: '以下名称均为示例，不指向任何真实机构。',
    tabs: { intracranial: '颅内（神经科）', intracardiac: '心脏（心血管科）' },
    names: {
      'intracranial-A': '示例医院 A（神经介入中心）',
      'intracranial-B': '示例医院 B（卒中中心）',
      'intracranial-C': '示例医院 C（神经外科）',
      'intracranial-D': '示例医院 D（神经内科）',
      'intracranial-E': '示例医院 E（神经放射科）',
      'intracranial-F': '示例医院 F（急诊影像组）',
      'intracardiac-A': '示例医院 A（心血管内科）',
      'intracardiac-B': '示例医院 B（导管室）',
      'intracardiac-C': '示例医院 C（胸痛中心）',
      'intracardiac-D': '示例医院 D（心脏影像科）',
      'intracardiac-E': '示例医院 E（腔内影像组）',
      'intracardiac-F': '示例医院 F（心脏外科）',
    },
  },
};
