import type { InquiryFormsText } from './inquiry-forms-text.js';
import { company } from '../../content/en/company.js';
import { licenceForm } from '../licence-application/licence-form.en.js';

const { optional, labelColon, choose, professions, productGroups, summary, outcome } = licenceForm;

const submit = {
  idle: 'Submit',
  sending: licenceForm.submit.sending,
  done: 'Submitted Successfully',
};

const messageLabels = {
  name: 'Name',
  company: 'Company or institution',
  contact: 'E-mail or telephone',
  content: 'Message',
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
      heading: 'Propose a project',
      lead: 'State the question first and the means at hand second. Detail can wait for the conversation.',
      labels: messageLabels,
      hints: {
        company: 'Full name of the hospital, university or research institute.',
        contact: 'With the country code if you give a telephone number.',
        content: `Research question, kind and approximate number of images, progress of ethical review. ${licenceForm.hints.remark}`,
      },
      submit,
      done: {
        heading: 'Your proposal has been received',
        message: 'We will read it and get in touch.',
      },
    },
    guidance: {
      heading: 'Write to us here',
      lead: 'One way to reach you is enough; we reply by that way.',
      labels: messageLabels,
      hints: {
        contact: 'With the country code if you give a telephone number.',
        content: `Which program, which kind of image, and where you are stuck. ${licenceForm.hints.remark}`,
      },
      submit,
      done: {
        heading: 'Your question has been received',
        message: 'We will reply to the address or number you gave.',
      },
    },
    consultation: {
      heading: 'Ask about a product',
      lead: 'Choose a product and we will send information or arrange an introduction.',
      labels: {
        lastName: 'Last name',
        firstName: 'First name',
        email: licenceForm.labels.email,
        institutionName: licenceForm.labels.institution,
        profession: licenceForm.labels.profession,
        product: licenceForm.labels.modelType,
      },
      hints: { email: 'The reply goes to this mailbox.' },
      submit,
      done: {
        heading: 'Your enquiry has been received',
        message: 'The reply will reach you by e-mail.',
      },
    },
  },
  reference: 'Reference',
  keepReference: 'Quote it when you contact us again.',
  progress: 'Check the status',
  sendAnother: 'Write another',
  notice: `${company.legalName} uses what you enter to answer this enquiry and to prevent double entries and abuse. The enquiry is kept for 24 months after the last contact, technical records for 30 days. You can see, correct or erase your data, or withdraw your consent, at any time by writing to ${company.mailbox}.`,
  consent: {
    before: 'I have read the ',
    policy: 'privacy policy',
    after: ' and agree to this use of what I enter',
  },
  noScript: 'Sending this form needs JavaScript. You can also call or write to us:',
};
