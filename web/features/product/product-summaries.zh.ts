import type { ProductId } from '../../contract/products.js';

/** One line for each product, without a full stop. */
export const productSummaries: Readonly<Record<ProductId, string>> = {
  AneuFlow: '由三维血管影像计算颅内动脉瘤的壁面切应力、血流形态与入瘤流量',
  AneuGuide: '为弹簧圈栓塞微导管的头端塑形给出弯曲角度与节段长度',
  AneuShape: '在三维血管模型上确定瘤颈平面，测量瘤高、瘤宽与形态比值',
  AneuPlan: '血流导向装置的着陆区、展开长度、覆盖范围与入瘤血流变化',
  AccuASPECTS: '非增强 CT 十分区 ASPECTS 评分，逐区显示评分依据',
  AccuCTP: '由脑 CT 灌注得到 CBF、CBV、MTT、Tmax 图及梗死核心、低灌注与错配体积',
  AccuFFicas: '颅内动脉狭窄的跨狭窄压力比与壁面切应力',
  AccuFFRct: '在进入导管室之前，由冠状动脉 CTA 计算整个冠状动脉树的 FFR',
  AccuFFRangio: '造影台旁，由两个投照体位计算 FFR',
  AccuFFRivus: '由血管内超声回撤计算 FFR，并与管壁斑块逐帧对应',
  AccuFFRoct: '由 OCT 管腔轮廓计算 FFR，仅限冲洗清晰的节段',
  AccuLV: '由门控心脏 CT 测量左心室容积、射血分数与节段运动',
  AccuIMR: '由冠状动脉造影估算微循环阻力指数',
};
