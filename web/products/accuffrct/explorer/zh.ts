import type { ExplorerTexts } from '../../../ui/stage/explorer-texts.js';
import {
  asPrinted,
  CUT_OFF,
  distanceAlong,
  GREY_ZONE,
  percent,
  type controls,
  type Result,
  type State,
} from './model.js';

const VESSELS = {
  LAD: '前降支',
  D1: '第一对角支',
  LCX: '回旋支',
  OM1: '第一钝缘支',
  RCA: '右冠状动脉',
};

function verdict(distal: number): string {
  const ffr = asPrinted(distal);
  if (ffr > CUT_OFF) return '高于界值 0.80';
  return ffr >= GREY_ZONE ? '处于灰区 0.75–0.80' : '低于界值 0.80';
}

function sentence({ distal, territory, loss }: Result, state: State): string {
  const { vessel, place, severity, length, flow } = state;
  const where = `${VESSELS[vessel]}距起始部 ${distanceAlong(vessel, place).toFixed(0)}\u00a0mm`;
  if (severity === 0) return `${VESSELS[vessel]}未设狭窄，远端比值为 ${distal.toFixed(2)}。`;
  const lesion = `${where} 处，直径狭窄 ${severity}%、长 ${length}\u00a0mm`;
  if (flow === 'rest') {
    return `${lesion}：静息时远端 Pd/Pa 为 ${distal.toFixed(2)}，压差 ${loss.toFixed(0)}\u00a0mmHg。FFR 须在充血状态下判断。`;
  }
  const some = territory < 0.5 ? '不足 1%' : `约 ${percent(territory)}%`;
  // The vessel's own pressure is lowest at its end: what lies lower lies beside it.
  const isBeside = territory > 0 && asPrinted(distal) > CUT_OFF;
  const muscle = isBeside
    ? `但分支的 FFR 更低，${some} 的心肌由 FFR ≤0.80 的分支供血。`
    : territory > 0
      ? `${some} 的心肌由 FFR ≤0.80 的血管供血。`
      : '各支 FFR 均 >0.80，无受累心肌。';
  return `${lesion}：远端 FFR 为 ${distal.toFixed(2)}，${verdict(distal)}。${muscle}`;
}

export const texts: ExplorerTexts<typeof controls, Result> = {
  title: '试一试：移动狭窄，观察整棵冠状动脉树的 FFR',
  alt: '心脏表面的冠状动脉树，按压力比着色；圆环标示狭窄，可沿血管拖动。',
  controls: {
    vessel: {
      label: '血管',
      options: { LAD: 'LAD', D1: 'D1', LCX: 'LCX', OM1: 'OM1', RCA: 'RCA' },
    },
    place: { label: '位置（沿血管）', unit: '%' },
    severity: { label: '直径狭窄', unit: '%' },
    length: { label: '狭窄长度', unit: '\u00a0mm' },
    flow: { label: '血流状态', options: { hyperaemia: '最大充血', rest: '静息' } },
  },
  readings: {
    ratio: { label: '血管远端压力比', unit: '' },
    loss: { label: '跨狭窄压差', unit: '\u00a0mmHg' },
    flow: { label: '狭窄处血流', unit: '\u00a0mL/min' },
    territory: { label: '受累心肌（FFR ≤0.80）', unit: '%' },
  },
  sentence,
  presets: ['前降支近段', '前降支远段', '第一对角支', '静息', '更长的狭窄'],
  how: {
    summary:
      '血管树按分段的圆管计算，各段阻力由泊肃叶定律给出，末端微血管床的阻力固定，相当于最大充血。狭窄的压力损失由黏性项与分离损失组成，与血流一起求解。狭窄率相同时，位置决定远端供血心肌的范围；血管越细，血流越少，管腔也越小，压力损失相近或更大。狭窄越长，压力损失越大。',
    equations: [
      'R = 8μL/(πr⁴)',
      'ΔP = aQ + bQ²，a 中已扣除该段正常血管的摩擦',
      'a = Kv·μ/(D₀·A₀)，Kv = 32·(La/D₀)·(A₀/A₁)²，La = 0.83·L + 1.64·D₁',
      'b = ρ·Kt/(2·A₀²)·(A₀/A₁ − 1)²，Kt = 1.52',
      'r₀³ = r₁³ + r₂³',
    ],
    parameters: [
      { name: '分叉处的血管半径', value: 'r₀³ = r₁³ + r₂³', source: 2 },
      { name: '狭窄损失', value: 'Kt = 1.52', source: 1 },
      { name: '血液黏度、密度', value: '3.5 mPa·s，1060 kg/m³（设定）' },
      { name: '主动脉压、静脉压', value: '95、5 mmHg（设定）' },
      {
        name: '无狭窄时的最大充血流量',
        value: 'LAD 138、LCX 113、RCA 133 mL/min（由设定的微血管床得出）',
      },
      { name: '静息时微血管床阻力', value: '最大充血时的 3.5 倍（设定）' },
    ],
    leftOut: [
      '搏动、管壁弹性、弯曲与分叉处的损失',
      '侧支循环、微循环障碍、静息状态下的自动调节',
      '串联狭窄：一次只设一处',
    ],
    checked: [
      '1000 个随机状态：每个节点流量守恒，偏差小于 10⁻⁹',
      '单处狭窄：与阻力串联抛物线的解析解相差小于 10⁻⁹',
      '1000 个随机状态：狭窄越重、越长，远端比值不升高',
      '短狭窄：直径狭窄约 85% 以内可维持静息血流，与 Gould 和 Lipscomb 的犬实验相差不超过 2 个百分点；最大血流在此之前已减半',
    ],
  },
};
