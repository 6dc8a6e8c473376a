import type { Request } from 'express';
import { type Edition, isEdition } from '../../../../web/contract/editions.js';
import { bodyField } from '../middleware/body-field.js';
import { normaliseLanguage } from '../validation/language-field.js';

/** Language of an answer: the body's `language`, else `Accept-Language`, else the host's edition. */
export function requestLanguage(request: Request, hostEdition: Edition): Edition {
  const asked = normaliseLanguage(bodyField(request, 'language'));
  if (isEdition(asked)) return asked;
  if (request.headers['accept-language'] === undefined) return hostEdition;
  const accepted = request.acceptsLanguages('zh', 'en');
  return isEdition(accepted) ? accepted : hostEdition;
}
