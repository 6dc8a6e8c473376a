import type { ProductPageText, ProductText } from '../../features/product/product-text.js';
import type { ProductPicture } from '../../figures/picture-ids.js';
import type { FigureText } from '../../figures/texts/figure-text.js';
import type { evidence } from './evidence.js';

export const page: ProductPageText = {
  heading: 'AccuFFRangio：基于冠状动脉造影的血流储备分数',
  intro:
    '由两个体位的造影和实测主动脉压计算靶血管全程 FFR，不用压力导丝，辅助术者判断行血运重建、压力导丝测量或暂缓介入。',
  description:
    'AccuFFRangio 由两个投照体位的冠状动脉造影计算 FFR，不用压力导丝，供导管室内评估狭窄时参考。',
};

export const figure: FigureText = {
  caption: '同一血管的两个投照体位与 FFR 回撤曲线。图像由程序合成，非患者数据。',
  alt: '两幅合成造影图，前降支中心线以 FFR 着色；下方曲线在狭窄处降至 0.80 虚线以下。',
};

export const pictures: Readonly<Record<ProductPicture, FigureText>> = {
  input: {
    caption: '一次造影：投照角度、帧率与对比剂充盈过程。计算示意，非患者数据。',
    alt: '左冠状动脉造影一帧，标有投照角度、帧率与比例尺；右侧三个小图为对比剂依次充盈的早期各帧。',
  },
  model: {
    caption: '两个投照体位：管腔轮廓与互相对应的对极线。计算示意，非患者数据。',
    alt: '两幅造影并列，上方标注夹角；橙线为前降支管腔轮廓，青色圆点为对应点，虚线为由另一体位推得的对极线。',
  },
  output: {
    caption: '三维重建的前降支，以 FFR 着色。计算示意，非患者数据。',
    alt: '三维重建的前降支自右向左弯曲，狭窄后由青色转为橙色；标注起始与末端的 FFR 及最小管腔直径，附色标与比例尺。',
  },
  report: {
    caption: '结果图：造影、FFR 回撤曲线与管腔直径。计算示意，非患者数据。',
    alt: '左侧造影上标出所分析的前降支；右上为 FFR 回撤曲线，在狭窄处骤降；右下为同一距离上的管腔直径。',
  },
};

