import { Body, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { API_CALLS } from '../../../web/contract/api.js';
import type { Envelope } from '../../../web/contract/envelope.js';
import { ApiAnswer, ApiCall, ApiController, ApiRequest } from '../common/api.decorators.js';
import { success } from '../common/envelope/answers.js';
import { FormTokens } from '../common/submissions/form-tokens.js';
import { ConstantTimeLookup } from '../common/limits/constant-time-lookup.js';
import { LanguageDto } from '../common/validation/field.decorators.js';
import {
  Country,
  FormToken,
  Province,
  SerialNumberDto,
  SerialNumberModels,
} from './dto/system.dto.js';
import { GeographyService } from './geography.service.js';
import { SerialNumbersService } from './serial-numbers.service.js';

/** Bodies of calls that take nothing but the language. */
const LANGUAGES = { zh: { language: 'zh' }, en: { language: 'en' } } as const;

@ApiController()
export class SystemController {
  constructor(
    private readonly geography: GeographyService,
    private readonly serialNumbers: SerialNumbersService,
    private readonly tokens: FormTokens,
    private readonly lookups: ConstantTimeLookup,
  ) {}

  @ApiCall(API_CALLS.getAllCountries, {
    summary: 'Countries and territories',
    description:
      'Every country and territory with its names in both languages and its dialling code, in the order of the codes: what `country` and `areaCode` of an application take.',
  })
  @ApiRequest([LanguageDto], LANGUAGES)
  @ApiAnswer(
    [Country],
    [
      { code: 'CN', nameZh: '中国', nameEn: 'China', dialCode: '86' },
      { code: 'GB', nameZh: '英国', nameEn: 'United Kingdom', dialCode: '44' },
    ],
    'ETag',
  )
  async countries(@Body() _body: LanguageDto, @Res() response: Response): Promise<void> {
    (await this.geography.answers()).countries.send(response);
  }

  @ApiCall(API_CALLS.getAllArea, {
    summary: 'Provinces and cities of China',
    description:
      'The provinces of China with their cities, in the order of the codes: what `province` and `city` of an application from China take.',
  })
  @ApiRequest([LanguageDto], LANGUAGES)
  @ApiAnswer(
    [Province],
    [
      {
        code: '330000',
        nameZh: '浙江省',
        nameEn: 'Zhejiang',
        cities: [{ code: '330100', nameZh: '杭州市', nameEn: 'Hangzhou' }],
      },
    ],
    'ETag',
  )
  async areas(@Body() _body: LanguageDto, @Res() response: Response): Promise<void> {
    (await this.geography.answers()).provinces.send(response);
  }

  @ApiCall(API_CALLS.getModelBySerialNumber, {
    summary: 'Products of a serial number',
    description:
      'Tells which products a serial number covers, in the order of the catalogue. Unknown and revoked serial numbers get the same answer, in the same time as known ones.',
    limit: 'lookups',
    reasons: ['SERIAL_NUMBER_INVALID'],
  })
  @ApiRequest([SerialNumberDto], {
    zh: { language: 'zh', serialNumber: 'DEMO-ANEU-0001' },
    en: { language: 'en', serialNumber: 'DEMO-HART-0004' },
  })
  @ApiAnswer(SerialNumberModels, {
    serialNumber: 'DEMO-ANEU-0001',
    models: ['AneuFlow', 'AneuGuide', 'AneuShape', 'AneuPlan'],
  })
  models(
    @Body() { serialNumber }: SerialNumberDto,
    @Req() request: Request,
  ): Promise<Envelope<SerialNumberModels>> {
    return success(this.lookups.answer(request, () => this.serialNumbers.models(serialNumber)));
  }

  @ApiCall(API_CALLS.getFormToken, {
    summary: 'Token of a form that a person fills in',
    description:
      'A web page asks for it when it opens a form, and sends it back as `formToken`. Forms sent faster than anybody types are taken for spam. Programs that send without a form need none.',
  })
  @ApiRequest([LanguageDto], LANGUAGES)
  @ApiAnswer(FormToken, { token: 'mb2k9x1c.Yp0pVXy0k3u0cB9wTz2S8rVn5oQkq1dE7hJm4fLgAaU' })
  // eslint-disable-next-line @typescript-eslint/no-unused-vars -- to be named is to be validated
  formToken(@Body() _body: LanguageDto): Promise<Envelope<FormToken>> {
    return success({ token: this.tokens.issue() });
  }
}
