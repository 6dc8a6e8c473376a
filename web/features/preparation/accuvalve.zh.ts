/** What the hidden page of the product in preparation says below its introduction. */
export const preparation: { readonly paragraphs: readonly string[] } = {
  paragraphs: [
    '目前不接受 AccuValve 的试用或许可申请，本网站其他页面的内容也不应理解为对它的说明。',
    '如果您的科室希望了解何时会有资料，请通过方案咨询页面留言，写明所在机构与专业方向。有可以公开的内容时，我们会与您联系；请勿附带患者信息。',
  ],
};
