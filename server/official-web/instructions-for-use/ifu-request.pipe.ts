import { Injectable } from '@nestjs/common';
import { HostEdition } from '../../http/host-edition.js';
import type { FieldFailure } from '../common/envelope/api-error.js';
import { GeographyService } from '../reference-data/geography.service.js';
import { editionPipe } from '../common/validation/edition-pipe.js';
import { IfuRequestDto } from './dto/ifu-request.dto.js';

@Injectable()
export class IfuRequestPipe extends editionPipe(IfuRequestDto) {
  constructor(
    hostEdition: HostEdition,
    private readonly geography: GeographyService,
  ) {
    super(hostEdition);
  }

  /** Which countries there are, the database knows. */
  protected override async further(
    { country }: IfuRequestDto,
    failures: readonly FieldFailure[],
  ): Promise<FieldFailure[]> {
    if (country === undefined || failures.some(({ field }) => field === 'country')) return [];
    const countries = await this.geography.countries();
    const isKnown = countries.some(({ code }) => code === country);
    return isKnown ? [] : [{ field: 'country', code: 'INVALID' }];
  }
}
