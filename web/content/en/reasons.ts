import type { ReasonMessages } from '../types.js';

export const reasons: ReasonMessages = {
  VALIDATION_FAILED: 'The submission failed because the data is abnormal',
  MALFORMED_BODY: 'The request body cannot be parsed. It must be encoded in UTF-8',
  MODULE_MISMATCH: 'The module header contradicts modelType',
  SERIAL_NUMBER_INVALID: 'Serial number error',
  INVITATION_CODE_INVALID: 'Invitation code error',
  SUBMISSION_UNKNOWN: 'No submission matches this reference and contact',
  IDEMPOTENCY_KEY_INVALID: 'Idempotency-Key takes 1 to 255 visible ASCII characters',
  IDEMPOTENCY_KEY_REUSED: 'This Idempotency-Key was used for another body. Please choose a new one',
  CROSS_SITE_REFUSED: 'Requests from other websites are refused',
  DOCUMENT_UNKNOWN: 'There is no such document',
  NOT_FOUND: 'This call does not exist',
  METHOD_NOT_ALLOWED: 'This method is not allowed here. The Allow header lists those that are',
  BODY_TOO_LARGE: 'The request body is too large',
  UNSUPPORTED_MEDIA_TYPE: 'This content type is not supported',
  RATE_LIMITED: 'Too many requests. Please try again later',
  SUBMISSION_LIMIT_EXCEEDED: 'You have exceeded the submission limit, do not submit repeatedly',
  DOCUMENT_WITHHELD:
    'This document is withheld because the stored file does not match the published one. Please ask us for a copy',
  UNAVAILABLE: 'The service is temporarily unavailable. Please try again later',
  OUTCOME_UNKNOWN:
    'It is not known whether this was stored. Please send the same data again; they will not be stored twice',
  INTERNAL_ERROR: 'The server encountered an error. Please try again later',
};
