import type { ProductPageText, ProductText } from '../../features/product/product-text.js';
import type { ProductPicture } from '../../figures/picture-ids.js';
import type { FigureText } from '../../figures/texts/figure-text.js';
import type { evidence } from './evidence.js';

export const page: ProductPageText = {
  heading: 'AccuFFRct：基于冠状动脉 CTA 的血流储备分数',
  intro:
    '由一次冠状动脉 CTA 计算整个冠状动脉树的 FFR，无需压力导丝和腺苷等充血药物，辅助判断是否需要行冠状动脉造影。',
  description:
    'AccuFFRct 由冠状动脉 CTA 计算沿血管分布的 FFR，评估狭窄的功能学意义，辅助判断是否需要冠状动脉造影。',
};

export const figure: FigureText = {
  caption: '以 FFR 着色的冠状动脉树及各支数值。计算示意，非患者数据。',
  alt: '心脏表面的冠状动脉：前降支狭窄以远为橙色，其余为青色；各支旁标注 FFR，右侧为色标。',
};

export const pictures: Readonly<Record<ProductPicture, FigureText>> = {
  input: {
    caption: '轴位厚层图像：前降支近段有钙化斑块。计算示意，非患者数据。',
    alt: '冠状动脉 CTA 轴位厚层图像：左主干发自主动脉，分为前降支与回旋支；前降支近段有两处明亮的钙化，左下为比例尺。',
  },
  model: {
    caption: '拉直的前降支：中心线、管腔轮廓与三处截面。计算示意，非患者数据。',
    alt: '拉直的前降支曲面重建，虚线为中心线，橙线为管腔轮廓；下方为病变近端、最窄处与远端三个截面及直径。',
  },
  output: {
    caption: '病变局部放大：前后两处 FFR 与跨病变差值。计算示意，非患者数据。',
    alt: '冠状动脉树局部放大：前降支在狭窄处由青色转为橙色，两处标注病变前后的 FFR，左侧为色标，下方为 ΔFFR 与比例尺。',
  },
  report: {
    caption: '结果图：血管树、FFR 曲线与管腔轮廓。计算示意，非患者数据。',
    alt: '左侧为以 FFR 着色的冠状动脉树；右上为前降支 FFR 随距离变化的曲线，右下为管腔轮廓与病变长度。',
  },
};

