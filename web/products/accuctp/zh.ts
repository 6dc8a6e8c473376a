import type { ProductPageText, ProductText } from '../../features/product/product-text.js';
import type { FigureText } from '../../figures/texts/figure-text.js';
import type { entry } from './product.js';

export const page: ProductPageText = {
  heading: 'AccuCTP：脑 CT 灌注分析',
  intro:
    '对于超出常规时间窗或发病时间不明的缺血性卒中，需要估计哪些组织可能已经梗死，哪些仍处于低灌注。AccuCTP 由 CT 灌注序列计算脑血流量（CBF，mL/100 g/min）、脑血容量（CBV，mL/100 g）、平均通过时间（MTT，s）和残余函数达峰时间（Tmax，s），并在标称的 2 分钟内报告梗死核心与低灌注区的体积（mL）、错配体积和错配比。各家灌注软件的结果不能互换，发病极早期的核心体积可能被高估，阅片医师还应检查头动伪影和动脉输入函数的选取。',
  description:
    'AccuCTP 处理脑 CT 灌注序列，输出 CBF、CBV、MTT、Tmax 参数图以及梗死核心与低灌注体积。',
};

export const figure: FigureText = {
  caption:
    '脑血流量与 Tmax 图、核心与半暗带，以及由同一数据计数的体积和错配比。合成数据，非患者数据。',
  alt: '三幅合成脑灌注图与一组数值：患侧血流降低、Tmax 延长，核心为红色，半暗带为青色。',
};

