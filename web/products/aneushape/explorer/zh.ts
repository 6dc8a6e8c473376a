import type { ExplorerTexts } from '../../../ui/stage/explorer-texts.js';
import {
  isTakenForNarrow,
  printedRatio,
  shortfall,
  WIDE_NECK,
  type controls,
  type ShapeResult,
  type ShapeState,
} from './model.js';

function mm(value: number): string {
  return `${value.toFixed(1)}\u00a0mm`;
}

/** 平面不在原位时，先说平面。 */
function planeMoved({ level, lean }: ShapeState, result: ShapeResult): string {
  const moves = [
    ...(level === 0 ? [] : [`${level > 0 ? '上移' : '下移'} ${mm(Math.abs(level))}`]),
    ...(lean === 0 ? [] : [`倾斜 ${Math.abs(lean)}°`]),
  ];
  if (moves.length === 0) return '';
  return `瘤颈平面${moves.join('、')}，纵横比变为 ${printedRatio(result)}。`;
}

function sentence(result: ShapeResult, state: ShapeState): string {
  const { neck, projected, cutsArtery } = result;
  if (cutsArtery) {
    return `瘤颈平面切入载瘤动脉：所得 ${mm(neck)} 不是瘤颈宽，纵横比 ${printedRatio(result)} 也不可用。`;
  }
  const plane = planeMoved(state, result);
  if (projected.isHidden) {
    return `${plane}此投照下瘤颈被瘤体或载瘤动脉遮挡，无法测量；三维瘤颈宽为 ${mm(neck)}。`;
  }
  const less = shortfall(neck, projected.width);
  const both = `此投照下瘤颈宽 ${mm(projected.width)}，三维为 ${mm(neck)}`;
  if (isTakenForNarrow(neck, projected.width)) {
    return `${plane}${both}：仅按瘤颈宽（≥${WIDE_NECK}\u00a0mm）判断，宽颈会被看成窄颈。`;
  }
  return less > 0
    ? `${plane}${both}，少测 ${mm(less)}。`
    : `${plane}此投照所见瘤颈宽与三维相同，均为 ${mm(neck)}。`;
}

export const texts: ExplorerTexts<typeof controls, ShapeResult> = {
  title: '试一试：转动瘤体，比较二维与三维瘤颈宽',
  alt: '囊状动脉瘤与载瘤动脉的三维模型，橙色圆盘为瘤颈平面，画有瘤颈、瘤高与瘤宽三条测量线；右上为同一角度的灰阶造影图，右下为各角度瘤颈宽的曲线。',
  controls: {
    azimuth: { label: '视角：旋转', unit: '°' },
    tilt: { label: '视角：俯仰', unit: '°' },
    level: { label: '瘤颈平面：高低', unit: '\u00a0mm', digits: 1 },
    lean: { label: '瘤颈平面：倾斜', unit: '°' },
  },
  readings: {
    neck: { label: '三维瘤颈宽', unit: '\u00a0mm' },
    projected: { label: '此投照瘤颈宽', unit: '\u00a0mm' },
    height: { label: '瘤高', unit: '\u00a0mm' },
    width: { label: '瘤宽', unit: '\u00a0mm' },
    aspectRatio: { label: '纵横比', unit: '' },
    volume: { label: '瘤体体积', unit: '\u00a0mm³' },
  },
  sentence,
  presets: ['顺动脉投照', '工作角度', '瘤颈被遮挡', '平面过高', '平面切入动脉'],
  how: {
    summary:
      '瘤体与载瘤动脉是由公式给出的封闭曲面，以约 4400 个三角形表示。瘤颈宽、瘤高、瘤宽与体积直接在曲面上测量，与视角无关；二维读数则是同一瘤颈边缘在当前投照中的宽度，只会等于或小于三维值。移动瘤颈平面，两者同时改变。',
    equations: [
      '瘤颈宽 N = max |p − q|，p、q 为瘤颈边缘上的点',
      '纵横比 = H/N，H 为瘤颈平面至瘤顶的垂直距离',
      '二维瘤颈宽 N′ = max(p·e) − min(p·e)，e = v × n/|v × n|，N′ ≤ N',
      '体积 V = ∫ h·(n·dA)，h 为距瘤颈平面的高度',
    ],
    parameters: [
      {
        name: '宽颈：仅按瘤颈宽',
        value: `瘤颈宽 ≥ ${WIDE_NECK}\u00a0mm（123 篇中 26 篇）；另有 49 篇加上“或瘤体与瘤颈之比小于 2”，凡能看到瘤颈的投照，本瘤体均符合`,
        source: 0,
      },
      { name: '瘤高、瘤颈宽、纵横比的定义', value: '三维曲面上的测量', source: 1 },
      {
        name: '文献：瘤颈宽，三维旋转造影减二维造影',
        value: '8 枚小于 5\u00a0mm 的动脉瘤，平均 0.95\u00a0mm；作者认为是三维高估',
        source: 2,
      },
      { name: '载瘤动脉直径', value: '4.0\u00a0mm（设定）' },
      { name: '瘤体半轴、子囊半径', value: '4.0、4.0、2.8\u00a0mm，1.6\u00a0mm（设定）' },
      { name: '视为遮挡的重叠', value: '0.5\u00a0mm（设定）' },
    ],
    leftOut: [
      '影像分辨率、对比剂充盈与分割阈值：真实的三维测量同样有误差，瘤体与动脉间隙狭窄时还可能高估瘤颈',
      '锥形束的放大与畸变：这里为平行投影',
      '瘤颈发出的分支、瘤壁厚度与瘤内血栓',
      '与破裂风险的关系：各项测量均无公认界值',
    ],
    checked: [
      '球冠与椭球：瘤颈宽、瘤高、瘤宽与体积，与解析值相差不超过 1%',
      '椭圆形瘤颈各方向的投影与解析值相差不超过 1%；各方向的平均值等于周长除以 π（Cauchy 公式），相差不超过 1%',
      '1000 个随机状态：任何投照的瘤颈宽都不大于三维值',
      '瘤颈平面升高：瘤高与体积减小，纵横比下降',
    ],
  },
};
