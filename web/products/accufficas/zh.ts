import type { ProductPageText, ProductText } from '../../features/product/product-text.js';
import type { ProductPicture } from '../../figures/picture-ids.js';
import type { FigureText } from '../../figures/texts/figure-text.js';
import type { evidence } from './evidence.js';

export const page: ProductPageText = {
  heading: 'AccuFFicas：颅内动脉狭窄功能学评估',
  intro:
    '由 CTA 或 DSA 计算颅内动脉狭窄的跨狭窄压力比与壁面切应力，为症状性狭窄的评估补充狭窄率之外的血流动力学信息。',
  description: 'AccuFFicas 由 CTA 或 DSA 计算颅内动脉狭窄的跨狭窄压力比与壁面切应力。',
};

export const figure: FigureText = {
  caption:
    '大脑中动脉 M1 段狭窄与沿血管的压力比，血管与曲线同色同值。一维网络计算示意，非患者数据。',
  alt: '颅内动脉模型中一侧 M1 段狭窄，其远端血管由青转橙；下方曲线在狭窄处陡降。',
};

export const pictures: Readonly<Record<ProductPicture, FigureText>> = {
  input: {
    caption: '颅底动脉 CTA 厚层最大密度投影。计算示意，非患者数据。',
    alt: '从下方看的大脑动脉环灰阶投影，左侧大脑中动脉 M1 段有一处短狭窄，远端分支可见；左下为比例尺。',
  },
  model: {
    caption: '重建管腔、中心线、截面与边界条件。计算示意，非患者数据。',
    alt: '左侧颈内动脉末端与 M1 段的管腔模型，沿中心线排列截面圈，狭窄处最小；箭头标示入口与各出口。',
  },
  output: {
    caption: '狭窄处的壁面切应力。计算示意，非患者数据。',
    alt: '上为按壁面切应力着色的狭窄段，最窄处最亮；下为切应力沿血管的曲线，在狭窄处形成尖峰。',
  },
  report: {
    caption: '压力着色的血管、管腔与压力曲线。计算示意，非患者数据。',
    alt: '上为按压力比着色的动脉；下为沿血管展开的管腔轮廓，其下的压力曲线在狭窄处陡降。',
  },
};