export const product: ProductText<keyof typeof entry.references> = {
  application: [
    {
      text: '时间只是脑组织状态的近似；起病时刻不明时，这一近似更加勉强。因此晚时间窗再灌注试验转而按组织状态选择患者：DAWN 在 6 至 24 小时内比较临床缺损与梗死的不匹配，DEFUSE 3 在 6 至 16 小时内采用灌注影像。此后，以毫升计的体积进入了急诊讨论。',
      refs: ['dawn-2018', 'defuse-3-2018'],
    },
    {
      text: '患者尚在 CT 室，AccuCTP 即可把对比剂团注的通过过程换算成这些体积。卒中医师把核心梗死与缺血半暗带同时间、神经功能缺损、年龄、血管情况和平扫 CT 一并解读；影像有利，只是若干理由中的一个。',
    },
    {
      text: '症状波动或缺损定位不清、诊断尚有疑问时，参数图也可以作为旁证。但它不用于寻找闭塞的血管，参数图正常也不能排除卒中。',
    },
  ],
  features: [
    {
      heading: '团注曲线的去卷积',
      text: '以动脉输入函数对组织曲线去卷积，残余函数的峰高与面积给出 CBF 和 CBV，其延迟给出 Tmax。',
    },
    {
      heading: '看得见的输入曲线',
      text: '程序选取的动脉与静脉曲线同屏显示，可以更换。不合常理的参数图，不少是从这里开始出错的。',
    },
    {
      heading: '采用已发表的阈值',
      text: 'CBF 低于对侧半球的 30% 为核心梗死，Tmax 大于 6 s 为低灌注。一项大样本软件比较研究对四种软件中的三种采用这一定义，另一种则以延迟时间（DT）大于 3 s 界定低灌注。',
      refs: ['ctp-software-2023'],
    },
    {
      heading: '多种标准并列',
      text: '错配体积与错配比只计算一次，再与各项已发表的目标错配定义对照；这些定义因试验而异。',
      refs: ['ctp-software-2023', 'extend-ia-2014'],
    },
    {
      heading: '头动与截断提示',
      text: '对移位的时相作配准或剔除；采集在团注尚未通过时便已结束的序列，会明确提示，不会悄然计算。',
    },
  ],
  advantages: [
    {
      heading: '先看图，后看数',
      text: '体积叠加在原始解剖图像上，“核心”若落在脑室或陈旧梗死灶内，对照图像即可发现。',
    },
    {
      heading: '数值附带定义',
      text: '每个体积都注明阈值。报告从一家医院转到使用另一种软件的医院时，这一点尤其重要。',
    },
    {
      heading: '可以回到曲线',
      text: '任一体素都能展开为时间密度曲线，对存疑区域的判断有数据可依。',
    },
  ],
  inputs: [
    {
      name: '脑 CT 灌注序列',
      unit: '',
      note: '自团注到达之前至静脉流出的连续容积采集',
    },
    {
      name: '采集时刻',
      unit: 's',
      note: '读自图像头信息，允许非等间隔采样',
    },
    {
      name: '非增强头颅 CT',
      unit: '',
      note: '可选，用于识别出血与陈旧梗死',
    },
  ],
  outputs: [
    { name: '脑血流量（CBF）', unit: 'mL/100 g/min', note: '参数图' },
    { name: '脑血容量（CBV）', unit: 'mL/100 g', note: '参数图' },
    { name: '平均通过时间（MTT）', unit: 's', note: '参数图，CBV 除以 CBF' },
    { name: 'Tmax', unit: 's', note: '参数图，残余函数的达峰延迟' },
    { name: '核心梗死体积', unit: 'mL', note: 'CBF 低于对侧的 30%' },
    { name: '低灌注体积', unit: 'mL', note: 'Tmax >6 s' },
    { name: '错配体积', unit: 'mL', note: '低灌注体积减核心梗死体积' },
    { name: '错配比', unit: '', note: '低灌注体积除以核心梗死体积' },
  ],
  evidence: [
    {
      kind: 'background',
      heading: '同一批患者，几种软件',
      design:
        '四款商用 CT 灌注软件的比较，以其中一款为参照。1606 例患者有参照软件的参数图，另外三款分别有 1222 例、596 例和 349 例。核心为 CBF 低于对侧的 30%（有一款另要求位于 DT >3 s 的区域内）；低灌注为 Tmax >6 s，这一款则为 DT >3 s。目标错配为比值 ≥1.8、灌注病灶 ≥15 mL、核心 <70 mL。AccuCTP 不在其中。',
      findings:
        '此处引用该研究，一是取其定义，二是它把软件之间的一致性当作需要测量的问题，而不是默认的前提。',
      ref: 'ctp-software-2023',
    },
    {
      kind: 'background',
      heading: '错配的另一种定义',
      design: '动脉内治疗随机对照试验 EXTEND-IA 的方案；其中没有使用 AccuCTP。',
      findings: '入选要求错配比 >1.2、错配体积 >10 mL、核心 <70 mL。',
      ref: 'extend-ia-2014',
    },
    {
      kind: 'background',
      heading: 'DAWN：依据临床与核心不匹配的晚时间窗取栓',
      design:
        '随机试验，206 例，距最后一次确知正常的时刻 6 至 24 小时，中期分析后提前终止；共同主要结局为 90 天时按效用加权的 mRS 和 mRS 0–2。检验的是治疗，不是灌注软件，与 AccuCTP 无关。',
      findings:
        '据公开的摘要资料，达到 mRS 0–2 的比例，取栓组为 49%，单纯标准治疗组为 13%。这一结果适用于按试验标准入选的患者。',
      ref: 'dawn-2018',
    },
    {
      kind: 'background',
      heading: 'DEFUSE 3：依据灌注影像的晚时间窗取栓',
      design:
        '随机试验，182 例，距最后一次确知正常的时刻 6 至 16 小时，中期分析后提前终止；主要结局为 90 天 mRS 的有序分布，mRS 0–2 为次要结局。受检验的同样是治疗，没有使用 AccuCTP。',
      findings:
        '主要结局：mRS 整体向较好方向移动，OR 2.77（95% CI 1.63–4.70）。达到 mRS 0–2 的比例，取栓组为 45%，单纯药物组为 17%，RR 2.67（95% CI 1.60–4.48）。一种软件测得的体积，不能径直当作另一种软件的结果。',
      ref: 'defuse-3-2018',
    },
  ],
  limits: [
    {
      text: '阈值是由群体得到的统计界线。“核心”是对可能已经失去的组织的估计；在起病数小时内，迅速再灌注后其中一部分仍可能恢复。',
    },
    {
      text: '颈动脉狭窄、心排血量低和心房颤动都会在没有卒中的情况下延长 Tmax；慢性闭塞看上去可能像大片半暗带。',
    },
    {
      text: '深部小梗死低于参数图的分辨能力，后颅窝又受骨质干扰。参数图正常不能排除卒中。',
    },
    {
      text: '团注过弱或过迟、头动，或输入函数取自部分闭塞的动脉，可使各处数值一同偏移，得到貌似合理而实际错误的图像。',
    },
    {
      text: '同一患者的病程或同一项研究中，不宜混用不同软件的体积。',
      refs: ['ctp-software-2023'],
    },
  ],
  intendedUse:
    'AccuCTP 处理疑似急性缺血性卒中成人患者的脑 CT 灌注序列，供接受过灌注判读培训的医师使用。参数图与体积是对临床检查和其他影像的补充，不能单独用来决定是否进行再灌注治疗。',
};
