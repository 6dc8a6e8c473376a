import type { ExplorerTexts } from '../../../ui/stage/explorer-texts.js';
import { widest } from './braid.js';
import { type controls, reduction, type Result, type State, tenths } from './model.js';

function ends({ proximal, coverage }: Result): string {
  if (coverage === 0) return '装置整个落在瘤颈远侧，没有覆盖瘤颈。';
  const margin = tenths(proximal);
  if (margin === 0) return '近端正好落在瘤颈边缘。';
  if (margin < 0) return `近端落在瘤颈内 ${(-margin).toFixed(1)}\u00a0mm，只覆盖了瘤颈的一部分。`;
  return `近端落在瘤颈近侧 ${margin.toFixed(1)}\u00a0mm 处。`;
}

function sentence(result: Result, { diameter, label, placed }: State): string {
  const { length, coverage, gap, before, after } = result;
  if (!placed) {
    return `未植入装置时，入瘤流量为载瘤动脉的 ${before.toFixed(1)}%。勾选“植入装置”，即可查看剩余的入瘤流量。`;
  }
  const change = 100 * (length / label - 1);
  const percent = Math.abs(change).toFixed(0);
  const than =
    tenths(length) === label
      ? '与标称相同'
      : `比标称${change < 0 ? '短' : '长'}${percent === '0' ? '不到 1' : ` ${percent}`}%`;
  const device = `标称 ${diameter}\u00a0mm × ${label}\u00a0mm 的装置在这段动脉内长 ${length.toFixed(1)}\u00a0mm，${than}。`;
  const contact =
    gap >= 0.05 ? `装置最多张开至 ${widest(diameter).toFixed(1)}\u00a0mm，未能处处贴壁。` : '';
  const flow =
    after === undefined
      ? ''
      : reduction({ before, after }) > 0
        ? `，入瘤流量由载瘤动脉的 ${before.toFixed(1)}% 降至 ${after.toFixed(1)}%，减少 ${reduction({ before, after })}%`
        : `，入瘤流量未降低，为载瘤动脉的 ${after.toFixed(1)}%`;
  return `${device}${ends(result)}${contact}瘤颈处金属覆盖率 ${coverage.toFixed(0)}%${flow}。`;
}

export const texts: ExplorerTexts<typeof controls, Result> = {
  title: '试一试：标称长度不等于展开长度',
  alt: '弯曲动脉与动脉瘤的平面截面，颜色表示流速；编织装置跨过瘤颈，两端标出着陆长度，下方两条横线比较标称长度与展开长度。装置可沿动脉拖动。',
  controls: {
    diameter: { label: '标称直径', unit: '\u00a0mm', digits: 2 },
    label: { label: '标称长度', unit: '\u00a0mm' },
    distal: { label: '远端超出瘤颈', unit: '\u00a0mm' },
    placed: { label: '植入装置' },
  },
  readings: {
    length: { label: '展开长度', unit: '\u00a0mm' },
    margins: { label: '着陆长度（近端 / 远端）', unit: '\u00a0mm' },
    coverage: { label: '瘤颈处金属覆盖率', unit: '%' },
    gap: { label: '与管壁的最大间隙', unit: '\u00a0mm' },
    inflow: { label: '入瘤流量占载瘤动脉', unit: '%' },
    reduction: { label: '入瘤流量减少', unit: '%' },
  },
  sentence,
  presets: ['按近端管径选型', '直径小 0.5\u00a0mm', '直径大 0.5\u00a0mm', '长度不足', '植入前'],
  how: {
    summary:
      '编织网的金属丝长度不变。动脉把装置约束在标称直径以下时，金属丝转向轴线，装置变长，网孔变疏；在较宽的动脉内则变短、变密。剩余的入瘤流量在平面截面内求解，编织网以阻力与金属丝相当的薄层代替。截面是二维的，数值不代表患者。',
    equations: [
      'sin α = (D/D₀)·sin α₀',
      'L = ∫ cos α ds，金属丝长度为 L₀/cos α₀',
      '覆盖率 = 1 − (1 − d/g)²，g = πD·p/(½N·√(π²D² + p²))，p = πD/tan α·(1 + κD/2)',
      'Δp/u = 2·8πμ/(g·(1 − 2 ln 2t + ⅔t²))，t = πd/2g',
      'n = r/(2 + r)，r 为薄层每格的阻力（格子单位）',
    ],
    parameters: [
      { name: '编织网', value: '64 根，30\u00a0µm，与轴线成 62°（设定）' },
      { name: '最大张开直径', value: '标称直径 + 6.6%（设定）' },
      { name: '编织网在弯曲与变径处服从简单几何关系', value: '五种装置的台架研究', source: 0 },
      { name: '过粗的装置覆盖与导流均减少', value: '四个硅胶模型', source: 1 },
      { name: '标称长度与实测长度', value: '准确度 79%，10 例患者', source: 2 },
      { name: '阻力层', value: '部分反弹，厚 0.48\u00a0mm', source: 3 },
      { name: '动脉', value: '宽 4.4 至 3.4\u00a0mm，入口 25\u00a0cm/s（设定）' },
      { name: '入瘤流量', value: '在动脉壁以上 1\u00a0mm 处计量' },
      {
        name: '格子的体积黏度',
        value: '取较大值，使声波很快衰减；流动稳定后不受其影响',
        source: 5,
      },
      { name: '格子', value: 'D2Q9，0.16\u00a0mm，流动 0.6\u00a0s' },
    ],
    leftOut: [
      '释放时的推送与回拉、摩擦、编织网的刚度',
      '变径处的过渡区、端部张开、动脉被装置拉直',
      '第三维、搏动、分支、血栓形成',
      '沿编织网与穿过编织网的阻力不同，阻力层按相同处理',
    ],
    checked: [
      '管径处处等于标称直径：展开长度与标称长度相差不超过 0.5%',
      '1000 个随机装置：金属丝长度保持不变，偏差小于 0.1%；直径或标称长度增大时展开长度不减小',
      '单排金属丝的阻力：与格子上直接分辨的金属丝相差不超过 5%',
      '阻力层：n = 0 时毫无变化，n = 1 时完全不通过，每格损失 2n/(1 − n)，偏差小于 2%',
      '五种状态的预存入瘤流量：与重新计算相差不超过载瘤动脉流量的 0.01%',
      '求解器：平面泊肃叶流 2% 以内；Re = 100 顶盖驱动方腔流，偏差不超过顶盖速度的 3% [5]',
    ],
  },
};
