import type { SolutionText } from './solution-text.js';

export const solution: SolutionText = {
  purpose: [
    {
      text: '心肌缺血可源于心外膜冠状动脉狭窄，也可源于微循环障碍，并影响左心室收缩。没有一种影像能同时显示三者。六款心脏产品覆盖这三个层面，从导管室前的 CT 到术中造影与腔内影像，由已有影像计算功能学数值。',
    },
    {
      text: '由 CT、造影、IVUS 和 OCT 计算的 FFR，几何来源与血流假设各不相同，不能互换。随访时改用另一种方法，数值变化可能来自方法，未必来自病情。',
    },
  ],
  path: [
    {
      diagram: 'heart-question',
      heading: '问题',
      text: '由症状、危险因素和既往检查确定要评估的是狭窄、微循环还是心室功能。',
    },
    {
      diagram: 'heart-image',
      heading: '影像',
      text: '按临床指征采集 CT、造影、IVUS 或 OCT，图像合格再计算。',
    },
    {
      diagram: 'heart-model',
      heading: '建模',
      text: '重建管腔或心内膜，由经培训的阅片者对照原始图像核对。',
    },
    {
      diagram: 'heart-computation',
      heading: '计算',
      text: '计算血流与压力、通过时间或容积，数值附单位、部位与假设。',
    },
    {
      diagram: 'heart-interpretation',
      heading: '判读',
      text: '对照界值与灰区，并与症状、图像质量和其他检查相互印证。',
    },
    {
      diagram: 'heart-decision',
      heading: '决策',
      text: '诊疗团队与患者共同决定药物治疗、进一步检查、有创测量或血运重建。',
    },
  ],
  subgroups: {
    accuffr:
      '四款产品都计算 FFR：AccuFFRct 用于转诊前的 CTA，AccuFFRangio 用于术中造影，AccuFFRivus 与 AccuFFRoct 用于指导支架植入的腔内回撤。',
    structureFunction: 'AccuLV 由门控 CT 测量左心室容积与收缩功能，AccuIMR 由造影估算微循环阻力。',
  },
  background: [
    {
      heading: '什么是 FFR',
      text: '最大充血状态下狭窄远端平均压与主动脉平均压之比，正常血管为 1.0。1996 年的研究纳入 45 例中度狭窄患者，FFR <0.75 判断可证实的缺血，灵敏度 88%，特异度 100%，准确度 93%。目前通用的界值为 ≤0.80。',
      refs: ['invasive-haemodynamics-review-2015', 'ffr-functional-severity-1996'],
    },
    {
      heading: '解剖与功能并不一致',
      text: '2986 例患者的 4086 处狭窄中，以造影直径狭窄 ≥50% 识别 FFR ≤0.80，灵敏度 61%（95% CI 59–63%），特异度 67%（65–69%）。只看管腔，高估与低估都不少见。',
      refs: ['angiogram-ffr-discordance-2014'],
    },
    {
      heading: '实测 FFR 与预后',
      text: 'FAME 2 使用压力导丝，将 888 例稳定性冠心病、至少一处狭窄 FFR ≤0.80 的患者随机分组。5 年死亡、心肌梗死或紧急血运重建，FFR 指导 PCI 组为 13.9%，单纯药物治疗组为 27.0%（风险比 0.46，95% CI 0.34–0.63）。差别主要来自紧急血运重建（6.3% 对 21.1%）；死亡（5.1% 对 5.2%）与心肌梗死（8.1% 对 12.0%）无显著差异。',
      refs: ['fame-2-five-years-2018'],
    },
    {
      heading: '由 CT 计算的 FFR',
      text: '另一厂商 FFRCT 三项试验的汇总分析（609 例患者，1050 支血管，参照标准为有创 FFR），以血管计灵敏度 82.8%，特异度 77.7%，阳性预测值 60.8%，阴性预测值 91.6%，准确度 79.2%。同一系统的 PLATFORM 研究为非随机设计，共 584 例患者；在原计划做有创造影的 380 例中，造影未见阻塞性病变者在 CTA 加 FFRCT 组为 12%，常规诊疗组为 73%，前一组有 61% 取消了造影；原计划做无创检查者中，两组无显著差异。',
      refs: ['ffrct-three-trials-2015', 'ffrct-platform-2015'],
    },
    {
      heading: '由造影计算的 FFR',
      text: 'FAVOR III China 在 26 家医院将 3825 例患者随机分为定量血流分数（QFR，另一系统）指导组与造影指导组，2 年主要不良心脏事件（死亡、心肌梗死或缺血驱动的血运重建）为 8.5% 和 12.5%（风险比 0.66，95% CI 0.54–0.81）。FAVOR III Europe 将 2000 例患者随机分为 QFR 与压力导丝 FFR 指导组，12 个月死亡、心肌梗死或计划外血运重建为 6.7% 和 4.2%（相差 2.5 个百分点，双侧 90% CI 0.9–4.2，非劣效界值 3.4；风险比 1.63，95% CI 1.11–2.41），未达到非劣效。',
      refs: ['qfr-favor-iii-china-2022', 'qfr-favor-iii-europe-2024'],
    },
    {
      heading: '不用导丝的微循环阻力',
      text: '7 项造影 IMR 研究（687 例患者，807 支血管，参照标准为导丝测量的 IMR）合并灵敏度 82%，特异度 83%，准确度 83%；2024 年的汇总分析（12 项研究，1642 支血管，参照标准为热稀释法测量的 IMR）合并灵敏度 85%（95% CI 79–89%），特异度 89%（83–93%）。2025 年的核心实验室比较（270 例患者，274 支血管）中，五种方法判断导丝 IMR ≥25 U 的 AUC 仅为 0.530 至 0.576（均 P > 0.05）。各系统方法不同，结果相差很大。',
      refs: [
        'angio-imr-meta-analysis-2022',
        'angio-imr-meta-analysis-2024',
        'angio-imr-core-laboratory-2025',
      ],
    },
  ],
};
