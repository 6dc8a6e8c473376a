import { Injectable } from '@nestjs/common';
import { LISTED_COUNTRY } from '../../../web/contract/licence-application.js';
import type { FieldFailure } from '../common/envelope/api-error.js';
import { GeographyService } from '../reference-data/geography.service.js';
import { SerialNumbersService } from '../reference-data/serial-numbers.service.js';
import type { LicenceApplicationDto } from './dto/licence-application.dto.js';
import { InvitationCodesService } from './invitation-codes.service.js';
import { parseTelephone, type Telephone } from '../../submissions/telephone.js';

/** What an application's fields stand for in the database. */
export interface ResolvedApplication {
  readonly serialNumberId: number;
  readonly place:
    | { readonly provinceCode: string; readonly cityCode: string }
    | { readonly provinceText: string; readonly cityText: string };
  readonly telephone?: Telephone | undefined;
}

type Resolution = Partial<ResolvedApplication> & { readonly failures: readonly FieldFailure[] };

/** Rules that only the database and telephone metadata know. */
@Injectable()
export class LicenceApplicationChecks {
  constructor(
    private readonly geography: GeographyService,
    private readonly serialNumbers: SerialNumbersService,
    private readonly invitationCodes: InvitationCodesService,
  ) {}

  /** @param accepts tells whether a field has passed the form's own rules; only such fields are looked up. */
  async resolve(
    dto: LicenceApplicationDto,
    accepts: (field: keyof LicenceApplicationDto) => boolean,
  ): Promise<Resolution> {
    const failures: FieldFailure[] = [];
    const fail = (field: keyof LicenceApplicationDto, code: FieldFailure['code']) => {
      if (accepts(field)) failures.push({ field, code });
      return undefined;
    };

    const serialNumber = accepts('serialNumber')
      ? ((await this.serialNumbers.find(dto.serialNumber)) ?? fail('serialNumber', 'INVALID'))
      : undefined;
    if (serialNumber && !serialNumber.models.includes(dto.modelType)) {
      fail('modelType', 'NOT_COVERED');
    }

    const place = accepts('country') ? await this.place(dto, fail) : undefined;
    const telephone = await this.telephone(dto, accepts, fail);

    const code = dto.invitationCode;
    if (
      code !== undefined &&
      accepts('invitationCode') &&
      !(await this.invitationCodes.usable(code))
    ) {
      fail('invitationCode', 'INVALID');
    }
    return {
      failures,
      ...(serialNumber && { serialNumberId: serialNumber.id }),
      ...(place && { place }),
      telephone,
    };
  }

  private async place(
    { country, province, city }: LicenceApplicationDto,
    fail: (field: 'country' | 'province' | 'city', code: FieldFailure['code']) => undefined,
  ): Promise<ResolvedApplication['place'] | undefined> {
    const countries = await this.geography.countries();
    if (!countries.some(({ code }) => code === country)) return fail('country', 'INVALID');
    if (country !== LISTED_COUNTRY) return { provinceText: province, cityText: city };
    const provinces = await this.geography.provinces();
    const listed = provinces.find(({ code }) => code === province);
    if (!listed) return fail('province', 'INVALID');
    if (listed.cities.some(({ code }) => code === city)) {
      return { provinceCode: province, cityCode: city };
    }
    const elsewhere = provinces.some(({ cities }) => cities.some(({ code }) => code === city));
    return fail('city', elsewhere ? 'MISMATCH' : 'INVALID');
  }

  private async telephone(
    { areaCode, telephone }: LicenceApplicationDto,
    accepts: (field: 'areaCode' | 'telephone') => boolean,
    fail: (field: 'areaCode' | 'telephone', code: FieldFailure['code']) => undefined,
  ): Promise<Telephone | undefined> {
    if (telephone === undefined || areaCode === undefined) return undefined;
    if (!accepts('areaCode') || !accepts('telephone')) return undefined;
    const countries = await this.geography.countries();
    if (!countries.some(({ dialCode }) => dialCode === areaCode))
      return fail('areaCode', 'INVALID');
    return parseTelephone(areaCode, telephone) ?? fail('telephone', 'INVALID');
  }
}
