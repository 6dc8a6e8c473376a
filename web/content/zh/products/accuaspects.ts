import type { ProductText } from '../../shapes/product-text.js';

export const product: ProductText = {
  application: [
    {
      text: '急诊初次头颅 CT 有两项任务。排除出血，一眼可辨；判断早期缺血改变则要费时得多，因为征象往往只是灰白质对比略减，或岛带模糊。ASPECTS 把这种判断化为大脑中动脉供血区十个区域的计数；研究发现，评分 ≤7 时依赖与死亡明显增多。',
      refs: ['aspects-2000', 'aspects-reading-2001'],
    },
    {
      text: 'AccuASPECTS 面向夜间承担这项计数的人：基层卒中中心的值班医师、决定是否转运的神经科医师，以及在异地屏幕上看片的介入医师。三方看到的是同样的分区、同样的标记，意见不一时可以具体到某一个区。',
    },
  ],
  features: [
    {
      heading: '两个层面，十个分区',
      text: '核团层面包括尾状核、豆状核、内囊、岛叶和 M1 至 M3，核团上层面包括 M4 至 M6。先校正头部倾斜，再将模板配合到患者自身的解剖结构。',
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
      text: '即使同为神经放射医师，在非增强 CT 上的评分也可能仅有中等一致性。带标记的模板不会消除分歧，却能看出分歧在岛叶，还是在加减法。',
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
        '203 例接受溶栓治疗，其中 156 例纳入分析；医师在治疗前的 CT 上对十个区评分，参照为功能结局。属人工阅片，不涉及软件。',
      findings: '对功能结局的灵敏度为 0.78，特异度为 0.96；阅片者之间 κ 为 0.71 至 0.89。',
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
        '作者自行研制的自动 ASPECTS 研究算法，参照为专家在弥散加权 MRI 上的评分，病例数见原文；没有测试 AccuASPECTS。',
      findings: '与专家评分的组内相关系数为 0.76。',
      ref: 'automated-aspects-dwi-2019',
    },
    {
      kind: 'background',
      heading: '两位阅片者能一致到什么程度',
      design:
        '其他厂商的自动 ASPECTS 与神经放射医师评分、CT 灌注比较，评分另以 ≥6 划分，样本量见原文；与 AccuASPECTS 无关。',
      findings:
        '两位阅片者在非增强 CT 上仅为中等一致（κ 0.48），任何与单一阅片者的比较，其说服力都以此为限。',
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
