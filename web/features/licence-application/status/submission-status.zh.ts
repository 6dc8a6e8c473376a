import { licenceForm } from '../licence-form.zh.js';

/** Words of the page that tells senders how far their submissions have got. */
export const submissionStatus = {
  labelColon: licenceForm.labelColon,
  summary: licenceForm.summary,
  form: {
    label: '查询处理进度',
    labels: { reference: '编号', contact: '邮箱或电话号码' },
    hints: {
      // The example's hyphens are those that no line breaks at.
      reference: '提交成功后显示的申请编号或受理编号，例如 LA‑7K3M‑9QXD‑2FTR。',
      contact: '填写提交时留下的邮箱或电话号码，电话前的国际区号（如 +86）可以省略。',
    },
    submit: { idle: '查询进度', sending: '正在查询，请稍候' },
    privacy: '填写的内容只用于本次查询，服务器不保存。',
    noScript: '在线查询需要启用 JavaScript。您也可以凭编号致电或发送邮件查询：',
  },
  result: {
    heading: '当前进度',
    reference: '编号',
    submittedAt: '提交时间',
    updatedAt: '最近更新',
    /** Where the clock stands that both times are of. */
    time: '{time}（北京时间）',
    states: {
      received: {
        label: '已收到',
        next: '提交的内容已登记，等待处理。工作人员核对后与您联系，请勿重复提交。',
      },
      in_progress: {
        label: '处理中',
        next: '工作人员正在处理。如需补充信息，将按您留下的联系方式与您联系。',
      },
      answered: {
        label: '已答复',
        next: '我们已按您留下的联系方式答复。如未收到，请查看垃圾邮件，或凭编号致电、发送邮件查询。',
      },
    },
  },
  outcome: {
    miss: '未查到与编号和联系方式均相符的记录',
    missAdvice:
      '请核对编号，并填写提交时留下的邮箱或电话号码。超过保存期限或已应要求删除的记录无法查询。',
    limited: '查询次数过多，请稍后再试',
    limitedAdvice: '请等待 {time}后再查询。急需了解进度的，请凭编号致电或发送邮件。',
    network: '网络连接中断，请检查网络后再次查询。',
    server: '服务器暂时无法处理查询，请稍后再试。',
  },
  help: {
    heading: '找不到编号？',
    text: '编号显示在提交成功的页面上。如未记下，请致电或发送邮件，说明提交日期和单位，我们为您查找。',
  },
};

export type SubmissionStatusText = typeof submissionStatus;
