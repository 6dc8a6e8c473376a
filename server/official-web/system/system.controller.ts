import { createHash } from 'node:crypto';
import { Body, Res } from '@nestjs/common';
import type { Response } from 'express';
import {
  API_CALLS,
  type Country,
  type FormToken,
  type Province,
  type SerialNumberModels,
} from '../../../web/contract/api.js';
import { ApiCall, ApiController } from '../api.decorators.js';
import { FormTokens } from '../submissions/form-tokens.js';
import { SerialNumberDto } from './dto/serial-number.dto.js';
import { GeographyService } from './geography.service.js';
import { SerialNumbersService } from './serial-numbers.service.js';
import { AREAS, COUNTRIES, FORM_TOKEN, SERIAL_NUMBER_MODELS } from './system.documentation.js';

@ApiController()
export class SystemController {
  constructor(
    private readonly geography: GeographyService,
    private readonly serialNumbers: SerialNumbersService,
    private readonly tokens: FormTokens,
  ) {}

  @ApiCall(API_CALLS.getAllCountries, COUNTRIES)
  async countries(@Res({ passthrough: true }) response: Response): Promise<readonly Country[]> {
    return cached(response, await this.geography.countries());
  }

  @ApiCall(API_CALLS.getAllArea, AREAS)
  async areas(@Res({ passthrough: true }) response: Response): Promise<readonly Province[]> {
    return cached(response, await this.geography.provinces());
  }

  @ApiCall(API_CALLS.getModelBySerialNumber, SERIAL_NUMBER_MODELS)
  models(@Body() { serialNumber }: SerialNumberDto): Promise<SerialNumberModels> {
    return this.serialNumbers.models(serialNumber);
  }

  @ApiCall(API_CALLS.getFormToken, FORM_TOKEN)
  formToken(): FormToken {
    return { token: this.tokens.issue() };
  }
}

const ETAGS = new WeakMap<object, string>();

/** Reference data changes with releases; callers may keep it for a while. */
function cached<T extends object>(response: Response, data: T): T {
  let etag = ETAGS.get(data);
  if (etag === undefined) {
    const digest = createHash('sha256').update(JSON.stringify(data)).digest('base64url');
    etag = `"${digest.slice(0, 22)}"`;
    ETAGS.set(data, etag);
  }
  response.set({ 'Cache-Control': 'public, max-age=300', ETag: etag });
  return data;
}
