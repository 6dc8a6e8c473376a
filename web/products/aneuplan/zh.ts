import type { ProductPageText, ProductText } from '../../features/product/product-text.js';
import type { ProductPicture } from '../../figures/picture-ids.js';
import type { FigureText } from '../../figures/texts/figure-text.js';
import type { evidence } from './evidence.js';

export const page: ProductPageText = {
  heading: 'AneuPlan：血流导向装置植入规划',
  intro:
    '由三维旋转血管造影测量着陆区，模拟候选装置展开后的长度、覆盖与入瘤血流变化，供术前选择规格。',
  description:
    'AneuPlan 用于术前测量载瘤动脉着陆区，模拟血流导向装置展开后的长度、覆盖范围与入瘤血流变化。',
};

export const figure: FigureText = {
  caption: '血流导向装置植入前后的流线与入瘤流量。装置以均匀阻力层模拟；计算示意，非患者数据。',
  alt: '左图为植入前，血流在瘤腔内回旋；右图载瘤动脉内有编织装置，入瘤血流减少；图下为入瘤流量，左上为流速色标。',
};

export const pictures: Readonly<Record<ProductPicture, FigureText>> = {
  input: {
    caption: '工作角度下的减影造影。计算示意，非患者数据。',
    alt: '浅灰背景上的深色颈内动脉与动脉瘤，两端着陆区均在视野内；旁注投照角度与 10 mm 比例尺。',
  },
  model: {
    caption: '近端与远端着陆区的横截面。计算示意，非患者数据。',
    alt: '透明的载瘤动脉与瘤体，中心线上有两组横截面环：近端青色，远端橙色，各标直径；附比例尺。',
  },
  output: {
    caption: '编织网的局部金属覆盖率。计算示意，非患者数据。',
    alt: '从瘤腔一侧俯视编织网，颜色表示金属覆盖率：弯曲外侧稀疏，内侧密集；虚线为瘤颈，网丝每两根画一根。',
  },
  report: {
    caption: '报告示例：装置位置与入瘤流量。计算示意，非患者数据。',
    alt: '左为血管模型内跨过瘤颈的编织装置及其展开长度线，右为植入前后入瘤流量的两根柱。',
  },
};

