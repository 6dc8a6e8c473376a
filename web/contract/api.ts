import type { DocumentId, DocumentStatus } from './instructions-for-use.js';
import type { ProductId } from './products.js';
import type { SubmissionStatus } from './submission-status.js';

/** Path below which the API lives. */
export const API_BASE = '/officialWeb';

/** Calls of the API: POST, form-encoded or JSON. */
export const API_CALLS = {
  getAllCountries: 'system/getAllCountries',
  getAllArea: 'system/getAllArea',
  getModelBySerialNumber: 'system/getModelBySerialNumber',
  checkInvitationCode: 'Activation/checkInvitationCode',
  submitInfo: 'Activation/submitInfo',
  getStatus: 'Activation/getStatus',
  getFormToken: 'system/getFormToken',
  submitCooperation: 'cooperation/submit',
  submitGuidance: 'guidance/submit',
  submitConsultation: 'consultation/submit',
  getPDF: 'angio_ce/getPDF',
  submitDocumentRequest: 'angio_ce/submit',
} as const;
export type ApiCall = (typeof API_CALLS)[keyof typeof API_CALLS];

/** Carries the body's `modelType`; a header that contradicts the body is refused. */
export const MODULE_HEADER = 'module';

export interface Country {
  readonly code: string;
  readonly nameZh: string;
  readonly nameEn: string;
  /** International dialling code, digits only. */
  readonly dialCode: string;
}

export interface City {
  readonly code: string;
  readonly nameZh: string;
  readonly nameEn: string;
}

export interface Province extends City {
  readonly cities: readonly City[];
}

export interface SerialNumberModels {
  readonly serialNumber: string;
  readonly models: readonly ProductId[];
}

export interface InvitationCodeCheck {
  readonly valid: true;
}

export interface FormToken {
  /** Sent back with the form; tells how long it was open. */
  readonly token: string;
}

export interface SubmissionReceipt {
  readonly reference: string;
  /** ISO 8601, UTC. */
  readonly submittedAt: string;
}

/** How far a submission has got; nothing of what was sent. */
export interface SubmissionProgress extends SubmissionReceipt {
  readonly status: SubmissionStatus;
  /** When staff last set the status; of what is still `received`, when it was sent. ISO 8601, UTC. */
  readonly updatedAt: string;
}

/** Instructions for use, as `angio_ce/getPDF` describes them. */
export interface DocumentDescription {
  readonly document: DocumentId;
  readonly title: string;
  readonly version: string;
  readonly language: string;
  /** ISO 8601 date. */
  readonly publishedAt: string;
  readonly status: DocumentStatus;
  readonly pages: number;
  readonly sizeBytes: number;
  /** Of the bytes behind `url`, hexadecimal. */
  readonly sha256: string;
  /** Path on the host that was asked. */
  readonly url: string;
}

/** Answer of each call on success. */
export interface ApiAnswers {
  readonly 'system/getAllCountries': readonly Country[];
  readonly 'system/getAllArea': readonly Province[];
  readonly 'system/getModelBySerialNumber': SerialNumberModels;
  readonly 'Activation/checkInvitationCode': InvitationCodeCheck;
  readonly 'Activation/submitInfo': SubmissionReceipt;
  readonly 'Activation/getStatus': SubmissionProgress;
  readonly 'system/getFormToken': FormToken;
  readonly 'cooperation/submit': SubmissionReceipt;
  readonly 'guidance/submit': SubmissionReceipt;
  readonly 'consultation/submit': SubmissionReceipt;
  readonly 'angio_ce/getPDF': DocumentDescription;
  readonly 'angio_ce/submit': SubmissionReceipt;
}

/** Calls that store a submission. */
export type SubmissionCall = {
  [Call in ApiCall]: SubmissionReceipt extends ApiAnswers[Call] ? Call : never;
}[ApiCall];

/** All of them. */
export const SUBMISSION_CALLS: readonly string[] = [
  'Activation/submitInfo',
  'cooperation/submit',
  'guidance/submit',
  'consultation/submit',
  'angio_ce/submit',
] satisfies SubmissionCall[];
