import type { ProductPageText, ProductText } from '../../features/product/product-text.js';
import type { FigureText } from '../../figures/texts/figure-text.js';
import type { entry } from './product.js';

export const page: ProductPageText = {
  heading: 'AccuIMR：基于冠状动脉造影的微循环阻力指数',
  intro:
    '有心肌缺血表现而心外膜冠状动脉没有明显狭窄，或者梗死相关动脉开通后心肌灌注仍不理想，都需要考虑冠状动脉微循环。AccuIMR 由冠状动脉造影估算微循环阻力指数（IMR，以 U 表示，即 mmHg·s），不使用热稀释法所需的压力温度导丝，计算标称需 5 分钟。导丝测得的 IMR ≥25 U 通常提示微循环功能障碍，造影估算值与之并不等同，应由心血管专科医师结合临床表现与其他检查解释。',
  description: 'AccuIMR 由冠状动脉造影估算微循环阻力指数，用于冠状动脉微循环的评估。',
};

export const figure: FigureText = {
  caption:
    '微血管床（颜色越浅，血流到达越早）、同一动脉在两种微循环阻力下的通过时间曲线与 IMR。计算示意，非患者数据。',
  alt: '分支细密的微血管床；左下为两条通过时间曲线，右下为两根 IMR 柱，虚线为界值。',
};

