import type { ProductPageText, ProductText } from '../../features/product/product-text.js';
import type { ProductPicture } from '../../figures/picture-ids.js';
import type { FigureText } from '../../figures/texts/figure-text.js';
import type { evidence } from './evidence.js';

export const page: ProductPageText = {
  heading: 'AccuASPECTS：急性缺血性卒中早期 CT 评分',
  intro:
    '由头颅平扫 CT 逐区分析大脑中动脉供血区，标示早期缺血改变，给出 ASPECTS，供转运与再灌注治疗决策参考。',
  description: 'AccuASPECTS 分析头颅平扫 CT 的 10 个大脑中动脉分区，给出 0 至 10 分的 ASPECTS。',
};

export const figure: FigureText = {
  caption: 'ASPECTS 的两个标准层面、十个分区及评分。图像由程序合成，非患者数据。',
  alt: '核团层面与核团以上层面的合成 CT，两侧标出十个分区；橙色区域为早期缺血改变，右下为总分。',
};

export const pictures: Readonly<Record<ProductPicture, FigureText>> = {
  input: {
    caption: '急诊头颅平扫 CT 的核团层面。计算示意，非患者数据。',
    alt: '卒中窗显示的合成平扫 CT，核团层面，头部略有倾斜；画面右侧的豆状核与岛带较对侧模糊，左下为 30 mm 比例尺。',
  },
  model: {
    caption: '校正头部倾斜，逐区与对侧比较。计算示意，非患者数据。',
    alt: '平扫 CT 上画出中线与两侧分区轮廓；左右两个放大圆分别显示双侧豆状核及其平均密度，患侧较低。',
  },
  output: {
    caption: '两侧密度差，逐区列出。计算示意，非患者数据。',
    alt: '左为两个层面，橙色为密度低于对侧之处；右为十个分区的密度差条形图，L、I、M2、M5 为橙色，其余接近零。',
  },
  report: {
    caption: '两个标准层面与十区评分。计算示意，非患者数据。',
    alt: '两幅合成 CT 并列，标出双侧分区，受累的 L、I、M2、M5 为橙色；下方十个方格，空心橙色为受累。',
  },
};

