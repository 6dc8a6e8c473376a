import type { ProductPageText, ProductText } from '../../features/product/product-text.js';
import type { ProductPicture } from '../../figures/picture-ids.js';
import type { FigureText } from '../../figures/texts/figure-text.js';
import type { evidence } from './evidence.js';

export const page: ProductPageText = {
  heading: 'AneuFlow：颅内动脉瘤血流动力学分析',
  intro:
    '由三维旋转血管造影或 CTA 计算瘤内血流与瘤壁切应力，为未破裂动脉瘤的随访和治疗讨论提供血流动力学参数。',
  description:
    'AneuFlow 以三维血管影像重建颅内动脉瘤，计算壁面切应力、振荡剪切指数、入瘤流量与形态学参数。',
};

export const figure: FigureText = {
  caption: '同一动脉瘤的两种视图：流速着色的流线与壁面切应力分布。计算示意，非患者数据。',
  alt: '左图为瘤腔内回旋的流线，右图为壁面切应力分布：瘤壁低，载瘤动脉高；附色标与比例尺。',
};

export const pictures: Readonly<Record<ProductPicture, FigureText>> = {
  input: {
    caption: '三维旋转造影厚层投影。计算示意，非患者数据。',
    alt: '灰阶厚层最大密度投影：颈内动脉及其分支显影，弯曲顶部有一枚囊状动脉瘤；附 10 mm 比例尺。',
  },
  model: {
    caption: '计算网格与边界条件。计算示意，非患者数据。',
    alt: '载瘤动脉与瘤体的表面覆盖计算网格线，左端为抛物线形入口流速，右端为出口箭头；附比例尺。',
  },
  output: {
    caption: '瘤体正中截面的流速与方向。计算示意，非患者数据。',
    alt: '血管与瘤腔的截面，颜色表示流速，白色箭头表示方向：动脉内快，瘤腔内为缓慢涡旋；虚线为瘤颈平面。',
  },
  report: {
    caption: '报告示例：切应力、振荡、流速与形态。计算示意，非患者数据。',
    alt: '四幅结果图：壁面切应力、振荡剪切指数、截面流速，以及标有瘤高和瘤颈线的轮廓；前三幅附色标。',
  },
};

