import type { ProductPageText, ProductText } from '../../features/product/product-text.js';
import type { FigureText } from '../../figures/texts/figure-text.js';
import type { entry } from './product.js';

export const page: ProductPageText = {
  heading: 'AccuFFRct：基于冠状动脉 CTA 的血流储备分数',
  intro:
    '冠状动脉 CTA 可以显示狭窄，但仅凭管腔难以判断狭窄是否引起缺血。AccuFFRct 在 CTA 重建的冠状动脉树上模拟最大充血状态下的血流，沿血管给出 FFR（无量纲，正常值为 1.0），计算过程不需要压力导丝，也不需要腺苷等诱导充血的药物，每例标称 3 分钟。FFR 通常以 ≤0.80 提示狭窄具有血流动力学意义，0.75 至 0.80 为灰区；数值接近界值，或图像有严重钙化、运动伪影时，应由医师结合症状与其他检查复核。',
  description: 'AccuFFRct 由冠状动脉 CTA 计算沿血管分布的 FFR，用于评估狭窄的功能学意义。',
};

export const figure: FigureText = {
  caption: '以 FFR 着色的冠状动脉树及各支数值。计算示意，非患者数据。',
  alt: '心脏表面的冠状动脉：前降支狭窄以远为橙色，其余为青色；各支旁标注 FFR，右侧为色标。',
};

