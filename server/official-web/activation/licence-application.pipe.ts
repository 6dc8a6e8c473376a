import { Injectable, type PipeTransform } from '@nestjs/common';
import type { Request } from 'express';
import { HostEdition } from '../../site/host-edition.js';
import { ApiError } from '../envelope/api-error.js';
import { validateByEdition } from '../validation/edition-body.js';
import { LicenceApplicationDto } from './dto/licence-application.dto.js';
import {
  LicenceApplicationChecks,
  type ResolvedApplication,
} from './licence-application.checks.js';

export interface CheckedApplication extends ResolvedApplication {
  readonly dto: LicenceApplicationDto;
}

/**
 * Turns a body into an application that can be stored. Form and database rules are told together,
 * so that nobody corrects one field only to hear of the next.
 */
@Injectable()
export class LicenceApplicationPipe implements PipeTransform<Request, Promise<CheckedApplication>> {
  static readonly classes = { zh: LicenceApplicationDto, en: LicenceApplicationDto };

  constructor(
    private readonly hostEdition: HostEdition,
    private readonly checks: LicenceApplicationChecks,
  ) {}

  async transform(request: Request): Promise<CheckedApplication> {
    const { dto, failures } = await validateByEdition(
      LicenceApplicationPipe.classes,
      request,
      this.hostEdition,
    );
    const accepts = (field: string) => !failures.some((failure) => failure.field === field);
    const { failures: further, ...resolved } = await this.checks.resolve(dto, accepts);
    const all = [...failures, ...further];
    if (all.length > 0) throw new ApiError('VALIDATION_FAILED', { fields: all });
    return { dto, ...(resolved as ResolvedApplication) };
  }
}
