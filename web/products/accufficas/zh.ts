import type { ProductPageText, ProductText } from '../../features/product/product-text.js';
import type { FigureText } from '../../figures/texts/figure-text.js';
import type { entry } from './product.js';

export const page: ProductPageText = {
  heading: 'AccuFFicas：颅内动脉狭窄功能学评估',
  intro:
    '狭窄率反映管腔窄了多少，却不足以说明狭窄远端的压力下降了多少。AccuFFicas 由 CTA 或 DSA 建立颅内动脉狭窄段的血流模型，计算跨狭窄压力比（Pd/Pa，无量纲）和狭窄处的壁面切应力（Pa）；标称分析时间 5 分钟。颅内压力比尚无经过验证的治疗界值，应与侧支循环、脑灌注和危险因素一起由神经科医师解读，其本身不构成支架置入的指征。',
  description: 'AccuFFicas 由 CTA 或 DSA 计算颅内动脉狭窄的跨狭窄压力比与壁面切应力。',
};

export const figure: FigureText = {
  caption:
    '大脑中动脉 M1 段狭窄与沿血管的压力比，血管与曲线同色同值。一维网络计算示意，非患者数据。',
  alt: '颅内动脉模型中一侧 M1 段狭窄，其远端血管由青转橙；下方曲线在狭窄处陡降。',
};

