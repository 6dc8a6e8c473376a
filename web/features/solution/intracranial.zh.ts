import type { SolutionText } from './solution-text.js';

export const solution: SolutionText = {
  purpose: [
    {
      text: '换一个投照角度量瘤颈，换一位医师评 ASPECTS，换一款软件画错配区，数值都可能不同，患者之间难以比较。颅内产品按固定的定义测量，每个数值都能在图像上核对。',
    },
    {
      text: '产品覆盖颅内动脉瘤、急性缺血性卒中与颅内动脉狭窄。未破裂动脉瘤有数周时间规划，大血管闭塞须在数分钟内判断，分析耗时与之相应。文中所引研究针对疾病或方法，不代表本页软件的准确度。',
    },
  ],
  path: [
    {
      diagram: 'brain-image',
      heading: '影像',
      text: '平扫 CT、CT 灌注、CTA 或血管造影，均为临床所需，不另加检查。',
    },
    {
      diagram: 'brain-quality',
      heading: '质量核查',
      text: '检查覆盖范围、强化时相、头动与层厚，不合要求的序列不予计算。',
    },
    {
      diagram: 'brain-model',
      heading: '建模',
      text: '提取血管表面、脑分区或组织曲线，叠加在原始图像上，医师可修正。',
    },
    {
      diagram: 'brain-quantity',
      heading: '定量',
      text: '计算切应力、形态、评分、体积或压力比，列出单位、定义与假设。',
    },
    {
      diagram: 'brain-reading',
      heading: '判读',
      text: '医师将数值与图像、查体和病史对照，决定是否采信。',
    },
    {
      diagram: 'brain-decision',
      heading: '决策',
      text: '随访、药物、手术或介入治疗，由诊疗团队与患者及家属商定。',
    },
  ],
  subgroups: {
    aneurysm:
      'AneuShape 测量形态，AneuFlow 计算血流；AneuGuide 规划弹簧圈栓塞的微导管塑形，AneuPlan 规划血流导向装置的植入。',
    stroke:
      'AccuASPECTS 评价首次平扫 CT 上的早期缺血改变；梗死核心与半暗带的范围可能改变处置时，加用 AccuCTP。',
    narrow: 'AccuFFicas 由 CTA 或 DSA 计算跨狭窄压力比，在狭窄率之外说明有多少压力传到远端。',
  },
  background: [
    {
      heading: '未破裂动脉瘤常见，多数较小，破裂少见',
      text: '上海两个社区的 4813 名 35 至 75 岁成人接受磁共振血管成像，7.0% 有未破裂动脉瘤（男性 5.5%，女性 8.4%），其中 90% 小于 5 mm。北美、欧洲与日本 8382 人的汇总分析中，平均破裂风险 1 年为 1.4%（95% CI 1.1%–1.6%），5 年为 3.4%（2.9%–4.0%）。',
      refs: ['shanghai-prevalence-2013', 'phases-2014'],
    },
    {
      heading: '血流与破裂：尚无定论',
      text: '210 枚动脉瘤的研究中，复杂血流与集中入流多见于破裂者；另一项 117 枚的多因素分析中，仅高危部位与子囊有统计学意义。高切应力与低切应力都有相应的破裂机制假说。',
      refs: [
        'hemodynamics-and-rupture-2011',
        'additional-value-hemodynamics-2015',
        'high-or-low-wss-2014',
      ],
    },
    {
      heading: '血流导向装置的规格因选型方法而异',
      text: '74 例接受 Pipeline 装置治疗的患者中，手工与模拟选型的一致性低（直径 κ 0.219，长度 κ 0.149）：模拟选出的装置较短，直径无显著差异；作者指出，结果不证明模拟更优。',
      refs: ['sim-and-size-2019'],
    },
    {
      heading: '早期缺血改变的判读存在差异',
      text: 'ASPECTS ≤7 时结局急剧变差。一项 58 例的研究中，两位医师在平扫 CT 上仅为中等一致（κ 0.48），其他厂商的自动评分与两人共识的一致性为 κ 0.84。相差一分时，应考虑判读误差。',
      refs: ['aspects-reading-2001', 'automated-aspects-ctp-2019'],
    },
    {
      heading: '错配因定义而异',
      text: '梗死核心多定为 CBF 低于对侧的 30%，低灌注多定为 Tmax >6 s，也有软件以延迟时间 DT >3 s 界定。目标错配在 DEFUSE 3 中为梗死核心 <70 mL、比值 ≥1.8、半暗带 ≥15 mL，在 EXTEND-IA 中为梗死核心 <70 mL、比值 >1.2、错配 >10 mL。',
      refs: ['ctp-software-2023', 'defuse-3-2018', 'extend-ia-2014'],
    },
    {
      heading: '颅内动脉狭窄常见，支架组早期结局更差',
      text: 'CICAS 研究的 2864 例中国急性脑缺血患者中，46.6% 有颅内动脉狭窄（磁共振血管成像上 ≥50%）。SAMMPRIS 试验（451 例，狭窄 70% 至 99%）两组都接受强化药物治疗，30 天内卒中或死亡在加用支架组为 14.7%，单纯药物组为 5.8%（P = 0.002）。',
      refs: ['cicas-2014', 'sammpris-2011'],
    },
  ],
};
