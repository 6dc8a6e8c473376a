import type { ProductPageText, ProductText } from '../../features/product/product-text.js';
import type { FigureText } from '../../figures/texts/figure-text.js';
import type { entry } from './product.js';

export const page: ProductPageText = {
  heading: 'AneuShape：颅内动脉瘤形态学测量',
  intro:
    '同一枚动脉瘤由不同医师手工测量，所选的投影角度不同，瘤颈宽和瘤高就可能不同。AneuShape 在三维血管模型上确定瘤颈平面，给出瘤高、瘤宽、瘤颈宽（mm）以及纵横比、尺寸比等无量纲指标，标称用时 3 分钟。这些数值描述的是成像那一刻的几何形态，测量精度取决于影像的空间分辨率；形态与破裂风险之间没有公认的单一界值，判读与处置仍由医师结合临床作出。',
  description: 'AneuShape 在三维血管模型上确定瘤颈平面，测量动脉瘤的高度、宽度、瘤颈宽与纵横比。',
};

export const figure: FigureText = {
  caption: '动脉瘤形态测量：瘤颈宽、瘤高、瘤宽与纵横比。计算示意，非患者数据。',
  alt: '动脉瘤与载瘤动脉的三维模型，图上标出瘤颈、瘤高和瘤宽三条测量线，右侧列出数值。',
};

export const product: ProductText<keyof typeof entry.references> = {
  application: [
    {
      text: '对未破裂动脉瘤的判断，几乎都离不开大小这一项影像所见；PHASES 评分便把它与人群、高血压、年龄、既往蛛网膜下腔出血和部位并列。然而病变本身很小：上海社区人群中 90% 的动脉瘤不足 5 mm。对这样的动脉瘤，半毫米的出入已占其尺寸的十分之一以上，有可能使它跨入另一个分级。',
      refs: ['phases-2014', 'shanghai-prevalence-2013'],
    },
    {
      text: 'AneuShape 规定量什么、在哪里量。初次报告动脉瘤时，随访影像与旧片对照时，或者选择需要按瘤颈宽、载瘤动脉直径查表的器械时，都可以使用。',
    },
  ],
  features: [
    {
      heading: '统一的瘤颈平面',
      text: '瘤颈平面拟合在瘤体离开载瘤动脉之处，其余测量均以它为基准。遇有分支从瘤颈发出，医师可以倾斜或平移该平面。',
    },
    {
      heading: '瘤高与瘤宽各有定义',
      text: '瘤高垂直于瘤颈平面，瘤宽平行于瘤颈平面，两条线都画在模型上，不必猜测量的是哪一条斜径。',
    },
    {
      heading: '纵横比',
      text: '瘤高与瘤颈宽之比。窄颈而高耸的瘤体数值大，宽颈而扁平的瘤体数值小。',
    },
    {
      heading: '尺寸比',
      text: '瘤体大小与所在动脉直径之比。同为 4 mm，长在远端分支与长在颈内动脉并非同一回事，这一比值把两者区分开来。',
    },
    {
      heading: '留给目视的部分',
      text: '模型可以任意旋转。分叶与子瘤由医师观察记录，文献提示它们本身就有意义。',
      refs: ['additional-value-hemodynamics-2015'],
    },
  ],
  advantages: [
    {
      heading: '不受投照角度左右',
      text: '在二维图像上用卡尺测量，量到的既有动脉瘤，也有所选的角度。在三维表面上测量，短缩与重叠不再进入结果。',
    },
    {
      heading: '历次检查同一规则',
      text: '只有两次测量方法相同，“增大”才可信。瘤颈平面、中心线和定义随病例保存，复查时可以沿用。',
    },
    {
      heading: '经得起核对',
      text: '每个数值都对应模型上的一条线。有不同意见的同事，可以指出是对哪一条线有异议。',
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
      note: '薄层、动脉强化良好，瘤旁骨质能够分离',
    },
  ],
  outputs: [
    { name: '瘤高', unit: 'mm', note: '瘤颈平面至瘤顶的垂直距离' },
    { name: '瘤宽', unit: 'mm', note: '平行于瘤颈平面的横径' },
    { name: '瘤颈宽', unit: 'mm', note: '瘤颈截面的长径' },
    { name: '载瘤动脉直径', unit: 'mm', note: '瘤颈旁，沿中心线测量' },
    { name: '纵横比', unit: '', note: '瘤高除以瘤颈宽' },
    { name: '尺寸比', unit: '', note: '瘤体大小除以载瘤动脉直径' },
  ],
  evidence: [
    {
      kind: 'background',
      heading: '大小是六项预测因素之一',
      design:
        '六项前瞻性队列的汇总分析：8382 人，29166 人年，230 次破裂。研究对象不是任何形态测量软件。',
      findings:
        '平均破裂率 1 年 1.4%，5 年 3.4%。动脉瘤大小与人群、高血压、年龄、既往蛛网膜下腔出血、部位同为预测因素。',
      ref: 'phases-2014',
    },
    {
      kind: 'background',
      heading: '单用大小与纵横比的区分能力',
      design:
        '以 119 枚动脉瘤建立回归模型，在 85 枚上检验；参照为破裂状态，界值 50%。属形态与血流动力学相结合的学术方法。',
      findings:
        '联合模型的灵敏度为 0.78 至 0.83，特异度为 0.78 至 0.84；单用大小与单用纵横比，灵敏度分别为 0.28 和 0.33。',
      ref: 'rupture-resemblance-score-2015',
    },
    {
      kind: 'background',
      heading: '多因素校正之后',
      design: '117 枚动脉瘤，以破裂状态为结局的多因素模型；学术方法。',
      findings: '所检验的参数中，仅部位与子瘤仍有统计学意义。',
      ref: 'additional-value-hemodynamics-2015',
    },
  ],
  limits: [
    {
      text: '各项比值均无学界一致认可的界值；单独使用时，区分破裂与未破裂动脉瘤的能力有限。',
      refs: ['rupture-resemblance-score-2015'],
    },
    {
      text: '管壁边缘模糊、对比剂时相与分割阈值会使所有长度发生偏移，小于体素尺寸的差异不能视为增大。',
    },
    {
      text: '梭形、夹层及部分血栓化的动脉瘤没有这里所说的瘤颈；血管造影类影像显示的也只是有血流的管腔。',
    },
    {
      text: '同一枚动脉瘤，CTA 与旋转造影的测值可能不同，随访宜始终采用同一种检查。',
    },
  ],
  intendedUse:
    'AneuShape 在三维血管影像上为经过培训的医师提供囊状颅内动脉瘤的几何测量值，只作测量，不作风险分级。采用数值之前，医师应先确认瘤颈平面；治疗与否不能单由几何形态决定。',
};
