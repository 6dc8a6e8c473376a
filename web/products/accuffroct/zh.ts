import type { ProductPageText, ProductText } from '../../features/product/product-text.js';
import type { FigureText } from '../../figures/texts/figure-text.js';
import type { entry } from './product.js';

export const page: ProductPageText = {
  heading: 'AccuFFRoct：基于光学相干断层成像的血流储备分数',
  intro:
    '光学相干断层成像（OCT）能清楚分辨管腔边界，可用来测量最小管腔面积（mm²），但面积相同的病变，压力损失未必相同。AccuFFRoct 由 OCT 回撤重建管腔，计算病变前后的压力变化与 FFR（无量纲），供术者在制定介入方案时与形态测量对照。OCT 成像需要冲洗血液，冲洗不充分的节段会丢失管腔边界，这类节段的结果应由熟悉腔内影像的医师判断取舍。',
  description: 'AccuFFRoct 由 OCT 回撤重建冠状动脉管腔并计算 FFR，辅助制定介入方案。',
};

export const figure: FigureText = {
  caption: '最窄处的光学相干断层断面、管腔面积曲线及由此计算的 FFR。图像由程序合成，非患者数据。',
  alt: '合成的光学相干断层断面：管腔边缘明亮，信号随深度衰减，可见导丝伪影；下方为管腔面积曲线。',
};

export const product: ProductText<keyof typeof entry.references> = {
  application: [
    {
      text: '光学成像把冠状动脉内表面显示得十分清楚，最小管腔面积因而容易被直接当作结论。但面积只是局部测量，对血流意味着什么，还取决于狭窄的长度、前后血管的管径和下游的需求。AccuFFRoct 把这条清晰的轮廓带入压力计算。',
    },
    {
      text: 'OCT 通常在两个时点采集。支架植入前，用来辨别病变成分，如脂质、钙化与血栓，计算 FFR 则说明这处病变造成多少压力损失；支架植入后，用来观察膨胀、贴壁与边缘夹层，剩余的压力损失可与这些所见并列分析。',
    },
    {
      text: '两个时点采用的界值不同。在另一系统的汇总分析中，≤0.80 定义为缺血，而 PCI 术后 ≤0.90 被视为结果欠理想。',
      refs: ['ofr-meta-analysis-2023'],
    },
  ],
  features: [
    {
      heading: '逐帧轮廓',
      text: '在冲洗清晰的节段内逐帧勾画管腔，支架边缘、钙化嵴等短小的台阶按原样进入几何模型。',
    },
    {
      heading: '清晰节段由术者界定',
      text: '计算的起止点放在边界连续之处，其外的残余血液不进入结果。',
    },
    {
      heading: '压力损失沿程定位',
      text: '压力沿回撤逐点给出，曲线下降之处可以与引起下降的那一帧对应。',
    },
    {
      heading: '组织与数值并列',
      text: '长轴显示中保留纤维、脂质与钙化成分，用来解释狭窄的成因；计算本身只用管腔。',
    },
    {
      heading: '术前术后对照',
      text: '同一血管的两次回撤可按共同的解剖标志并排显示，同时给出各自的 FFR 曲线。',
    },
  ],
  advantages: [
    {
      heading: '功能信息来自既定的成像',
      text: '介入本来就由 OCT 指导时，计算不需要另加器械，也不需要另加药物。',
    },
    {
      heading: '几何形态精细',
      text: '边界清楚，可以减小轮廓带给压力计算的不确定性，但不能减小血流假设的不确定性。',
    },
    {
      heading: '残余损失可以归因',
      text: '支架植入后剩余的压力损失，可以区分来自支架内、支架边缘，还是支架以外的病变。',
    },
  ],
  inputs: [
    {
      name: 'OCT 回撤序列',
      unit: '',
      note: 'DICOM 格式，已校准，以对比剂或其他介质冲洗',
    },
    { name: '帧间距', unit: 'mm', note: '由回撤速度与帧率换算' },
    { name: '清晰节段的起止', unit: 'mm', note: '由术者设定并确认' },
  ],
  outputs: [
    { name: '沿回撤段的 FFR', unit: '', note: '无量纲，仅限清晰节段' },
    { name: '远端界点 FFR', unit: '', note: '并注明采集时点所对应的界值' },
    { name: '跨病变或跨支架 ΔFFR', unit: '', note: '两个标记帧之间' },
    { name: '管腔面积', unit: 'mm²', note: '逐帧给出' },
    { name: '最小管腔面积', unit: 'mm²', note: '附所在帧' },
    { name: '面积狭窄率', unit: '%', note: '相对于参考帧的平均面积' },
  ],
  evidence: [
    {
      kind: 'background',
      heading: '一种新的 OCT-FFR 算法',
      design: '开放获取的诊断研究，考察由 OCT 计算 FFR 的算法对冠状动脉狭窄的评估。',
      findings:
        '列出供阅读。论文题名没有提到 AccuFFRoct；病例数、界值和各项数值请查阅原文，本页不作转述。',
      ref: 'oct-based-ffr-2024',
    },
    {
      kind: 'background',
      heading: '光学血流比（OFR，其他系统）汇总分析',
      design:
        '个体患者数据荟萃分析，纳入五项研究；574 例患者，626 支血管（PCI 术前 404 支，术后 222 支）；参照标准为导丝测量的 FFR，界值 ≤0.80（PCI 术后 ≤0.90）。',
      findings:
        '总体一致率 90%（95% CI 87–92%），术前 91%（88–94%），术后 87%（82–91%）；总体灵敏度 84%（79–88%），特异度 94%（92–96%）。',
      ref: 'ofr-meta-analysis-2023',
    },
  ],
  limits: [
    {
      text: '冲洗不充分时无法识别管腔边界。残留血液、主动脉开口病变或管径很大的血管，可能始终冲洗不净，此时不应给出数值。',
    },
    {
      text: '单次回撤的长度有限。回撤范围以外的病变参与真实的压力损失，却不在计算之内。',
    },
    {
      text: '光在组织中穿透较浅，脂质后方的血管外缘无法看到，因此输出中没有超声意义上的斑块负荷。',
    },
    {
      text: '最大充血时的血流量来自模型。轮廓清晰，不等于 FFR 同样精确；支架植入前的数值落在 0.75 至 0.80 的灰区时，仅凭数值不能下结论。',
    },
    {
      text: '本页没有引用 AccuFFRoct 的准确度数据；OFR 的数据属于另一种计算方法。',
      refs: ['ofr-meta-analysis-2023'],
    },
  ],
  intendedUse:
    'AccuFFRoct 供熟悉冠状动脉内 OCT、并接受过使用培训的心血管介入医师在支架植入前后参考。计算所得 FFR 应与形态学、造影和症状一并考虑：缺少这些依据时，不应仅凭该数值采取治疗措施，也不应仅凭该数值省去必要的步骤。',
};
