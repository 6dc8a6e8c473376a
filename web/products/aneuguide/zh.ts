import type { ProductPageText, ProductText } from '../../features/product/product-text.js';
import type { FigureText } from '../../figures/texts/figure-text.js';
import type { entry } from './product.js';

export const page: ProductPageText = {
  heading: 'AneuGuide：微导管塑形规划',
  intro:
    '弹簧圈栓塞时，微导管头端能否顺利进入瘤腔并保持稳定，与塑形关系密切，而塑形至今主要依靠术者经验。AneuGuide 根据载瘤动脉和瘤体的三维走行，给出头端的弯曲角度（°）与各段长度（mm），作为弯制塑形针的参照。分析时间标称为 3 分钟；导管材质和塑形后的回弹会使实际形态偏离计算结果，术者应先在体外核对，再于透视下确认到位。',
  description: 'AneuGuide 依据动脉瘤与载瘤动脉的三维形态，为栓塞微导管的头端塑形提供角度和长度。',
};

export const figure: FigureText = {
  caption: '微导管沿颈内动脉虹吸段进入瘤腔的路径与塑形头端。几何示意，非患者数据。',
  alt: '半透明的弯曲血管内有一根微导管贴外侧弯壁前行，黄色塑形头端转入动脉瘤。',
};

export const product: ProductText<keyof typeof entry.references> = {
  application: [
    {
      text: '栓塞之前，术者须先弯制塑形针，套上微导管，再以蒸汽定形。弯多少、朝哪个平面弯，靠的是台上积累：近年的一篇综述指出，微导管塑形目前仍主要依赖术者经验。AneuGuide 为这道手工提供一张可以起步的图样。',
      refs: ['microcatheter-shaping-review-2023'],
    },
    {
      text: '旋转造影完成之后、选择工作角度之时，即可打开规划。路径越曲折，用处越大：瘤体逆着血流方向，虹吸段弯曲紧凑，或者瘤颈细小而偏离动脉轴线。路径平直的病例，术者直接选用预塑形导管即可，未必需要规划。',
    },
  ],
  features: [
    {
      heading: '从动脉到瘤腔的路径',
      text: '路径沿载瘤动脉行进，穿过瘤颈，止于术者选定的瘤内位置，并与瘤顶保持距离。',
    },
    {
      heading: '按顺序给出弯曲',
      text: '由头端向后，把路径分解为直段与弯曲，次序与手工弯制的次序一致。',
    },
    {
      heading: '不在同一平面的弯曲',
      text: '两处弯曲不共面时，同时给出两个平面之间的夹角，这正是平面图像上难以读出的部分。',
    },
    {
      heading: '与管壁的支撑',
      text: '模型标示导管可能靠在管壁上的位置。头端缺少支撑，推送开头几圈弹簧圈时容易被顶回。',
    },
  ],
  advantages: [
    {
      heading: '方案可视化',
      text: '术者、助手与学员面对同一张图，可以在导管拆封之前先讨论。',
    },
    {
      heading: '按实际比例',
      text: '定形后的导管可以与图样并排比对，偏差在台面上就能发现，不必等到导管进入虹吸段才知道。',
    },
    {
      heading: '便于重做',
      text: '换一个停留位置或换一个工作长度，即得到另一种图样，两者可以对照。',
    },
  ],
  inputs: [
    {
      name: '三维旋转血管造影',
      unit: '',
      note: '包含载瘤动脉与瘤体，上游范围须覆盖入瘤前的几处弯曲',
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
    { name: '弯曲平面夹角', unit: '°', note: '平面塑形时为零' },
    { name: '头端长度', unit: 'mm', note: '头端至远端弯曲' },
    { name: '弯曲间长度', unit: 'mm', note: '沿导管杆测量' },
  ],
  evidence: [
    {
      kind: 'background',
      heading: '塑形技术的现状',
      design: '动脉瘤血管内栓塞微导管塑形技术的综述，属文献回顾，没有自身的病例系列。',
      findings: '目前的塑形主要取决于术者经验。引用该综述是为说明临床做法，不以此评价任何软件。',
      ref: 'microcatheter-shaping-review-2023',
    },
    {
      kind: 'background',
      heading: '由血流模拟引导的塑形',
      design:
        '单中心单臂病例系列，20 例患者的 20 枚未破裂后交通动脉动脉瘤，依据 CFD 计算的流线塑形微导管；没有对照组，也没有使用 AneuGuide。',
      findings:
        '微导管全部到位，19 枚在术后即刻完全栓塞，1 枚瘤颈少量残留。由于缺少对照，只能说明方法可行，不能说明优于其他方法。',
      ref: 'cfd-guided-shaping-2023',
    },
  ],
  limits: [
    {
      text: '塑形后的头端会回弹，幅度因导管品牌、加热温度与时间而异。规划给出的是希望达到的形态，塑形针通常要弯得更多一些。',
    },
    {
      text: '导引导管、中间导管和导丝会把动脉拉直，影像上的路径与术中的路径因此不再相同。',
    },
    {
      text: '摩擦、扭矩与搏动没有参与模拟；填圈过程中头端是否稳定，只能在透视下观察。',
    },
    {
      text: '若成像之后瘤体已有变化，例如再出血或血管痉挛，原规划即告失效。',
    },
  ],
  intendedUse:
    'AneuGuide 供具有弹簧圈栓塞经验的神经介入医师使用，协助规划微导管头端的形态。图样只是建议，不能单独作为操作依据；导管的选择、塑形与操作均由术者决定，与微导管说明书不一致时，以说明书为准。',
};