export const product: ProductText<keyof typeof entry.references> = {
  application: [
    {
      text: '造影无法显示微血管，而冠状动脉的阻力大部分来自微血管。微循环阻力指数（IMR）反映的正是这一部分：最大充血状态下，冠状动脉远端压力与热稀释法平均通过时间的乘积。',
      refs: ['invasive-haemodynamics-review-2015'],
    },
    {
      text: '导丝测量需要时间、多次注射盐水和血管扩张药物，日常工作中常被省略。AccuIMR 面向临床已经提出这个问题、却往往没有条件测量的情形：没有阻塞性狭窄的心绞痛，以及梗死相关动脉开通后仍然灌注不良。',
    },
    {
      text: '两种情形采用的界值不同。在血管无阻塞的患者中，曾以 IMR ≥25 U 作为阻力异常的标准；ST 段抬高型心肌梗死之后，则采用 >40 U。',
      refs: ['flash-imr-2023', 'angio-imr-stemi-2021'],
    },
  ],
  features: [
    {
      heading: '在序列中追踪通过时间',
      text: '对比剂通过血管的时间由造影帧数计出，代替热稀释曲线。',
    },
    {
      heading: '远端压力来自血管重建',
      text: '乘积的另一项，即远端压力，由心外膜血管节段的流体力学计算得到，因此会随该节段的狭窄而变化。',
      refs: ['accuimr-2023'],
    },
    {
      heading: '逐支血管给值',
      text: 'IMR 描述的是所测血管的微血管床，前降支、回旋支与右冠状动脉分别分析、分别报告。',
    },
    {
      heading: '界值随情境显示',
      text: '结果与使用者所选临床情境对应的界值一同显示，单位与导丝测量一致。',
    },
  ],
  advantages: [
    {
      heading: '不使用压力温度导丝',
      text: '计算以造影序列为起点，不需要在血管内放置传感器。',
    },
    {
      heading: '适合时间紧的场合',
      text: '直接 PCI 之后，可在标称的 5 分钟内得到估算值，供患者离开导管室前参考。',
    },
    {
      heading: '心外膜与微循环分开陈述',
      text: '可见血管内的压力损失与其后的阻力作为两项结果报告，避免把一方的问题归于另一方。',
    },
  ],
  inputs: [
    {
      name: '冠状动脉造影序列',
      unit: '',
      note: 'DICOM 格式，靶血管无重叠，采集至对比剂完全通过',
    },
    { name: '采集帧率', unit: '帧/s', note: '通过时间的计时基准' },
    { name: '平均主动脉压', unit: 'mmHg', note: '造影当时的实测值，计算远端压力的起点' },
    { name: '临床情境', unit: '', note: '慢性冠状动脉综合征或心肌梗死后，决定所显示的界值' },
  ],
  outputs: [
    { name: 'IMR 估算值', unit: 'U', note: '1 U = 1 mmHg·s，针对所测血管' },
    { name: '平均通过时间', unit: 's', note: '由对比剂计帧得到' },
    { name: '计算远端压力', unit: 'mmHg', note: '分析段末端，由主动脉压减去计算所得的压力损失' },
    { name: '通过时间曲线', unit: '', note: '对比剂随时间的变化，标出所用的时间点' },
  ],
  validation: {
    figures: [
      { label: '准确度', value: 91, unit: '%' },
      { label: '灵敏度', value: 89, unit: '%' },
      { label: '特异度', value: 92, unit: '%' },
    ],
    note: {
      text: '以上三项是产品方的标称数值，没有注明所依据的病例数、界值和置信区间，本站也尚未能与论文全文核对，请按产品方的主张看待。本页引用的 AccuIMR 研究为回顾性、单中心：163 例患者，232 支血管，参照标准为导丝测量的 IMR。可资对照的是，7 项造影 IMR 研究（687 例患者，多个系统）合并准确度为 83%，灵敏度 82%，特异度 83%；2024 年的另一项荟萃分析（12 项研究，1642 支血管）合并灵敏度 85%，特异度 89%；而 2025 年一项核心实验室比较中，另外五种方法的 AUC 仅为 0.530 至 0.576（均 P > 0.05）。',
      refs: [
        'accuimr-2023',
        'angio-imr-meta-analysis-2022',
        'angio-imr-meta-analysis-2024',
        'angio-imr-core-laboratory-2025',
      ],
    },
  },
  evidence: [
    {
      kind: 'product',
      heading: 'AccuIMR 用于急性与慢性冠状动脉综合征',
      design:
        '回顾性、单中心；连续 163 例患者（STEMI 43 例，NSTEMI 59 例，慢性冠状动脉综合征 61 例），232 支血管；参照标准为导丝测量的 IMR。',
      findings:
        '与导丝 IMR 的相关系数：总体 r = 0.76，STEMI 0.78，NSTEMI 0.78，慢性冠状动脉综合征 0.75。相关系数不能说明单个数值之间相差多少。',
      ref: 'accuimr-2023',
    },
    {
      kind: 'background',
      heading: '造影 IMR 这一类方法',
      design: '多个系统的荟萃分析；7 项研究，687 例患者，807 支血管；参照标准为导丝测量的 IMR。',
      findings: '合并灵敏度 82%，特异度 83%，准确度 83%。',
      ref: 'angio-imr-meta-analysis-2022',
    },
    {
      kind: 'background',
      heading: '造影 IMR 这一类方法：2024 年的荟萃分析',
      design: '多个系统的荟萃分析；诊断部分 12 项研究，1642 支血管；参照标准为热稀释法测量的 IMR。',
      findings:
        '合并灵敏度 85%（95% CI 79–89%），特异度 89%（83–93%），汇总 AUC 0.93（0.91–0.95）。',
      ref: 'angio-imr-meta-analysis-2024',
    },
    {
      kind: 'background',
      heading: '五种造影 IMR 的核心实验室比较（其他系统）',
      design:
        '核心实验室盲法分析；270 例患者，274 支血管；三种软件平台的五种方法，参照标准为导丝测量的 IMR，界值 ≥25 U。AccuIMR 不在其中。',
      findings:
        '各方法与导丝 IMR 的相关都差，AUC 为 0.530 至 0.576，没有一种优于随机判断（P > 0.05）。',
      ref: 'angio-imr-core-laboratory-2025',
    },
    {
      kind: 'background',
      heading: 'FLASH IMR（其他系统）',
      design:
        '前瞻性、多中心；113 例疑似心肌缺血而冠状动脉无阻塞的患者；参照标准为导丝测量的 IMR，界值 ≥25 U。',
      findings:
        '准确度 93.8%（95% CI 87.7–97.5%），灵敏度 95.1%（83.5–99.4%），特异度 93.1%（84.5–97.7%）。这一指标的计算平台也在上述核心实验室比较之列，各平台的方法在那里均未优于随机判断。',
      ref: 'flash-imr-2023',
    },
  ],
  limits: [
    {
      text: '热稀释法以室温盐水为指示剂、记录温度曲线，造影只有对比剂和图像帧，两者不能等同。心率、注射方式和可计帧血管的终点都会影响通过时间；IMR 定义在最大充血状态下，静息时采集的序列还须借助充血模型换算。',
    },
    {
      text: '心外膜血管重度狭窄时，侧支带来的血流没有计入通过时间，阻力因而显得偏高；无论用哪种方法，数值都难以解释。',
    },
    {
      text: 'IMR 反映充血状态下的阻力。大小血管痉挛与内皮功能障碍可以与正常数值并存，需要专门的检查。',
    },
    {
      text: '再灌注后数小时内阻力处于变化之中，水肿、栓塞碎屑和术中用药都有影响，报告应注明造影时间。',
    },
    {
      text: '同类系统的方法各不相同，结果相差很大，同一平台在不同研究中也是如此：两项荟萃分析的合并灵敏度为 82% 和 85%，特异度为 83% 和 89%，低于结果最好的单项研究；核心实验室比较则未见优于随机判断的区分能力。这些都不能移用到 AccuIMR，却说明估算值须谨慎对待。',
      refs: [
        'angio-imr-meta-analysis-2022',
        'angio-imr-meta-analysis-2024',
        'flash-imr-2023',
        'angio-imr-core-laboratory-2025',
      ],
    },
  ],
  intendedUse:
    'AccuIMR 供受过有创冠状动脉生理学及本软件培训的心血管内科医师使用，可以增加或减少对微循环功能障碍的怀疑，提示哪些患者值得进一步做导丝测量。不得仅凭这一估算值作出诊断，或据此决定治疗。',
};
