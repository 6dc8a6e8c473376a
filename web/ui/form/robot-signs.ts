import { FORM_TOKEN_FIELD, HONEYPOT_FIELD } from '../../contract/submissions.js';

/** What a form sends so that the server can tell people from robots. */
export function robotSigns(form: FormData, token: string): Record<string, string> {
  const honeypot = form.get(HONEYPOT_FIELD);
  return {
    [HONEYPOT_FIELD]: typeof honeypot === 'string' ? honeypot : '',
    [FORM_TOKEN_FIELD]: token,
  };
}
