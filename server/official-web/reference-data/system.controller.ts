import { Body, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { API_CALLS, type FormToken, type SerialNumberModels } from '../../../web/contract/api.js';
import type { Envelope } from '../../../web/contract/envelope.js';
import { ApiCall, ApiController } from '../common/api.decorators.js';
import { success } from '../common/envelope/success.js';
import { FormTokens } from '../common/submissions/form-tokens.js';
import { ConstantTimeLookup } from '../common/limits/constant-time-lookup.js';
import { LanguageDto } from '../common/validation/field.decorators.js';
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
    private readonly lookups: ConstantTimeLookup,
  ) {}

  @ApiCall(API_CALLS.getAllCountries, COUNTRIES)
  async countries(@Body() _body: LanguageDto, @Res() response: Response): Promise<void> {
    (await this.geography.answers()).countries.send(response);
  }

  @ApiCall(API_CALLS.getAllArea, AREAS)
  async areas(@Body() _body: LanguageDto, @Res() response: Response): Promise<void> {
    (await this.geography.answers()).provinces.send(response);
  }

  @ApiCall(API_CALLS.getModelBySerialNumber, SERIAL_NUMBER_MODELS)
  models(
    @Body() { serialNumber }: SerialNumberDto,
    @Req() request: Request,
  ): Promise<Envelope<SerialNumberModels>> {
    return success(this.lookups.answer(request, () => this.serialNumbers.models(serialNumber)));
  }

  @ApiCall(API_CALLS.getFormToken, FORM_TOKEN)
  // eslint-disable-next-line @typescript-eslint/no-unused-vars -- to be named is to be validated
  formToken(@Body() _body: LanguageDto): Promise<Envelope<FormToken>> {
    return success({ token: this.tokens.issue() });
  }
}
