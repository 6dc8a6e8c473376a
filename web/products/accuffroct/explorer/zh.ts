import type { ExplorerTexts } from '../../../ui/stage/explorer-texts.js';
import {
  BEST_CENTIMETRE,
  type controls,
  CUT_OFF,
  CUT_OFF_AFTER,
  difference,
  LENGTH,
  type Result,
  WHOLE_RUN,
} from './model.js';

const mm = (value: number): string => `${value.toFixed(1)}\u00a0mm`;

function verdict(residual: number): string {
  const printed = Number(residual.toFixed(2));
  if (printed > CUT_OFF_AFTER) return '高于 0.90';
  return printed > CUT_OFF ? '不高于 0.90，术后属欠理想' : '不高于界值 0.80';
}

/** 与其他长度相比，这段长度的作用。 */
function worth({ length, residual, best }: Result): string {
  if (difference(best, residual) >= 0.015) {
    return `同样长度置于最佳位置可达 ${best.toFixed(2)}。`;
  }
  if (length > 12) {
    const further = difference(residual, BEST_CENTIMETRE);
    if (further < 0) {
      return `只处理效果最好的 10\u00a0mm 即达 ${BEST_CENTIMETRE.toFixed(2)}，高于这 ${mm(length)}。`;
    }
    return `只处理效果最好的 10\u00a0mm 已达 ${BEST_CENTIMETRE.toFixed(2)}，另外 ${mm(length - 10)} 仅再升高 ${further.toFixed(2)}。`;
  }
  const rest = difference(WHOLE_RUN, residual);
  return `${LENGTH}\u00a0mm 全程处理，${rest < 0.1 ? '也仅' : '可'}再升高 ${rest.toFixed(2)}。`;
}

function sentence(result: Result): string {
  const { length, before, residual } = result;
  const now = residual.toFixed(2);
  if (length === 0) {
    return `未治疗：远端 FFR 为 ${now}，不高于界值 0.80。处理效果最好的 10\u00a0mm 可达 ${BEST_CENTIMETRE.toFixed(2)}。`;
  }
  const gain = difference(residual, before);
  let change = `远端 FFR 仍为 ${now}`;
  if (gain > 0) change = `远端 FFR 由 ${before.toFixed(2)} 升至 ${now}`;
  // 狭窄中间只扩开几毫米，血流多一处骤然变宽。
  if (gain < 0) {
    change = `远端 FFR 反由 ${before.toFixed(2)} 降至 ${now}（血流在扩开处多一次分离）`;
  }
  return `治疗 ${mm(length)}，${change}，${verdict(residual)}。${worth(result)}`;
}

export const texts: ExplorerTexts<typeof controls, Result> = {
  title: '试一试：设定治疗段的两端',
  alt: '左上为光标处的光学相干断层断面，右上为治疗段长度与远端残余 FFR 的关系；下方为标有治疗段的纵切面，以及同一坐标上治疗前后的 FFR 曲线。',
  controls: {
    start: { label: '治疗段一端', unit: '\u00a0mm', digits: 1 },
    end: { label: '治疗段另一端', unit: '\u00a0mm', digits: 1 },
    position: { label: '光标位置（距远端）', unit: '\u00a0mm', digits: 1 },
  },
  readings: {
    before: { label: '治疗前远端 FFR', unit: '' },
    residual: { label: '治疗后残余 FFR', unit: '' },
    length: { label: '治疗段长度', unit: '\u00a0mm' },
    lumen: { label: '光标处管腔面积', unit: '\u00a0mm²' },
  },
  sentence,
  presets: ['最窄处 10 mm', '未治疗', '治疗 22 mm', '由正常段至正常段', '偏离最窄处'],
  how: {
    summary:
      '一段无分支的冠状动脉，长 60 mm：较轻的长段狭窄中有一处重度狭窄。治疗段恢复至参考管腔面积，随后重新计算摩擦损失、剩余狭窄的损失与血流量。右上曲线为各种长度在本例中所能达到的最高远端 FFR。',
    equations: [
      '治疗段：A = A₀',
      'Δp = a·Q + b·Q²',
      'a = Σ 8π·μ·Δx / A² + Σ 8π·μ·1.64·D₁ / A₁²',
      'b = Σ ρ·(1.52/2)·(1/A₁ − 1/A₀)²',
      'a·Q + b·Q² + R·Q = Pa − Pv',
      'FFR = (Pa − Δp) / Pa',
    ],
    parameters: [
      { name: '狭窄的入口长度系数与分离系数', value: '1.64、1.52', source: 1 },
      { name: 'PCI 术后界值', value: 'FFR ≤0.90 为结果欠理想', source: 2 },
      { name: '参考管径', value: '远端 3.4 mm，近端 3.9 mm（设定）' },
      { name: '最小管腔面积', value: '1.25 mm²（设定）' },
      { name: '无病变时的充血血流量', value: '600·r³ mm³/s，即 177 mL/min（设定）' },
      { name: '主动脉压 Pa、静脉压 Pv', value: '95、5 mmHg（设定）' },
      { name: '血液黏度 μ、密度 ρ', value: '3.5 mPa·s、1060 kg/m³（设定）' },
      { name: '狭窄的判定', value: '管腔面积低于参考面积的 90%（设定）' },
      { name: '两处狭窄各自完全计入的间距', value: '6 mm（设定）' },
    ],
    leftOut: [
      '支架本身：膨胀不全、支架小梁、支架边缘。文献中跨支架的 FFR 差值（ΔFFR）为 0.04（30–49 mm）与 0.07（50 mm 及以上）[4]；本模型中恢复 54 mm 仅损失约 0.01，实际残余 FFR 会更低。',
      '分支、侧支循环、搏动、血管弯曲与轮廓误差。',
      '决定支架长度的其他因素：边缘斑块，以及随长度增加的风险。',
    ],
    checked: [
      '直管与泊肃叶定律相差小于 0.01%，锥形管小于 0.1%。',
      '狭窄率 40%–70%、长 4–20 mm 的钝形狭窄，与 Young–Tsai 公式相差小于 15%。',
      '血流量与压力同本站血管树网络求解器相差小于 0.0001%。',
      '全程恢复后，与无病变血管的 FFR 相差小于 0.002。',
      '1000 个随机治疗段：残余 FFR 不高于全程治疗，超出最佳曲线不多于 0.004。',
    ],
  },
};
