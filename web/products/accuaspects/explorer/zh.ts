import type { ExplorerTexts } from '../../../ui/stage/explorer-texts.js';
import { type controls, disputed, type Result, type State } from './model.js';

function difference(result: Result): string {
  const differing = disputed(result);
  const [only] = differing;
  if (!only) return '十区判断一致';
  if (differing.length > 1) return `分歧在 ${differing.map(({ name }) => name).join('、')}`;
  const place = only.isAffected ? '已达' : '未达';
  return `分歧在 ${only.name}，该区较对侧低 ${only.loss.toFixed(1)}\u00a0HU，${place} 2.0\u00a0HU 的界值`;
}

function sentence(result: Result, { hours, width, level, reference: isShown }: State): string {
  const { reader, reference, strict, lenient, contrast } = result;
  const opening = `起病 ${hours}\u00a0h，您判为 ${reader} 分`;
  if (!isShown && contrast === 0) {
    return `${opening}。窗宽 ${width}\u00a0HU、窗位 ${level}\u00a0HU 时，起决定作用的 2.0\u00a0HU 无法分辨。`;
  }
  if (!isShown) {
    const share = contrast < 10 ? contrast.toFixed(1) : contrast.toFixed(0);
    return `${opening}。窗宽 ${width}\u00a0HU 时，起决定作用的 2.0\u00a0HU 只占灰阶的 ${share}%。`;
  }
  const others =
    strict === lenient
      ? `取 0.94 或 0.96 均为 ${strict} 分`
      : `取 0.94 为 ${strict} 分，取 0.96 为 ${lenient} 分`;
  return `${opening}，参考为 ${reference} 分，${difference(result)}。界值若改用两侧密度比，${others}。`;
}

export const texts: ExplorerTexts<typeof controls, Result> = {
  title: '试一试：自己评一次 ASPECTS',
  alt: '平扫 CT 层面与 ASPECTS 分区：健侧标注区名，患侧以橙色显示您的标记、青色虚线显示参考；右侧为各区密度下降与两个评分。',
  controls: {
    hours: { label: '起病后时长', unit: '\u00a0h', digits: 2 },
    width: { label: '窗宽', unit: '\u00a0HU' },
    level: { label: '窗位', unit: '\u00a0HU' },
    slice: {
      label: '层面',
      options: { ganglionic: '核团层面', supraganglionic: '核团以上层面' },
    },
    reference: { label: '显示参考' },
    C: { label: 'C' },
    L: { label: 'L' },
    IC: { label: 'IC' },
    I: { label: 'I' },
    M1: { label: 'M1' },
    M2: { label: 'M2' },
    M3: { label: 'M3' },
    M4: { label: 'M4' },
    M5: { label: 'M5' },
    M6: { label: 'M6' },
  },
  group: '您的判读：有早期缺血改变的分区',
  readings: {
    reader: { label: '您的评分', unit: '\u00a0分' },
    reference: { label: '参考评分', unit: '\u00a0分' },
    agreeing: { label: '判断一致的分区', unit: '/10' },
    contrast: { label: '2.0\u00a0HU 占灰阶', unit: '%' },
  },
  sentence,
  presets: ['相差 1 分', '起病 1.5 小时', '常规窗', '窄窗', '起病 6 小时'],
  how: {
    summary:
      '左侧大脑中动脉闭塞后，各区密度随时间成比例下降，快慢不一。评分为 10 减去受累区数：您凭目测判断，参考以两侧相差 2.0\u00a0HU 为界。密度接近界值的分区会造成评分相差，而病变本身并无不同。',
    equations: [
      '密度下降 = 速率 · 起病小时数，十区平均速率 0.4 HU/h',
      '受累：下降 ≥2.0 HU，或与对侧之比 ≤0.94、≤0.96',
      'ASPECTS = 10 − 受累区数',
      '灰度 = (HU − 窗位 + 窗宽/2) / 窗宽',
    ],
    parameters: [
      { name: '两个层面、十个分区', value: '定义见文献', source: 0 },
      { name: '平均密度下降', value: '0.4\u00a0HU/h，至 5.4\u00a0h；此后同速（假设）', source: 1 },
      { name: '各区密度下降速率', value: '0.1（M6）至 0.75\u00a0HU/h（L），假设' },
      { name: '界值', value: '2.0\u00a0HU，或密度比 0.94–0.96', source: 2 },
      { name: '健侧分区密度（用于密度比）', value: '35\u00a0HU（假设）' },
      { name: '该界值与 24 小时评分的误差中位数', value: '1 分', source: 2 },
      { name: '100 位阅片者完全一致的比例', value: '28%；岛叶 96%，M3 68%', source: 3 },
      { name: '两位神经放射科医师', value: 'κ 0.48', source: 4 },
      { name: '软件与 DWI 的一致性界限', value: '−3.3 至 2.6 分', source: 5 },
      {
        name: '两位阅片者：起病时间最短的四分之一患者与其余患者',
        value: '加权 κ 0.76 与 0.89',
        source: 6,
      },
      {
        name: '常规窗（80/20\u00a0HU）与可变窗（自 8/32\u00a0HU 起）的灵敏度',
        value: '57% 与 71%',
        source: 7,
      },
    ],
    leftOut: [
      '脑肿胀、大脑中动脉高密度征、陈旧梗死、头部倾斜与伪影',
      '患者之间的差异：侧支循环、年龄、再通；分区内密度均匀下降',
      '其余层面：实际评分须看两个层面所属的全部图像',
      '大脑中动脉供血区以外的梗死，ASPECTS 不予计分',
    ],
    checked: [
      '1000 组随机状态：评分 = 10 − 受累区数；两个评分之差等于仅一方标记的区数之差',
      '1000 组随机状态：无论取哪个界值，参考评分均不随时间升高',
      '平均速率与 0.4\u00a0HU/h 相差小于 10⁻⁹；在 1.3 与 5.4\u00a0h 的中点，与实测均值 1.3\u00a0HU 相差小于 0.1\u00a0HU',
      '窗宽 100、40、8\u00a0HU 时，2.0\u00a0HU 分别占灰阶的 2%、5%、25%',
    ],
  },
};
