import type { ExplorerTexts } from '../../../ui/stage/explorer-texts.js';
import {
  ASSUMED_PRESSURE,
  isAtMostCutOff,
  isGrey,
  LARGEST_SHOWN,
  type controls,
  type Result,
  sideOf,
  type State,
  wholeDegrees,
} from './model.js';

const VERDICTS = {
  below: '≤0.80',
  above: '>0.80',
  both: '跨越 0.80',
};

function sentence(result: Result, { pressure, assumed }: State): string {
  const { angle, depthError, isWithheld, ffr, low, high, measured, withAssumed } = result;
  const apart = `两投照夹角 ${wholeDegrees(angle)}°`;
  if (isWithheld) {
    const why =
      depthError < LARGEST_SHOWN
        ? `轮廓偏差一个像素，深度即偏差 ${depthError.toFixed(2)}\u00a0mm`
        : '无法确定深度';
    return `${apart}：${why}。夹角小于 25° 时不给出数值。`;
  }
  const zone = isGrey(ffr) ? '，处于灰区 0.75–0.80' : '';
  const value = `FFR 为 ${ffr.toFixed(2)}${zone}（±1 像素区间 ${low.toFixed(2)}–${high.toFixed(2)}，${VERDICTS[sideOf(result)]}）`;
  const isMissed = isAtMostCutOff(measured) && !isAtMostCutOff(withAssumed);
  const isOvercalled = !isAtMostCutOff(measured) && isAtMostCutOff(withAssumed);
  const consequence = isMissed
    ? '，结果将由阳性变为阴性'
    : isOvercalled
      ? '，结果将由阴性变为阳性'
      : '';
  if (assumed) {
    const against = isMissed
      ? '，按假定值即由阳性变为阴性'
      : isOvercalled
        ? '，按假定值即由阴性变为阳性'
        : '';
    return `${apart}，假定主动脉压 ${ASSUMED_PRESSURE}\u00a0mmHg，${value}。按实测 ${pressure}\u00a0mmHg 计算为 ${measured.toFixed(2)}${against}。`;
  }
  return `${apart}，实测主动脉压 ${pressure}\u00a0mmHg，${value}。若假定为 ${ASSUMED_PRESSURE}\u00a0mmHg，则为 ${withAssumed.toFixed(2)}${consequence}。`;
}

export const texts: ExplorerTexts<typeof controls, Result> = {
  title: '试一试：转动 C 形臂，选择主动脉压',
  alt: '左冠状动脉的两幅合成造影图，圆环标示病变；下方为病变处两投照射线的交会，以及前降支沿程 FFR 及其区间。',
  controls: {
    primary1: { label: '投照 1：RAO −，LAO +', unit: '°' },
    secondary1: { label: '投照 1：CAU −，CRA +', unit: '°' },
    primary2: { label: '投照 2：RAO −，LAO +', unit: '°' },
    secondary2: { label: '投照 2：CAU −，CRA +', unit: '°' },
    pressure: { label: '实测平均主动脉压', unit: '\u00a0mmHg' },
    assumed: { label: '改用假定值 100\u00a0mmHg' },
  },
  readings: {
    ffr: { label: '前降支末端 FFR', unit: '' },
    interval: { label: '区间（±1 像素）', unit: '' },
    angle: { label: '两投照夹角', unit: '°' },
    depth: { label: '深度误差 ±', unit: '\u00a0mm' },
  },
  sentence,
  presets: ['两个合适的体位', '假定 100\u00a0mmHg', '夹角 27°', '夹角过小', '近于垂直'],
  how: {
    summary:
      '空间一点由两个投照的射线交会确定。轮廓若偏差一个像素，该点即沿另一投照的射线移动，幅度为该像素除以夹角的正弦。病变处管腔随之偏宽或偏窄，算得的压力损失也随之改变。加上其余血管段的沿程摩擦损失，再按主动脉压换算为 FFR：损失相同，主动脉压越低，FFR 越低。',
    equations: [
      '深度误差 = p/sin θ',
      'ΔA/A = √((p/D)² + (p/(D·sin θ))²)',
      'ΔP = ΔPs + Σ 8μQ·Δx/(πr⁴)（病变以外），Q = U·A₀·(2r/D₀)³',
      'ΔPs = ρU²·[Kv/Re + Kt/2·(A₀/A₁ − 1)²]',
      'Kv = 32·(La/D₀)·(A₀/A₁)²，La = 0.83·L + 1.64·D₁，Kt = 1.52',
      'FFR = 1 − ΔP/Pa',
    ],
    parameters: [
      { name: '焦点至等中心、至探测器', value: '750、1050\u00a0mm（设定）' },
      { name: '探测器像素 p，等中心处', value: '0.20，0.14\u00a0mm（设定）' },
      {
        name: '三维 QCA 最小管腔直径（体模）',
        value: '0.01 ± 0.13\u00a0mm（差值均值 ± 标准差）',
        source: 1,
      },
      { name: '前降支病变', value: '参考直径 2.9\u00a0mm，狭窄 52%，长 12\u00a0mm（设定）' },
      {
        name: '正常直径：左主干；前降支（至距开口 102\u00a0mm 处）',
        value: '4.4–4.3\u00a0mm；3.6–1.7\u00a0mm（设定）',
      },
      { name: '充血状态病变处流速 U', value: '34.5\u00a0cm/s（设定）' },
      { name: '灵敏度：实测压力，假定 100\u00a0mmHg', value: '90%，57.5%', source: 0 },
      { name: '特异度：实测压力，假定 100\u00a0mmHg', value: '95%，97.7%', source: 0 },
      { name: '血液黏度 μ、密度 ρ', value: '3.5\u00a0mPa·s，1060\u00a0kg/m³（设定）' },
    ],
    leftOut: [
      '病变的重叠与投影短缩，心脏与呼吸运动，移床',
      '帧计数的误差，血管与病变长度的误差',
      '轮廓按点处理；管腔不呈圆形时，两个投照所见不同',
      '搏动、弯曲与分叉、微循环',
    ],
    checked: [
      '1000 对随机投照：深度误差为 p/sin θ，等中心处相差小于 0.1%，病变处小于 8%',
      '夹角 24° 不给出数值，25° 给出数值',
      '病变的压力损失：与文献公式（国际单位制）相差小于 10⁻⁹',
      '开口至前降支末端的压力损失：与病变损失加 16μU/(D₀r) 的积分相差小于 0.1%',
      '1000 个随机状态：假定主动脉压时 FFR 变为 1 − (1 − FFR)·Pa/100，偏差小于 10⁻¹²',
      '1000 对随机投照：深度误差增大，区间不会变窄',
    ],
  },
};
