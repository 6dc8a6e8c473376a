import type { HomeText } from './home-text.js';
import { STAGE_LABELS } from '../../ui/stage/stage-labels.js';

export const home: HomeText = {
  banners: {
    brain: {
      label: '脑血管',
      heading: '动脉瘤、卒中、颅内动脉狭窄',
      text: '七款软件：分析瘤内血流与形态，规划介入器械，评估缺血与脑灌注，计算跨狭窄压力比。',
      call: '了解颅内方案',
    },
    heart: {
      label: '心脏',
      heading: '狭窄是否限制血流？',
      text: '由 CTA、造影、IVUS 或 OCT 计算 FFR；由造影评估微循环，由心脏 CT 测量左心室功能。',
      call: '了解心脏方案',
    },
    licence: {
      label: '许可',
      heading: '凭序列号申请试用或注册码',
      text: '备好产品序列号，在线填写申请；提交后凭申请编号查询进度。',
      call: '申请许可',
      further: '查询进度',
    },
  },
  path: {
    heading: '从影像到可核对的结果',
    steps: [
      { heading: '影像', text: '读取常规检查影像，图示为冠状动脉 CTA。' },
      { heading: '模型', text: '重建血管中心线与管腔，由医师对照原始影像确认。' },
      { heading: '结果', text: '沿血管显示 FFR，标注测量位置，供团队讨论。' },
    ],
  },
  explorer: {
    heading: '同样的狭窄，影响有多大？',
    text: '狭窄率相同时，位置决定远端供血心肌的范围。越往远段，血流越少，管腔也越细，压力损失相近或更大；病变越长，压力损失越大。移动狭窄，观察整棵冠状动脉树的变化。',
    call: '了解 AccuFFRct',
    failed: STAGE_LABELS.zh.failed,
  },
  evidence: {
    heading: '与压力导丝对照',
    text: 'AccuFFRct 的三项已发表研究，均以同一血管或病变的有创 FFR 为参照；单独 CTA 与定量冠状动脉造影（QCA）的 AUC 取自 ACCURATE-CT，一并列出。',
    call: '查看各项研究的设计、结果与局限',
  },
  report: {
    heading: '结果如何呈现',
    text: '每个数值都带单位与读数位置，在冠状动脉树、FFR 曲线与管腔轮廓上逐一对应。',
    results: [
      { name: '沿血管的 FFR', unit: '' },
      { name: '病变远端 FFR', unit: '' },
      { name: '跨病变 ΔFFR', unit: '' },
      { name: '直径狭窄率', unit: '%' },
      { name: '最小管腔面积', unit: 'mm²' },
      { name: '病变长度', unit: 'mm' },
    ],
  },
  action: {
    heading: '预约产品演示',
    text: '请告诉我们科室、影像设备与关注的问题，我们据此安排演示。已有序列号的单位，可以直接申请许可。各产品的注册证编号与广告批准文号见其页面；禁忌内容或者注意事项详见说明书。',
    demonstration: '预约演示',
  },
  company: {
    heading: '公司介绍',
    tabs: [
      {
        id: 'profile',
        label: '公司概况',
        heading: '聚焦脑血管与心脏影像',
        paragraphs: [
          '产品分颅内与心脏两组，共十三款，每款对应一个明确的临床问题。产品页面逐一列明输入影像、输出参数与单位，以及结果不可用的情形。',
        ],
      },
      {
        id: 'team',
        label: '团队构成',
        heading: '多学科团队',
        paragraphs: ['算法、工程、医学、质量与法规人员共同参与产品从需求分析到注册的全过程。'],
        points: [
          '算法：影像分割、血管重建与数值计算',
          '工程：工作站、服务端软件与影像接口',
          '医学：临床需求、试验设计与使用培训',
          '质量与法规：风险管理、验证与注册资料',
        ],
        sample: true,
      },
      {
        id: 'expertise',
        label: '专业方向',
        heading: '影像计算的四个环节',
        paragraphs: [
          '分割偏差会改变几何模型，进而影响血流计算，因此四个环节均可单独检查。计算采用计算流体力学（CFD）或解析方法。',
        ],
        points: [
          '分割：确定管腔与心腔的边界',
          '建模：建立中心线、截面与三维血管模型',
          '计算：求解压力、流速与壁面切应力',
          '呈现：结果叠加原始影像，供核对与修正',
        ],
      },
      {
        id: 'data',
        label: '数据',
        heading: '输入影像与输出参数',
        paragraphs: [
          '输入为 CT、CTA、CT 灌注、血管造影、血管内超声与光学相干断层成像。输出参数标注 mm、mL、Pa、s 等单位，无量纲比值另行注明。',
        ],
      },
    ],
    countersHeading: '公司数据',
    counters: {
      partnerHospitals: {
        unit: '家',
        label: '合作医院',
        note: '示例',
      },
      provincesCovered: {
        unit: '个',
        label: '覆盖省级行政区',
        note: '示例',
      },
      analysisSeconds: {
        unit: '秒',
        label: '血流动力学分析用时',
        note: '示例，按 AccuFFRct 标称 3 分钟折算。',
      },
      accuffrangioAccuracy: {
        unit: '%',
        label: 'AccuFFRangio 诊断准确度（文献报道）',
        note: 'Li 等，2021（doi:10.3389/fcvm.2021.714077）；回顾性，300 例；参照导丝 FFR ≤0.80；输入实测主动脉压。改用假定的 100 mmHg 时，准确度为 87%。',
      },
    },
  },
  products: {
    heading: '核心产品',
    groups: {
      intracranial: {
        label: '颅内',
        lead: '分析动脉瘤血流与形态，规划血流导向装置与微导管塑形，评估急性缺血与脑灌注，计算跨狭窄压力比。',
      },
      intracardiac: {
        label: '心脏',
        lead: '四款软件由不同影像计算血流储备分数（FFR），另两款评估微循环阻力指数（IMR）与左心室功能。',
      },
    },
  },
  news: {
    heading: '文献动态',
    lead: '公开发表的论文，最新在前，附原文链接。',
    all: '查看全部',
  },
  hospitals: {
    heading: '合作医院',
    note: '示例名称',
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
