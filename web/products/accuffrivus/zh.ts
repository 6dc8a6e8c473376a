import type { ProductPageText, ProductText } from '../../features/product/product-text.js';
import type { FigureText } from '../../figures/texts/figure-text.js';
import type { entry } from './product.js';

export const page: ProductPageText = {
  heading: 'AccuFFRivus：基于血管内超声的血流储备分数',
  intro:
    '血管内超声（IVUS）回撤在显示斑块的同时，也记录了每个截面的管腔。AccuFFRivus 逐帧提取管腔面积（mm²），由此计算回撤段的 FFR（无量纲），使同一次腔内检查兼有形态与功能两方面的信息。回撤没有覆盖的病变不参与计算；血液斑点或非均匀旋转伪影使管腔边界不清的帧，医师应先修正轮廓，再采用数值。',
  description: 'AccuFFRivus 由 IVUS 回撤序列的管腔面积计算 FFR，与腔内形态测量对照使用。',
};

export const figure: FigureText = {
  caption: '最窄处的血管内超声断面、管腔面积曲线及由此计算的 FFR。图像由程序合成，非患者数据。',
  alt: '合成的血管内超声断面：斑块偏心，一处钙化伴声影；右侧为数值，下方为管腔面积曲线。',
};

export const product: ProductText<keyof typeof entry.references> = {
  application: [
    {
      text: 'IVUS 多用于支架的规划与评价：参考管径、斑块负荷、着陆区。按理说，病变是否需要处理此前应已确定。AccuFFRivus 使同一次回撤也能为这个更早的问题提供信息。',
    },
    {
      text: '长期以来，最小截面积的界值被用来代替功能学判断，但它没有考虑狭窄有多长、上游是否还有狭窄，以及供血心肌有多少。逐帧计算把前两项纳入其中；第三项以血流假设的形式进入模型，仍属估计。',
    },
    {
      text: '斑块与压力不一致时，两者结合尤其有用：正性重构使斑块很多而管腔仍宽，或者小血管内斑块不多却有明显的压力损失。',
    },
  ],
  features: [
    {
      heading: '管腔与血管外缘',
      text: '同时勾画管腔与外弹力膜，测量两者之间的斑块本身，而不只是斑块留下的空间。',
    },
    {
      heading: '结构与功能同轴显示',
      text: '管腔面积、斑块负荷与 FFR 共用回撤长度坐标。FFR 在哪里下降，可以追溯到那一帧，再由那一帧看到组织。',
    },
    {
      heading: '压力损失分段归因',
      text: '曲线把总的压力损失分配到各处狭窄，便于分析串联病变。',
    },
    {
      heading: '轮廓可以修改',
      text: '修正某一帧的边界后，该帧面积随之改变，下游曲线重新计算，因此可以检验一条存疑的轮廓对结果影响多大。',
    },
  ],
  advantages: [
    {
      heading: '一根导管，两类信息',
      text: '成像导管已经在血管内，不必再为功能学评估加用压力导丝。',
    },
    {
      heading: '处理长度有依据',
      text: '选择着陆区之前，可以对照压力在哪里丢失、斑块到哪里为止。',
    },
    {
      heading: '每个数值都可回查',
      text: '每一个数值都对应一帧图像，可以调出来目视判断。',
    },
  ],
  inputs: [
    {
      name: 'IVUS 回撤序列',
      unit: '',
      note: '自动匀速回撤，由病变远端连续至近端，DICOM 格式',
    },
    { name: '回撤速度', unit: 'mm/s', note: '用于把帧序换算为长度' },
    { name: '经核对的轮廓', unit: '', note: '管腔与外弹力膜，由操作医师确认' },
  ],
  outputs: [
    { name: '沿回撤段的 FFR', unit: '', note: '无量纲，由近端至远端' },
    { name: '远端帧 FFR', unit: '', note: '仅代表回撤覆盖的节段，不代表整支血管' },
    { name: '管腔面积', unit: 'mm²', note: '逐帧给出' },
    { name: '最小管腔面积', unit: 'mm²', note: '附所在帧的位置' },
    { name: '血管面积', unit: 'mm²', note: '外弹力膜以内' },
    { name: '斑块负荷', unit: '%', note: '斑块面积与血管面积之比' },
    { name: '病变长度', unit: 'mm', note: '两个参考帧之间' },
  ],
  evidence: [
    {
      kind: 'product',
      heading: 'IVUS 与 CT 计算结果的比较',
      design: '回顾性，由 670 例筛选而来；40 例患者，41 处病变；参照标准为有创 FFR，界值 ≤0.80。',
      findings:
        '其中 AccuFFRivus：AUC 0.960，灵敏度 96.6%，特异度 85.7%，与有创 FFR 的相关系数 R = 0.79。病变仅 41 处，其中一两处的判定改变就会使上述百分比明显变动。摘要所列的灵敏度与特异度同 41 处的总数对不上，所依据的例数请查阅原文。',
      ref: 'ivus-and-ct-ffr-2023',
    },
    {
      kind: 'background',
      heading: '超声血流比（UFR，其他系统）',
      design:
        '由核心实验室事后计算；94 例患者，167 组配对比较；参照标准为导丝测量的 FFR，界值 ≤0.80。',
      findings:
        '准确度 92%（95% CI 87–96%），灵敏度 91%（82–96%），特异度 96%（90–99%），AUC 0.97。',
      ref: 'ufr-ivus-2021',
    },
  ],
  limits: [
    {
      text: '没有自动回撤就不知道帧间距离。手动回撤只能得到面积，得不到长度，因而无法计算 FFR。',
    },
    {
      text: '导管倾斜或偏心会斜切血管，使面积偏大；病变很紧时，导管本身也占据一部分管腔。',
    },
    {
      text: '钙化后方有声影。其前方的管腔边界仍可见，血管外缘则不可见，此时的斑块负荷只是外推值。',
    },
    {
      text: '血流量是假设值，不是实测值。节段内发出的分支、侧支循环与微循环状态都会使真实数值有所不同。',
    },
    {
      text: 'FFR 在 0.75 至 0.80 之间属于灰区：轮廓或血流假设稍有偏差，判定就可能改变。仅凭数值不能下结论，可考虑压力导丝测量。',
    },
    {
      text: '本页引用的 AccuFFRivus 研究只有一项，样本小且为回顾性。其他超声指标的结果只说明同类方法，不能作为本产品的验证。',
      refs: ['ivus-and-ct-ffr-2023', 'ufr-ivus-2021'],
    },
  ],
  intendedUse:
    'AccuFFRivus 面向能够独立操作和判读血管内超声，并接受过本软件培训的医师，在回撤的结构分析之外，补充所覆盖节段的计算 FFR。所得结果须与造影和临床表现相互印证，不能单独作为治疗或暂缓治疗的理由。',
};
