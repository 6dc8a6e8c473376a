import type { ProductPageText, ProductText } from '../../features/product/product-text.js';
import type { ProductPicture } from '../../figures/picture-ids.js';
import type { FigureText } from '../../figures/texts/figure-text.js';
import type { evidence } from './evidence.js';

export const page: ProductPageText = {
  heading: 'AccuFFRoct：基于光学相干断层成像的血流储备分数',
  intro:
    '由 OCT 回撤重建管腔，计算清晰节段的沿程 FFR，供术者在支架植入前评估病变、植入后评估残余压力损失。',
  description:
    'AccuFFRoct 由 OCT 回撤重建冠状动脉管腔并计算 FFR，供支架植入前后评估压力损失，辅助制定介入方案。',
};

export const figure: FigureText = {
  caption: '最窄处的光学相干断层断面、管腔面积曲线及由此计算的 FFR。图像由程序合成，非患者数据。',
  alt: '合成的光学相干断层断面：管腔边缘明亮，信号随深度衰减，可见导丝影；下方为管腔面积曲线。',
};

export const pictures: Readonly<Record<ProductPicture, FigureText>> = {
  input: {
    caption: '光学相干断层回撤：断面、极坐标与纵切面。计算示意，非患者数据。',
    alt: '光学相干断层断面与同一帧的极坐标图，可见导丝影；下方为纵切面，近端残留血液遮蔽管壁，附比例尺。',
  },
  model: {
    caption: '逐帧管腔轮廓与清晰节段界点。计算示意，非患者数据。',
    alt: '纵切面上橙线描出管腔，青线为清晰节段界点；下方为远端参考、最小面积与近端参考三帧的轮廓及面积。',
  },
  output: {
    caption: '管腔展开图与沿回撤段的 FFR。计算示意，非患者数据。',
    alt: '上方为管腔内壁展开图，颜色表示半径，病变处为蓝色；下方为同一距离上的 FFR 曲线，两条虚线之间标注 ΔFFR。',
  },
  report: {
    caption: '结果图：纵切面、FFR 与管腔面积。计算示意，非患者数据。',
    alt: '上方为纵切面及管腔轮廓，中间为 FFR 曲线，下方为管腔面积曲线；两条虚线标出病变两端的帧。',
  },
};

export const product: ProductText<keyof typeof evidence.references> = {
  facts: {
    image: '已校准的 OCT 回撤序列',
    results: '沿程 FFR、ΔFFR、管腔面积',
    user: '熟悉冠状动脉内 OCT 的心血管介入医师',
  },
  titles: {
    application: '植入前评估病变，植入后评估效果',
    features: '以 OCT 管腔轮廓计算压力',
    advantages: 'OCT 指导 PCI 时，无需额外器械与药物',
  },
  application: [
    {
      text: '支架植入前，OCT 辨别脂质、钙化与血栓。最小管腔面积只是局部测量，AccuFFRoct 结合狭窄长度与前后管径，计算病变造成的压力损失。',
    },
    {
      text: '植入后，残余压力损失可与支架膨胀、贴壁和边缘夹层对照。两个时点的界值不同：其他厂商系统的汇总分析以 ≤0.80 为缺血，PCI 术后 ≤0.90 为结果欠理想。',
      refs: ['ofr-meta-analysis-2023'],
    },
  ],
  features: [
    {
      heading: '逐帧管腔轮廓',
      text: '在冲洗充分、图像清晰的节段内逐帧勾画，支架边缘、钙化嵴等局部细小台阶在模型中予以保留。',
    },
    {
      heading: '术者界定节段',
      text: '计算的起止点由术者设在边界连续之处，其外的残余血液不进入结果。',
    },
    {
      heading: '压力沿程定位',
      text: '压力沿回撤逐点给出，下降处对应到帧；纤维、脂质与钙化同屏显示，计算只用管腔。',
    },
    {
      heading: '术前术后对照',
      text: '同一血管的两次回撤按共同的解剖标志并排显示，各附 FFR 曲线。',
    },
  ],
  advantages: [
    {
      heading: '利用已有回撤序列',
      text: '直接使用已有的 OCT 回撤，无需压力导丝或腺苷等充血药物。',
    },
    {
      heading: '管腔边界清楚',
      text: '边界清楚，轮廓带给压力计算的误差较小；血流假设的误差不因此减小。',
    },
    {
      heading: '残余压力损失可定位',
      text: '植入后剩余的压力损失，可区分来自支架内、支架边缘还是支架以外的病变。',
    },
  ],
  inputs: [
    {
      name: 'OCT 回撤序列',
      unit: '',
      note: 'DICOM 格式，已校准，经对比剂等冲洗',
    },
    { name: '帧间距', unit: 'mm', note: '由回撤速度与帧率换算' },
    { name: '清晰节段的起止', unit: 'mm', note: '由术者设定并确认' },
  ],
  outputs: [
    { name: '沿回撤段的 FFR', unit: '', note: '无量纲，仅限清晰节段' },
    { name: '远端界点 FFR', unit: '', note: '注明采集时点对应的界值' },
    { name: '跨病变或跨支架 ΔFFR', unit: '', note: '两个标记帧之间' },
    { name: '管腔面积', unit: 'mm²', note: '逐帧给出' },
    { name: '最小管腔面积', unit: 'mm²', note: '附所在帧' },
    { name: '面积狭窄率', unit: '%', note: '相对于参考帧的平均面积' },
  ],
  evidence: [
    {
      kind: 'product',
      heading: 'AccuFFRoct 原型软件的诊断研究',
      design:
        '开放获取；原型软件结合造影与 OCT 图像重建冠状动脉并计算 FFR，评价其对病变特异性缺血的诊断准确性。',
      findings: '诊断结果见原文（开放获取）；本页不引用其准确度数据。',
      ref: 'oct-based-ffr-2024',
    },
    {
      kind: 'background',
      heading: '光学血流比（OFR，其他厂商）汇总分析',
      design:
        '个体患者数据汇总分析，纳入五项研究；574 例患者，626 支血管（PCI 术前 404 支，术后 222 支）；参照标准为导丝测量的 FFR，界值 ≤0.80（PCI 术后 ≤0.90）。',
      findings:
        '总体一致率 90%（95% CI 87%–92%），术前 91%（88%–94%），术后 87%（82%–91%）；总体灵敏度 84%（79%–88%），特异度 94%（92%–96%）。',
      ref: 'ofr-meta-analysis-2023',
    },
  ],
  limits: [
    {
      text: '冲洗不充分时，如残留血液、开口病变或大管径血管：无法识别管腔边界，不应给出数值。',
    },
    {
      text: '病变超出单次回撤范围：其压力损失不在计算之内，数值不能代表整支血管。',
    },
    {
      text: '脂质后方血管外缘不可见：不能测量斑块负荷，需要时改用 IVUS。',
    },
    {
      text: '植入前 FFR 处于灰区（0.75–0.80）：血流量为模型假设，仅凭数值不能下结论。',
    },
    {
      text: '所引研究不能作为本软件准确度的依据：AccuFFRoct 研究的原型软件另用造影图像；OFR 属于另一种方法。',
      refs: ['oct-based-ffr-2024', 'ofr-meta-analysis-2023'],
    },
  ],
  intendedUse:
    '供熟悉冠状动脉内 OCT、经本软件培训的心血管介入医师，在支架植入前后为形态测量补充计算 FFR。是否治疗由医师结合形态学、造影与症状决定，不能仅凭该数值治疗或省去必要步骤。',
};
