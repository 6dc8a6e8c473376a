import { Injectable, type PipeTransform } from '@nestjs/common';
import type { Request } from 'express';
import { HostEdition } from '../../site/host-edition.js';
import { ApiError, type FieldFailure } from '../envelope/api-error.js';
import { GeographyService } from '../system/geography.service.js';
import { validateByEdition } from '../validation/edition-body.js';
import { IfuRequestDto } from './dto/ifu-request.dto.js';

/** Turns a body into a request that can be stored; all failures are told together. */
@Injectable()
export class IfuRequestPipe implements PipeTransform<Request, Promise<IfuRequestDto>> {
  static readonly classes = { zh: IfuRequestDto, en: IfuRequestDto };

  constructor(
    private readonly hostEdition: HostEdition,
    private readonly geography: GeographyService,
  ) {}

  async transform(request: Request): Promise<IfuRequestDto> {
    const { dto, failures } = await validateByEdition(
      IfuRequestPipe.classes,
      request,
      this.hostEdition,
    );
    const all = [...failures, ...(await this.unknownCountry(dto, failures))];
    if (all.length > 0) throw new ApiError('VALIDATION_FAILED', { fields: all });
    return dto;
  }

  private async unknownCountry(
    { country }: IfuRequestDto,
    failures: readonly FieldFailure[],
  ): Promise<readonly FieldFailure[]> {
    if (country === undefined || failures.some(({ field }) => field === 'country')) return [];
    const countries = await this.geography.countries();
    const isKnown = countries.some(({ code }) => code === country);
    return isKnown ? [] : [{ field: 'country', code: 'INVALID' }];
  }
}
