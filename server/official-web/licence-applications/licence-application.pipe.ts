import { Injectable, type PipeTransform } from '@nestjs/common';
import type { Request } from 'express';
import { BruteForceGuard } from '../common/limits/brute-force-guard.js';
import { HostEdition } from '../../http/host-edition.js';
import { ApiError, type FieldFailure } from '../common/envelope/api-error.js';
import { validateByEdition } from '../common/validation/edition-pipe.js';
import {
  ChineseApplicationDto,
  EnglishApplicationDto,
  type LicenceApplicationDto,
} from './dto/licence-application.dto.js';
import {
  LicenceApplicationChecks,
  type ResolvedApplication,
} from './licence-application.checks.js';

/** Fields whose failure tells that something does not exist. */
const GUESSABLE: ReadonlySet<string> = new Set(['serialNumber', 'invitationCode']);

export interface CheckedApplication extends ResolvedApplication {
  readonly dto: LicenceApplicationDto;
  /** What the database does not accept; the rest is whole only where this is empty. */
  readonly failures: readonly FieldFailure[];
}

/**
 * Turns a body into an application that obeys the form's rules. Form and database rules are told
 * together, so that nobody corrects one field only to hear of the next. What breaks the database's
 * rules alone is refused later: it may have been accepted before, while they were not broken yet.
 */
@Injectable()
export class LicenceApplicationPipe implements PipeTransform<Request, Promise<CheckedApplication>> {
  static readonly classes = { zh: ChineseApplicationDto, en: EnglishApplicationDto };

  constructor(
    private readonly hostEdition: HostEdition,
    private readonly checks: LicenceApplicationChecks,
    private readonly guesses: BruteForceGuard,
  ) {}

  async transform(request: Request): Promise<CheckedApplication> {
    const { dto, failures } = await validateByEdition(
      LicenceApplicationPipe.classes,
      request,
      this.hostEdition,
    );
    const accepts = (field: string) => !failures.some((failure) => failure.field === field);
    const { failures: further, ...resolved } = await this.guesses.watch(
      request,
      () => this.checks.resolve(dto, accepts),
      ({ failures: found }) => found.filter(({ field }) => GUESSABLE.has(field)).length,
    );
    if (failures.length > 0) {
      throw new ApiError('VALIDATION_FAILED', { fields: [...failures, ...further] });
    }
    return { dto, failures: further, ...(resolved as ResolvedApplication) };
  }
}
