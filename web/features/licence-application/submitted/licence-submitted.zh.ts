/** Words of the page that follows a licence application. */
export const licenceSubmitted = {
  heading: '申请已提交',
  message: '感谢您的联系，您的信息已提交，我们会尽快与您联系',
  reference: '申请编号',
  copy: '复制编号',
  copied: '已复制',
  selected: '已选中，请手动复制',
  keep: '请记下申请编号：查询进度、更正内容或撤回申请时需要提供。',
  next: {
    heading: '后续步骤',
    received: { heading: '提交', text: '{date}已收到申请。' },
    checked: {
      heading: '核对',
      text: '核对序列号与申请人信息，{date}前与您联系。',
      workingDays: 3,
      sample: true,
    },
    answered: {
      heading: '答复',
      text: '{date}前按您留下的联系方式告知结果，也可凭申请编号查询。',
      workingDays: 5,
      sample: true,
    },
  },
  documents: {
    heading: '产品资料',
    product: '{product} 产品页',
    instructions: '电子使用说明书',
  },
  progress: '查询申请进度',
  apply: '填写许可申请',
  backHome: '返回首页',
} as const;

type Words<Text> = {
  readonly [Key in keyof Text]: Text[Key] extends string
    ? string
    : Text[Key] extends object
      ? Words<Text[Key]>
      : Text[Key];
};

export type LicenceSubmittedText = Words<typeof licenceSubmitted>;
