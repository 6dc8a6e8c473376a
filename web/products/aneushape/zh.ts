import type { ProductPageText, ProductText } from '../../features/product/product-text.js';
import type { ProductPicture } from '../../figures/picture-ids.js';
import type { FigureText } from '../../figures/texts/figure-text.js';
import type { evidence } from './evidence.js';

export const page: ProductPageText = {
  heading: 'AneuShape：颅内动脉瘤形态学测量',
  intro:
    '由三维旋转血管造影或 CTA 测量瘤高、瘤宽、瘤颈宽与形态比值，用于动脉瘤首次报告、随访对比和器械选择。',
  description: 'AneuShape 在三维血管模型上确定瘤颈平面，测量动脉瘤的高度、宽度、瘤颈宽与形态比值。',
};

export const figure: FigureText = {
  caption: '动脉瘤形态测量：瘤颈宽、瘤高、瘤宽与纵横比。计算示意，非患者数据。',
  alt: '动脉瘤与载瘤动脉的三维模型，图上标出瘤颈、瘤高和瘤宽三条测量线，右侧列出数值。',
};

export const pictures: Readonly<Record<ProductPicture, FigureText>> = {
  input: {
    caption: '鞍上池层面的 CTA 薄层图像。计算示意，非患者数据。',
    alt: '灰阶轴位 CTA：鞍上池旁有一枚圆形强化的动脉瘤，邻近蝶骨小翼骨质；附层厚、窗宽窗位与比例尺。',
  },
  model: {
    caption: '瘤颈平面、平行截面与中心线。计算示意，非患者数据。',
    alt: '透明的动脉瘤模型：橙色环为瘤颈平面，其上为一组平行的青色截面环，动脉内为白色中心线。',
  },
  output: {
    caption: '沿瘤高变化的截面直径。计算示意，非患者数据。',
    alt: '左为瘤体，每隔 1 mm 画一圈横线；右为曲线：纵轴距瘤颈高度，横轴截面直径，中部最宽。',
  },
  report: {
    caption: '报告示例：测量线与两项比值。计算示意，非患者数据。',
    alt: '透明模型上的瘤高、瘤宽、瘤颈与载瘤动脉直径测量线；右侧两组等比例横条表示纵横比与尺寸比。',
  },
};

