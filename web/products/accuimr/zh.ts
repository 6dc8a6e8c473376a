import type { ProductPageText, ProductText } from '../../features/product/product-text.js';
import type { ProductPicture } from '../../figures/picture-ids.js';
import type { FigureText } from '../../figures/texts/figure-text.js';
import type { evidence } from './evidence.js';

export const page: ProductPageText = {
  heading: 'AccuIMR：基于冠状动脉造影的微循环阻力指数',
  intro:
    '由冠状动脉造影和实测主动脉压估算微循环阻力指数（IMR），不用压力温度导丝，提示哪些患者值得做导丝测量。',
  description:
    'AccuIMR 由冠状动脉造影估算微循环阻力指数，用于初步评估冠状动脉微循环，提示是否需要导丝测量。',
};

export const figure: FigureText = {
  caption:
    '微血管床（颜色越浅，血流到达越早）、同一动脉在两种微循环阻力下的通过时间曲线与 IMR。计算示意，非患者数据。',
  alt: '分支细密的微血管床；左下为两条通过时间曲线，右下为两根 IMR 柱，虚线为界值。',
};

export const pictures: Readonly<Record<ProductPicture, FigureText>> = {
  input: {
    caption: '对比剂充盈左冠状动脉的四帧造影。计算示意，非患者数据。',
    alt: '左冠状动脉造影四帧：对比剂出导管，经左主干和近段分支，最后充盈整个血管树。',
  },
  model: {
    caption: '逐帧追踪对比剂前锋沿分析段前进。计算示意，非患者数据。',
    alt: '放大的造影图，中心线自左主干至前降支，按帧编号的刻度，起点为主动脉压，终点为计算远端压力。',
  },
  output: {
    caption: '血流到达时间与其后的微血管床。计算示意，非患者数据。',
    alt: '心脏与左冠状动脉，血管以颜色表示到达时间；前降支供血区着色，标注通过时间与微循环阻力指数。',
  },
  report: {
    caption: '造影、阻力指数与界值、通过时间曲线。计算示意，非患者数据。',
    alt: '左冠状动脉造影并标出分析段；右上为微循环阻力指数条与界值，右下为通过时间曲线及其均值。',
  },
};

