import type { ProductPageText, ProductText } from '../../features/product/product-text.js';
import type { ProductPicture } from '../../figures/picture-ids.js';
import type { FigureText } from '../../figures/texts/figure-text.js';
import type { evidence } from './evidence.js';

export const page: ProductPageText = {
  heading: 'AccuCTP：脑 CT 灌注分析',
  intro:
    '由脑 CT 灌注序列计算血流参数图、梗死核心与低灌注体积及其错配，供晚时间窗或起病时间不明的卒中再灌注决策参考。',
  description:
    'AccuCTP 处理脑 CT 灌注序列，输出 CBF、CBV、MTT、Tmax 参数图以及梗死核心与低灌注体积。',
};

export const figure: FigureText = {
  caption:
    '脑血流量与 Tmax 图、梗死核心与半暗带，以及由同一组数据算得的体积和错配比。合成数据，非患者数据。',
  alt: '合成的 CBF 与 Tmax 图各一幅，一幅标出梗死核心（橙色）与半暗带（青色）的 CT 层面，以及一组数值：患侧血流降低、Tmax 延长。',
};

export const pictures: Readonly<Record<ProductPicture, FigureText>> = {
  input: {
    caption: '对比剂通过脑部的 CT 灌注序列。计算示意，非患者数据。',
    alt: '六个时刻的同一合成灌注层面：动脉先亮，静脉窦后亮，患侧大脑中动脉分支充盈迟而弱；各幅标有采集时刻。',
  },
  model: {
    caption: '动脉与静脉曲线及去卷积结果。计算示意，非患者数据。',
    alt: '左为灌注层面与动脉、静脉及三处组织的取样点；右上为动脉、静脉强化曲线，右下为健侧、半暗带与梗死核心的残余函数。',
  },
  output: {
    caption: '梗死核心与半暗带在脑内的立体形态。计算示意，非患者数据。',
    alt: '半透明脑轮廓内，橙色梗死核心外包青色半暗带，旁注各自体积，下有比例尺。',
  },
  report: {
    caption: '四幅参数图与梗死核心、半暗带。计算示意，非患者数据。',
    alt: '上排为 CBF、CBV、MTT 与 Tmax 图；下方层面显示橙色梗死核心与青色半暗带，旁边的条形按体积分为两段。',
  },
};