export const product: ProductText<keyof typeof evidence.references> = {
  facts: {
    image: '同一血管两个体位的冠状动脉造影，实测主动脉压',
    results: 'FFR 回撤曲线、末端 FFR',
    user: '经培训的心血管介入医师及其指导下的技术人员',
  },
  titles: {
    application: '术中评估中度狭窄的功能学意义',
    features: '从两个投照体位到一条回撤曲线',
    advantages: '无需压力导丝，利用已有造影序列',
  },
  application: [
    {
      text: '用于稳定性冠心病患者中对血流的影响尚不明确的狭窄：中度狭窄、多处狭窄，或导丝不宜进入、不能通过。诊断造影当时即可参考 FFR，决定行血运重建、加做压力导丝测量或暂缓介入。',
    },
    {
      text: '虚拟回撤曲线显示压力下降的位置：一处台阶提示病变局限，处理靶点明确；全程缓慢下降提示病变弥漫，植入支架能恢复的压力有限。',
    },
  ],
  features: [
    {
      heading: '两体位三维重建',
      text: '两个投照体位夹角不小于 25°、心动时相相同、病变无重叠，据此重建血管并同步完成定量造影。',
    },
    {
      heading: '帧计数求流速',
      text: '由对比剂通过两个标志点的帧数、采集帧率与三维路径长度，得到计算所用的流速。',
      refs: ['angiography-based-ffr-2021'],
    },
    {
      heading: '实测主动脉压起算',
      text: '平均主动脉压由使用者输入当时的实测值；改用统一假定值，灵敏度明显下降。',
      refs: ['angiography-based-ffr-2021'],
    },
    {
      heading: '虚拟回撤',
      text: '模拟最大充血，逐点计算压力，FFR 按距分析段起点的距离绘成曲线，可分别读出各处病变的压力下降。',
    },
  ],
  advantages: [
    {
      heading: '无需压力导丝',
      text: '不在病变节段内送入器械，不使用腺苷等充血药物。',
    },
    {
      heading: '利用已有序列',
      text: '诊断造影中符合要求的体位可直接使用，缺少合适体位时才需补充采集。',
    },
    {
      heading: '多支血管可比较',
      text: '多支病变时，各支分别选取一对体位分析，数值在同一尺度上比较。',
    },
  ],
  inputs: [
    {
      name: '两个造影电影序列',
      unit: '',
      note: 'DICOM，同一血管，充盈良好，病变无重叠',
    },
    { name: '投照夹角', unit: '°', note: '不小于 25；小于 25 时不作分析' },
    { name: '平均主动脉压', unit: 'mmHg', note: '造影当时实测，由使用者输入，接受 40 至 200' },
    { name: '采集帧率', unit: '帧/s', note: '取自用于帧计数的序列，帧数由使用者确认' },
    { name: '经核对的血管轮廓', unit: '', note: '在两个体位中确认分析段起点与终点' },
  ],
  outputs: [
    { name: '沿血管的 FFR', unit: '', note: '随距离变化的回撤曲线，无量纲' },
    { name: '末端 FFR', unit: '', note: '分析段末端的数值' },
    { name: '单处病变 ΔFFR', unit: '', note: '曲线上台阶的高度' },
    { name: '对比剂流速', unit: 'cm/s', note: '由帧计数得到' },
    { name: '直径狭窄率', unit: '%', note: '基于三维重建' },
    { name: '最小管腔直径', unit: 'mm', note: '附其在中心线上的位置' },
    { name: '病变长度', unit: 'mm', note: '已校正投影短缩' },
  ],
  evidence: [
    {
      kind: 'product',
      heading: '稳定型心绞痛患者的造影 FFR',
      design:
        '回顾性；300 例稳定型心绞痛患者；两个夹角大于 25° 的投照体位加对比剂帧计数；参照标准为导丝测量的 FFR，界值 ≤0.80。主动脉压取实测值和统一假定的 100 mmHg，各计算一次。',
      findings:
        '血管水平：AUC 0.954。输入实测主动脉压：准确度 93.7%，灵敏度 90%，特异度 95%，阳性预测值 86.7%，阴性预测值 96.3%。假定主动脉压为 100 mmHg：准确度 87%，灵敏度 57.5%，特异度 97.7%，阳性预测值 90.2%，阴性预测值 86.3%，即漏掉四成以上 FFR ≤0.80 的血管。',
      ref: 'angiography-based-ffr-2021',
    },
    {
      kind: 'background',
      heading: 'FAVOR III China（定量血流分数，其他厂商）',
      design:
        '随机、假操作对照，26 家医院；3825 例患者；仅在 QFR ≤0.80 时行 PCI，与常规造影指导比较；观察 2 年主要不良心血管事件（死亡、心肌梗死或缺血驱动的血运重建）。',
      findings: 'QFR 指导组 8.5%，造影指导组 12.5%；HR 0.66（95% CI 0.54–0.81）。',
      ref: 'qfr-favor-iii-china-2022',
    },
    {
      kind: 'background',
      heading: 'FAVOR III Europe（定量血流分数与压力导丝比较，其他厂商）',
      design:
        '随机、开放标签、非劣效（界值 3.4 个百分点），34 家中心；2000 例中度狭窄（40%–90%，非罪犯病变）患者；QFR 与 FFR 指导的策略比较；观察 12 个月死亡、心肌梗死或计划外血运重建。',
      findings:
        'QFR 组 6.7%，FFR 组 4.2%；相差 2.5 个百分点（双侧 90% CI 0.9–4.2），未达到非劣效；HR 1.63（95% CI 1.11–2.41），QFR 组事件更多。该试验不支持以 QFR 代替压力导丝；本页未引用 AccuFFRangio 的随机试验，同样不能据此代替。',
      ref: 'qfr-favor-iii-europe-2024',
    },
    {
      kind: 'background',
      heading: 'FAME 2（压力导丝）',
      design:
        '随机对照；888 例稳定性冠心病患者，至少一处狭窄 FFR ≤0.80；PCI 加药物治疗与单纯药物治疗比较；观察 5 年死亡、心肌梗死或紧急血运重建。',
      findings:
        'PCI 组 13.9%，单纯药物治疗组 27.0%，HR 0.46（95% CI 0.34–0.63）。差别主要来自紧急血运重建（6.3% 对 21.1%）；死亡（5.1% 对 5.2%）与心肌梗死（8.1% 对 12.0%）无显著差异。',
      ref: 'fame-2-five-years-2018',
    },
  ],
  limits: [
    {
      text: '合格体位不足两个、病变遮挡或短缩，血管闭塞、远端不充盈、痉挛、夹层或血栓：不得分析。',
    },
    {
      text: '分析段有桥血管或由其供血，或为急性心肌梗死急性期的梗死相关血管：不得分析。',
    },
    {
      text: '左主干或开口病变、主支与边支均狭窄的分叉病变，或该处有动脉瘤、瘘、心肌桥：未经评估，数值含义不明。',
    },
    {
      text: '重度主动脉瓣狭窄、肥厚型心肌病、失代偿性心力衰竭、心脏移植术后：未经评估，数值含义不明。',
    },
    {
      text: '两个序列之间移床、跟踪摄影或呼吸不一，注射迟缓或心率骤变：重建或流速失真，应另选序列。',
    },
    {
      text: 'FFR 处于灰区（0.75–0.80），或疑有微循环障碍、计算可能高估压力损失：考虑压力导丝测量。',
    },
  ],
  intendedUse:
    '供经培训的心血管介入医师（或其指导下的技术人员）用于成人稳定性冠心病患者的自体冠状动脉，辅助评估狭窄的功能学意义。由术者结合造影、症状与其他检查决定，不能仅凭本结果；有压力导丝测量指征时，不能代替压力导丝测量。禁忌见说明书。',
};
