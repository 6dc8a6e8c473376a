import type { SharedFigureId } from '../figure-ids.js';
import type { FigureText } from './figure-text.js';

export const zhFigureTexts: Readonly<Record<SharedFigureId, FigureText>> = {
  'coronary-hero': {
    caption: '按 Murray 定律生成的冠状动脉树，颜色表示计算的 FFR。计算示意，非患者数据。',
    alt: '深色背景上的心脏与冠状动脉树：多数血管为青色，前降支狭窄以远转为橙色，表示压力下降。',
    legendAlt: '色标：FFR 0.5–1.0。',
  },
  'intracranial-hero': {
    caption:
      '颅内动脉树与大脑动脉环（Willis 环），颜色表示计算的截面平均流速。计算示意，非患者数据。',
    alt: '深色背景上的颅内动脉：颈内动脉和大脑中动脉主干呈金绿色、流速较高，皮层细支呈蓝色。',
    legendAlt: '色标：截面平均流速 0–30 cm/s。',
  },
  'aneurysm-hero': {
    caption: '侧壁动脉瘤内的流线，由格子 Boltzmann 方法求解。计算示意，非患者数据。',
    alt: '透明血管壁内的流线：载瘤动脉中血流平行而快，瘤腔内血流缓慢回旋。',
    legendAlt: '色标：流速 0–33 cm/s。',
  },
  history: {
    caption: '横轴按时间比例绘制。血管为每个条目分出一支，管径遵循 Murray 定律；空心圆为示例。',
    alt: '年份轴上方有一条水平血管，在下方列表各条目对应的月份处各分出一支；血管在公司成立处最粗，越往后越细。',
  },
};
