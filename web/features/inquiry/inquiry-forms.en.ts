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
      lead: 'Give your research question first, then the images and resources you have.',
      labels: messageLabels,
      hints: {
        company: 'Full name of the hospital, university or research institute.',
        contact: 'For a telephone number, include the country code.',
        content: `Research question, image type and approximate number, status of ethical review. ${licenceForm.hints.remark}`,
      },
      submit,
      done: {
        heading: 'Your proposal has been received',
        message:
          'Next: note your reference, check the status online at any time, and expect our reply by e-mail or telephone.',
      },
    },
    guidance: {
      heading: 'Your message',
      lead: 'Give an e-mail address or a telephone number; we reply there.',
      labels: messageLabels,
      hints: {
        contact: 'For a telephone number, include the country code.',
        content: `Product, image type and your question. ${licenceForm.hints.remark}`,
      },
      submit,
      done: {
        heading: 'Your message has been received',
        message:
          'Next: note your reference, check the status online at any time, and expect our reply at the address or number you gave.',
      },
    },
    consultation: {
      heading: 'Request information or a demonstration',
      lead: 'Choose a product; we send information or arrange an introduction.',
      labels: {
        lastName: 'Last name',
        firstName: 'First name',
        email: licenceForm.labels.email,
        institutionName: licenceForm.labels.institution,
        profession: licenceForm.labels.profession,
        product: licenceForm.labels.modelType,
      },
      hints: { email: 'We reply to this address.' },
      submit,
      done: {
        heading: 'Your enquiry has been received',
        message:
          'Next: note your reference, check the status online at any time, and expect our reply by e-mail.',
      },
    },
  },
  reference: 'Reference',
  keepReference: 'Quote it if you contact us again.',
  progress: 'Check the status',
  sendAnother: 'Send another message',
  notice: `${company.legalName} uses what you enter to answer this enquiry and to prevent double entries and abuse. The enquiry is kept for 24 months after the last contact, technical records for 30 days. You can see, correct or erase your data, or withdraw your consent, at any time by writing to ${company.mailbox}.`,
  consent: {
    before: 'I have read the ',
    policy: 'privacy policy',
    after: ' and agree to this use of my information',
  },
  noScript: 'Sending this form needs JavaScript. You can also call or write to us:',
};