export const product: ProductText<keyof typeof evidence.references> = {
  facts: {
    image: '冠状动脉造影序列，实测主动脉压',
    results: 'IMR 估算值、平均通过时间、计算远端压力',
    user: '受过有创冠状动脉生理学培训的心内科医师',
  },
  titles: {
    application: '评估造影无法显示的微循环',
    features: '远端压力与通过时间的乘积',
    advantages: '不用压力温度导丝的初步评估',
  },
  application: [
    {
      text: '冠状动脉的阻力大部分来自微血管，造影无法显示。IMR 是最大充血时远端压力与平均通过时间的乘积；导丝测量费时，须注射盐水并使用腺苷等充血药物，临床上常被省略。',
      refs: [
        'invasive-haemodynamics-review-2015',
        'flash-imr-2023',
        'angio-imr-meta-analysis-2022',
      ],
    },
    {
      text: 'AccuIMR 用于无阻塞性狭窄的心绞痛，以及梗死相关动脉开通后仍灌注不良。两者界值不同：前者以 IMR ≥25 U 为异常，ST 段抬高型心肌梗死后采用 >40 U。',
      refs: ['flash-imr-2023', 'angio-imr-stemi-2021'],
    },
  ],
  features: [
    {
      heading: '帧计数得通过时间',
      text: '由造影帧数计出对比剂通过血管的时间，代替热稀释曲线。',
    },
    {
      heading: '流体力学求压力',
      text: '远端压力由心外膜血管节段的流体力学计算得到，随该节段的狭窄而变化。',
      refs: ['accuimr-2023'],
    },
    {
      heading: '逐支血管给值',
      text: '前降支、回旋支与右冠状动脉分别分析、分别报告，各代表所测血管的微血管床。',
    },
    {
      heading: '界值随情境显示',
      text: '结果与所选临床情境的界值一同显示，单位与导丝测量一致。',
    },
  ],
  advantages: [
    {
      heading: '不用压力温度导丝',
      text: '以最大充血时的造影序列为起点，血管内不放置压力温度传感器，仍须使用腺苷等充血药物。',
    },
    {
      heading: '术中可参考',
      text: '直接 PCI 之后，患者离开导管室前即可取得估算值，判读时须考虑再灌注早期的影响。',
    },
    {
      heading: '两项结果分开报告',
      text: '心外膜血管的压力损失与微循环阻力作为两项结果给出，避免相互混淆。',
    },
  ],
  inputs: [
    {
      name: '冠状动脉造影序列',
      unit: '',
      note: 'DICOM，最大充血时采集，靶血管无重叠，采至对比剂完全通过',
    },
    { name: '采集帧率', unit: '帧/s', note: '通过时间的计时基准' },
    { name: '平均主动脉压', unit: 'mmHg', note: '造影当时实测，计算远端压力的起点' },
    { name: '临床情境', unit: '', note: '慢性冠状动脉综合征或心肌梗死后，决定界值' },
  ],
  outputs: [
    { name: 'IMR 估算值', unit: 'U', note: '1 U = 1 mmHg·s，针对所测血管' },
    { name: '平均通过时间', unit: 's', note: '由对比剂帧计数得到' },
    { name: '计算远端压力', unit: 'mmHg', note: '主动脉压减去沿程的计算压力损失' },
    { name: '通过时间曲线', unit: '', note: '对比剂随时间变化，标出所用时间点' },
  ],
  validation: {
    figures: [
      { label: '准确度', value: 91, unit: '%' },
      { label: '灵敏度', value: 89, unit: '%' },
      { label: '特异度', value: 92, unit: '%' },
    ],
    note: {
      text: '本公司标称值，不是研究结果：未附病例数、界值与置信区间，我们未能追溯到报道这些数值的论文，不宜据此评价性能。一项已发表的 AccuIMR 研究与同类方法列于下方“各项研究的设计与结果”。',
      refs: ['accuimr-2023'],
    },
  },
  evidence: [
    {
      kind: 'product',
      heading: 'AccuIMR 用于急性与慢性冠状动脉综合征',
      design:
        '回顾性、单中心；连续 163 例患者（STEMI 43 例，NSTEMI 59 例，慢性冠状动脉综合征 61 例），232 支血管；参照标准为导丝测量的 IMR。',
      findings:
        '与导丝 IMR 的相关系数：总体 r = 0.76，STEMI 0.78，NSTEMI 0.78，慢性冠状动脉综合征 0.75。相关系数不反映单个数值的差异。原文另报告了诊断效能，本页不引用。',
      ref: 'accuimr-2023',
    },
    {
      kind: 'background',
      heading: '造影 IMR 类方法：汇总分析',
      design: '多个系统的汇总分析；7 项研究，687 例患者，807 支血管；参照标准为导丝测量的 IMR。',
      findings: '合并灵敏度 82%，特异度 83%，准确度 83%。',
      ref: 'angio-imr-meta-analysis-2022',
    },
    {
      kind: 'background',
      heading: '造影 IMR 类方法：2024 年的汇总分析',
      design: '多个系统的汇总分析；诊断部分 12 项研究，1642 支血管；参照标准为热稀释法测量的 IMR。',
      findings:
        '合并灵敏度 85%（95% CI 79%–89%），特异度 89%（83%–93%），汇总 AUC 0.93（0.91–0.95）。',
      ref: 'angio-imr-meta-analysis-2024',
    },
    {
      kind: 'background',
      heading: '五种造影 IMR 的核心实验室比较（其他厂商）',
      design:
        '核心实验室盲法分析；270 例患者，274 支血管；三种软件平台的五种方法，不含 AccuIMR；参照标准为导丝测量的 IMR，界值 ≥25 U。',
      findings:
        '各方法与导丝 IMR 的相关性均差，AUC 为 0.530 至 0.576，均未优于随机判断（P > 0.05）。AccuIMR 未参加比较，不能据此认为其结果更好。',
      ref: 'angio-imr-core-laboratory-2025',
    },
    {
      kind: 'background',
      heading: 'FLASH IMR（其他厂商）',
      design:
        '前瞻性、多中心；113 例疑似心肌缺血而冠状动脉无阻塞的患者；参照标准为导丝测量的 IMR，界值 ≥25 U。',
      findings:
        '准确度 93.8%（95% CI 87.7%–97.5%），灵敏度 95.1%（83.5%–99.4%），特异度 93.1%（84.5%–97.7%）。',
      ref: 'flash-imr-2023',
    },
  ],
  limits: [
    {
      text: '静息序列，或心率、注射方式、帧计数终点变动：通过时间偏移，估算值可与热稀释法 IMR 不同。',
    },
    {
      text: '心外膜血管重度狭窄：侧支血流未计入，阻力显得偏高，数值难以解释。',
    },
    {
      text: '疑有心外膜血管或微血管痉挛、内皮功能障碍：IMR 可以正常，须做专门检查。',
    },
    {
      text: '以再灌注后数小时内（含直接 PCI 术后即刻）的数值推断以后的阻力：水肿、栓塞碎屑和术中用药使阻力变化，数值只代表当时，报告须注明造影时间。',
    },
    {
      text: '拟据此确诊或治疗：造影 IMR 各系统、各研究结果相差很大，应以导丝测量为准。',
      refs: [
        'angio-imr-meta-analysis-2022',
        'angio-imr-meta-analysis-2024',
        'flash-imr-2023',
        'angio-imr-core-laboratory-2025',
      ],
    },
  ],
  intendedUse:
    '供受过有创冠状动脉生理学及本软件培训的心内科医师使用，为疑有微循环障碍的患者给出估算值，供考虑是否作导丝测量时参考。诊断与治疗由医师决定，不得仅凭估算值作出。',
};
