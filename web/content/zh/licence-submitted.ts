/** Words of the page that follows a licence application. */
export const licenceSubmitted = {
  message: '感谢您的联系，您的信息已提交，我们会尽快与您联系',
  reference: '申请编号',
  keep: '如需查询进度，请提供此编号。',
  backHome: '返回首页',
};

export type LicenceSubmittedText = typeof licenceSubmitted;
