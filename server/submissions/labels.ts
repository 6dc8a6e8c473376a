import type { Edition } from '../../web/contract/editions.js';
import type { NotifiedSubmission, SenderDetails } from './submission.js';

const FORMAT = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Shanghai',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** Such as `2026-11-20 09:05:00`, in the time of the staff. */
export function shanghaiTime(time: Date): string {
  return FORMAT.format(time);
}

interface Wording {
  readonly kinds: Readonly<Record<NotifiedSubmission['kind'], string>>;
  readonly editions: Readonly<Record<Edition, string>>;
  readonly colon: string;
  readonly fields: {
    readonly reference: string;
    readonly kind: string;
    readonly product: string;
    readonly edition: string;
    readonly submittedAt: string;
  };
  readonly sender: Readonly<Record<keyof SenderDetails, string>>;
  readonly staffSubject: (kind: string, reference: string) => string;
  /** Without the program's name: it is another one in the image than beside the sources. */
  readonly howToSee: (reference: string) => string;
  readonly receipt: {
    readonly subject: (reference: string) => string;
    /** What follows. */
    readonly next: Readonly<Record<NotifiedSubmission['kind'], string>>;
    readonly body: (
      company: string,
      submitted: string,
      reference: string,
      next: string,
      statusUrl: string,
    ) => readonly string[];
  };
}

const contacted = (next: string) => ({
  licence_application: next,
  cooperation: next,
  guidance: next,
  consultation: next,
});
const CONTACTED = {
  zh: contacted('工作人员会尽快与您联系。'),
  en: contacted('Our staff will contact you soon.'),
};

/** Words of the messages that leave the site, in both languages. */
export const LABELS: Readonly<Record<Edition, Wording>> = {
  zh: {
    kinds: {
      licence_application: '许可申请',
      cooperation: '科研合作',
      guidance: '方案咨询',
      consultation: '产品咨询',
      ifu_printed_copy: '纸质说明书申请',
      ifu_notices: '说明书新版通知申请',
    },
    editions: { zh: '中文', en: '英文' },
    colon: '：',
    fields: {
      reference: '编号',
      kind: '类型',
      product: '产品',
      edition: '网站语言',
      submittedAt: '提交时间',
    },
    sender: {
      institution: '单位',
      name: '姓名',
      telephone: '电话',
      email: '邮箱',
      text: '内容',
    },
    staffSubject: (kind, reference) => `新的${kind} ${reference}`,
    howToSee: (reference) => `用员工命令查看：submissions show ${reference}`,
    receipt: {
      subject: (reference) => `我们已收到您提交的信息 ${reference}`,
      next: {
        ...CONTACTED.zh,
        ifu_printed_copy: '纸质说明书会在 7 个自然日内寄出。',
        ifu_notices:
          '自最后一次联系起 24 个月内，说明书发布新版时，我们会通过此邮箱通知您；此后如需继续接收，请再次申请。',
      },
      body: (company, submitted, reference, next, statusUrl) => [
        '您好：',
        `${company}已于 ${submitted}（北京时间）收到您提交的信息，编号为 ${reference}。${next}您与我们联系时，请提供此编号。`,
        `查询处理进度：${statusUrl}`,
        '如果您没有在我们的网站上提交过信息，可能是他人误填了您的邮箱，请回复此邮件告知我们，我们会予以删除。',
      ],
    },
  },
  en: {
    kinds: {
      licence_application: 'licence application',
      cooperation: 'research cooperation request',
      guidance: 'enquiry',
      consultation: 'product consultation request',
      ifu_printed_copy: 'request for printed instructions',
      ifu_notices: 'request for notices about instructions',
    },
    editions: { zh: 'Chinese', en: 'English' },
    colon: ': ',
    fields: {
      reference: 'Reference',
      kind: 'Kind',
      product: 'Product',
      edition: 'Site',
      submittedAt: 'Submitted',
    },
    sender: {
      institution: 'Institution',
      name: 'Name',
      telephone: 'Telephone',
      email: 'E-mail',
      text: 'Text',
    },
    staffSubject: (kind, reference) => `New ${kind} ${reference}`,
    howToSee: (reference) => `To see it, use the staff command: submissions show ${reference}`,
    receipt: {
      subject: (reference) => `We have received your submission ${reference}`,
      next: {
        ...CONTACTED.en,
        ifu_printed_copy: 'The printed copy will be sent within 7 calendar days.',
        ifu_notices:
          'We will write to this address when a new version is published within 24 months of our last contact; after that, please ask again.',
      },
      body: (company, submitted, reference, next, statusUrl) => [
        'Hello,',
        `${company} received your submission on ${submitted} (China Standard Time). Its reference is ${reference}; please quote it when you write to us. ${next}`,
        `To check the status: ${statusUrl}`,
        'If you have not sent us anything, somebody may have entered your address by mistake. Reply to this message and we will delete the entry.',
      ],
    },
  },
};
