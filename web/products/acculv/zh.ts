import type { ProductPageText, ProductText } from '../../features/product/product-text.js';
import type { ProductPicture } from '../../figures/picture-ids.js';
import type { FigureText } from '../../figures/texts/figure-text.js';
import type { evidence } from './evidence.js';

export const page: ProductPageText = {
  heading: 'AccuLV：基于心脏 CT 的左心室功能分析',
  intro:
    '由覆盖整个心动周期的门控心脏 CT 测量左心室容积、射血分数和节段运动，便于与冠状动脉一并评估。',
  description:
    'AccuLV 由心电门控心脏 CT 测量左心室舒张末期与收缩末期容积，计算射血分数并显示十七节段运动。',
};

export const figure: FigureText = {
  caption: '左心室十七节段心内膜位移与容积曲线，射血分数取自曲线的极值。示例数据，非患者数据。',
  alt: '牛眼图分十七节段并以颜色表示心内膜位移；下方为一个心动周期的容积曲线与舒张末、收缩末容积及射血分数。',
};

export const pictures: Readonly<Record<ProductPicture, FigureText>> = {
  input: {
    caption: '门控增强心脏 CT 及其所在时相。计算示意，非患者数据。',
    alt: '横断面 CT，可见左右心室与心房，左心室内对比剂最亮；下方为一个心动周期的心电图与重建时相，标出舒张末期。',
  },
  model: {
    caption: '两个极值时相的心内膜轮廓。计算示意，非患者数据。',
    alt: '四幅 CT 图：上排短轴，下排四腔心长轴，左为舒张末期，右为收缩末期；彩线为左心室心内膜轮廓。',
  },
  output: {
    caption: '收缩末期心腔位于舒张末期网格之内。计算示意，非患者数据。',
    alt: '三维左心室腔：收缩末期表面以颜色表示心内膜位移（mm），外围为舒张末期透明网格，右侧为两个容积。',
  },
  report: {
    caption: '轮廓、牛眼图、容积曲线与射血分数。计算示意，非患者数据。',
    alt: '长轴 CT 叠加两个时相的心内膜轮廓，右侧为位移牛眼图，下方为容积曲线与分成射出、剩余两部分的柱。',
  },
};