export const product: ProductText<keyof typeof entry.references> = {
  application: [
    {
      text: '典型的情形是门诊的稳定性胸痛患者：CTA 报告了一处或多处中度狭窄，是否转做有创造影尚无定论。单凭直径狭窄率作此决定并不可靠。一项包含 2986 例患者、4086 处狭窄的研究显示，以有创造影直径狭窄 ≥50% 判断 FFR ≤0.80，灵敏度为 61%，特异度为 67%。',
      refs: ['angiogram-ffr-discordance-2014'],
    },
    {
      text: 'AccuFFRct 用在导管室的门外，此时各种选择都还保留着。狭窄远端压力保持良好，倾向于药物治疗与随访；短节段内压力陡降，则倾向于转诊造影，并提前告诉术者应当留意哪一支血管。',
    },
    {
      text: '对于弥漫或串联病变，数值沿血管的走势比末端的一个数更有意义。压力究竟在一处骤降，还是沿血管逐渐丢失，在冠状动脉树上可以直接读出，影像科、心内科与外科据此讨论的方案也会不同。',
    },
  ],
  features: [
    {
      heading: '全树统一求解',
      text: '主干与 CT 能够分辨的分支放在同一个模型中计算，串联病变之间、主支与分支之间的相互影响都反映在结果里，而不是把每一段当作孤立的管道。',
    },
    {
      heading: '充血状态由边界条件给定',
      text: '最大充血流量施加在模型的各个出口。它是对患者微循环的一种假设，并非实测，阅读结果时应当记住这一点。',
    },
    {
      heading: '任意位置读数',
      text: '可在病变远端、分叉处或沿血管逐点读取数值。即使病变轻微，FFR 也会向远端缓慢下降，报告中应同时写明数值与读数位置。',
    },
    {
      heading: '管腔与原始图像对照',
      text: '重建的管腔可以逐段叠加在原始图像上核对，确认无误后再采用数值。',
    },
    {
      heading: '院内计算',
      text: '在前瞻性的 ACCURATE-CT 研究中，计算在现场完成，图像不必送往异地的核心实验室。',
      refs: ['accurate-ct-2024'],
    },
  ],
  advantages: [
    {
      heading: '不增加检查',
      text: '所分析的正是提出问题的那一次 CTA，不需要再次注射对比剂，也不增加辐射剂量。',
    },
    {
      heading: '先于穿刺得到信息',
      text: '结果在药物治疗、进一步检查与转诊之间作选择时即可参考，而不必等到动脉鞘已经置入。',
    },
    {
      heading: '各科共用一张图',
      text: '解剖与压力标在同一棵血管树上，影像报告和心脏团队讨论有了共同的参照。',
    },
  ],
  inputs: [
    {
      name: '冠状动脉 CTA',
      unit: '',
      note: '心电门控增强序列，DICOM 格式，覆盖整个冠状动脉树',
    },
    { name: '重建时相', unit: '% R–R', note: '选取靶血管运动伪影较少的时相' },
    { name: '经核对的管腔', unit: '', note: '由阅片医师确认或修正中心线与轮廓' },
  ],
  outputs: [
    { name: '沿血管的 FFR', unit: '', note: '连续数值，无量纲，同时以颜色显示在血管树上' },
    { name: '病变远端 FFR', unit: '', note: '附读数位置' },
    { name: '跨病变 ΔFFR', unit: '', note: '病变近端与远端数值之差' },
    { name: '直径狭窄率', unit: '%', note: '相对于参考直径' },
    { name: '最小管腔面积', unit: 'mm²', note: '所选节段内' },
    { name: '病变长度', unit: 'mm', note: '沿中心线测量' },
  ],
  evidence: [
    {
      kind: 'product',
      heading: 'ACCURATE-CT 研究',
      design:
        '前瞻性研究；339 例患者，404 支血管；现场计算流体力学求解；参照标准为有创 FFR，界值 ≤0.80。',
      findings:
        '准确度 90.6%（95% CI 87.3–93.3%），灵敏度 90.9%（85.1–94.9%），特异度 90.4%（86.1–93.8%），阳性预测值 85.3%，阴性预测值 94.2%。AUC 为 0.93，单独 CTA 为 0.77（P < 0.001），定量冠状动脉造影为 0.89（P = 0.048）。',
      ref: 'accurate-ct-2024',
    },
    {
      kind: 'product',
      heading: '单中心分析',
      design: '回顾性、单中心；54 例患者，78 支血管；参照标准为有创 FFR，界值 ≤0.80。',
      findings:
        '以患者计：准确度 90.7%，灵敏度 89.5%，特异度 91.4%，阳性预测值 85.0%，阴性预测值 94.1%；单独 CTA 的准确度为 38.9%（灵敏度 100%，特异度 5.71%）。AUC 以患者计 0.945，以血管计 0.925。',
      ref: 'accuffrct-single-centre-2021',
    },
    {
      kind: 'product',
      heading: '与 IVUS 计算结果的比较',
      design: '回顾性，由 670 例筛选而来；40 例患者，41 处病变；参照标准为有创 FFR，界值 ≤0.80。',
      findings:
        '其中 AccuFFRct：AUC 0.897，灵敏度 89.7%，特异度 85.7%，与有创 FFR 的相关系数 R = 0.63。摘要所列的灵敏度与特异度同 41 处病变的总数对不上，所依据的例数请查阅原文。',
      ref: 'ivus-and-ct-ffr-2023',
    },
    {
      kind: 'background',
      heading: 'NXT 研究（其他厂商的 FFRCT）',
      design: '前瞻性、多中心；254 例患者；参照标准为有创 FFR，界值 ≤0.80。',
      findings: 'FFRCT 的 AUC 为 0.90，冠状动脉 CTA 为 0.81。',
      ref: 'ffrct-nxt-2014',
    },
    {
      kind: 'background',
      heading: 'PLATFORM 研究（其他厂商的 FFRCT）',
      design:
        '前瞻性、非随机；584 例患者，其中 380 例原计划做有创造影；CTA 加选择性 FFRCT 与常规诊疗比较。',
      findings:
        '在原计划做有创造影的一层中，采用 CTA 加 FFRCT 策略的患者有 61% 取消了造影。这一比例只属于这一层的这一组，不是 584 例的结果。',
      ref: 'ffrct-platform-2015',
    },
  ],
  limits: [
    {
      text: '钙化与支架金属在 CT 上有晕状伪影，邻近的管腔会被画得偏窄，计算出的 FFR 可能偏低。',
    },
    {
      text: '阶梯伪影、残余运动和强化不足会使血管断续。无法可靠追踪的节段应当剔除，而不是勉强连接。',
    },
    {
      text: '静息状态下的扫描看不到微循环功能障碍、心肌瘢痕和侧支供血，而这三者都会改变计算压力损失时的血流量。',
    },
    {
      text: '数值接近界值时，轮廓稍有移动就可能改变判定。0.75 至 0.80 通常按灰区处理，需要补充其他证据。',
    },
    {
      text: '本页引用的三项 AccuFFRct 研究中，两项为回顾性，分别纳入 54 例和 40 例患者。作者单位与利益关系（包括与开发方的关系）以各篇论文的声明为准。',
      refs: ['accuffrct-single-centre-2021', 'ivus-and-ct-ffr-2023'],
    },
  ],
  intendedUse:
    'AccuFFRct 供受过冠状动脉 CT 培训的影像科与心血管内科医师使用，用于已知或疑似冠心病患者的评估，为 CTA 阅片增加一项计算指标。是否转诊、是否做有创测量、是否血运重建，由医师综合全部临床资料决定，不能只依据这一指标。',
};
