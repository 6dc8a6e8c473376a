import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { type Edition, EDITIONS } from '../../../../web/contract/editions.js';
import { normaliseToken } from '../../../../web/contract/normalise.js';
import { OneOf, Optional } from './field.decorators.js';

/** A `language` as it is compared, in lower case; undefined where it is absent or empty. */
export function normaliseLanguage(value: unknown): unknown {
  if (typeof value !== 'string') return value ?? undefined;
  return normaliseToken(value).toLowerCase() || undefined;
}

/** Names an edition. Whoever leaves it out is answered by the host's. */
export const LanguageField = (): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => normaliseLanguage(value)),
    Optional(),
    OneOf(EDITIONS),
  );

/** What every call takes, those without fields of their own included. */
export class LanguageDto {
  @LanguageField() readonly language?: Edition;
}
