import type { ExplorerTexts } from '../../../ui/stage/explorer-texts.js';
import { controls, MOUTH, type GuideResult, type GuideState } from './model.js';

const { min, max } = controls.inserted;

function mm(value: number): string {
  return `${value.toFixed(1)}\u00a0mm`;
}

function shape({ distal, proximal }: GuideState): string {
  if (distal === 0 && proximal === 0) return '未塑形';
  if (proximal === 0) return `仅作远端弯曲 ${distal}°`;
  if (distal === 0) return `仅作近端弯曲 ${proximal}°`;
  return `远端弯曲 ${distal}°、近端弯曲 ${proximal}°`;
}

function room(range: number): string {
  return range > 3
    ? `探出长度在约 ${range}\u00a0mm 的范围内均可到位。`
    : `仅在探出长度约 ${range}\u00a0mm 的范围内可到位。`;
}

function sentence(result: GuideResult, state: GuideState): string {
  const { outcome, angle, distance, depth, range, trials } = result;
  const given = shape(state);
  if (outcome === 'inside') {
    return `${given}：头端越过瘤颈 ${mm(depth)}，与瘤颈轴成 ${angle.toFixed(0)}°。${room(range)}`;
  }
  if (outcome === 'touching') {
    const others =
      range > 0
        ? `保持形状不变，调整探出长度可到位而不触壁，可用范围约 ${range}\u00a0mm。`
        : '保持形状不变，任何探出长度都不能到位而不触壁。';
    return `${given}：头端越过瘤颈 ${mm(depth)}，抵在瘤壁上。${others}`;
  }
  const missed =
    distance < MOUTH
      ? `${given}：头端停在瘤颈口，尚未越过`
      : `${given}：头端未进入瘤颈，距瘤颈中点 ${mm(distance)}`;
  if (range > 0)
    return `${missed}；保持形状不变，调整探出长度即可到位，可用范围约 ${range}\u00a0mm。`;
  return trials.some(({ outcome }) => outcome === 'touching')
    ? `${missed}；改变探出长度也只能抵住瘤壁。`
    : `${missed}；探出 ${min}–${max}\u00a0mm 均不能到位。`;
}

export const texts: ExplorerTexts<typeof controls, GuideResult> = {
  title: '试一试：为微导管塑形，看头端能否进入瘤颈',
  alt: '半透明的弯曲动脉内侧壁有一枚动脉瘤，微导管自导引导管伸出，黄色塑形段在管壁约束下静止；橙色虚线为瘤颈。右上为塑形图样，右下圆点表示哪些探出长度可以到位。',
  controls: {
    distal: { label: '远端弯曲', unit: '°' },
    proximal: { label: '近端弯曲', unit: '°' },
    between: { label: '弯曲间长度', unit: '\u00a0mm', digits: 1 },
    inserted: { label: '探出导引导管的长度', unit: '\u00a0mm', digits: 1 },
  },
  readings: {
    angle: { label: '头端与瘤颈轴夹角', unit: '°' },
    distance: { label: '头端至瘤颈中点', unit: '\u00a0mm' },
    depth: { label: '越过瘤颈', unit: '\u00a0mm' },
    clearance: { label: '头端至瘤壁', unit: '\u00a0mm' },
    range: { label: '可到位的探出范围', unit: '\u00a0mm' },
  },
  sentence,
  presets: ['形状顺应路径', '未塑形', '仅远端弯曲', '加大远端弯曲', '弯曲过大'],
  how: {
    summary:
      '微导管由 0.5\u00a0mm 的刚性短节连成，关节抵抗偏离塑形角度的弯曲，管壁把压入的部位推开。计算从微导丝把导管固定在血管中心线上开始：撤去导丝后，导管沿能量下降的方向变形，直至静止。形状与路径相符时导管几乎不受力，头端停在瘤颈内；不相符时，头端由管壁决定。',
    equations: [
      'E = B/(2ℓ)·Σ(θᵢ − θᵢ⁰)² + (k/2)·∫d² ds',
      'θᵢ⁰：塑形角度；d：压入管壁的深度；每一步 ΔE ≤ 0',
      '夹角 = arccos(t·n)，t 为头端方向，n 为瘤颈轴',
    ],
    parameters: [
      { name: '离散弹性杆', value: '关节弯曲能', source: 0 },
      { name: '刚性短节模型用于导管', value: '综述', source: 1 },
      { name: '微导管外径、头端长度', value: '0.6\u00a0mm，6\u00a0mm（设定）' },
      { name: '载瘤动脉内径、弯曲半径', value: '4.0\u00a0mm，5.5\u00a0mm，转 110°（设定）' },
      { name: '瘤体直径、瘤颈宽', value: '7.0\u00a0mm，5.9\u00a0mm（设定）' },
      { name: '管壁刚度', value: 'k = 20·B/mm⁴（设定），压入小于 0.1\u00a0mm' },
    ],
    leftOut: [
      '三维走行：动脉与两处弯曲在同一平面内',
      '摩擦、扭矩、搏动，以及微导丝和弹簧圈的作用',
      '动脉被导管拉直，管壁变形',
      '蒸汽定形后的回弹：不同微导管的成形与保持能力不同 [4]，塑形目前主要依靠术者经验 [3]',
    ],
    checked: [
      '1000 个随机状态：每一步能量都不上升，压入管壁小于 0.1\u00a0mm',
      '直管内未塑形的导管静止时为直线，偏差小于 0.001\u00a0mm',
      '远离管壁时等于塑形形状，相差小于 0.01°',
      '抵住平壁的小角度弯曲：能量与梁理论 3Bδ²/(2L³) 相差不超过 2%',
    ],
  },
};
