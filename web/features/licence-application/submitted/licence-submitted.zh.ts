/** Words of the page that follows a licence application. */
export const licenceSubmitted = {
  heading: '申请已提交',
  message: '感谢您的联系，您的信息已提交，我们会尽快与您联系',
  reference: '申请编号',
  keep: '请记下申请编号。工作人员核对信息后与您联系；您可以凭编号查询进度、更正内容或撤回申请。',
  progress: '查询申请进度',
  apply: '填写许可申请',
  backHome: '返回首页',
};

export type LicenceSubmittedText = typeof licenceSubmitted;
