import type { ExplorerTexts } from '../../../ui/stage/explorer-texts.js';
import { type controls, isTrialThreshold, type Result, type State } from './model.js';

const INPUT: Readonly<Record<State['artery'], string>> = {
  normal: '',
  delayed: '动脉输入取自闭塞远端：',
  small: '动脉输入取自细小动脉：',
};

function sentence(result: Result, { flow, tmax, artery, truth }: State): string {
  const { core, delayed, ratio, isTarget, delayedEarlier, trueCore, trueDelayed } = result;
  const mismatch = ratio === null ? '无梗死核心，不计错配比' : `错配比 ${ratio.toFixed(1)}`;
  const side = isTarget ? '符合 DEFUSE 3 的目标错配' : '不符合 DEFUSE 3 的目标错配';
  const verdict = isTrialThreshold({ flow, tmax }) ? side : 'DEFUSE 3 的标准不适用于这组阈值';
  const found = `梗死核心（CBF 低于对侧的 ${flow}%）为 ${core}\u00a0mL，低灌注（Tmax >${tmax}\u00a0s）为 ${delayed}\u00a0mL；${mismatch}，${verdict}。`;
  return truth
    ? `${INPUT[artery]}${found}按同样阈值，真实体积为 ${trueCore}\u00a0mL 与 ${trueDelayed}\u00a0mL。`
    : `${INPUT[artery]}${found}阈值改为 Tmax >${tmax - 1}\u00a0s，同一病例的低灌注为 ${delayedEarlier}\u00a0mL。`;
}

export const texts: ExplorerTexts<typeof controls, Result> = {
  title: '试一试：灌注体积由什么决定',
  alt: 'CT 层面上以橙色标示梗死核心、以青色标示低灌注，右侧为 CBF 与 Tmax 图；圆环为三处可选的动脉输入点。',
  controls: {
    flow: { label: '梗死核心阈值：CBF 低于对侧的', unit: '%' },
    tmax: { label: '低灌注阈值：Tmax 大于', unit: '\u00a0s', digits: 1 },
    artery: {
      label: '动脉输入点',
      options: { normal: '健侧动脉', delayed: '闭塞远端', small: '细小动脉' },
    },
    dose: { label: '辐射剂量（占常规剂量）', unit: '%' },
    truth: { label: '显示真实范围' },
  },
  readings: {
    core: { label: '梗死核心', unit: '\u00a0mL' },
    delayed: { label: '低灌注', unit: '\u00a0mL' },
    mismatch: { label: '错配体积', unit: '\u00a0mL' },
    ratio: { label: '错配比', unit: '' },
  },
  sentence,
  presets: ['常用阈值', '另一组阈值', '输入取自闭塞远端', '输入取自细小动脉', '十分之一辐射剂量'],
  how: {
    summary:
      '数字体模 [3] 模拟左侧大脑中动脉闭塞，每个体素的血流量与延迟均已知。对比剂团注通过体模并叠加噪声后，用对延迟不敏感的奇异值分解（oSVD）以动脉曲线对每个体素去卷积。梗死核心与低灌注是两个阈值在参数图上划出的范围；真实范围是同样阈值在体模本身划出的范围。',
    equations: [
      'C(t) = CBF · (Ca ∗ R)(t − 延迟)',
      'Ca(t) = 290 HU · (s·e^(1−s))³，s = (t − 4 s)/4.5 s',
      'R = h ∗ e^(−t/MTT)，按 max R = 1 归一；h 为 γ 分布，均值 1.6 s，标准差 0.8 s',
      'k = V·W·Uᵀ·C；CBF = max k，Tmax 为 k 的达峰时间',
      'OI = Σ|k(j) − 2k(j−1) + k(j−2)| / (L · max k) ≤ 0.035',
      '错配体积 = 低灌注 − 梗死核心；错配比 = 低灌注 / 梗死核心',
    ],
    parameters: [
      { name: '梗死核心', value: 'CBF 低于对侧镜像体素的 30%', source: 4 },
      { name: '低灌注', value: 'Tmax >6\u00a0s', source: 4 },
      {
        name: '目标错配',
        value: '梗死核心 <70\u00a0mL，错配比 ≥1.8，错配体积 ≥15\u00a0mL',
        source: 5,
      },
      { name: '块循环矩阵与振荡指数', value: '定义见文献', source: 0 },
      { name: '振荡指数上限', value: '0.035（本模型选定）' },
      { name: '所用最小奇异值', value: '最大值的 0.5%（本模型选定）' },
      { name: '残余函数', value: '指数型，MTT 4\u00a0s，延迟每增 1\u00a0s 加 0.6\u00a0s（假设）' },
      {
        name: '健侧 CBF、Tmax',
        value: '25–58\u00a0mL/100\u00a0g/min（局部 ±4），3\u00a0s（假设）',
      },
      { name: '采集', value: '60 期，间隔 1\u00a0s（假设）' },
      { name: '体素', value: '2 × 2 × 10\u00a0mm，7 层' },
      { name: '常规辐射剂量的噪声', value: '0.6\u00a0HU，与剂量平方根成反比（假设）' },
      { name: '闭塞远端的动脉输入', value: '晚 3\u00a0s，展宽 2.5\u00a0s（假设）' },
      { name: '细小动脉', value: '占所在体素的 40%（假设）' },
    ],
    leftOut: [
      '对比剂再循环与渗漏、头动、动脉输入曲线的噪声',
      '团注展宽造成的血流量低估：体模的 CBF 取展宽后残余函数的峰高',
      '以静脉曲线作部分容积校正 [4]，以及软件剔除伪影的各种方法',
      '组织转归：此处的梗死核心与低灌注按阈值界定，不代表结局',
    ],
    checked: [
      '去卷积结果与平面旋转法分解该矩阵的结果相差小于 10⁻⁸',
      '1000 组随机组织：无论延迟多少，峰高相差小于 10⁻⁹；限制振荡时小于 5%',
      '无噪声时，每个体素的 CBF 与真值相差小于 5%，Tmax 小于 0.3\u00a0s',
      '无噪声时，CBF 低于 20%–40%、Tmax 大于 4–8\u00a0s 的体积与真值相差小于 5%',
      '1000 组随机阈值：CBF 阈值升高，梗死核心不减；Tmax 阈值延长，低灌注不增',
    ],
  },
};