export const product: ProductText<keyof typeof evidence.references> = {
  facts: {
    image: '全周期门控心脏 CT',
    results: 'EDV、ESV、EF、节段位移',
    user: '出具心脏 CT 报告的医师',
  },
  titles: {
    application: '一次 CT，同时评估冠状动脉与心功能',
    features: '全周期容积与十七节段运动',
    advantages: '数据同源，规则一致，曲线可查',
  },
  application: [
    {
      text: '用于冠状动脉与心功能需一并评估的患者：疑似缺血性心肌病、超声声窗不佳，或体内植入装置妨碍磁共振检查。冠状动脉 CTA 须采集并重建完整 R–R 间期的各时相，方可分析。',
    },
    {
      text: '不建议仅为测射血分数行 CT：采集全部时相会增加辐射剂量，而超声心动图无电离辐射。报告 EF 时应注明所用的正常下限：各学会数值不一，男女有别，心力衰竭分类另有界值。',
    },
  ],
  features: [
    {
      heading: '自动勾画心内膜',
      text: '各时相自动勾画；两个极值时相在短轴、长轴上显示心内膜与基底边界，由医师核对、修改。',
    },
    {
      heading: '全周期容积',
      text: '每个重建时相都测容积，舒张末期与收缩末期取曲线的两个极值，不必预先选定时相。',
    },
    {
      heading: '体素求和',
      text: '对心内膜以内的体素求和，不假设心室为椭球体，对梗死后变形的心室尤为重要。',
    },
    {
      heading: '十七节段',
      text: '各节段心内膜位移从基底到心尖展开为牛眼图，便于与冠状动脉供血区对照。',
    },
  ],
  advantages: [
    {
      heading: '解剖与功能同源',
      text: '冠状动脉病变与其供血室壁的收缩，在同一组数据中对照。',
    },
    {
      heading: '勾画规则一致',
      text: '每个时相、每次检查用同一规则；乳头肌与肌小梁是否计入心腔，随结果一并输出。',
    },
    {
      heading: '整条曲线可查',
      text: '曲线上的切迹、平台或错位的时相，在影响射血分数之前即可发现。',
    },
  ],
  inputs: [
    { name: '多时相心脏 CT', unit: '', note: '心电门控增强，覆盖整个周期，DICOM 格式' },
    { name: '时相间隔', unit: '% R–R', note: '间隔越小，收缩末期越准确' },
    { name: '勾画规则', unit: '', note: '乳头肌计入心腔或计入心肌' },
  ],
  outputs: [
    { name: '舒张末期容积（EDV）', unit: 'mL', note: '容积曲线的最大值' },
    { name: '收缩末期容积（ESV）', unit: 'mL', note: '容积曲线的最小值' },
    { name: '每搏量', unit: 'mL', note: 'EDV − ESV' },
    { name: '左心室射血分数（EF）', unit: '%', note: '(EDV − ESV) ÷ EDV × 100%' },
    { name: '容积曲线', unit: 'mL', note: '随 R–R 间期各时相变化' },
    { name: '节段心内膜位移', unit: 'mm', note: '十七节段，舒张末期至收缩末期的平均向心位移' },
  ],
  evidence: [
    {
      kind: 'background',
      heading: 'CT 与磁共振所测左心室功能的一致性（多种软件）',
      design:
        '汇总分析；53 项研究，1814 例患者；以心脏磁共振为参照标准，比较 CT 所测的射血分数与容积。未指明 AccuLV。',
      findings:
        'CT 与磁共振之差的均值（一致性界限）：EF −0.56 个百分点（−11.6 至 10.5），EDV 2.62 mL（−34.1 至 39.3 mL），ESV 1.61 mL（−22.4 至 25.7 mL）。平均差很小，单个患者的 EF 可相差十个百分点以上。按节段计，CT 发现室壁运动异常的灵敏度为 90%，特异度为 97%。',
      ref: 'lv-function-ct-and-mri-2017',
    },
    {
      kind: 'background',
      heading: 'CT 左心室自动勾画（其他算法）',
      design:
        '用深度学习分割心脏 CT 上的左心室心肌，以 100 例冠心病患者开发，在 1000 例的验证集中与手工分割比较。',
      findings:
        'Dice 相似系数为（88.3 ± 6.2）%，衡量心肌轮廓的重合程度，不代表容积或射血分数的一致性。',
      ref: 'lv-segmentation-ct-2020',
    },
  ],
  limits: [
    {
      text: '与磁共振数值互换：一致性界限较宽，应以本单位数据确认；本页未引用 AccuLV 的研究。',
      refs: ['lv-function-ct-and-mri-2017'],
    },
    {
      text: '心率快或时相间隔大：真正的收缩末期落在两个时相之间，ESV 高估，EF 低估。',
    },
    {
      text: '心房颤动或频发早搏：曲线由长短不一的心搏合成，不代表其中任何一次。',
    },
    {
      text: '容量状态改变，或扫描前用过 β 受体阻滞剂、硝酸酯类药物：不宜与未用药时的结果比较。',
    },
    {
      text: '基底平面在收缩期移动，阅片者之间易有分歧：须在长轴上核对。',
    },
    {
      text: '随访更换检查方法或勾画规则：前后数值不能直接比较。',
    },
  ],
  intendedUse:
    '供出具心脏 CT 报告、经本软件培训的医师使用，为心脏 CT 阅片增加左心室测量值。心功能分级与药物、器械治疗由经治医师结合症状、超声或磁共振及既往数值决定，不以本结果为唯一依据。',
};
