import type { ProductPageText, ProductText } from '../../features/product/product-text.js';
import type { FigureText } from '../../figures/texts/figure-text.js';
import type { entry } from './product.js';

export const page: ProductPageText = {
  heading: 'AneuFlow：颅内动脉瘤血流动力学分析',
  intro:
    '评估一枚未破裂动脉瘤，除大小与部位之外，还可以考察瘤内血流和瘤壁受力。AneuFlow 由 CTA 或三维旋转血管造影重建载瘤动脉与瘤体，用计算流体力学（CFD）得到壁面切应力（WSS，单位 Pa）、振荡剪切指数（OSI，无量纲）和低 WSS 面积比（%），并测量瘤高、瘤颈宽（mm）与纵横比，一例分析标称 10 分钟。这些参数目前没有公认的界值，已发表的研究结论也不完全一致，可供经培训的医师补充评估，不能用来断言某枚动脉瘤是否会破裂。',
  description: 'AneuFlow 以三维血管影像重建动脉瘤，计算壁面切应力、振荡剪切指数和形态学参数。',
};

export const figure: FigureText = {
  caption: '同一动脉瘤的两种视图：流速着色的流线与壁面切应力分布。计算示意，非患者数据。',
  alt: '左图为瘤腔内回旋的流线，右图为血管壁切应力分布：瘤壁低，载瘤动脉高；附色标与比例尺。',
};

