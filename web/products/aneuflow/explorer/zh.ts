import type { ExplorerTexts } from '../../../ui/stage/explorer-texts.js';
import type { controls, Result, State } from './model.js';

const percent = (value: number): string => `${value.toFixed(1)}%`;

function sentence({ inflow, speed, other }: Result, { neck, dome, bend, pulse }: State): string {
  const where = bend === 0 ? '平直载瘤动脉上' : `载瘤动脉转弯 ${bend}° 之后`;
  const sac = `瘤高 ${dome}\u00a0mm、瘤颈 ${neck}\u00a0mm 的动脉瘤`;
  const compared =
    bend === 0
      ? `同一瘤体若位于 90° 转弯之后，入瘤流量为 ${percent(other.inflow)}。`
      : `同一瘤体若在平直动脉上，两者为 ${percent(other.inflow)} 和 ${percent(other.speed)}。`;
  const mean = pulse ? '读数均对应平均流量。' : '';
  return `${where}，${sac}入瘤流量为载瘤动脉的 ${percent(inflow)}，瘤内平均流速为其 ${percent(speed)}。${compared}${mean}`;
}

export const texts: ExplorerTexts<typeof controls, Result> = {
  title: '试一试：同样大小的动脉瘤，不同的血流',
  alt: '载瘤动脉与动脉瘤的平面截面，颜色表示流速，细线为移动的质点，管壁颜色表示壁面切应力；瘤颈、瘤顶与动脉弯曲可拖动。',
  controls: {
    neck: { label: '瘤颈宽', unit: '\u00a0mm', digits: 1 },
    dome: { label: '瘤高', unit: '\u00a0mm', digits: 1 },
    bend: { label: '瘤前动脉转弯角度', unit: '°' },
    pulse: { label: '搏动性流入' },
  },
  readings: {
    inflow: { label: '入瘤流量占载瘤动脉', unit: '%' },
    speed: { label: '平均流速比（瘤内 / 动脉）', unit: '%' },
    shear: { label: '壁面切应力（瘤顶 / 动脉）', unit: '\u00a0Pa' },
    reynolds: { label: '雷诺数', unit: '' },
    womersley: { label: '沃默斯利数', unit: '' },
  },
  sentence,
  presets: ['急转弯之后', '平直动脉，瘤体相同', '窄颈', '宽颈', '高瘤体'],
  how: {
    summary:
      '画面在平面截面内实时求解黏性流动方程。真实动脉瘤是三维的，这里的数值及不同形状之间的高低关系不能直接用于患者。改变形状时，血流从当前状态继续演变，约在 1\u00a0s（血流自身时间）内趋于稳定。读数为稳定后的数值，由同一求解器预先对 360 种形状算得，其间线性内插。由平直到急转弯，入瘤流量先降后升，在 10°–50° 之间最低。',
    equations: [
      'fᵢ(x + cᵢ, t + 1) = fᵢᵉ(ρ, u) + (1 − 1/τ)·fᵢˢ + 0.95·fᵢᵇ，ν = (τ − ½)/3',
      'fᵢᵉ = wᵢ·(ρ + 3cᵢ·u + 4.5(cᵢ·u)² − 1.5u²)',
      'Re = U·D/ν，α = (D/2)·√(2π/(T·ν))',
      'τw = μ·∂u/∂n，平直动脉内为 6μU/D',
    ],
    parameters: [
      { name: '格子模型', value: 'D2Q9，正则化；fˢ 为剪切部分，fᵇ 为压缩部分', source: 1 },
      {
        name: '体积黏度',
        value: '取较大值，使格子中的声波很快衰减；流动稳定后不受其影响',
        source: 3,
      },
      { name: '弯曲壁面', value: '插值反弹', source: 2 },
      {
        name: '格距（实时画面）',
        value:
          '0.072\u00a0mm，流体约 2.5 万格；搏动时为 0.1\u00a0mm；刚改变形状时和慢速设备上为 0.144\u00a0mm',
      },
      { name: '格距（读数）', value: '0.1\u00a0mm' },
      { name: '载瘤动脉', value: '宽 4\u00a0mm，平均流速 25\u00a0cm/s（设定）' },
      { name: '血液', value: '3.5\u00a0mPa·s，1060\u00a0kg/m³，牛顿流体（设定）' },
      { name: '转弯', value: '中心线长 5\u00a0mm，止于瘤轴上游 2\u00a0mm（设定）' },
      { name: '心动周期', value: '0.86\u00a0s，峰值流量为平均值的 1.7 倍（设定）' },
      { name: '质点', value: '显示速度为血流的 1/12' },
    ],
    leftOut: [
      '第三维：弯曲处的二次流，以及绕瘤体两侧的流动',
      '分支、管壁弹性、血液的非牛顿性、血栓',
      '读数不含搏动，对应平均流速下的定常流动',
    ],
    checked: [
      '平面泊肃叶流，与格线平行及成 17° 角：流速与压力损失偏差在 2% 以内',
      'Re = 100 的顶盖驱动方腔流：两条中线各五点流速，偏差不超过顶盖速度的 3% [1]',
      '封闭方盒：1000 个随机初始状态，每步质量变化不超过 10⁻⁶',
      '平直动脉的壁面切应力：与 6μU/D 相差不超过 3%',
      '五种状态的预存读数：与重新计算相差不超过 1%；内插处的入瘤流量相差不超过 0.2 个百分点',
    ],
  },
};
