import type { ProductPageText, ProductText } from '../../features/product/product-text.js';
import type { FigureText } from '../../figures/texts/figure-text.js';
import type { entry } from './product.js';

export const page: ProductPageText = {
  heading: 'AccuASPECTS：急性缺血性卒中早期 CT 评分',
  intro:
    '非增强 CT 是急性卒中影像流程的起点，但早期缺血改变细微，不同阅片者的评分常有出入。AccuASPECTS 逐一分析大脑中动脉供血区的 10 个区域，标示疑似受累的部位，并给出 0 至 10 分的 ASPECTS；10 分表示未见早期缺血改变，每累及一个区域减 1 分。评分须由医师对照原始图像确认，再与发病时间、NIHSS 和血管影像一并用于治疗选择。',
  description: 'AccuASPECTS 分析非增强头颅 CT 的 10 个大脑中动脉分区，给出 0 至 10 分的 ASPECTS。',
};

export const figure: FigureText = {
  caption: 'ASPECTS 的两个标准层面、十个区域及评分。图像由程序合成，非患者数据。',
  alt: '核团层面与核团以上层面的合成 CT，两侧标出十个区域；红色区域为早期缺血改变，右下为总分。',
};

export const product: ProductText<keyof typeof entry.references> = {
  application: [
    {
      text: '急诊初次头颅 CT 有两项任务：先由医师查看有无出血，再判断早期缺血改变。后者往往不易，因为征象可能只是灰白质对比略减，或岛带模糊。ASPECTS 把这种判断化为大脑中动脉供血区十个区域的计数；研究发现，评分 ≤7 时依赖与死亡明显增多。',
      refs: ['aspects-2000', 'aspects-reading-2001'],
    },
    {
      text: 'AccuASPECTS 面向夜间承担这项计数的人：基层卒中中心的值班医师、决定是否转运的神经科医师，以及在异地屏幕上看片的介入医师。三方看到的是同样的分区、同样的标记，意见不一时可以具体到某一个区。',
    },
  ],
  features: [
    {
      heading: '两个层面，十个分区',
      text: '核团层面包括尾状核、豆状核、内囊、岛叶和 M1 至 M3，核团以上层面包括 M4 至 M6。先校正头部倾斜，再将模板配合到患者自身的解剖结构。',
    },
    {
      heading: '左右对照',
      text: '每个分区都与对侧同名区比较：早期改变作为差异，比作为数值更容易辨认。',
    },
    {
      heading: '总分与分区同时呈现',
      text: '不单独显示总分。任一分区可以点选增减，评分随之更新。',
    },
    {
      heading: '区分新旧',
      text: '边界清晰、疑为陈旧梗死的低密度另行提示，是否计分由医师决定。',
    },
  ],
  advantages: [
    {
      heading: '共同的语言',
      text: '一项 58 例的研究中，两位神经放射医师在非增强 CT 上的评分仅为中等一致（κ 0.48；按 ≥6 分成两档时为 0.64）。带标记的模板不会消除分歧，却能看出分歧在岛叶，还是在加减法。',
      refs: ['automated-aspects-ctp-2019'],
    },
    {
      heading: '不增加检查',
      text: '所用的就是每位卒中患者都会做的那次平扫，不需要对比剂，也不必再上一次检查床。',
    },
    {
      heading: '两个分数都留底',
      text: '软件的建议评分与医师确认后的评分并列保存，便于日后质控复核。',
    },
  ],
  inputs: [
    {
      name: '非增强头颅 CT',
      unit: '',
      note: '覆盖全脑，建议采用软组织算法的薄层重建',
    },
    {
      name: '症状侧别',
      unit: '',
      note: '可选，由临床判断为左侧或右侧半球',
    },
  ],
  outputs: [
    { name: 'ASPECTS', unit: '', note: '0 至 10 分，10 分为未见早期缺血改变' },
    { name: '分区结果', unit: '', note: '十个区各自是否受累' },
    { name: '密度差', unit: 'HU', note: '该区与对侧同名区之差' },
    { name: '标记层面', unit: '', note: '两个标准层面及其分区模板' },
  ],
  evidence: [
    {
      kind: 'background',
      heading: '评分方法本身',
      design:
        '203 例连续患者在起病 3 小时内接受静脉阿替普酶治疗，其中前循环缺血的 156 例纳入分析；医师在治疗前的 CT 上对十个区评分，主要结局为症状性颅内出血和 3 个月时的功能。属人工阅片，不涉及软件。',
      findings:
        '对功能结局的灵敏度为 0.78，特异度为 0.96；对症状性颅内出血为 0.90 和 0.62。已知患侧半球的阅片者之间 κ 为 0.71 至 0.89。',
      ref: 'aspects-2000',
    },
    {
      kind: 'background',
      heading: '判读规则与 7 分界线',
      design: '提出该评分的团队撰写的方法学论文，说明各分区如何判读；人工阅片。',
      findings: 'ASPECTS ≤7 时，依赖与死亡急剧增加。',
      ref: 'aspects-reading-2001',
    },
    {
      kind: 'background',
      heading: '机器学习方法与弥散 MRI 的对照',
      design:
        '作者自行研制的自动 ASPECTS 研究算法，参照为专家在 CT 之后 1 小时内的弥散加权 MRI 上的评分；共 257 例起病 8 小时内的患者，157 例用于训练，100 例用于检验。没有测试 AccuASPECTS。',
      findings:
        '100 例检验患者中，与专家评分的组内相关系数为 0.76（95% CI 0.67–0.83）；平均相差 0.3 分，一致性界限为 −3.3 至 2.6 分，单个患者可以相差数分。逐区判断的灵敏度为 66.2%，特异度为 91.8%。',
      ref: 'automated-aspects-dwi-2019',
    },
    {
      kind: 'background',
      heading: '阅片者之间，以及软件与共识之间',
      design:
        '58 例前循环卒中、取栓成功的患者；其他厂商的自动 ASPECTS 与两位神经放射医师的共识评分、CT 灌注 CBV 图评分比较，评分另以 ≥6 划分。与 AccuASPECTS 无关。',
      findings:
        '两位阅片者之间为中等一致（κ 0.48）；自动评分与共识评分、与 CBV 图评分的一致性均为 κ 0.84。病例少，又经过挑选，结果属于那一种软件，不能移用到 AccuASPECTS。',
      ref: 'automated-aspects-ctp-2019',
    },
  ],
  limits: [
    {
      text: 'ASPECTS 只涵盖大脑中动脉供血区。大脑后动脉、大脑前动脉供血区以及脑干的梗死，评分仍可为 10。',
    },
    {
      text: '各分区大小与功能不同，内囊的 1 分与 M3 的 1 分，所对应的功能缺损并不相当。',
    },
    {
      text: '头动、颅底线束硬化伪影、陈旧梗死和明显的脑白质病变会造成误标，头部过度倾斜也是如此。',
    },
    {
      text: '发病极早期 CT 可以正常。10 分既不能排除卒中，也不能排除血管闭塞。',
    },
  ],
  intendedUse:
    'AccuASPECTS 是供经过急诊卒中影像培训的医师使用的阅片辅助软件，给出建议评分，由医师在原始图像上确认或修改。它不用于检出出血或血管闭塞；是否适合溶栓或取栓，不得仅以该评分为据。',
};
