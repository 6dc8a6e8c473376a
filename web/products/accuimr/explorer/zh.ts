import type { ExplorerTexts } from '../../../ui/stage/explorer-texts.js';
import {
  CUT_OFF,
  type controls,
  type Physiology,
  printed,
  quadrantOf,
  type State,
} from './model.js';

const percent = (share: number): string => `${(100 * share).toFixed(0)}%`;

function verdict(ffr: number): string {
  return ffr >= CUT_OFF.ffrGrey ? '处于灰区 0.75–0.80' : '低于界值 0.80';
}

function sentence(result: Physiology, { stenosis, resistance }: State): string {
  const { flow, correctedImr, collateralShare, healthyBedFfr } = result;
  const { ffr, imr, cfr } = printed(result);
  const corrected = Math.round(correctedImr);
  const value = ffr.toFixed(2);
  const units = `${imr}\u00a0U`;
  const artery = stenosis === 0 ? '心外膜血管无狭窄' : `直径狭窄 ${stenosis}%`;
  const bed = `微血管阻力为正常的 ${resistance.toFixed(1)}\u00a0倍`;
  if (imr >= CUT_OFF.imr && corrected < CUT_OFF.imr) {
    return `侧支承担 ${percent(collateralShare)} 的血流，不计入通过时间：IMR 测得 ${units}，而微血管床本身仅为 ${corrected}\u00a0U。FFR 为 ${value}。`;
  }
  switch (quadrantOf(result)) {
    case 'micro':
      if (healthyBedFfr <= CUT_OFF.ffr) {
        return `直径狭窄 ${stenosis}%，FFR 仍为 ${value}，高于界值，原因是${bed}（IMR ${units}）。若微血管正常，同一狭窄的 FFR 为 ${healthyBedFfr.toFixed(2)}。`;
      }
      return `${artery}，FFR 为 ${value}，但${bed}：IMR 为 ${units}，CFR 为 ${cfr.toFixed(1)}，最大充血时心肌血流仅为正常的 ${percent(flow)}。`;
    case 'epicardial':
      return `直径狭窄 ${stenosis}%，FFR 为 ${value}，${verdict(ffr)}；IMR 为 ${units}，低于 25\u00a0U：梗阻在心外膜血管。`;
    case 'both':
      return `直径狭窄 ${stenosis}%，FFR 为 ${value}，${verdict(ffr)}，IMR 为 ${units}：心外膜血管与微血管均有病变。${
        imr > corrected
          ? `校正侧支后 IMR 为 ${corrected}\u00a0U。`
          : `若微血管正常，FFR 为 ${healthyBedFfr.toFixed(2)}。`
      }`;
    case 'neither':
      return cfr < CUT_OFF.cfr
        ? `${artery}：FFR 为 ${value}，IMR 为 ${units}，各自均正常，但两者叠加使 CFR 降至 ${cfr.toFixed(1)}，低于 2.0。`
        : `${artery}：FFR 为 ${value}，IMR 为 ${units}，CFR 为 ${cfr.toFixed(1)}，均在正常范围。`;
  }
}

export const texts: ExplorerTexts<typeof controls, Physiology> = {
  title: '试一试：病变在心外膜血管，还是微血管？',
  alt: '一段有狭窄的冠状动脉与其后分支的微血管；下方为静息与充血时的通过时间曲线，以及带界值线的 FFR–IMR 分区图，图中的点可拖动。',
  controls: {
    stenosis: { label: '直径狭窄', unit: '%' },
    resistance: { label: '微血管阻力（正常的倍数）', unit: '\u00a0倍', digits: 1 },
    collaterals: { label: '侧支循环' },
  },
  readings: {
    ffr: { label: 'FFR', unit: '' },
    cfr: { label: 'CFR', unit: '' },
    imr: { label: 'IMR', unit: '\u00a0U' },
    corrected: { label: 'IMR（楔压校正）', unit: '\u00a0U' },
    flow: { label: '充血血流（占正常值）', unit: '%' },
  },
  sentence,
  presets: [
    '被掩盖的狭窄',
    '同一狭窄，微血管正常',
    '血管通畅，微血管病变',
    '均正常',
    '侧支造成的误读',
  ],
  how: {
    summary:
      '狭窄与微血管床为串联的两个阻力，侧支绕过狭窄。最大充血时微血管床完全扩张；静息时微血管床通过自动调节维持静息血流。血流取决于两个阻力，因此血管通畅仍可缺血；微血管阻力升高使血流减少，跨狭窄的压力损失随之减小，FFR 因而升高。',
    equations: [
      'Pa − Pd = aQ + bQ²，a 中已扣除该段正常血管的摩擦',
      'Q + (Pa − Pd)/Rc = Pd/R',
      'FFR = Pd/Pa',
      'CFR = Tmn（静息）/Tmn（充血），Tmn = V/Q',
      'IMR = Pd·Tmn',
      '楔压校正 IMR = Pa·Tmn·(Pd − Pw)/(Pa − Pw)，Pw/Pa = R/(R + Rc)',
    ],
    parameters: [
      {
        name: '正常充血血流',
        value: '240\u00a0mL/min（设定；实测前降支：无粥样硬化 293 ± 102，轻度粥样硬化 228 ± 71）',
        source: 0,
      },
      { name: '狭窄损失 a、b', value: 'Young–Tsai 公式，Kt = 1.52', source: 1 },
      { name: '狭窄的有效长度', value: 'La = 0.83·L + 1.64·D₁', source: 2 },
      { name: 'FFR、CFR 的界值', value: '0.80、2.0', source: 3 },
      { name: 'IMR 的界值', value: '25\u00a0U', source: 4 },
      { name: '主动脉压', value: '90\u00a0mmHg（设定）' },
      { name: '静息血流', value: '60\u00a0mL/min，即正常 CFR 为 4（设定）' },
      {
        name: '血管',
        value: '直径 3.2\u00a0mm，传感器距开口 80\u00a0mm，狭窄长 10\u00a0mm（设定）',
      },
      { name: '侧支', value: '微血管正常时 Pw/Pa = 0.20（设定）' },
    ],
    leftOut: [
      '静脉压、搏动与血管弹性',
      '弥漫病变、串联狭窄与分支',
      '静息血流增高、痉挛与内皮功能障碍',
      '重复注射之间的离散',
    ],
    checked: [
      '血管通畅：FFR 为 1，CFR 为 4/R，IMR 与 R 成正比，精确到 9 位小数',
      '无侧支：满足 Pa = aQ + bQ² + RQ，精确到 9 位小数',
      '1000 个随机状态：流量守恒，校正后的 IMR 等于微血管床的 IMR，精确到 9 位小数',
      '1000 个随机状态：狭窄加重，FFR 与血流下降；微血管阻力升高，FFR 与 IMR 升高',
      '正常 IMR 为 14.5\u00a0U，在 20 例心脏结构正常者得出的参考区间 7.3–27.2\u00a0U 之内 [6]',
      'IMR 14\u00a0U 时 FFR 为 0.81 的狭窄，IMR 36\u00a0U 时升高 0.13；文献中不同病变的两组之间升高 0.06 [7]',
    ],
  },
};
