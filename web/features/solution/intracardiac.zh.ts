import type { SolutionText } from './solution-text.js';

export const solution: SolutionText = {
  purpose: [
    {
      text: '心肌缺血及其后果见于三个层面：心外膜冠状动脉狭窄，小血管不能充分扩张，以及供血不足之处收缩减弱的心室。没有一种影像能同时显示这三者。心脏产品按这三个层面划分，每一款都说明自己能回答哪一层的问题。',
    },
    {
      text: '产品也沿着患者的就诊路径排列：进入导管室之前有 CT，导管室内有造影，治疗当时有腔内影像。在每一站，都由这一站已有的影像计算功能学数值，决定不必等待手边没有的检查。',
    },
    {
      text: '来源不同的计算值不能互换。由 CT、造影、超声和 OCT 得到的 FFR，依据的几何形态与血流假设各不相同；两次就诊之间换用另一种，变化的可能是方法，未必是病情。',
    },
  ],
  path: [
    {
      diagram: 'heart-question',
      heading: '问题',
      text: '由症状、危险因素和既往检查确定需要知道什么：某处狭窄的影响、微循环的状态，还是心室的功能。',
    },
    {
      diagram: 'heart-image',
      heading: '影像',
      text: '根据临床指征采集 CTA、有创造影、IVUS 或 OCT。图像质量决定是否值得计算。',
    },
    {
      diagram: 'heart-model',
      heading: '建模',
      text: '重建管腔或心内膜，由经过培训的阅片者对照原始图像核对。',
    },
    {
      diagram: 'heart-computation',
      heading: '计算',
      text: '得到血流与压力、通过时间或容积。每个数值都附有单位、部位和所依据的假设。',
    },
    {
      diagram: 'heart-interpretation',
      heading: '判读',
      text: '数值与界值、灰区对照，也与一切不相符的信息对照：矛盾的症状、欠佳的图像、其他检查。',
    },
    {
      diagram: 'heart-decision',
      heading: '决策',
      text: '药物治疗、进一步检查、有创测量还是血运重建，由诊疗团队与患者共同决定。',
    },
  ],
  subgroups: {
    accuffr:
      '几何来源有四种，计算的是同一个量。AccuFFRct 在转诊之前读取 CTA，AccuFFRangio 在术中读取两个投照体位，AccuFFRivus 与 AccuFFRoct 读取指导支架植入的回撤。',
    structureFunction:
      '心外膜狭窄之外：AccuLV 在门控 CT 上测量左心室的充盈与排空，AccuIMR 估算造影看不到的那部分血管的阻力。',
  },
  background: [
    {
      heading: '什么是 FFR',
      text: '最大充血状态下，狭窄远端平均压与主动脉平均压之比，正常血管为 1.0。1996 年的研究纳入 45 例中度狭窄患者，FFR <0.75 判断可证实的缺血，灵敏度 88%，特异度 100%，准确度 93%。目前通用的界值为 ≤0.80。',
      refs: ['invasive-haemodynamics-review-2015', 'ffr-functional-severity-1996'],
    },
    {
      heading: '解剖与功能并不一致',
      text: '在 2986 例患者的 4086 处狭窄中，以造影直径狭窄 ≥50% 识别 FFR ≤0.80，灵敏度 61%（95% CI 59–63%），特异度 67%（65–69%）。只看管腔，高估和低估的病变都不在少数。',
      refs: ['angiogram-ffr-discordance-2014'],
    },
    {
      heading: '实测 FFR 与预后',
      text: 'FAME 2 随机分组 888 例 FFR ≤0.80 的患者。5 年时，死亡、心肌梗死或紧急血运重建的发生率，FFR 指导 PCI 组为 13.9%，单纯药物治疗组为 27.0%（风险比 0.46，95% CI 0.34–0.63）。差别主要来自紧急血运重建（6.3% 对 21.1%）；死亡（5.1% 对 5.2%）与心肌梗死（8.1% 对 12.0%）没有显著差异。该试验使用压力导丝。',
      refs: ['fame-2-five-years-2018'],
    },
    {
      heading: '由 CT 计算的 FFR',
      text: '对另一厂商 FFRCT 的三项试验所做的汇总分析（609 例患者，1050 支血管，参照标准为有创 FFR），以血管计灵敏度 82.8%，特异度 77.7%，阳性预测值 60.8%，阴性预测值 91.6%，准确度 79.2%。同一系统的 PLATFORM 研究为非随机设计，纳入 584 例患者，其中 380 例原计划做有创造影；这一层里，造影未见阻塞性病变者在 CTA 加 FFRCT 组为 12%，在常规诊疗组为 73%，前一组有 61% 取消了造影；原计划做无创检查的一层没有显著差异。',
      refs: ['ffrct-three-trials-2015', 'ffrct-platform-2015'],
    },
    {
      heading: '由造影计算的 FFR',
      text: 'FAVOR III China 在 26 家医院将 3825 例患者随机分为定量血流分数（另一系统）指导组与造影指导组，2 年主要不良心血管事件（死亡、心肌梗死或缺血驱动的血运重建）分别为 8.5% 和 12.5%（风险比 0.66，95% CI 0.54–0.81）。FAVOR III Europe 则将 2000 例患者随机分为 QFR 与压力导丝 FFR 指导组，12 个月死亡、心肌梗死或计划外血运重建为 6.7% 和 4.2%（相差 2.5 个百分点，双侧 90% CI 0.9–4.2，非劣效界值 3.4；风险比 1.63，95% CI 1.11–2.41），未达到非劣效。',
      refs: ['qfr-favor-iii-china-2022', 'qfr-favor-iii-europe-2024'],
    },
    {
      heading: '不用导丝的微循环阻力',
      text: '7 项造影 IMR 研究（687 例患者，807 支血管，参照标准为导丝测量的 IMR）合并灵敏度 82%，特异度 83%，准确度 83%。2025 年一项核心实验室比较（270 例患者，274 支血管）中，另外五种方法的 AUC 仅为 0.530 至 0.576（均 P > 0.05）。各系统方法不同，结果相差很大。',
      refs: ['angio-imr-meta-analysis-2022', 'angio-imr-core-laboratory-2025'],
    },
  ],
};
