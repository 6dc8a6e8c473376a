import type { Reason } from '../../../../web/contract/envelope.js';

/** What a caller does about each reason. */
export const RESOLUTIONS: Readonly<Record<Reason, string>> = {
  VALIDATION_FAILED: 'Correct the fields that `data.fields` names, all of them, and send again.',
  MALFORMED_BODY:
    'Send one flat set of fields, whose names have no brackets, in UTF-8 and encoded as the Content-Type says. Do not repeat unchanged.',
  MODULE_MISMATCH: 'Send the body’s `modelType` in the `module` header, or leave the header out.',
  SERIAL_NUMBER_INVALID:
    'Have the serial number checked by whoever typed it. It is unknown or can no longer be used; misses cost more of the limit than hits.',
  INVITATION_CODE_INVALID:
    'Have the code checked by whoever typed it. It is unknown, revoked or used up; misses cost more of the limit than hits.',
  SUBMISSION_UNKNOWN:
    'Have the reference checked, and the e-mail address or telephone number, by whoever typed them. The answer does not say which of them is wrong; misses cost more of the limit than hits.',
  IDEMPOTENCY_KEY_INVALID: 'Use a key of 1 to 255 visible ASCII characters, such as a UUID.',
  IDEMPOTENCY_KEY_REUSED:
    'Choose a new key for a new submission; use a key again only to repeat the same body.',
  CROSS_SITE_REFUSED:
    'Call from your server, or have the origin of your website entered in CORS_ORIGINS.',
  DOCUMENT_UNKNOWN: 'Use one of the names that `document` lists.',
  NOT_FOUND: 'Check the address against the calls of this document; they are case-sensitive.',
  METHOD_NOT_ALLOWED: 'Use a method that the Allow header names.',
  BODY_TOO_LARGE: 'Send a smaller body with fewer parameters.',
  UNSUPPORTED_MEDIA_TYPE:
    'Send application/x-www-form-urlencoded, application/json or multipart/form-data without files, in UTF-8.',
  RATE_LIMITED: 'Wait for as many seconds as Retry-After says, then send again with the same key.',
  SUBMISSION_LIMIT_EXCEEDED:
    'Do not repeat: this e-mail address, telephone number or serial number has had as many accepted submissions of this call as are allowed. Retry-After says when the next one may come.',
  DOCUMENT_WITHHELD:
    'Ask the manufacturer for a copy. The file on the server is missing or is not the one that was published.',
  UNAVAILABLE: 'Send again after Retry-After, with the same Idempotency-Key.',
  OUTCOME_UNKNOWN:
    'Send the same body again after Retry-After, with the same Idempotency-Key: it may have been stored, and will not be stored twice.',
  INTERNAL_ERROR:
    'Send again later with the same Idempotency-Key. If the error persists, report the Request-Id.',
};