export const product: ProductText<keyof typeof evidence.references> = {
  facts: {
    image: '三维旋转血管造影或 CTA',
    results: '瘤高、瘤颈宽、纵横比与尺寸比',
    user: '影像科、神经介入医师',
  },
  titles: {
    application: '首次报告、随访对比与器械选择',
    features: '各项测量以同一瘤颈平面为基准',
    advantages: '不受投照角度影响，历次规则一致',
  },
  application: [
    {
      text: '大小是未破裂动脉瘤评估的基本指标，PHASES 评分即包含大小与部位。病变多数很小：上海两个社区的 4813 名成人中，检出的动脉瘤 90% 小于 5 mm，半毫米的测量误差就可能被误认为增大。',
      refs: ['phases-2014', 'shanghai-prevalence-2013'],
    },
    {
      text: 'AneuShape 固定测量项目和位置，用于首次报告动脉瘤、与既往影像对比，以及按瘤颈宽或载瘤动脉直径选择器械。',
    },
  ],
  features: [
    {
      heading: '统一瘤颈平面',
      text: '在瘤体离开载瘤动脉处拟合瘤颈平面；有分支从瘤颈发出时，医师可以倾斜或平移。',
    },
    {
      heading: '瘤高与瘤宽',
      text: '瘤高垂直于瘤颈平面，瘤宽与之平行，两条测量线都画在模型上。',
    },
    {
      heading: '纵横比与尺寸比',
      text: '纵横比为瘤高与瘤颈宽之比，尺寸比为瘤高与载瘤动脉直径之比。',
    },
    {
      heading: '子囊由医师判读',
      text: '模型可任意旋转，分叶与子囊由医师观察记录；有研究显示子囊与破裂独立相关。',
      refs: ['additional-value-hemodynamics-2015'],
    },
  ],
  advantages: [
    {
      heading: '不受投照角度影响',
      text: '直接在三维表面测量，避免二维图像的短缩与重叠。',
    },
    {
      heading: '历次规则一致',
      text: '瘤颈平面、中心线与定义随病例保存，复查时沿用，前后数值才可比较。',
    },
    {
      heading: '数值可以核对',
      text: '每个数值对应模型上的一条测量线，有异议时可逐条核对。',
    },
  ],
  inputs: [
    {
      name: '三维旋转血管造影',
      unit: '',
      note: '空间分辨率较高，瘤颈细小时优先选用',
    },
    {
      name: 'CTA',
      unit: '',
      note: '薄层，动脉强化良好，瘤旁骨质可以分离',
    },
  ],
  outputs: [
    { name: '瘤高', unit: 'mm', note: '瘤颈平面至瘤顶的垂直距离' },
    { name: '瘤宽', unit: 'mm', note: '平行于瘤颈平面的最大径' },
    { name: '瘤颈宽', unit: 'mm', note: '瘤颈截面的长径' },
    { name: '载瘤动脉直径', unit: 'mm', note: '瘤颈旁，垂直于中心线测量' },
    { name: '纵横比', unit: '', note: '瘤高除以瘤颈宽' },
    { name: '尺寸比', unit: '', note: '瘤高除以载瘤动脉直径' },
  ],
  evidence: [
    {
      kind: 'background',
      heading: '大小是六项预测因素之一',
      design: '北美、欧洲与日本六项前瞻性队列的汇总分析：8382 人，29166 人年，230 人发生破裂。',
      findings:
        '平均破裂风险 1 年为 1.4%（95% CI 1.1%–1.6%），5 年为 3.4%（2.9%–4.0%）。预测因素为人群、高血压、年龄、动脉瘤大小、既往蛛网膜下腔出血与部位。',
      ref: 'phases-2014',
    },
    {
      kind: 'background',
      heading: '单用大小或纵横比的区分能力',
      design:
        '以 119 枚动脉瘤的血流动力学与形态参数建立三个回归模型，在另外 85 枚连续入组的动脉瘤上检验；参照为破裂状态，界值 50%。',
      findings:
        '三个模型的灵敏度为 0.78 至 0.83，特异度为 0.78 至 0.84；单用大小与单用纵横比的灵敏度分别为 0.28 和 0.33，摘要未给出特异度。',
      ref: 'rupture-resemblance-score-2015',
    },
    {
      kind: 'background',
      heading: '多因素校正后仍有意义的因素',
      design:
        '横断面研究，适合血管内治疗的患者的 117 枚动脉瘤（破裂 55 枚，未破裂 62 枚），以破裂状态为结局的多因素模型。',
      findings:
        '所检验的参数中，仅高危部位（大脑前动脉、后交通动脉与后循环；OR 3.92，95% CI 1.77–8.68）与子囊（OR 2.79，1.25–6.25）有统计学意义。',
      ref: 'additional-value-hemodynamics-2015',
    },
  ],
  limits: [
    {
      text: '评定破裂风险：不可用。各项比值均无公认界值；一项研究中单用大小或纵横比，多数破裂动脉瘤未能识别。',
      refs: ['rupture-resemblance-score-2015'],
    },
    {
      text: '管壁边缘模糊、对比剂时相不佳或分割阈值不当：各项长度都会偏移，应核对轮廓。',
    },
    {
      text: '前后差异小于体素尺寸：不能判为增大。',
    },
    {
      text: '梭形、夹层或部分血栓化动脉瘤：没有可用的瘤颈平面，影像也只显示有血流的管腔。',
    },
    {
      text: '随访更换检查方法：CTA 与旋转造影的测值可能不同，应沿用同一种检查。',
    },
  ],
  intendedUse:
    'AneuShape 供经过培训的医师在三维血管影像上测量囊状颅内动脉瘤，为报告、随访与器械选择提供几何数据，不作风险分级。采用前由医师确认瘤颈平面；治疗与否不能仅凭形态决定。',
};
