import type {
  InvitationCodeCheck,
  SubmissionProgress,
  SubmissionReceipt,
} from '../../../web/contract/api.js';
import type { Edition } from '../../../web/contract/editions.js';
import {
  CONSENT_VERSION,
  CONTACT_METHODS,
  LISTED_COUNTRY,
  requiredLicenceFields,
} from '../../../web/contract/licence-application.js';
import {
  type CallDocumentation,
  SUBMISSION_REASONS,
} from '../common/openapi/call-documentation.js';
import { schemaRef } from '../common/openapi/json-schema.js';
import { CHINESE_APPLICATION, ENGLISH_APPLICATION, STATUS_QUERY } from './activation.examples.js';

export const INVITATION_CODE_CHECK: CallDocumentation<InvitationCodeCheck> = {
  summary: 'Whether an invitation code can be used',
  description:
    'Uses nothing up. Unknown, revoked and used-up codes answer alike, and as slowly as usable ones.',
  limit: 'lookups',
  reasons: ['VALIDATION_FAILED', 'INVITATION_CODE_INVALID'],
  fields: {
    invitationCode: 'Invitation code. Case, width of letters and spaces make no difference.',
  },
  requests: {
    zh: { language: 'zh', invitationCode: 'DEMO-INVITE' },
    en: { language: 'en', invitationCode: 'demo-invite' },
  },
  answer: schemaRef('InvitationCodeCheck'),
  answerExample: { valid: true },
};

export const LICENCE_APPLICATION: CallDocumentation<SubmissionReceipt> = {
  summary: 'Apply for a licence',
  description:
    'Stores an application and answers with its reference. The fields an application must carry are those of its edition; all that is wrong with it is told at once. One use of the invitation code, if there is one, is taken with the application or not at all.',
  limit: 'submissions',
  countedBy: ['e-mail address', 'telephone number', 'serial number'],
  countsGuesses: true,
  reasons: SUBMISSION_REASONS,
  fields: {
    topic: 'What is applied for: a trial (`probation`) or an activation code (`code`).',
    serialNumber:
      'Serial number of the software. Case, width of letters and spaces make no difference.',
    modelType: 'Product; one of those that the serial number covers.',
    institution: 'Hospital or institution.',
    profession:
      'Profession of the applicant. The Chinese words are those that staff read; both are taken.',
    surname: 'Surname.',
    name: 'Given name.',
    country: `Code of a country from \`system/getAllCountries\`, such as \`${LISTED_COUNTRY}\`.`,
    province: `From \`${LISTED_COUNTRY}\`, the code of a province of \`system/getAllArea\`; from elsewhere, any words.`,
    city: `From \`${LISTED_COUNTRY}\`, the code of a city of that province; from elsewhere, any words.`,
    address: 'Postal address.',
    contactMethod: 'How the applicant wants to be contacted. Asked for in the Chinese edition.',
    areaCode:
      'International dialling code of the telephone number: one of those of `system/getAllCountries`. A plus sign or two zeros before it are dropped.',
    telephone: 'Telephone number that exists in the numbering plan of its dialling code.',
    email: 'E-mail address.',
    invitationCode:
      'Invitation code, where there is one. Case, width of letters and spaces make no difference.',
    remark: 'Anything else.',
    agreement: `Consent to the privacy policy of ${CONSENT_VERSION}. JSON may send the boolean true instead.`,
  },
  additionalErrorCodes: { city: ['MISMATCH'], modelType: ['NOT_COVERED'] },
  editionRules,
  requests: {
    zhEmail: CHINESE_APPLICATION.email,
    zhTelephone: CHINESE_APPLICATION.telephone,
    en: ENGLISH_APPLICATION,
  },
  answer: schemaRef('SubmissionReceipt'),
  answerExample: { reference: 'LA-7K3M-9QXD-2FTR', submittedAt: '2026-03-02T08:15:30.000Z' },
};

export const STATUS_LOOKUP: CallDocumentation<SubmissionProgress> = {
  summary: 'How far a submission has got',
  description:
    'Takes the reference of any submission, with the e-mail address or the telephone number that it was sent with: one of them will do, and where both are sent, one has to be right. The answer repeats nothing that was typed. References that are unknown, malformed or another sender’s answer alike, and as slowly as known ones.',
  limit: 'lookups',
  reasons: ['VALIDATION_FAILED', 'SUBMISSION_UNKNOWN'],
  fields: {
    reference:
      'Reference that the submission was answered with. Case, width of letters, spaces and dashes make no difference.',
    email: 'E-mail address that the submission was sent with. Case makes no difference.',
    telephone:
      'Telephone number that the submission was sent with; its dialling code may stand before it, and its digits may be grouped in any way.',
  },
  anyOf: [{ required: ['email'] }, { required: ['telephone'] }],
  requests: STATUS_QUERY,
  answer: schemaRef('SubmissionProgress'),
  answerExample: {
    reference: 'LA-7K3M-9QXD-2FTR',
    submittedAt: '2026-03-02T08:15:30.000Z',
    status: 'in_progress',
    updatedAt: '2026-03-03T01:40:00.000Z',
  },
};

function editionRules(edition: Edition) {
  const always = requiredLicenceFields(edition, {});
  const conditions = CONTACT_METHODS.map((method) => ({
    if: {
      type: 'object',
      required: ['contactMethod'],
      properties: { contactMethod: { const: method } },
    },
    then: {
      required: [...requiredLicenceFields(edition, { contactMethod: method })].filter(
        (field) => !always.has(field),
      ),
    },
  })).filter(({ then }) => then.required.length > 0);
  return {
    description:
      edition === 'zh'
        ? 'Application of the Chinese edition: `contactMethod` decides whether `telephone` with `areaCode`, or `email`, is required.'
        : 'Application of the English edition: `telephone` with `areaCode` and `email` are both required.',
    required: [...always],
    dependentRequired: { telephone: ['areaCode'] },
    ...(conditions.length > 0 && { allOf: conditions }),
  };
}