export const product: ProductText<keyof typeof entry.references> = {
  application: [
    {
      text: '颅内动脉粥样硬化性狭窄（ICAS）在西方约占缺血性卒中的 10%，在亚洲占卒中的 33% 至 50%。CICAS 研究的 2864 例中国急性脑缺血患者中，46.6% 存在 ICAS；12 个月复发率随狭窄加重而上升：无狭窄 3.27%，50% 至 69% 狭窄 3.82%，70% 至 99% 狭窄 5.16%，闭塞 7.27%。',
      refs: ['icas-stenting-review-2013', 'cicas-2014'],
    },
    {
      text: '这一梯度确实存在，却相当平缓：即使属于重度狭窄，绝大多数患者当年也没有再发。病变长度、残余管腔、血流需求与侧支循环，都在狭窄率之外另有影响。AccuFFicas 补充其中一项：狭窄近端的压力，有多少传到了远端。',
    },
    {
      text: '使用者多为讨论症状性颈内动脉颅内段、大脑中动脉、椎动脉或基底动脉狭窄的卒中神经科与神经介入医师，以及需要在队列中逐例取得同一指标的研究者。',
    },
  ],
  features: [
    {
      heading: '狭窄段的几何重建',
      text: '连同病变前后的正常血管，提取管腔、狭窄处直径与参考直径。',
    },
    {
      heading: '沿血管的压力曲线',
      text: '结果是一条沿中心线的曲线，而非孤立的数字。陡降属于病变，缓降属于血管长度。',
    },
    {
      heading: '测量点位置固定',
      text: 'Pa 与 Pd 取自狭窄前后注明的距离处，后者已越过射流压力部分恢复的区段。',
    },
    {
      heading: '狭窄喉部的切应力',
      text: '给出狭窄喉部的壁面切应力（WSS），及其与近端正常段的比值。',
    },
    {
      heading: '有血流数据则加以利用',
      text: 'DSA 上对比剂的输送过程可用于设定边界条件；仅有 CTA 时，则由血管管径估计。',
      refs: ['icas-cta-dsa-cfd-2025'],
    },
  ],
  advantages: [
    {
      heading: '不必让导丝通过病变',
      text: '直接测压须将导丝送过有病变的脑动脉。若仅为诊断而测，计算所得的压力比可以免去这一步。',
    },
    {
      heading: '狭窄率之外的信息',
      text: '一项大脑中动脉压力导丝研究中，压力比与狭窄率仅呈弱相关；知道其一，并不等于知道其二。',
      refs: ['icas-wire-geometry-2021'],
    },
    {
      heading: '门诊影像即可计算',
      text: '远在考虑造影之前，CTA 往往已经做过，随访时也可以重复。',
    },
  ],
  inputs: [
    {
      name: 'CTA',
      unit: '',
      note: '薄层，自颈内动脉虹吸段或椎动脉 V4 段起向上覆盖',
    },
    {
      name: 'DSA',
      unit: '',
      note: '旋转容积或两个投照体位，如有则附完整对比剂序列',
    },
    {
      name: '血压',
      unit: 'mmHg',
      note: '成像前后的袖带血压，作为近端参考',
    },
  ],
  outputs: [
    { name: '跨狭窄压力比', unit: '', note: 'Pd/Pa，介于 0 与 1 之间' },
    { name: '压力下降', unit: 'mmHg', note: 'Pa 减 Pd，对应所注明的入口流量' },
    { name: '压力曲线', unit: 'mmHg', note: '沿中心线' },
    { name: '壁面切应力', unit: 'Pa', note: '狭窄喉部' },
    { name: 'WSS 比', unit: '', note: '狭窄处与近端正常段之比' },
    { name: '直径狭窄率', unit: '%', note: '相对于参考直径' },
    { name: '狭窄处管腔直径', unit: 'mm', note: '狭窄喉部' },
  ],
  evidence: [
    {
      kind: 'background',
      heading: '导丝测得的压力比与几何狭窄',
      design:
        '43 例 M1 段狭窄患者，以导丝测量压力比，与狭窄率比较；不含计算压力比，也未使用 AccuFFicas。',
      findings:
        '压力比与直径狭窄率呈弱相关（r −0.37），与最小管腔直径的相关也只略强（r 0.41）。作者的结论是：在这组经过挑选的患者中，几何指标与压力确有相关。',
      ref: 'icas-wire-geometry-2021',
    },
    {
      kind: 'background',
      heading: '计算压力比与导丝的对照',
      design:
        '32 例患者的 34 支 ICAS 血管，采用其他厂商由造影计算的定量血流分数（QFR），参照为全身麻醉下、血管成形术前由导丝测得的静息压力比。',
      findings: '相关系数 r 0.82。该结果支持那一种方法的原理，不能移用于 AccuFFicas。',
      ref: 'icas-qfr-2024',
    },
    {
      kind: 'background',
      heading: '血流动力学与复发',
      design:
        '32 例症状性 70% 至 99% 狭窄患者，由研究作者在 CTA 上作 CFD 计算；结局为 1 年内复发。',
      findings:
        '单因素分析中，剪切应变率比与流速比各自同 1 年内复发有关（c 统计量 0.776，95% CI 0.594–0.903）；对于压力比，摘要没有报告这种关联。样本小，有待验证。',
      ref: 'icas-cfd-recurrence-2014',
    },
    {
      kind: 'background',
      heading: '以 CTA 还是以 DSA 建模',
      design:
        '回顾性研究，40 例同时有 CTA 与 DSA，比较 DSA 模型、CTA 模型，以及加入 DSA 血流数据的 CTA 模型。此处依据摘要引用，其中没有指明产品名称，利益冲突声明见原文。',
      findings:
        '解剖测量的一致性高（ICC >0.90）。在 CTA 几何中加入 DSA 血流数据后，压力比和 WSS 比与 DSA 结果高度一致；单用 CTA 时，WSS 比略为低估。',
      ref: 'icas-cta-dsa-cfd-2025',
    },
    {
      kind: 'background',
      heading: '压力比低为何不是置入支架的理由',
      design:
        'SAMMPRIS 随机试验，451 例症状性颅内动脉狭窄（70% 至 99%）患者，两组都接受强化药物治疗，其中一组另行支架置入；按狭窄率入选，而非按压力入选。',
      findings:
        '30 天内卒中或死亡：支架组 14.7%，单纯药物组 5.8%。1 年时的复合主要终点（上述事件，加上此后责任动脉供血区的缺血性卒中）为 20.0% 对 12.2%。',
      ref: 'sammpris-2011',
    },
  ],
  limits: [
    {
      text: '据我们所知，颅内压力比没有经过验证的界值。冠状动脉的 0.80 是在另一循环、充血状态下确立的，不可照搬。',
    },
    {
      text: '通过病变的血流取决于脑血管自动调节与侧支循环，模型对它们的了解，以边界条件所含的信息为限。',
    },
    {
      text: '残余管腔仅有几个体素时，轮廓的微小误差就是压力的很大误差，因为管径越细，阻力上升越陡；钙化与晕状伪影会加重这一问题。',
    },
    {
      text: '动脉到动脉栓塞和穿支闭塞，可在压力无明显异常时引起卒中；斑块成分不在分析之列。',
    },
  ],
  intendedUse:
    'AccuFFicas 供经过脑血管病培训的医师评估成人已知的颅内动脉狭窄。所计算的压力比是没有治疗界值的补充性血流动力学信息；药物治疗还是介入治疗，应依据完整的临床情况决定，不能单凭这一比值。',
};
