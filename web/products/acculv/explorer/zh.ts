import type { ExplorerTexts } from '../../../ui/stage/explorer-texts.js';
import { asPrinted, type controls, LOWER_LIMIT, type Result, type State, timing } from './model.js';

const millilitres = (volume: number): string => `${Math.round(volume)}\u00a0mL`;

/** What the ventricle does at a phase that is not end-systole. */
function whenSystole({ systole, rate }: State): string {
  return systole < timing(rate).endSystole ? '射血尚未结束' : '充盈已经开始';
}

function whenDiastole({ diastole, rate }: State): string {
  return diastole > timing(rate).endSystole ? '充盈尚未完成' : '射血已经开始';
}

function limit(ejectionFraction: number): string {
  const { men, women } = LOWER_LIMIT;
  if (ejectionFraction < men) return `，低于超声心动图的正常下限（男性 ${men}%，女性 ${women}%）`;
  return ejectionFraction < women ? `，低于超声心动图的女性正常下限 ${women}%` : '';
}

function sentence(result: Result, state: State): string {
  const { diastole, systole } = state;
  const { endDiastolic, endSystolic, ejectionFraction } = asPrinted(result);
  const right = asPrinted(result.right);
  if (endSystolic >= endDiastolic) {
    return `所选收缩末期（${systole}%）的容积不小于所选舒张末期（${diastole}%），无法给出射血分数。`;
  }
  const [read, truth] = [ejectionFraction, right.ejectionFraction].map(Math.round) as [
    number,
    number,
  ];
  const isDiastoleOff = endDiastolic < right.endDiastolic;
  const isSystoleOff = endSystolic > right.endSystolic;
  if (!isDiastoleOff && !isSystoleOff) {
    return `舒张末期取 R–R 的 ${diastole}%，收缩末期取 ${systole}%，正是容积曲线的两个极值，EF 为 ${read}%。`;
  }
  const [held, left] = [millilitres(endDiastolic), millilitres(endSystolic)];
  const [most, least] = [millilitres(right.endDiastolic), millilitres(right.endSystolic)];
  const cause =
    isDiastoleOff && isSystoleOff
      ? `舒张末期取 ${diastole}%，容积 ${held}，而非 ${most}；收缩末期取 ${systole}%，容积 ${left}，而非 ${least}`
      : isDiastoleOff
        ? `舒张末期取 R–R 的 ${diastole}%，此时${whenDiastole(state)}，容积为 ${held}，而非 ${most}`
        : `收缩末期取 R–R 的 ${systole}%，此时${whenSystole(state)}，容积为 ${left}，而非 ${least}`;
  return read === truth
    ? `${cause}；EF 仍为 ${read}%。`
    : `${cause}：EF 由 ${truth}% 变为 ${read}%${limit(read)}。`;
}

export const texts: ExplorerTexts<typeof controls, Result> = {
  title: '试一试：选定舒张末期与收缩末期',
  alt: '跳动的左心室长轴，叠加两个时相的心内膜轮廓；右侧为十七节段位移牛眼图；下方为容积曲线，两个时相标记可拖动。',
  controls: {
    diastole: { label: '舒张末期取', unit: '% R–R' },
    systole: { label: '收缩末期取', unit: '% R–R' },
    rate: { label: '心率', unit: '\u00a0次/min' },
  },
  readings: {
    endDiastolic: { label: 'EDV', unit: '\u00a0mL' },
    endSystolic: { label: 'ESV', unit: '\u00a0mL' },
    stroke: { label: '每搏量', unit: '\u00a0mL' },
    ejectionFraction: { label: 'EF', unit: '%' },
    error: { label: 'EF 误差', unit: '\u00a0个百分点' },
  },
  sentence,
  presets: [
    '收缩末期取得过早',
    '时相正确',
    '未计心房充盈',
    '心率 60\u00a0次/min 的时相用于 100\u00a0次/min',
    '收缩末期取得过晚',
  ],
  how: {
    summary:
      '模型为一个正常左心室，容积在 128\u00a0mL 与 49\u00a0mL 之间变化，在所选的两个时相上测量。时间轴上的色条标出容积真正最大和最小的时相，柱旁虚线标出相应容积。其他任何时相都使 EDV 偏小或 ESV 偏大，因此即使轮廓无误，时相选错也只会使 EF 偏低。心率越快，收缩期占 R–R 间期的比例越大：适合某一心率的百分比，换一个心率就会错过收缩末期。',
    equations: [
      'EF = (EDV − ESV)/EDV',
      'V = Σ πr²·Δz，共 48 个圆盘',
      'r(c) = r₀ − c·d，c 由 0（舒张末期）至 1（收缩末期）',
      '射血：c = ½ − ½·cos(π·t/T)',
      'Q 波至主动脉瓣关闭 = 540\u00a0ms − 2.1\u00a0ms × 心率',
    ],
    parameters: [
      { name: '收缩期时长', value: '男、女回归直线的均值', source: 0 },
      { name: 'EF 正常下限', value: '男性 52%，女性 54%', source: 1 },
      { name: '节段', value: '十七节段，标准顺序', source: 2 },
      { name: '容积', value: 'EDV 128\u00a0mL，ESV 49\u00a0mL，不随心率变化（设定）' },
      {
        name: 'R 波至主动脉瓣开放、等容舒张期',
        value: '各 60\u00a0ms；Q 波至 R 波 40\u00a0ms（设定）',
      },
      { name: '充盈', value: '时间充分时，早期 76%，心房 24%（设定）' },
      { name: '形状与位移', value: '截断椭球，长 82\u00a0mm（设定）' },
    ],
    leftOut: [
      '时相内的运动模糊，即设备的时间分辨率',
      '轮廓与基底平面的误差',
      '容积随心率的变化、心律失常与瓣膜反流',
      '扭转、乳头肌与节段性病变',
    ],
    checked: [
      '48 个圆盘：与半椭球、截断椭球的解析体积相差小于 0.02%',
      '1000 组随机时相与心率：EF 从不高于取极值时的 EF',
      '1000 对随机时相：离收缩末期越远误差越大，前后皆然',
      '收缩期终点与文献中男、女回归直线相差不超过 11\u00a0ms（50–110\u00a0次/min）',
      '各节段位移与设定值相差不超过 0.5\u00a0mm，心尖附近不超过 1.6\u00a0mm',
    ],
  },
};
