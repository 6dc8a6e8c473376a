import type { SolutionText } from './solution-text.js';

export const solution: SolutionText = {
  purpose: [
    {
      text: '脑血管影像并不缺，缺的是每一次都用同样方法测量的时间。换一个投照角度量瘤颈，换一位医师数 ASPECTS，换一种软件画错配区，单看各有道理，放在一起却使患者之间难以比较。本页的软件，目的在于让这些测量可以重复，并说明每个数值从何而来。',
    },
    {
      text: '本页涉及的颅内动脉病变主要包括动脉瘤、闭塞与狭窄。留给分析的时间从数周到数分钟不等，软件必须与之相称：未破裂动脉瘤等得起一次血流计算，闭塞的大脑中动脉等不起。',
    },
    {
      text: '本页引用的研究，描述的是疾病或方法。其结果属于当时所研究的患者与系统，不说明此处任何一款软件的准确度。',
    },
  ],
  path: [
    {
      diagram: 'brain-image',
      heading: '影像',
      text: '平扫 CT、CT 灌注、CTA 或导管造影，均因临床需要而采集，不为软件另做检查。',
    },
    {
      diagram: 'brain-quality',
      heading: '质量核查',
      text: '先看覆盖范围、强化时相、头动与层厚，不合要求的序列在这一步退回。',
    },
    {
      diagram: 'brain-model',
      heading: '建模',
      text: '提取血管表面、脑分区或组织曲线，叠加在原始图像上，医师可以修正。',
    },
    {
      diagram: 'brain-quantity',
      heading: '定量',
      text: '计算切应力、形态、评分、体积或压力比，连同单位、定义和假设一并列出。',
    },
    {
      diagram: 'brain-reading',
      heading: '判读',
      text: '经过培训的医师将数值与图像、查体和病史对照，决定采信或舍弃。',
    },
    {
      diagram: 'brain-decision',
      heading: '决策',
      text: '随访观察、药物、手术或介入治疗，由诊疗团队与患者及家属商定。',
    },
  ],
  subgroups: {
    aneurysm:
      '四款软件使用同一套三维血管。AneuShape 与 AneuFlow 分别从几何与血流描述动脉瘤；AneuGuide 与 AneuPlan 为两种不同的治疗作准备，即经微导管的弹簧圈栓塞和载瘤动脉内的血流导向。',
    stroke:
      '两款软件都用在患者到院后的头几分钟。AccuASPECTS 读取人人都做的平扫 CT；当梗死核心与缺血半暗带的范围可能改变处置时，再加用 AccuCTP。',
    narrow:
      'CTA 或 DSA 上的狭窄通常以百分比分级，AccuFFicas 补充的是：有多大比例的压力传到了狭窄之后。',
  },
  background: [
    {
      heading: '动脉瘤多见、体小，大多长期平静',
      text: '未破裂动脉瘤多为偶然发现。上海两个社区的 4813 名 35 至 75 岁成人接受磁共振血管成像，7.0% 有未破裂动脉瘤（男性 5.5%，女性 8.4%），其中 90% 小于 5 mm。在北美、欧洲与日本 8382 人的汇总队列中，平均破裂风险 1 年为 1.4%（95% CI 1.1%–1.6%），5 年为 3.4%（2.9%–4.0%）。',
      refs: ['shanghai-prevalence-2013', 'phases-2014'],
    },
    {
      heading: '血流与破裂：尚无定论',
      text: '一组 210 枚动脉瘤中，复杂血流与集中入流在破裂者更常见；另一组 117 枚的多因素分析中，却只有高危部位与子囊仍有统计学意义。高切应力与低切应力各有其学说。',
      refs: [
        'hemodynamics-and-rupture-2011',
        'additional-value-hemodynamics-2015',
        'high-or-low-wss-2014',
      ],
    },
    {
      heading: '血流导向装置的选型因人因方法而异',
      text: '在 74 例接受 Pipeline 装置治疗的患者中比较手工与模拟选型，一致性低（直径 κ 0.219，长度 κ 0.149），模拟选出的装置较短，直径无显著差异；作者说明，这并不证明何者更优。',
      refs: ['sim-and-size-2019'],
    },
    {
      heading: '早期缺血的判读有其误差',
      text: 'ASPECTS ≤7 时结局急剧变差。一项 58 例的研究中，两位医师在非增强 CT 上仅为中等一致（κ 0.48），其他厂商的自动评分与两人共识的一致性为 κ 0.84。评分仅差一分时，应把读片的误差考虑在内。',
      refs: ['aspects-reading-2001', 'automated-aspects-ctp-2019'],
    },
    {
      heading: '错配取决于定义',
      text: '核心多定为 CBF 低于对侧的 30%，低灌注多定为 Tmax >6 s，也有软件以延迟时间 DT >3 s 界定。目标错配在 DEFUSE 3 中为核心 <70 mL、比值 ≥1.8、半暗带 ≥15 mL，在 EXTEND-IA 中为核心 <70 mL、比值 >1.2、错配 >10 mL。',
      refs: ['ctp-software-2023', 'defuse-3-2018', 'extend-ia-2014'],
    },
    {
      heading: '颅内狭窄常见，开通却不等于获益',
      text: 'CICAS 研究的 2864 例中国急性脑缺血患者中，46.6% 有颅内动脉狭窄（磁共振血管成像上 ≥50%）。SAMMPRIS 试验（451 例，狭窄 70% 至 99%）中两组都接受强化药物治疗，30 天内卒中或死亡在加用支架的一组为 14.7%，单纯药物组为 5.8%（P = 0.002）。',
      refs: ['cicas-2014', 'sammpris-2011'],
    },
  ],
};