export const product: ProductText<keyof typeof evidence.references> = {
  facts: {
    image: '三维旋转血管造影或 CTA',
    results: '壁面切应力、血流形态、入瘤流量',
    user: '神经外科、神经介入医师',
  },
  titles: {
    application: '在已知危险因素之外，补充血流动力学信息',
    features: '在患者自身的血管上计算整个心动周期',
    advantages: '分布、形态与计算条件一并给出',
  },
  application: [
    {
      text: '六项队列的汇总分析中，平均破裂风险 1 年为 1.4%，5 年为 3.4%。未破裂动脉瘤观察还是治疗，先看预测破裂的六项因素：人群、高血压、年龄、大小、部位与既往蛛网膜下腔出血；血流动力学参数可供多学科讨论时参考，不能据此预测破裂或确定治疗指征。',
      refs: ['phases-2014'],
    },
    {
      text: 'AneuFlow 显示入流束冲击处、血流迟缓区和低切应力范围，供多学科讨论。一项血流导向治疗的多中心研究由 AneuFlow Pro 计算形态与血流变量。',
      refs: ['aneuflow-ped-nomogram-2026'],
    },
  ],
  features: [
    {
      heading: '连同载瘤动脉建模',
      text: '模型保留瘤颈上游的弯曲和下游分支，入流束的方向由血管的实际走行决定。',
    },
    {
      heading: '求解完整心动周期',
      text: '以计算流体力学（CFD）求解流动方程，切应力的时间平均值与振荡程度出自同一次计算。',
    },
    {
      heading: '瘤壁受力分布',
      text: '壁面切应力（WSS）与振荡剪切指数（OSI）显示在瘤壁上，低切应力区勾出边界并注明阈值。',
    },
    {
      heading: '瘤内血流与入瘤流量',
      text: '流线显示入流束、冲击区与涡旋；入瘤流量按心动周期积分，与载瘤动脉流量对照。',
      refs: ['hemodynamics-and-rupture-2011'],
    },
  ],
  advantages: [
    {
      heading: '呈现参数分布，不作单一评分',
      text: '高切应力与低切应力都可能参与动脉瘤的生长与破裂，分布图上两者同时可见。',
      refs: ['high-or-low-wss-2014'],
    },
    {
      heading: '形态与血流同源',
      text: '瘤高、瘤颈宽与纵横比取自求解血流的同一表面网格，存疑的数值可以追溯到轮廓。',
    },
    {
      heading: '计算条件写进结果',
      text: '入口流量波形、血液物性与管壁模型随结果列出，便于判断两次检查能否比较。',
    },
  ],
  inputs: [
    {
      name: '三维旋转血管造影',
      unit: '',
      note: '视野包含瘤体、瘤颈和载瘤动脉',
    },
    {
      name: 'CTA',
      unit: '',
      note: '薄层重建，动脉瘤须明显大于体素',
    },
    {
      name: '入口流量',
      unit: 'mL/min',
      note: '优先用实测值，否则用该血管的典型波形',
    },
  ],
  outputs: [
    { name: '时间平均壁面切应力', unit: 'Pa', note: '分布图与瘤体均值' },
    { name: '振荡剪切指数', unit: '', note: '0 为方向恒定，0.5 为完全往复' },
    { name: '低切应力面积比', unit: '%', note: '占瘤体表面的比例，注明阈值' },
    { name: '入瘤流量', unit: 'mL/min', note: '心动周期平均值' },
    { name: '血流速度', unit: 'cm/s', note: '流线与瘤内截面' },
    { name: '瘤高', unit: 'mm', note: '垂直于瘤颈平面' },
    { name: '瘤颈宽', unit: 'mm', note: '在瘤颈平面内' },
    { name: '纵横比', unit: '', note: '瘤高除以瘤颈宽' },
  ],
  evidence: [
    {
      kind: 'product',
      heading: '血流导向治疗后未完全闭塞：采用 AneuFlow Pro 变量的列线图',
      design:
        '多中心队列，362 例患者的 426 枚动脉瘤接受 Pipeline 血流导向装置治疗；终点为随访时未完全闭塞，中位随访 199 天。形态学与血流动力学参数由 AneuFlow Pro 计算；利益冲突声明见原文。',
      findings:
        '闭塞率 79.8%。未完全闭塞的独立相关因素：低切应力面积比（OR 2.78，95% CI 1.46–5.50）、血流复杂性（OR 3.03，1.58–5.89）、动脉瘤角度（OR 3.46，1.79–6.93）、贴壁不良（OR 3.21，1.37–7.53）、装置移位（OR 11.03，1.51–105.55）和吸烟（OR 0.32，0.14–0.68，呈负相关）。贴壁与移位在装置释放后才能得知；研究未评价软件的测量准确度。',
      ref: 'aneuflow-ped-nomogram-2026',
    },
    {
      kind: 'background',
      heading: '血流形态与既往破裂',
      design:
        '横断面研究，210 枚连续入组的动脉瘤作个体化 CFD 计算，两名观察者盲法对血流形态分类，与既往破裂史比较。',
      findings:
        '破裂动脉瘤更常见复杂血流（83%）、小冲击区（76%）和集中入流（66%）。这是与既往破裂的关联，不是预后。',
      ref: 'hemodynamics-and-rupture-2011',
    },
    {
      kind: 'background',
      heading: '镜像动脉瘤：一侧破裂，一侧未破裂',
      design: '9 对镜像动脉瘤，同一患者自身对照，按破裂状态分组，CFD 计算。',
      findings:
        '收缩期峰值时，破裂侧瘤体的 WSS 低于载瘤动脉，未破裂侧无此差别；破裂侧低切应力面积比较大（12.2% ± 18.1% 对 4.0% ± 6.9%），OSI 较高（0.088 ± 0.076 对 0.018 ± 0.019）。样本少、离散大，不能据此确定界值。',
      ref: 'mirror-aneurysms-2011',
    },
    {
      kind: 'background',
      heading: '多因素分析中未见血流动力学的独立作用',
      design:
        '横断面研究，适合血管内治疗的患者的 117 枚动脉瘤（破裂 55 枚，未破裂 62 枚），以破裂状态为结局，用多因素模型检验血流动力学与几何参数。',
      findings:
        '单因素分析中，入流束不稳定、冲击瘤体、血流复杂而不稳定与破裂有关；多因素模型中仅高危部位（大脑前动脉、后交通动脉与后循环；OR 3.92，95% CI 1.77–8.68）与子囊（OR 2.79，1.25–6.25）有统计学意义。',
      ref: 'additional-value-hemodynamics-2015',
    },
  ],
  limits: [
    {
      text: '预测破裂或确定治疗指征：不可用。研究结论不一，WSS、OSI 与低切应力面积比均无公认界值。',
      refs: [
        'high-or-low-wss-2014',
        'additional-value-hemodynamics-2015',
        'multi-modality-hemodynamics-2019',
      ],
    },
    {
      text: '动脉瘤已破裂：破裂可能改变瘤体形态，结果不能用来推断破裂前的血流。',
    },
    {
      text: '图像噪声大，或瘤颈与载瘤动脉、瘤体与邻近血管在图像上融合：WSS 误差大，应先修正分割。',
    },
    {
      text: '没有实测入口流量时采信 WSS 与流量的绝对值：采用的是该血管的典型波形，数值为近似值。',
    },
    {
      text: '关注瘤壁厚度、炎症或瘤内血栓：模型为刚性管壁和简化的血液流变，不含这些信息。',
    },
  ],
  intendedUse:
    'AneuFlow 供受过脑血管影像培训的医师分析已确诊颅内动脉瘤的血流动力学，补充形态与临床评估。结果不预测破裂；观察、夹闭或介入治疗由医师依据完整病情决定，不能仅凭本软件。',
};
