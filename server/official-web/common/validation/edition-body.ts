import { plainToInstance } from 'class-transformer';
import { validate } from 'class-validator';
import type { Request } from 'express';
import { type Edition, isEdition } from '../../../../web/contract/editions.js';
import type { HostEdition } from '../../../http/host-edition.js';
import { bodyField } from '../middleware/body-parser.js';
import type { FieldFailure } from '../envelope/api-error.js';
import { collectFailures, VALIDATOR_OPTIONS } from './validation.pipe.js';
import { normaliseLanguage } from './field.decorators.js';

type Class<T> = new () => T;

/**
 * Normalises and validates a body by the rules of its edition: the one it names in `language`, else
 * the host's.
 */
export async function validateByEdition<T extends object>(
  classes: Readonly<Record<Edition, Class<T>>>,
  request: Request,
  hostEdition: HostEdition,
): Promise<{ dto: T; failures: FieldFailure[] }> {
  const asked = normaliseLanguage(bodyField(request, 'language'));
  const edition = isEdition(asked) ? asked : hostEdition.of(request);
  const dto = plainToInstance(classes[edition], { ...(request.body as object), language: edition });
  const failures = collectFailures(await validate(dto, VALIDATOR_OPTIONS));
  const isKnown = asked === undefined || asked === edition;
  return {
    dto,
    failures: isKnown ? failures : [{ field: 'language', code: 'INVALID' }, ...failures],
  };
}
