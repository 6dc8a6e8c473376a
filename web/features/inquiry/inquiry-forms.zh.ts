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
      heading: '合作意向',
      lead: '请写明研究问题与现有条件，其余细节在沟通时补充。',
      labels: messageLabels,
      hints: {
        company: '医院、高校或研究机构全称。',
        consult: `研究问题、影像类型与大致例数、伦理审查进展，以及希望由我们承担的工作。${licenceForm.hints.remark}`,
      },
      submit,
      done: {
        heading: '合作意向已提交',
        message: '请保存受理编号。我们阅读后与您联系，期间可以凭编号查询处理进度。',
      },
    },
    guidance: {
      heading: '您的问题',
      lead: '我们将拨打您留下的手机号码答复；填写邮箱的，也可书面答复。',
      labels: messageLabels,
      hints: {
        consult: `所在机构与关注的病种，涉及的产品、影像与操作步骤。${licenceForm.hints.remark}`,
      },
      submit,
      done: {
        heading: '问题已提交',
        message: '请保存受理编号。我们按您留下的方式答复，期间可以凭编号查询处理进度。',
      },
    },
    consultation: {
      heading: '产品咨询',
      lead: '选择产品后，我们提供资料或安排介绍。',
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
      done: {
        heading: '咨询已提交',
        message: '请保存受理编号。答复将发送到您的邮箱，期间可以凭编号查询处理进度。',
      },
    },
  },
  reference: '受理编号',
  keepReference: '再次联系时，请提供此编号。',
  progress: '查询处理进度',
  sendAnother: '再提交一份',
  notice: `${company.legalName}为答复本次咨询、防止重复提交和滥用而处理您填写的信息：内容保存至最后一次联系后 24 个月，技术记录保存 30 日。您可以随时写信至 ${company.mailbox}，要求查阅、更正或删除这些信息，或者撤回同意。`,
  consent: {
    before: '我已阅读',
    policy: '《隐私政策》',
    after: '，同意贵公司为上述目的处理我填写的信息',
  },
  noScript: '提交本表需要启用 JavaScript。您也可以致电或发送邮件：',
};
