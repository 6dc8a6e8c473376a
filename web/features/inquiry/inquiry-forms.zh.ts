import type { InquiryFormsText } from './inquiry-forms-text.js';
import { company } from '../../content/zh/company.js';
import { licenceForm } from '../licence-application/licence-form.zh.js';

const { optional, labelColon, choose, professions, productGroups, summary, outcome } = licenceForm;

const submit = { idle: '提交', sending: licenceForm.submit.sending, done: '提交成功' };

const messageLabels = {
  username: '姓名',
  telephone: licenceForm.labels.telephone,
  email: licenceForm.labels.email,
  company: '单位名称',
  address: '地址',
  consult: '咨询内容',
};

export const inquiryForms: InquiryFormsText = {
  optional,
  labelColon,
  choose,
  professions,
  productGroups,
  summary,
  outcome,
  forms: {
    cooperation: {
      heading: '提交合作意向',
      lead: '先说一个问题，再说手头的条件。其余细节留到沟通时补充。',
      labels: messageLabels,
      hints: {
        company: '医院、高校或研究机构的全称。',
        consult: `研究问题、影像类型与大致例数、伦理审查的进展。${licenceForm.hints.remark}`,
      },
      submit,
      done: { heading: '合作意向已提交', message: '我们已收到您的合作意向，阅读后会与您联系。' },
    },
    guidance: {
      heading: '写下您的问题',
      lead: '手机号码用于回电；填写邮箱后，也可以书面答复。',
      labels: messageLabels,
      hints: {
        consult: `涉及哪款产品、哪类影像、卡在哪一步。${licenceForm.hints.remark}`,
      },
      submit,
      done: { heading: '问题已提交', message: '我们已收到您的问题，会按您留下的方式答复。' },
    },
    consultation: {
      heading: '产品咨询',
      lead: '选择一款产品，我们向您提供资料或安排介绍。',
      labels: {
        lastName: licenceForm.labels.surname,
        firstName: licenceForm.labels.name,
        email: licenceForm.labels.email,
        institutionName: '单位名称',
        profession: licenceForm.labels.profession,
        product: licenceForm.labels.modelType,
      },
      hints: { email: '答复发送到此邮箱。' },
      submit,
      done: { heading: '咨询已提交', message: '我们已收到您的产品咨询，答复将发送到您的邮箱。' },
    },
  },
  reference: '受理编号',
  keepReference: '再次联系时，请提供此编号。',
  progress: '查询处理进度',
  sendAnother: '再写一份',
  notice: `${company.legalName}为答复本次咨询、防止重复提交和滥用而处理您填写的信息：内容保存至最后一次联系后 24 个月，技术记录保存 30 日。您可以随时写信至 ${company.mailbox} 查阅、更正、删除，或者撤回同意。`,
  consent: {
    before: '我已阅读',
    policy: '《隐私政策》',
    after: '，同意为上述目的处理我填写的信息',
  },
  noScript: '提交本表需要启用 JavaScript。您也可以直接致电或写信给我们：',
};