export const product: ProductText<keyof typeof evidence.references> = {
  facts: {
    image: '头颅平扫 CT',
    results: 'ASPECTS、受累分区、密度差',
    user: '卒中、急诊与影像科医师',
  },
  titles: {
    application: '首次头颅 CT 上逐区判断早期缺血',
    features: '十个分区左右对照，医师可改',
    advantages: '常规平扫即可，分歧定位到分区',
  },
  application: [
    {
      text: '急性卒中的首次头颅 CT，先由医师排查出血，再判断早期缺血改变；后者可能仅表现为灰白质分界欠清或岛带模糊。ASPECTS（Alberta 卒中项目早期 CT 评分）按十个分区由 10 分起递减，研究发现评分 ≤7 时功能依赖或死亡的比例急剧升高。',
      refs: ['aspects-2000', 'aspects-reading-2001'],
    },
    {
      text: 'AccuASPECTS 供首诊值班医师、决定转运的神经科医师和远程阅片的介入医师使用。各方看到相同的分区与标记，再结合起病时间、NIHSS 与血管影像讨论治疗。',
    },
  ],
  features: [
    {
      heading: '两个层面十个分区',
      text: '先校正头部倾斜，再将模板配准到患者解剖：核团层面七个分区，核团以上层面三个分区。',
    },
    {
      heading: '左右对照',
      text: '每个分区与对侧同名区比较密度，早期改变以差值显示。',
    },
    {
      heading: '逐区确认',
      text: '总分与各分区同时显示；医师点选增减分区，评分随之更新。',
    },
    {
      heading: '提示陈旧梗死',
      text: '边界清晰、疑为陈旧梗死的低密度另行提示，是否计分由医师决定。',
    },
  ],
  advantages: [
    {
      heading: '分歧定位到分区',
      text: '一项 58 例的研究中，两位神经放射科医师评分仅中等一致（κ 0.48），其他厂商的自动评分与两人共识的一致性为 κ 0.84；分区标记可显示分歧所在。',
      refs: ['automated-aspects-ctp-2019'],
    },
    {
      heading: '不增加检查',
      text: '使用卒中患者常规的头颅平扫，不需要对比剂，也不另加扫描。',
    },
    {
      heading: '两个评分均存档',
      text: '软件建议评分与医师确认评分并列保存，便于质控复核。',
    },
  ],
  inputs: [
    {
      name: '头颅平扫 CT',
      unit: '',
      note: '覆盖全脑，建议软组织算法的薄层重建',
    },
    {
      name: '症状侧别',
      unit: '',
      note: '可选，由临床判断为左侧或右侧半球',
    },
  ],
  outputs: [
    { name: 'ASPECTS', unit: '', note: '0 至 10 分，10 分为未见早期缺血改变' },
    { name: '分区结果', unit: '', note: '十个分区各自是否受累' },
    { name: '密度差', unit: 'HU', note: '该区与对侧同名区之差；图中为 M5' },
    { name: '标记层面', unit: '', note: '两个标准层面及其分区模板' },
  ],
  evidence: [
    {
      kind: 'background',
      heading: 'ASPECTS 的建立',
      design:
        '203 例连续患者在起病 3 小时内接受静脉阿替普酶治疗，其中前循环缺血的 156 例纳入分析；医师在治疗前 CT 上对十个分区评分，主要结局为症状性脑内出血和 3 个月时的功能。人工阅片。',
      findings:
        '对功能结局的灵敏度为 0.78，特异度为 0.96；对症状性脑内出血分别为 0.90 和 0.62。已知患侧半球的阅片者之间 κ 为 0.71 至 0.89。',
      ref: 'aspects-2000',
    },
    {
      kind: 'background',
      heading: '判读规则、评分与结局',
      design: '提出该评分的团队所写的方法学论文，说明各分区的判读方法；人工阅片。',
      findings: 'ASPECTS ≤7 时，功能依赖或死亡的比例急剧升高。',
      ref: 'aspects-reading-2001',
    },
    {
      kind: 'background',
      heading: '机器学习评分与扩散加权 MRI 的对照',
      design:
        '学术团队自研的自动 ASPECTS 算法，参照为专家在 CT 之后 1 小时内的扩散加权 MRI 上的评分；起病 8 小时内的患者 257 例，157 例用于训练，100 例用于检验。',
      findings:
        '100 例检验患者中，与专家评分的组内相关系数为 0.76（95% CI 0.67–0.83）；平均相差 0.3 分，一致性界限为 −3.3 至 2.6 分（摘要原文如此，按此界限推算平均应约为 −0.35 分），单个患者可相差数分。逐区灵敏度为 66.2%，特异度为 91.8%。',
      ref: 'automated-aspects-dwi-2019',
    },
    {
      kind: 'background',
      heading: '阅片者之间、软件与共识之间的一致性',
      design:
        '58 例取栓成功的前循环卒中患者；比较其他厂商的自动 ASPECTS、两位神经放射科医师的共识评分与 CT 灌注 CBV 图评分，并按 ≥6 分成两档。',
      findings:
        '两位阅片者之间为中等一致（κ 0.48，按两档计为 0.64）；自动评分与共识评分、与 CBV 图评分的一致性均为 κ 0.84。样本小且经过选择。',
      ref: 'automated-aspects-ctp-2019',
    },
  ],
  limits: [
    {
      text: '单凭低分排除取栓：不可用。SELECT2、ANGEL-ASPECT 等随机试验纳入了 ASPECTS 为 3 至 5 分的患者。',
      refs: ['select2-2023', 'angel-aspect-protocol-2023'],
    },
    {
      text: '大脑前动脉供血区或后循环梗死：不在评分范围内，评分仍可为 10。',
    },
    {
      text: '起病极早期：CT 可以正常，10 分不能排除卒中或血管闭塞。',
    },
    {
      text: '头动、头部过度倾斜、颅底线束硬化伪影、陈旧梗死或明显白质病变：可能误标，须核对原图。',
    },
    {
      text: '排查出血或判断血管闭塞：本软件不提供，须由医师阅片并查看血管影像。',
    },
    {
      text: '比较神经功能缺损：各分区大小与功能不同，同扣 1 分不代表缺损相当。',
    },
  ],
  intendedUse:
    'AccuASPECTS 供受过急诊卒中影像培训的医师辅助阅读疑似急性缺血性卒中患者的头颅平扫 CT，给出建议评分，由医师确认或修改。溶栓或取栓由医师决定，不得仅以该评分为据。',
};