export const product: ProductText<keyof typeof entry.references> = {
  application: [
    {
      text: '未破裂动脉瘤常见，破裂则少见得多：上海 35 至 75 岁成人的患病率为 7.0%，其中 90% 的动脉瘤小于 5 mm；前瞻性队列的汇总分析显示，平均破裂率 1 年为 1.4%，5 年为 3.4%。观察还是治疗，多数情况下由人群、高血压、年龄、瘤体大小、部位和既往蛛网膜下腔出血来判断；当这些因素不足以定夺时，血流动力学才进入讨论。',
      refs: ['shanghai-prevalence-2013', 'phases-2014'],
    },
    {
      text: '此时多学科讨论可以针对这一枚动脉瘤提出力学问题：入流束冲击瘤壁的哪一处，瘤顶哪一部分血流迟缓，一个心动周期内切应力方向摆动多大。AneuFlow 在患者自身的几何形态上给出答案，轻重取舍由神经外科或神经介入医师把握。',
    },
    {
      text: '同一组参数也用于队列研究。一项血流导向装置治疗动脉瘤的多中心研究，其形态学与血流动力学变量即由 AneuFlow Pro 计算。',
      refs: ['aneuflow-ped-nomogram-2026'],
    },
  ],
  features: [
    {
      heading: '瘤体与载瘤动脉整体建模',
      text: '瘤颈上游的弯曲决定入流束的走向，因此模型保留一段上游动脉和下游分支，不把瘤体单独切下来计算。',
    },
    {
      heading: '求解完整心动周期',
      text: '流动方程在整个心动周期内求解，切应力的时间平均值与振荡程度出自同一次计算。',
    },
    {
      heading: '瘤壁受力分布',
      text: '壁面切应力（WSS）与振荡剪切指数（OSI）绘制在瘤壁上，并勾出低于阈值的区域。各研究对“低”的定义不一，所用阈值与数值一并列出。',
    },
    {
      heading: '瘤内血流形态',
      text: '流线显示入流束走向、冲击区与涡旋。已发表的研究正是从这几方面区分血流的简单与复杂、弥散与集中。',
      refs: ['hemodynamics-and-rupture-2011'],
    },
    {
      heading: '经瘤颈的入流量',
      text: '对穿过瘤颈平面的流量作周期积分，并与载瘤动脉流量对照。',
    },
  ],
  advantages: [
    {
      heading: '给出分布，不下断语',
      text: '高切应力与低切应力都被认为可能经由不同机制参与动脉瘤的生长与破裂。带标尺的分布图让两者同时可见，单一的风险分数做不到这一点。',
      refs: ['high-or-low-wss-2014'],
    },
    {
      heading: '形态与血流同源',
      text: '瘤高、瘤颈宽与纵横比取自求解血流的同一表面网格，任何一个存疑的数值都可以追溯到同一条轮廓。',
    },
    {
      heading: '计算假设随结果列出',
      text: '入口流量波形、血液物性与管壁模型和结果写在一起。只有这些条件一致，两次检查才可比较；是否一致，阅读者一看便知。',
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
      note: '薄层重建，适用于明显大于体素尺寸的动脉瘤',
    },
    {
      name: '入口流量',
      unit: 'mL/s',
      note: '有实测值时采用实测值，否则采用该血管的典型波形',
    },
  ],
  outputs: [
    { name: '时间平均壁面切应力', unit: 'Pa', note: '分布图与瘤体均值' },
    { name: '振荡剪切指数', unit: '', note: '0 为方向恒定，0.5 为完全往复' },
    { name: '低切应力面积比', unit: '%', note: '占瘤体表面的比例，注明阈值' },
    { name: '经瘤颈入流量', unit: 'mL/s', note: '心动周期平均值' },
    { name: '血流速度', unit: 'm/s', note: '流线与瘤内截面' },
    { name: '瘤高', unit: 'mm', note: '垂直于瘤颈平面' },
    { name: '瘤颈宽', unit: 'mm', note: '在瘤颈平面内' },
    { name: '纵横比', unit: '', note: '瘤高除以瘤颈宽' },
  ],
  evidence: [
    {
      kind: 'product',
      heading: '血流导向治疗后未完全闭塞：采用 AneuFlow Pro 变量的列线图',
      design:
        '多中心队列，362 例患者的 426 枚动脉瘤接受 Pipeline 栓塞装置治疗；终点为随访时未完全闭塞，中位随访 199 天。形态学与血流动力学参数由 AneuFlow Pro 计算；利益冲突声明见原文。',
      findings:
        '闭塞率 79.8%。未完全闭塞的预测因素包括低切应力面积比（OR 2.78，95% CI 1.46–5.50）和血流复杂性（OR 3.03，95% CI 1.58–5.89）。列线图的表现属于整个模型：其中贴壁情况与装置移位两项要在释放之后才能知道，该研究也没有评价软件的测量准确度。',
      ref: 'aneuflow-ped-nomogram-2026',
    },
    {
      kind: 'background',
      heading: '血流形态与既往破裂',
      design:
        '学术团队对 210 枚动脉瘤作个体化 CFD 计算，将血流形态与破裂状态比较；所用系统不是 AneuFlow。',
      findings: '破裂动脉瘤更常见复杂血流（83%）、小冲击区（76%）和集中入流（66%）。',
      ref: 'hemodynamics-and-rupture-2011',
    },
    {
      kind: 'background',
      heading: '镜像动脉瘤：一侧破裂，一侧未破裂',
      design: '9 对镜像动脉瘤，同一患者自身对照，按破裂状态分组；CFD 计算并非出自 AneuFlow。',
      findings:
        '破裂侧瘤体的 WSS 低于其载瘤动脉，未破裂侧没有这一差别；破裂侧低切应力面积比较大（12.2% 对 4.0%），OSI 较高（0.088 对 0.018）。仅 9 对，不足以据此确定界值。',
      ref: 'mirror-aneurysms-2011',
    },
    {
      kind: 'background',
      heading: '未见独立贡献的研究',
      design:
        '117 枚动脉瘤，以破裂状态为结局，在多因素模型中检验血流动力学与几何参数；所用系统不是 AneuFlow。',
      findings: '多因素模型中仅部位与子瘤仍有统计学意义，血流动力学参数没有保留下来。',
      ref: 'additional-value-hemodynamics-2015',
    },
  ],
  limits: [
    {
      text: '文献结论相互矛盾，部分原因在于各研究的阈值、归一化方法和终点不同。WSS、OSI 与低切应力面积比都没有公认的治疗界值。',
      refs: [
        'high-or-low-wss-2014',
        'additional-value-hemodynamics-2015',
        'multi-modality-hemodynamics-2019',
      ],
    },
    {
      text: '比较破裂与未破裂动脉瘤，看到的是事后状态。破裂本身可能改变瘤体形态，由此得到的关联不等于预后。',
    },
    {
      text: 'WSS 取决于近壁的速度梯度，因而要求管壁轮廓光滑且位置正确。图像噪声、瘤颈粘连或邻近血管与瘤体融合，对 WSS 的影响大于对体积的影响。',
    },
    {
      text: '典型入口波形、刚性管壁和简化的血液流变特性都是建模上的取舍；瘤壁厚度、炎症与瘤内血栓不在模型之内。',
    },
  ],
  intendedUse:
    'AneuFlow 供接受过脑血管影像培训的医师使用，用于考察已经诊断的颅内动脉瘤的血流动力学特征。结果是在注明的假设下对血流的描述，不预测破裂。观察、夹闭或介入治疗由医师依据完整病情决定，不能仅凭本软件的输出。',
};