export const product: ProductText<keyof typeof evidence.references> = {
  facts: {
    image: '脑 CT 灌注序列',
    results: '梗死核心、低灌注体积、错配比',
    user: '卒中、影像科、神经介入医师',
  },
  titles: {
    application: '晚时间窗患者，看脑组织状态',
    features: '去卷积计算，输入曲线可改选',
    advantages: '体积、定义与曲线均可核对',
  },
  application: [
    {
      text: '就诊较晚或起病时间不明时，仅凭时间难以判断脑组织状态。两项晚时间窗试验按组织状态选择取栓患者：DAWN（6 至 24 小时）看临床缺损与梗死体积的错配，DEFUSE 3（6 至 16 小时）看灌注影像。',
      refs: ['dawn-2018', 'defuse-3-2018'],
    },
    {
      text: '灌注序列采集后，AccuCTP 给出梗死核心与低灌注体积，医师结合时间、神经功能缺损、年龄、血管影像与平扫 CT 判读。诊断存疑时，灌注缺损可支持卒中诊断，参数图正常则不能排除卒中。',
    },
  ],
  features: [
    {
      heading: '去卷积计算',
      text: '以动脉输入函数对组织曲线去卷积：由残余函数的峰高与面积得 CBF、CBV，由其达峰时间得 Tmax。',
    },
    {
      heading: '输入曲线可改选',
      text: '软件选取动脉与静脉曲线并同屏显示，医师核对后可以更换。',
    },
    {
      heading: '采用已发表的阈值',
      text: '梗死核心为 CBF 低于对侧的 30%，低灌注为 Tmax >6 s；错配对照各试验的入选定义。',
      refs: ['ctp-software-2023', 'defuse-3-2018', 'extend-ia-2014'],
    },
    {
      heading: '头动与截断提示',
      text: '移位的时相予以配准或剔除；对比剂团注尚未通过便已结束的序列会给出提示。',
    },
  ],
  advantages: [
    {
      heading: '对照原始图像',
      text: '体积叠加在原始图像上，便于识别误标在脑室或陈旧梗死灶内的梗死核心。',
    },
    {
      heading: '数值附带定义',
      text: '每个体积都注明阈值，便于在使用不同软件的医院之间核对。',
    },
    {
      heading: '可回查曲线',
      text: '任一体素都能展开时间密度曲线，用于核对存疑区域。',
    },
  ],
  inputs: [
    {
      name: '脑 CT 灌注序列',
      unit: '',
      note: '自团注到达前至静脉流出的连续容积采集',
    },
    {
      name: '采集时刻',
      unit: 's',
      note: '读自图像头信息，允许非等间隔采样',
    },
    {
      name: '头颅平扫 CT',
      unit: '',
      note: '可选，用于识别陈旧梗死；出血须事先由医师在 CT 上排除',
    },
  ],
  outputs: [
    { name: '脑血流量（CBF）', unit: 'mL/100 g/min', note: '参数图' },
    { name: '脑血容量（CBV）', unit: 'mL/100 g', note: '参数图' },
    { name: '平均通过时间（MTT）', unit: 's', note: '参数图，CBV 除以 CBF' },
    { name: 'Tmax', unit: 's', note: '参数图，残余函数的达峰时间' },
    { name: '梗死核心体积', unit: 'mL', note: 'CBF 低于对侧的 30%' },
    { name: '低灌注体积', unit: 'mL', note: 'Tmax >6 s' },
    { name: '错配体积', unit: 'mL', note: '低灌注体积减梗死核心体积，图中称半暗带' },
    { name: '错配比', unit: '', note: '低灌注体积除以梗死核心体积' },
  ],
  evidence: [
    {
      kind: 'background',
      heading: '同一批患者，四款软件',
      design:
        '单中心比较四款商用 CT 灌注软件，以软件 A 为参照。1606 例连续患者有软件 A 的参数图，软件 B、C、D 分别有 1222 例、596 例和 349 例。梗死核心为 CBF 低于对侧的 30%（软件 B 另要求位于延迟时间 DT >3 s 的区域内）；低灌注为 Tmax >6 s，软件 B 为 DT >3 s。目标错配为比值 ≥1.8、灌注病灶 ≥15 mL、梗死核心 <70 mL。',
      findings:
        '以 Bland–Altman 法逐对比较梗死核心与低灌注体积，并比较目标错配的一致程度；数值见原文（开放获取）。',
      ref: 'ctp-software-2023',
    },
    {
      kind: 'background',
      heading: '错配的另一种定义',
      design:
        'II 期随机试验 EXTEND-IA 的方案：颈内动脉或大脑中动脉闭塞、起病 4.5 小时内接受静脉阿替普酶治疗的患者，比较加与不加取栓。',
      findings: '影像入选要求错配比 >1.2、错配体积 >10 mL、梗死核心 <70 mL。',
      ref: 'extend-ia-2014',
    },
    {
      kind: 'background',
      heading: 'DAWN：依据临床缺损与梗死核心错配的晚时间窗取栓',
      design:
        '随机试验，206 例颈内动脉颅内段或大脑中动脉近段闭塞的患者，距最后正常时间 6 至 24 小时，中期分析后提前终止；共同主要结局为 90 天时按效用加权的 mRS 和 mRS 0–2。检验的是取栓治疗。',
      findings:
        '按效用加权的 mRS（0 至 10 分，越高越好）平均为 5.5 对 3.4（校正后相差 2.0 分，95% 贝叶斯可信区间 1.1–3.0）；达到 mRS 0–2 的比例，取栓组为 49%，单纯标准治疗组为 13%（校正后相差 33 个百分点）。症状性颅内出血（6% 对 3%）与 90 天死亡（19% 对 18%）无显著差异。引自公开的摘要资料。',
      ref: 'dawn-2018',
    },
    {
      kind: 'background',
      heading: 'DEFUSE 3：依据灌注影像的晚时间窗取栓',
      design:
        '随机试验，182 例颈内动脉或大脑中动脉近段闭塞的患者，距最后正常时间 6 至 16 小时，梗死核心 <70 mL、错配比 ≥1.8、半暗带（Tmax >6 s 减去核心）≥15 mL，中期分析后提前终止；主要结局为 90 天 mRS 的有序分布，mRS 0–2 为次要结局。检验的是取栓治疗。',
      findings:
        '主要结局：mRS 整体向较好方向移动，OR 2.77（95% CI 1.63–4.70）。达到 mRS 0–2 的比例，取栓组为 45%，单纯药物组为 17%，RR 2.67（95% CI 1.60–4.48）。90 天死亡为 14% 对 26%（P = 0.05），症状性颅内出血为 7% 对 4%（P = 0.75）。',
      ref: 'defuse-3-2018',
    },
  ],
  limits: [
    {
      text: '单凭梗死核心大排除取栓：梗死核心 <70 mL 是 DEFUSE 3 的入选条件，SELECT2（≥50 mL）与 ANGEL-ASPECT（70 至 100 mL）则纳入梗死核心较大的患者。',
      refs: ['defuse-3-2018', 'select2-2023', 'angel-aspect-protocol-2023'],
    },
    {
      text: '起病后数小时内：梗死核心可能被高估，迅速再灌注后其中一部分仍可恢复。',
    },
    {
      text: '颈动脉狭窄、慢性闭塞、低心排血量或心房颤动：没有卒中时 Tmax 也会延长，形似半暗带。',
    },
    {
      text: '深部小梗死或后颅窝病变：分辨能力有限，参数图正常不能排除卒中，也不能排除血管闭塞。',
    },
    {
      text: '团注过弱或过迟、头动、输入函数取自部分闭塞的动脉：数值整体偏移，应先核对曲线。',
    },
    {
      text: '同一病程或同一研究中更换软件：体积不能互换，应沿用同一款软件。',
      refs: ['ctp-software-2023'],
    },
  ],
  intendedUse:
    'AccuCTP 供受过灌注判读培训的医师处理疑似急性缺血性卒中成人患者的脑 CT 灌注序列，补充临床检查和其他影像。是否再灌注治疗由医师综合判断，不能仅凭参数图与体积决定。',
};
