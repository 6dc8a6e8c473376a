/** What the hidden page of the product in preparation says below its introduction. */
export const preparation: { readonly paragraphs: readonly string[] } = {
  paragraphs: [
    '目前不受理 AccuValve 的试用或许可申请。本网站其他页面的内容不适用于 AccuValve。',
    '如需了解资料的发布时间，请通过方案咨询页面留言，写明所在机构与专业方向。资料公开后，我们与您联系；请勿填写患者信息。',
  ],
};
