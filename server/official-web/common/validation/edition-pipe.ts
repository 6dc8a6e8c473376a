import { Injectable, type PipeTransform } from '@nestjs/common';
import type { Request } from 'express';
import type { Edition } from '../../../../web/contract/editions.js';
import { HostEdition } from '../../../http/host-edition.js';
import { ApiError, type FieldFailure } from '../envelope/api-error.js';
import { validateByEdition } from './edition-body.js';

/** Turns a body into the DTO of the edition that it comes from; all failures are told together. */
@Injectable()
export abstract class EditionPipe<T extends object> implements PipeTransform<Request, Promise<T>> {
  protected abstract readonly classes: Readonly<Record<Edition, new () => T>>;

  constructor(private readonly hostEdition: HostEdition) {}

  async transform(request: Request): Promise<T> {
    const { dto, failures } = await validateByEdition(this.classes, request, this.hostEdition);
    const all = [...failures, ...((await this.further?.(dto, failures)) ?? [])];
    if (all.length > 0) throw new ApiError('VALIDATION_FAILED', { fields: all });
    return dto;
  }

  /** What the decorators of the DTO cannot know. */
  protected further?(dto: T, failures: readonly FieldFailure[]): Promise<readonly FieldFailure[]>;
}
