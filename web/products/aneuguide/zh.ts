import type { ProductPageText, ProductText } from '../../features/product/product-text.js';
import type { ProductPicture } from '../../figures/picture-ids.js';
import type { FigureText } from '../../figures/texts/figure-text.js';
import type { evidence } from './evidence.js';

export const page: ProductPageText = {
  heading: 'AneuGuide：微导管塑形规划',
  intro: '由三维旋转血管造影计算微导管头端的弯曲角度与各段长度，供弹簧圈栓塞前弯制塑形针时参照。',
  description: 'AneuGuide 依据动脉瘤与载瘤动脉的三维形态，为栓塞微导管的头端塑形提供角度和长度。',
};

export const figure: FigureText = {
  caption: '微导管沿颈内动脉虹吸段进入瘤腔的路径与塑形头端。几何示意，非患者数据。',
  alt: '半透明的弯曲血管内有一根微导管贴外侧弯壁前行，黄色塑形头端转入动脉瘤。',
};

export const pictures: Readonly<Record<ProductPicture, FigureText>> = {
  input: {
    caption: '旋转造影的三个投照角度。几何示意，非患者数据。',
    alt: '三幅灰阶造影图，投照角度不同，显示颈内动脉虹吸段与同一枚动脉瘤；附 10 mm 比例尺。',
  },
  model: {
    caption: '从动脉到瘤腔的路径与支撑点。几何示意，非患者数据。',
    alt: '半透明虹吸段内，青色为中心线，白色为微导管路径，橙色小球为贴壁支撑点，路径止于瘤腔内停留位置。',
  },
  output: {
    caption: '塑形图样：弯曲角度与各段长度。几何示意，非患者数据。',
    alt: '两个方向的塑形图样：左侧标出弯曲角度、头端长度与弯曲间长度，右侧为两个弯曲平面的夹角。',
  },
  report: {
    caption: '报告示例：塑形头端就位。几何示意，非患者数据。',
    alt: '虹吸段与瘤体的放大视图，黄色塑形段经两处弯曲进入瘤腔，弯曲处有橙色圈；右侧为弯曲平面夹角。',
  },
};

export const product: ProductText<keyof typeof evidence.references> = {
  facts: {
    image: '三维旋转血管造影',
    results: '弯曲角度、节段长度、平面夹角',
    user: '神经介入医师',
  },
  titles: {
    application: '入路曲折时，先有图样再塑形',
    features: '把入瘤路径换算成角度与长度',
    advantages: '术前可讨论，台上可比对',
  },
  application: [
    {
      text: '弹簧圈栓塞时，微导管能否进入瘤腔并保持稳定，与头端形状密切相关；综述指出，塑形目前仍主要依靠术者经验。AneuGuide 在旋转造影之后、选择工作角度时给出图样，术者据此弯制塑形针。',
      refs: ['microcatheter-shaping-review-2023'],
    },
    {
      text: '适用于入路曲折的病例：瘤体朝向与血流方向相反，虹吸段弯曲急，瘤颈窄小或偏离动脉轴线。路径平直者可直接选用预塑形导管。',
    },
  ],
  features: [
    {
      heading: '规划入瘤路径',
      text: '路径沿载瘤动脉经瘤颈到达术者选定的瘤内位置，并与瘤顶保持距离。',
    },
    {
      heading: '逐段给出弯曲',
      text: '由头端向后把路径分解为直段与弯曲，顺序与手工弯制一致。',
    },
    {
      heading: '计算平面夹角',
      text: '两处弯曲不共面时，给出两个平面的夹角；二维图像上难以读出这一角度。',
    },
    {
      heading: '标示管壁支撑点',
      text: '标出导管可能贴靠管壁的位置；头端缺少支撑，弹簧圈成篮时易被顶出瘤腔（踢管）。',
    },
  ],
  advantages: [
    {
      heading: '方案可视化',
      text: '术者、助手与学员看同一张图样，导管拆封前即可讨论。',
    },
    {
      heading: '按实际比例',
      text: '定形后的导管与图样并排比对，偏差在台面上即可发现。',
    },
    {
      heading: '便于比较方案',
      text: '更换头端停留位置或工作长度，即可得到另一张图样，两者并列对照。',
    },
  ],
  inputs: [
    {
      name: '三维旋转血管造影',
      unit: '',
      note: '包含瘤体、载瘤动脉及入瘤前的几处弯曲',
    },
    {
      name: '头端停留位置',
      unit: '',
      note: '由术者在瘤腔内指定',
    },
  ],
  outputs: [
    { name: '远端弯曲角度', unit: '°', note: '紧接头端的弯曲' },
    { name: '近端弯曲角度', unit: '°', note: '其后的弯曲，路径需要时给出' },
    { name: '弯曲平面夹角', unit: '°', note: '平面 C 形为 0°，平面 S 形为 180°' },
    { name: '头端长度', unit: 'mm', note: '头端至远端弯曲' },
    { name: '弯曲间长度', unit: 'mm', note: '沿导管杆测量' },
  ],
  evidence: [
    {
      kind: 'background',
      heading: '微导管塑形的临床现状',
      design: '动脉瘤血管内栓塞微导管塑形技术的文献综述，不含自身病例。',
      findings: '塑形目前主要依靠术者经验。',
      ref: 'microcatheter-shaping-review-2023',
    },
    {
      kind: 'background',
      heading: '血流模拟引导的塑形',
      design:
        '单中心单臂病例系列，20 例患者的 20 枚后交通动脉动脉瘤，依据 CFD 计算的流线塑形微导管。',
      findings:
        '微导管全部到位；术后即刻 19 枚完全栓塞，1 枚瘤颈少量残留。研究无对照组，不能说明优于其他方法。',
      ref: 'cfd-guided-shaping-2023',
    },
  ],
  limits: [
    {
      text: '蒸汽定形后回弹：幅度随导管品牌、温度与时间而异。图样为目标形状，塑形针通常须弯得更多，定形后在体外核对。',
    },
    {
      text: '导引导管、中间导管或导丝拉直动脉：术中路径不同于影像，到位须在透视下确认。',
    },
    {
      text: '判断填圈时头端是否稳定：摩擦、扭矩与搏动未参与计算，须在透视下观察。',
    },
    {
      text: '成像后再出血、血管痉挛或瘤体变化：原图样作废，应重新成像和规划。',
    },
  ],
  intendedUse:
    'AneuGuide 供有弹簧圈栓塞经验的神经介入医师规划微导管头端形态，为手工塑形提供角度与长度。图样为建议，不能单独作为操作依据；选管、塑形与操作由术者决定，到位须在透视下确认，并遵循微导管说明书。',
};
