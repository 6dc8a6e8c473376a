import type { ProductPageText, ProductText } from '../../features/product/product-text.js';
import type { ProductPicture } from '../../figures/picture-ids.js';
import type { FigureText } from '../../figures/texts/figure-text.js';
import type { evidence } from './evidence.js';

export const page: ProductPageText = {
  heading: 'AccuFFRivus：基于血管内超声的血流储备分数',
  intro:
    '由一次 IVUS 自动回撤的管腔面积计算沿程 FFR，与斑块逐帧对照，供评估病变是否限制血流时参考。',
  description:
    'AccuFFRivus 由 IVUS 回撤序列的管腔面积计算 FFR，与斑块负荷逐帧对照，辅助制定介入方案。',
};

export const figure: FigureText = {
  caption: '最窄处的血管内超声断面、管腔面积曲线及由此计算的 FFR。图像由程序合成，非患者数据。',
  alt: '合成的血管内超声断面：斑块偏心，一处钙化伴声影；右侧为数值，下方为管腔面积曲线。',
};

export const pictures: Readonly<Record<ProductPicture, FigureText>> = {
  input: {
    caption: '血管内超声回撤：横断面与纵切面。计算示意，非患者数据。',
    alt: '三幅血管内超声横断面，下方为整段回撤的纵切面；竖线标出大图所在的帧，病变处可见钙化及其声影，附比例尺。',
  },
  model: {
    caption: '逐帧边界：管腔（橙）与外弹力膜（青）。计算示意，非患者数据。',
    alt: '纵切面上描出管腔与外弹力膜边界；下方为远端参考、最小面积与近端参考三帧的轮廓及面积。',
  },
  output: {
    caption: '重建的管腔以 FFR 着色，下方为回撤曲线。计算示意，非患者数据。',
    alt: '三维管腔以 FFR 着色，外围细环为外弹力膜；病变前后各标一处 FFR，下方为沿回撤段的 FFR 曲线。',
  },
  report: {
    caption: '结果图：最窄断面、FFR 与面积曲线。计算示意，非患者数据。',
    alt: '左侧为最窄处断面及管腔、外弹力膜轮廓；右上为 FFR 曲线，右下为管腔与血管面积曲线及病变范围。',
  },
};

export const product: ProductText<keyof typeof evidence.references> = {
  facts: {
    image: 'IVUS 自动回撤序列',
    results: '沿回撤段的 FFR、管腔面积、斑块负荷',
    user: '能操作和判读 IVUS 的医师',
  },
  titles: {
    application: '同一次回撤，评估斑块与血流',
    features: '斑块负荷与 FFR 同一坐标轴显示',
    advantages: '无需压力导丝，数值逐帧可追溯',
  },
  application: [
    {
      text: 'IVUS 多用于支架植入的规划与评价：参考管径、斑块负荷、着陆区。AccuFFRivus 由同一次回撤计算 FFR，供判断病变是否限制血流时参考。',
    },
    {
      text: '最小管腔面积不反映狭窄长度、串联病变和供血心肌范围。逐帧计算纳入前两项，第三项以假定的血流量代入模型。斑块与压力不一致时尤其值得参看，如正性重构时斑块多而管腔仍宽，或小血管斑块不多而压力损失明显。',
    },
  ],
  features: [
    {
      heading: '管腔与外弹力膜',
      text: '逐帧勾画管腔与外弹力膜，测量两者之间的斑块，轮廓由操作医师确认。',
    },
    {
      heading: '形态与功能同坐标对照',
      text: '管腔面积、斑块负荷与 FFR 共用回撤长度坐标，FFR 下降处可定位到对应的帧。',
    },
    {
      heading: '分段计算压力损失',
      text: '由逐帧管腔面积和设定的血流量计算压力损失，并分配到各处狭窄，便于分析串联病变。',
    },
    {
      heading: '修正后重新计算',
      text: '修正某一帧的边界，该帧面积和下游曲线随之更新，可检验存疑轮廓对结果的影响。',
    },
  ],
  advantages: [
    {
      heading: '不加压力导丝',
      text: '成像导管已在血管内，功能学评估不再增加器械。',
    },
    {
      heading: '压力与斑块对照',
      text: '同一画面对照压力下降的位置与斑块的起止范围；着陆区由术者依据图像选择。',
    },
    {
      heading: '数值逐帧可查',
      text: '每个数值都对应一帧图像，可调出原图目视核对。',
    },
  ],
  inputs: [
    {
      name: 'IVUS 回撤序列',
      unit: '',
      note: '自动匀速，由远端连续至近端，DICOM 格式',
    },
    { name: '回撤速度', unit: 'mm/s', note: '用于把帧序换算为长度' },
    { name: '经核对的轮廓', unit: '', note: '管腔与外弹力膜，由操作医师确认' },
  ],
  outputs: [
    { name: '沿回撤段的 FFR', unit: '', note: '无量纲，由近端至远端' },
    { name: '远端帧 FFR', unit: '', note: '仅代表回撤段，不代表整支血管' },
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
      design:
        '回顾性，从 670 例中筛选；40 例患者，41 处病变，CTA 后 6 个月内完成 IVUS 与 FFR 测量；参照标准为有创 FFR，界值 ≤0.80。',
      findings:
        'AccuFFRivus 的 AUC 为 0.960，灵敏度 96.6%，特异度 85.7%，与有创 FFR 的相关系数 R = 0.79。摘要中的百分比与 41 处病变的总数不符，例数以原文为准；一两处病变改判即可使百分比明显变动。',
      ref: 'ivus-and-ct-ffr-2023',
    },
    {
      kind: 'background',
      heading: '超声血流比（UFR，其他厂商）',
      design:
        '核心实验室在不知 FFR 的情况下事后计算；连续 94 例患者，167 组配对比较；参照标准为导丝测量的 FFR，界值 ≤0.80。',
      findings:
        '准确度 92%（95% CI 87%–96%），灵敏度 91%（82%–96%），特异度 96%（90%–99%）；AUC 0.97，最小管腔面积为 0.89。FFR ≤0.80 者占 50.3%。',
      ref: 'ufr-ivus-2021',
    },
  ],
  limits: [
    {
      text: '手动回撤：帧间距离未知，只能测量面积，不能计算 FFR。',
    },
    {
      text: '血液斑点或非均匀旋转伪影使边界不清：先修正轮廓，再采用数值。',
    },
    {
      text: '导管倾斜时面积与 FFR 偏高，偏心时面积失真而方向不定，重度狭窄内导管占据管腔：须结合造影判断。',
    },
    {
      text: '钙化后方有声影：血管外缘不可见，斑块负荷为外推值，仅供参考。',
    },
    {
      text: '节段内有分支，或有侧支循环、微循环障碍：血流量为假设值，真实 FFR 可能不同。',
    },
    {
      text: 'FFR 处于灰区（0.75–0.80）：轮廓稍有偏差即可改变判定，考虑压力导丝测量。',
    },
  ],
  intendedUse:
    '供能独立操作和判读 IVUS、经本软件培训的医师使用，为接受 IVUS 检查的患者补充回撤节段的计算 FFR。是否治疗由医师结合造影与临床表现决定，不能仅凭本结果治疗或暂缓治疗。',
};
