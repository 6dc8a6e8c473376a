import { Injectable, type PipeTransform } from '@nestjs/common';
import { plainToInstance } from 'class-transformer';
import { validate } from 'class-validator';
import type { Request } from 'express';
import { type Edition, isEdition } from '../../../../web/contract/editions.js';
import { HostEdition } from '../../../http/host-edition.js';
import { ApiError, type FieldFailure } from '../envelope/api-error.js';
import { bodyField } from '../middleware/body-parser.js';
import { normaliseLanguage } from './field.decorators.js';
import { collectFailures, VALIDATOR_OPTIONS } from './validation.pipe.js';

type ClassByEdition<T> = Readonly<Record<Edition, new () => T>>;

/**
 * Normalises and validates a body by the rules of its edition: the one it names in `language`, else
 * the host's.
 */
export async function validateByEdition<T extends object>(
  classes: ClassByEdition<T>,
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

/** A pipe that turns a body into the DTO of the edition that it comes from; all failures are told together. */
export function editionPipe<T extends object>(zh: new () => T, en = zh) {
  @Injectable()
  class EditionPipe implements PipeTransform<Request, Promise<T>> {
    static readonly classes = { zh, en };

    constructor(private readonly hostEdition: HostEdition) {}

    async transform(request: Request): Promise<T> {
      const { dto, failures } = await validateByEdition({ zh, en }, request, this.hostEdition);
      const all = [...failures, ...((await this.further?.(dto, failures)) ?? [])];
      if (all.length > 0) throw new ApiError('VALIDATION_FAILED', { fields: all });
      return dto;
    }

    /** What the decorators of the DTO cannot know. */
    protected further?(dto: T, failures: readonly FieldFailure[]): Promise<FieldFailure[]>;
  }
  return EditionPipe;
}
