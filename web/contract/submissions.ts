/** What every form sends beside its own fields. */

/** A field that people do not see: whoever fills it in is a spam bot. */
export const HONEYPOT_FIELD = 'website';

/** Carries the token that `system/getFormToken` gave when the form was opened. */
export const FORM_TOKEN_FIELD = 'formToken';

/** A key chosen by the sender; sending the same submission with it again gives the first answer. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';

/** Set to `true` on an answer that repeats an earlier one. */
export const REPLAYED_HEADER = 'Idempotent-Replayed';

/** Keys are opaque: 1 to 255 visible ASCII characters. */
export const IDEMPOTENCY_KEY_PATTERN = /^[\x21-\x7e]{1,255}$/;
