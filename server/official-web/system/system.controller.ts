import { Body, Res } from '@nestjs/common';
import type { Response } from 'express';
import { API_CALLS, type FormToken, type SerialNumberModels } from '../../../web/contract/api.js';
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
  async countries(@Res() response: Response): Promise<void> {
    (await this.geography.answers()).countries.send(response);
  }

  @ApiCall(API_CALLS.getAllArea, AREAS)
  async areas(@Res() response: Response): Promise<void> {
    (await this.geography.answers()).provinces.send(response);
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