export const product: ProductText<keyof typeof evidence.references> = {
  facts: {
    image: '三维旋转血管造影',
    results: '展开长度、金属覆盖率、入瘤流量变化',
    user: '神经介入医师',
  },
  titles: {
    application: '释放之前，先比较候选规格',
    features: '逐环展开装置，再计算血流',
    advantages: '按患者血管估算，利弊并列',
  },
  application: [
    {
      text: '血流导向装置以细密的编织网跨过瘤颈，减慢瘤腔与动脉的血液交换。规格要与血管匹配：过短可能移位，过细贴壁不良；过粗不能充分展开，一项用四个硅胶模型所作的模拟研究中，瘤颈覆盖与导流作用随之下降。',
      refs: ['flow-diverter-size-2024'],
    },
    {
      text: 'AneuPlan 在释放前回答三个问题：两端落在哪里，展开后多长，还剩多少入瘤血流。一项 74 例的研究中，术者与模拟软件选出的规格常不一致，未证明何者更优。',
      refs: ['sim-and-size-2019'],
    },
  ],
  features: [
    {
      heading: '着陆区测量',
      text: '沿中心线在瘤颈近、远两侧的横截面上测量直径，并显示两端的管径差。',
    },
    {
      heading: '编织网虚拟展开',
      text: '候选装置逐环展开到血管内，由各处直径推算长度；弯曲处网孔的疏密计入瘤颈覆盖。',
    },
    {
      heading: '跨越的分支',
      text: '列出将被编织网跨过的分支开口，术者可在释放前决定是否覆盖。',
    },
    {
      heading: '植入前后的入瘤流量',
      text: '在相同边界条件下分别求解有、无装置时的血流，报告两个入瘤流量及其变化。',
    },
  ],
  advantages: [
    {
      heading: '血管内的长度',
      text: '标称长度对应完全张开的装置；AneuPlan 估算装置在这条动脉内的实际长度。',
    },
    {
      heading: '利弊并列',
      text: '加长一号可落在较健康的血管段，却可能多跨一个分支，两种后果同时可见。',
    },
    {
      heading: '备选规格已预估',
      text: '首选规格不能顺利送达时，可查看相邻规格的估算结果，由术者决定是否更换。',
    },
  ],
  inputs: [
    {
      name: '三维旋转血管造影',
      unit: '',
      note: '包含两端着陆区，尽量避开血管痉挛期',
    },
    {
      name: '候选装置规格',
      unit: 'mm',
      note: '标称直径与长度，以及该型号的编织参数',
    },
    {
      name: '拟定的远端位置',
      unit: '',
      note: '由术者在中心线上指定',
    },
  ],
  outputs: [
    { name: '远端着陆区直径', unit: 'mm', note: '着陆区内均值' },
    { name: '近端着陆区直径', unit: 'mm', note: '着陆区内均值' },
    { name: '展开长度', unit: 'mm', note: '沿中心线估算' },
    { name: '瘤颈处金属覆盖率', unit: '%', note: '金属丝占瘤颈面积的比例' },
    { name: '植入前入瘤流量', unit: 'mL/min', note: '心动周期平均值' },
    { name: '植入后入瘤流量', unit: 'mL/min', note: '边界条件与植入前相同' },
    { name: '入瘤流量变化', unit: '%', note: '相对于植入前' },
  ],
  evidence: [
    {
      kind: 'background',
      heading: '手工选型与模拟选型的比较',
      design:
        '多中心一致性研究，74 例接受 Pipeline 装置治疗的患者；比较术者按二维手工测量的选型与专人用其他厂商的软件盲法模拟的选型。',
      findings:
        '一致性低（直径 κ 0.219，长度 κ 0.149）。模拟选出的装置较短（中位数 14 mm 对 16 mm，P < 0.01），直径无显著差异。作者指出，结果不证明模拟更优。',
      ref: 'sim-and-size-2019',
    },
    {
      kind: 'background',
      heading: '模拟长度与植入后实测长度',
      design:
        '10 例连续入组的未破裂动脉瘤患者，以其他厂商的软件模拟装置长度，与释放后的实测长度比较。',
      findings:
        '平均长度准确度：模拟为 92%（标准差 5%），标称长度为 79%（标准差 12%）。样本小，仅涉及一种装置。',
      ref: 'ankyras-2025',
    },
    {
      kind: 'background',
      heading: '血流导向治疗的 3 年结果',
      design:
        'PUFS 单臂试验：以 Pipeline 装置治疗颈内动脉大型和巨大型动脉瘤，107 例患者、109 枚动脉瘤。评价对象是装置，不是规划软件。',
      findings:
        '3 年时有造影资料的 74 例患者、76 枚动脉瘤中，71 枚完全闭塞（93.4%）；5 枚在此期间曾再次治疗，其中 3 枚计入闭塞。据会议摘要（J Neurointerv Surg 2015;7(Suppl 1):A35），107 例中有 6 例（5.6%）发生严重卒中或神经系统原因死亡，均在前 6 个月内。',
      ref: 'pufs-3-year-2017',
    },
  ],
  limits: [
    {
      text: '术中推密或拉伸编织网：展开长度与覆盖随之改变，模型无法预测术者操作。',
    },
    {
      text: '导管拉直动脉，或装置使动脉弯折：落点可能移动数毫米，术中须以造影核对。',
    },
    {
      text: '贴壁不良与装置移位：均与未完全闭塞有关，释放后才能得知，规划不能排除。',
      refs: ['aneuflow-ped-nomogram-2026'],
    },
    {
      text: '预测闭塞：不可用。入瘤流量减少不等于闭塞，抗血小板治疗、瘤体分支与瘤壁修复也影响结局。',
    },
    {
      text: '血管痉挛期成像：着陆区直径可能测小，应在痉挛缓解后重新成像。',
    },
  ],
  intendedUse:
    'AneuPlan 供神经介入团队在颅内动脉植入血流导向装置前比较候选规格。结果为估算值，不能单独作为治疗依据；适应证、器械与规格由术者决定，操作遵循植入物说明书，并以造影核实。',
};