export const product: ProductText<keyof typeof evidence.references> = {
  facts: {
    image: '心电门控冠状动脉 CTA',
    results: '沿血管的 FFR、病变远端 FFR、跨病变 ΔFFR',
    user: '受过冠状动脉 CT 培训的影像科、心内科医师',
  },
  titles: {
    application: '冠状动脉造影之前，判断狭窄是否限制血流',
    features: '整棵冠状动脉树，一个流体力学模型',
    advantages: '沿用已有 CTA，穿刺前得到结果',
  },
  application: [
    {
      text: '用于 CTA 发现中度狭窄、尚未决定是否行冠状动脉造影的稳定性胸痛患者。单看管腔易误判：在 2986 例患者的 4086 处狭窄中，造影直径狭窄 ≥50% 识别 FFR ≤0.80 的灵敏度为 61%，特异度为 67%。',
      refs: ['angiogram-ffr-discordance-2014'],
    },
    {
      text: '病变远端 FFR 高于界值，狭窄限制血流的可能性较小；短节段内明显下降，提示该处狭窄可能限制血流，供决定是否行冠状动脉造影时参考。弥漫或串联病变应看 FFR 的沿程走势。',
    },
  ],
  features: [
    {
      heading: '全树统一求解',
      text: '主干与 CT 可分辨的分支同在一个流体力学模型中，串联病变、主支与分支的相互影响计入结果。',
    },
    {
      heading: '模拟最大充血',
      text: '在模型各出口施加最大充血流量，求解沿程压力。充血流量为假设值，不是患者的实测值。',
    },
    {
      heading: '任意位置读数',
      text: '解剖与 FFR 标在同一棵血管树上，可在病变远端、分叉处或沿血管逐点读取，并注明位置。',
    },
    {
      heading: '管腔对照原图',
      text: '重建管腔逐段叠加在原始图像上，由阅片医师确认或修正后，再采用数值。',
    },
  ],
  advantages: [
    {
      heading: '不增加检查',
      text: '直接分析已有的 CTA，不再注射对比剂，不增加辐射剂量。',
    },
    {
      heading: '造影前取得结果',
      text: '门诊决定药物治疗、进一步检查或冠状动脉造影时，即可参考计算结果。',
    },
    {
      heading: '院内计算',
      text: '图像无须送往院外；前瞻性 ACCURATE-CT 研究即采用院内计算。',
      refs: ['accurate-ct-2024'],
    },
  ],
  inputs: [
    {
      name: '冠状动脉 CTA',
      unit: '',
      note: '心电门控增强，DICOM 格式，覆盖整个血管树',
    },
    { name: '重建时相', unit: '% R–R', note: '靶血管运动伪影最少的时相' },
    { name: '经核对的管腔', unit: '', note: '阅片医师确认或修正的中心线与轮廓' },
  ],
  outputs: [
    { name: '沿血管的 FFR', unit: '', note: '无量纲连续值，并以颜色标在血管树上' },
    { name: '病变远端 FFR', unit: '', note: '附读数位置；示例距病变 20 mm' },
    { name: '跨病变 ΔFFR', unit: '', note: '病变两端紧邻处 FFR 之差' },
    { name: '直径狭窄率', unit: '%', note: '相对于参考直径' },
    { name: '最小管腔面积', unit: 'mm²', note: '所选节段内' },
    { name: '病变长度', unit: 'mm', note: '沿中心线测量' },
  ],
  evidence: [
    {
      kind: 'product',
      heading: 'ACCURATE-CT 研究',
      design:
        '前瞻性；339 例患者，404 支血管；院内进行计算流体力学求解；参照标准为有创 FFR，界值 ≤0.80。',
      findings:
        '血管水平：准确度 90.6%（95% CI 87.3%–93.3%），灵敏度 90.9%（85.1%–94.9%），特异度 90.4%（86.1%–93.8%），阳性预测值 85.3%（79.8%–89.5%），阴性预测值 94.2%（90.8%–96.4%）。AUC 为 0.93（0.89–0.95），单独 CTA 为 0.77（0.72–0.81；P < 0.001），定量冠状动脉造影为 0.89（0.85–0.92；P = 0.048）。',
      ref: 'accurate-ct-2024',
    },
    {
      kind: 'product',
      heading: '单中心分析',
      design: '回顾性、单中心；连续 54 例患者，78 支血管；参照标准为有创 FFR，界值 ≤0.80。',
      findings:
        '患者水平：准确度 90.7%，灵敏度 89.5%，特异度 91.4%，阳性预测值 85.0%，阴性预测值 94.1%；单独 CTA 的准确度为 38.9%（灵敏度 100%，特异度 5.71%，阳性预测值 36.5%，阴性预测值 100%）。AUC 在患者水平为 0.945，在血管水平为 0.925。',
      ref: 'accuffrct-single-centre-2021',
    },
    {
      kind: 'product',
      heading: '与 IVUS 计算结果的比较',
      design:
        '回顾性，从 670 例中筛选；40 例患者，41 处病变，CTA 后 6 个月内完成 IVUS 与 FFR 测量；参照标准为有创 FFR，界值 ≤0.80。',
      findings:
        'AccuFFRct 的 AUC 为 0.897，灵敏度 89.7%，特异度 85.7%，与有创 FFR 的相关系数 R = 0.63。摘要中的百分比与 41 处病变的总数不符，例数以原文为准。',
      ref: 'ivus-and-ct-ffr-2023',
    },
    {
      kind: 'background',
      heading: 'NXT 研究（其他厂商的 CT-FFR）',
      design: '前瞻性、多中心；254 例患者；参照标准为有创 FFR，界值 ≤0.80。',
      findings:
        '患者水平：CT-FFR 的 AUC 为 0.90（95% CI 0.87–0.94），冠状动脉 CTA 为 0.81（0.76–0.87）。',
      ref: 'ffrct-nxt-2014',
    },
    {
      kind: 'background',
      heading: 'PLATFORM 研究（其他厂商的 CT-FFR）',
      design:
        '前瞻性、非随机；584 例患者，其中 380 例原计划做冠状动脉造影；CTA 加选择性 CT-FFR 与常规诊疗比较。',
      findings:
        '主要终点为 90 天内冠状动脉造影未见阻塞性病变。原计划做冠状动脉造影者中，CTA 加 CT-FFR 组为 12%，常规诊疗组为 73%，前一组有 61% 取消了造影；这些比例不代表全部 584 例。原计划做无创检查者中，主要终点无显著差异。',
      ref: 'ffrct-platform-2015',
    },
  ],
  limits: [
    {
      text: '严重钙化或支架金属伪影：邻近管腔显示偏窄，FFR 可能偏低，须结合其他检查复核。',
    },
    {
      text: '阶梯伪影、运动伪影或强化不足使血管断续：剔除该节段，不应强行连接。',
    },
    {
      text: '有微循环障碍、心肌瘢痕或侧支供血：静息 CT 不能可靠显示，实际血流可能与模型不同。',
    },
    {
      text: 'FFR 处于灰区（0.75–0.80）：轮廓稍有移动即可改变判定，须补充其他证据。',
    },
  ],
  intendedUse:
    '供受过冠状动脉 CT 培训的影像科与心内科医师使用，为已知或疑似稳定性冠心病患者的 CTA 阅片增加一项计算指标。是否行冠状动脉造影、压力导丝测量或血运重建，由医师综合临床资料决定，不能仅凭本指标。',
};