export const product: ProductText<keyof typeof evidence.references> = {
  facts: {
    image: 'CTA 或 DSA',
    results: '跨狭窄压力比、压力曲线、切应力',
    user: '神经内科、神经介入医师',
  },
  titles: {
    application: '症状性狭窄，狭窄率之外看压力',
    features: '沿血管中心线计算压力与切应力',
    advantages: '不用压力导丝，CTA 即可计算',
  },
  application: [
    {
      text: '在亚洲，约 33%–50% 的卒中由颅内动脉粥样硬化性疾病引起。CICAS 研究的 2864 例中国急性脑缺血患者中，12 个月卒中复发率：无狭窄 3.27%，狭窄 50%–69% 为 3.82%，70%–99% 为 5.16%，闭塞 7.27%。',
      refs: ['icas-stenting-review-2013', 'cicas-2014'],
    },
    {
      text: '狭窄率相近，病变长度、残余管腔、血流需求与侧支循环却可能不同。AccuFFicas 计算狭窄远端与近端的压力比，用于讨论症状性颈内动脉颅内段、大脑中动脉、椎动脉或基底动脉狭窄。',
    },
  ],
  features: [
    {
      heading: '狭窄段几何重建',
      text: '提取病变及其前后正常血管的管腔，得到狭窄处直径与参考直径。',
    },
    {
      heading: '沿血管的压力曲线',
      text: '以血流模型沿中心线计算压力；Pa、Pd 取自注明的位置，Pd 位于压力恢复段之后。',
    },
    {
      heading: '最狭窄处切应力',
      text: '给出最狭窄处的壁面切应力（WSS），及其与近端正常段的比值。',
    },
    {
      heading: '利用 DSA 血流信息',
      text: 'DSA 上对比剂的输送过程可用于设定边界条件；仅有 CTA 时由血管管径估计。',
      refs: ['icas-cta-dsa-cfd-2025'],
    },
  ],
  advantages: [
    {
      heading: '导丝无需通过病变',
      text: '直接测压须将导丝送过有病变的脑动脉，影像计算则不需要。',
    },
    {
      heading: '补充狭窄率',
      text: '一项大脑中动脉压力导丝研究中，压力指标与几何指标仅呈弱至中度相关，两者不能相互代替。',
      refs: ['icas-wire-geometry-2021'],
    },
    {
      heading: '门诊 CTA 可用',
      text: '考虑造影之前，已有的 CTA 即可用于计算，随访时也可重复。',
    },
  ],
  inputs: [
    {
      name: 'CTA',
      unit: '',
      note: '薄层，颈内动脉虹吸段或椎动脉 V4 段以上',
    },
    {
      name: 'DSA',
      unit: '',
      note: '旋转容积或两个投照体位，宜附对比剂序列',
    },
    {
      name: '血压',
      unit: 'mmHg',
      note: '成像前后的袖带血压，作为近端参考',
    },
  ],
  outputs: [
    { name: '跨狭窄压力比', unit: '', note: 'Pd/Pa，介于 0 与 1 之间' },
    { name: '跨狭窄压力差', unit: 'mmHg', note: 'Pa 减 Pd，注明入口流量' },
    { name: '压力曲线', unit: 'mmHg', note: '沿中心线' },
    { name: '壁面切应力', unit: 'Pa', note: '最狭窄处' },
    { name: 'WSS 比', unit: '', note: '狭窄处与近端正常段之比' },
    { name: '直径狭窄率', unit: '%', note: '相对于参考直径' },
    { name: '最小管腔直径', unit: 'mm', note: '最狭窄处' },
  ],
  evidence: [
    {
      kind: 'background',
      heading: '导丝压力比与几何狭窄',
      design:
        '43 例症状性单发 M1 段狭窄患者，以导丝测量压力比和跨狭窄压力差，与造影上的几何指标比较。',
      findings:
        '直径狭窄率与压力比的相关系数 r 为 −0.37，与压力差为 0.47；最小管腔直径与两者分别为 0.41 和 −0.51（P 均 < 0.05）。作者结论：在这组经过严格挑选的患者中，几何指标与压力显著相关，但仅为弱至中度，解剖评估只能部分反映血流动力学状态。',
      ref: 'icas-wire-geometry-2021',
    },
    {
      kind: 'background',
      heading: '计算压力比与导丝的对照',
      design:
        '32 例症状性单发狭窄患者的 34 支血管，其他厂商由造影计算的定量血流分数（QFR）；参照为全身麻醉下、血管成形术前由导丝测得的静息压力比。',
      findings: '相关系数 r 0.82（前循环 0.91，后循环 0.77）。',
      ref: 'icas-qfr-2024',
    },
    {
      kind: 'background',
      heading: '血流动力学与卒中复发',
      design: '32 例症状性 70%–99% 狭窄患者，CTA 上作 CFD 计算；结局为 1 年内复发。',
      findings:
        '单因素分析中，切应变率比（HR 1.027，95% CI 1.004–1.051）与流速比（HR 1.029，95% CI 1.002–1.056）均与 1 年内同一供血区的复发有关（c 统计量均为 0.776，95% CI 0.594–0.903）。压力比范围为 −2.46 至 0.79（负值无生理意义），摘要未报告其与复发的关联。样本小，有待验证。',
      ref: 'icas-cfd-recurrence-2014',
    },
    {
      kind: 'background',
      heading: '压力比与卒中复发：较大的队列',
      design:
        '队列研究，245 例由 CTA 证实、归因于 50%–99% 颅内动脉狭窄的急性缺血性卒中患者，均接受标准药物治疗，CTA 上作 CFD 计算；压力比不高于中位数（0.94）为低，WSS 比在最高四分之一为高；结局为 1 年内同一供血区的缺血性卒中复发。据摘要引用。',
      findings:
        '20 例（8.2%）复发。多因素分析中，低压力比（校正 HR 3.16，P = 0.026）与高 WSS 比（校正 HR 3.05，P = 0.014）各自与复发独立相关；两者兼有者复发风险为 17.5%，两者均正常者为 3.0%（校正 HR 7.52，P = 0.004）。摘要未给出置信区间；中位数取自这一队列，不是治疗界值。',
      ref: 'icas-cfd-recurrence-2019',
    },
    {
      kind: 'background',
      heading: '以 CTA 还是以 DSA 建模',
      design:
        '回顾性研究，40 例同时有 CTA 与 DSA，比较 DSA 模型、CTA 模型，以及加入 DSA 血流数据的 CTA 模型。据摘要引用，利益冲突声明见原文。',
      findings:
        '解剖测量的一致性高（ICC >0.90）。在 CTA 几何中加入 DSA 血流数据后，压力比和 WSS 比与 DSA 结果高度一致；单用 CTA 时，WSS 比略为低估。',
      ref: 'icas-cta-dsa-cfd-2025',
    },
    {
      kind: 'background',
      heading: 'SAMMPRIS：支架与强化药物治疗的比较',
      design:
        '随机试验，451 例症状性颅内动脉狭窄（70%–99%）患者，两组都接受强化药物治疗，其中一组另行植入 Wingspan 支架；按狭窄率而非压力入选，因 30 天结果提前终止入组。',
      findings:
        '30 天内卒中或死亡：支架组 14.7%，单纯药物组 5.8%（P = 0.002）。1 年复合主要终点（入组或随访期血运重建后 30 天内的卒中或死亡，加上此后责任动脉供血区的卒中）为 20.0% 对 12.2%（P = 0.009）。',
      ref: 'sammpris-2011',
    },
  ],
  limits: [
    {
      text: '确定支架或其他治疗指征：不可用。颅内压力比尚无经过验证的界值，不可套用冠状动脉的 0.80。',
    },
    {
      text: '侧支循环丰富或自动调节受损：模型仅通过边界条件反映，须结合侧支与灌注影像。',
    },
    {
      text: '残余管腔仅数个体素、钙化或晕状伪影：轮廓的微小误差使压力误差很大，应核对管腔。',
    },
    {
      text: '动脉到动脉栓塞或穿支闭塞：压力可无明显异常；斑块成分不在分析之列。',
    },
    {
      text: '需要实测压力：计算值为估算值；尚未见 AccuFFicas 与压力导丝对照的公开研究。',
    },
  ],
  intendedUse:
    'AccuFFicas 供受过脑血管病培训的医师评估成人已知的颅内动脉狭窄，补充狭窄率之外的血流动力学信息。压力比没有治疗界值；药物或介入治疗由医师依据完整病情决定，不能仅凭该比值。',
};
