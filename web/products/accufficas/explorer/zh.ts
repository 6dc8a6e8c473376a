import type { ExplorerTexts } from '../../../ui/stage/explorer-texts.js';
import type { controls, Result, State } from './model.js';

const percent = (share: number): string => `${(100 * share).toFixed(0)}%`;

const SITES = { M1: 'M1 段', ICA: '颈内动脉颅内段' };

function sentence(result: Result, { site, stenosis, anterior, posterior, pial }: State): string {
  const { ratio, mcaFlow, flows, alone } = result;
  if (stenosis === 0) {
    return `未设狭窄：压力比为 ${ratio.toFixed(2)}，大脑中动脉供血区血流正常。`;
  }
  const lesion = `${SITES[site]}狭窄 ${stenosis}%，Pd/Pa 为 ${ratio.toFixed(2)}`;
  const without = `若无任何侧支，仅为正常的 ${percent(alone.mcaFlow)}。`;
  const isKept = mcaFlow > 0.995;
  if (isKept && alone.mcaFlow > 0.995) {
    if (ratio.toFixed(2) === '1.00') return `${lesion}，大脑中动脉供血区血流正常。`;
    return `${lesion}，大脑中动脉供血区血流仍正常：压力下降时，该区血管床随之扩张。`;
  }
  const flow = isKept
    ? `${lesion}，大脑中动脉供血区血流保持正常`
    : `${lesion}，大脑中动脉供血区血流为正常的 ${percent(mcaFlow)}`;
  if (!anterior && !posterior && pial === 'none') return `${flow}，没有侧支代偿。`;
  if (site === 'M1' && pial === 'none') {
    return `${flow}。交通动脉位于 M1 段近侧，不能代偿其远端血流。`;
  }
  if (site === 'M1') {
    return `${flow}，其中 ${flows.pial.toFixed(0)}\u00a0mL/min 来自软脑膜侧支。${without}`;
  }
  const crossing = flows.anterior + flows.posterior;
  if (crossing >= 0.5) {
    return `${flow}，交通动脉代偿 ${crossing.toFixed(0)}\u00a0mL/min。${without}`;
  }
  if (pial !== 'none') {
    return `${flow}，其中 ${flows.pial.toFixed(0)}\u00a0mL/min 来自软脑膜侧支。${without}`;
  }
  return `${flow}。${without}`;
}

export const texts: ExplorerTexts<typeof controls, Result> = {
  title: '试一试：同样的狭窄，不同的侧支',
  alt: '自下方观察的大脑动脉环，按压力比着色，圆环标示狭窄；下方为颈内动脉至 M1、M2 段的压力比曲线，含有侧支与无侧支两种情况。',
  controls: {
    site: { label: '狭窄部位', options: { M1: 'M1 段', ICA: '颈内动脉颅内段' } },
    stenosis: { label: '直径狭窄', unit: '%' },
    pial: {
      label: '软脑膜侧支',
      options: { none: '无', moderate: '中等', good: '良好' },
    },
    anterior: { label: '前交通动脉' },
    posterior: { label: '双侧后交通动脉' },
  },
  readings: {
    ratio: { label: '跨狭窄压力比 Pd/Pa', unit: '' },
    flow: { label: 'MCA 血流（占正常值）', unit: '%' },
    alone: { label: '无侧支时 MCA 血流', unit: '%' },
    shear: { label: '最狭窄处壁面切应力', unit: '\u00a0Pa' },
  },
  sentence,
  presets: [
    'M1 段，软脑膜侧支良好',
    'M1 段，无软脑膜侧支',
    'M1 段，狭窄较轻',
    '颈内动脉，大脑动脉环完整',
    '颈内动脉，交通动脉缺如',
  ],
  how: {
    summary:
      '动脉按圆管计算，阻力由泊肃叶定律给出；狭窄的压力损失由黏性项与分离损失组成。各供血区按需取血，直至其入口压力低于自动调节下限，此后血流随压力下降。大脑动脉环位于 M1 段近侧：颈内动脉狭窄由交通动脉代偿，M1 段狭窄则依靠软脑膜侧支。',
    equations: [
      'R = 8μL/(πr⁴)',
      'ΔP = aQ + bQ²，a 中已扣除该段正常血管的摩擦',
      'a = Kv·μ/(D₀·A₀)，Kv = 32·(La/D₀)·(A₀/A₁)²，La = 0.83·L + 1.64·D₁',
      'b = ρ·Kt/(2·A₀²)·(A₀/A₁ − 1)²，Kt = 1.52',
      '血管床：Q = Q₀·min(1, (P − Pv)/(Plim − Pv))',
      '壁面切应力 = 4μQ/(πr³)',
    ],
    parameters: [
      { name: '动脉长度与半径', value: '25 段', source: 0 },
      { name: '前、后交通动脉半径', value: '0.74、0.73\u00a0mm', source: 0 },
      { name: 'M1 段长度，两支 M2 按 Murray 定律', value: '20\u00a0mm（设定）' },
      { name: '全脑血流，单侧大脑中动脉占比', value: '717\u00a0mL/min，21%', source: 1 },
      { name: '自动调节下限', value: '60\u00a0mmHg', source: 2 },
      { name: '软脑膜侧支：M1 闭塞后的 MCA 血流', value: '中等 15%，良好 30%', source: 3 },
      { name: '狭窄长度', value: '8\u00a0mm（设定）' },
      { name: '动脉压、静脉压', value: '95、8\u00a0mmHg（设定）' },
      { name: '血液黏度、密度', value: '3.5\u00a0mPa·s，1060\u00a0kg/m³（设定）' },
    ],
    leftOut: [
      '搏动、管壁弹性、弯曲与分叉处的损失',
      '经眼动脉的侧支，以及侧支在数月间的发展',
      '自动调节下限的个体差异：取单一数值是简化',
      '栓塞与穿支病变：压力不能反映',
    ],
    checked: [
      '1000 个随机状态：每个节点流量守恒，偏差小于全脑血流的 10⁻⁹',
      '无侧支：与单处狭窄的解析解相差小于 10⁻⁹（M1 段 62%–90%，颈内动脉 30%–60%）',
      '1000 个随机状态：狭窄越重，压力比与远端血流均不升高',
      '1000 个随机状态：交通动脉对 M1 段远端血流的影响小于 1 个百分点',
      '颈内动脉占全脑血流 72%（实测）：无后交通动脉时相差小于 1 个百分点，动脉环完整时小于 6 个百分点',
      'M1 段狭窄 70% 与 80% 时，Pd/Pa 分别高于和低于 0.40，即 CFD 研究中 70%–99% 狭窄的中位数',
    ],
  },
};
