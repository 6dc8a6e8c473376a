import type { ExplorerTexts } from '../../../ui/stage/explorer-texts.js';
import type { controls, Result } from './model.js';

const area = (value: number): string => `${value.toFixed(1)}\u00a0mm²`;

/** 哪处更窄、哪处损失更大，按所显示的数值比较。 */
function verdict({ lesions: { focal, diffuse } }: Result): string {
  const [short, long] = [focal.drop.toFixed(2), diffuse.drop.toFixed(2)];
  const areas = `${area(focal.least)} 与 ${area(diffuse.least)}`;
  const losses = `FFR 下降 ${short}，弥漫性病变下降 ${long}`;
  if (focal.least.toFixed(1) === diffuse.least.toFixed(1)) {
    return `两处最小管腔面积均为 ${area(focal.least)}，局限性狭窄使 FFR 下降 ${short}，弥漫性病变下降 ${long}。`;
  }
  if (focal.least > diffuse.least) {
    return `局限性狭窄已不如弥漫性病变窄（${areas}），${losses}。`;
  }
  if (short === long) return `局限性狭窄更窄（${areas}），两处损失相同，FFR 各下降 ${short}。`;
  return focal.drop < diffuse.drop
    ? `局限性狭窄更窄（${areas}），损失却更小：${losses}。`
    : `局限性狭窄更窄（${areas}），此时损失也更大：${losses}。`;
}

export const texts: ExplorerTexts<typeof controls, Result> = {
  title: '试一试：沿回撤逐帧查看',
  alt: '左上为光标处的血管内超声断面，右上为两处病变的最小管腔面积与 FFR 下降值；下方为纵切面和同一坐标上的 FFR 曲线。',
  controls: {
    position: { label: '光标位置（距远端）', unit: '\u00a0mm', digits: 1 },
    focal: { label: '局限性狭窄的最小管腔面积', unit: '\u00a0mm²', digits: 1 },
  },
  readings: {
    lumen: { label: '管腔面积', unit: '\u00a0mm²' },
    burden: { label: '斑块负荷', unit: '%' },
    ffr: { label: '光标处 FFR', unit: '' },
    drop: { label: '至此 FFR 下降', unit: '' },
  },
  sentence: (result, { position }) =>
    `${position.toFixed(1)}\u00a0mm 处管腔面积 ${area(result.lumen)}，斑块负荷 ${result.plaqueBurden.toFixed(0)}%，FFR ${result.ffrHere.toFixed(2)}。${verdict(result)}`,
  presets: ['最窄帧', '弥漫性病变内', '远端', '远端（局限性狭窄已扩开）', '局限性狭窄更重'],
  how: {
    summary:
      '一段无分支的冠状动脉，长 80 mm，含一处短而重的局限性狭窄和一段长而中等的弥漫性病变。摩擦损失由逐帧管腔面积累加；每处狭窄另加入口损失与射流分离损失。微血管床保持最大扩张，血流量随远端压力一并求解。',
    equations: [
      'Δp = a·Q + b·Q²',
      'a = Σ 8π·μ·Δx / A² + Σ 8π·μ·1.64·D₁ / A₁²',
      'b = Σ ρ·(1.52/2)·(1/A₁ − 1/A₀)²',
      'a·Q + b·Q² + R·Q = Pa − Pv',
      'FFR = (Pa − Δp) / Pa',
      '斑块负荷 = 1 − 管腔面积 / 外弹力膜内面积',
    ],
    parameters: [
      { name: '狭窄的入口长度系数与分离系数', value: '1.64、1.52', source: 1 },
      { name: '无病变时的管径', value: '远端 3.4 mm，近端 3.9 mm（设定）' },
      { name: '无病变时的充血血流量', value: '600·r³ mm³/s，即 177 mL/min（设定）' },
      { name: '主动脉压 Pa、静脉压 Pv', value: '95、5 mmHg（设定）' },
      { name: '血液黏度 μ、密度 ρ', value: '3.5 mPa·s、1060 kg/m³（设定）' },
      { name: '狭窄的判定', value: '管腔面积低于无病变时的 90%（设定）' },
    ],
    leftOut: [
      '分支、侧支循环、搏动、血管弯曲，以及导管自身对管腔的占据。',
      '狭窄处压力的局部下降与恢复：曲线只表示不可恢复的损失，由最窄处至狭窄出口均匀分摊。',
      '轮廓误差与血流量误差。106 处长于 20\u00a0mm 的临床病变中，“长度/平均管径”越大，FFR 越低（|r| = 0.72），相关明显强于与最小管径的相关（|r| = 0.36）[3]，本模型不能重现这两个系数。',
    ],
    checked: [
      '直管与泊肃叶定律相差小于 0.01%，锥形管小于 0.1%。',
      '狭窄率 40%–70%、长 4–20 mm 的钝形狭窄，与 Young–Tsai 公式相差小于 15%。',
      '血流量与压力同本站血管树网络求解器相差小于 0.0001%。',
      '本例的压力损失与方程的解析解相差小于 0.5%。',
      '1000 条随机血管：压力逐帧下降，血流量与微血管床一致；狭窄越重、越长，远端 FFR 越低。',
    ],
  },
};
