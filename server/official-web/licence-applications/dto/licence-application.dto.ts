import { Transform } from 'class-transformer';
import type { Edition } from '../../../../web/contract/editions.js';
import {
  type AGREED,
  CONTACT_METHODS,
  type ContactMethod,
  EMAIL_PATTERN,
  type LicenceField,
  MAX_LENGTH,
  type Profession,
  requiredLicenceFields,
  TELEPHONE_PATTERN,
  type Topic,
  TOPICS,
} from '../../../../web/contract/licence-application.js';
import { PRODUCT_IDS, type ProductId } from '../../../../web/contract/products.js';
import {
  Agreed,
  Code,
  LanguageField,
  Matches,
  MaxLength,
  OneOf,
  Optional,
  ProfessionField,
  Prose,
  Required,
  RequiredIf,
  Token,
} from '../../common/validation/field.decorators.js';

const AREA_CODE_PATTERN = /^\d{1,4}$/;

/** Required where the edition and the chosen contact method say so. */
const Needed = (field: LicenceField) =>
  RequiredIf<LicenceApplicationDto>((dto) => requiredLicenceFields(dto.language, dto).has(field));

export class LicenceApplicationDto {
  /** Edition whose rules hold; the pipe fills it in from the host. */
  @LanguageField()
  readonly language!: Edition;

  @Token() @Required() @OneOf(TOPICS) readonly topic!: Topic;

  @Code() @Required() @MaxLength(MAX_LENGTH.serialNumber) readonly serialNumber!: string;

  @Token() @Required() @OneOf(PRODUCT_IDS) readonly modelType!: ProductId;

  @Prose() @Required() @MaxLength(MAX_LENGTH.institution) readonly institution!: string;

  @ProfessionField() readonly profession!: Profession;

  @Prose() @Required() @MaxLength(MAX_LENGTH.surname) readonly surname!: string;

  @Prose() @Required() @MaxLength(MAX_LENGTH.name) readonly name!: string;

  @Code() @Required() @MaxLength(2) readonly country!: string;

  @Prose() @Required() @MaxLength(MAX_LENGTH.province) readonly province!: string;

  @Prose() @Required() @MaxLength(MAX_LENGTH.city) readonly city!: string;

  @Prose() @Optional() @MaxLength(MAX_LENGTH.address) readonly address?: string;

  @Token() @Needed('contactMethod') @OneOf(CONTACT_METHODS) readonly contactMethod?: ContactMethod;

  /** International dialling code; a plus sign or zeros before it are dropped. */
  @Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' ? value.replace(/^\s*(?:\+|00)/, '') : value,
  )
  @Token()
  @RequiredIf<LicenceApplicationDto>(
    (dto) =>
      dto.telephone !== undefined || requiredLicenceFields(dto.language, dto).has('areaCode'),
  )
  @Matches(AREA_CODE_PATTERN)
  readonly areaCode?: string;

  @Token()
  @Needed('telephone')
  @MaxLength(MAX_LENGTH.telephone)
  @Matches(TELEPHONE_PATTERN)
  readonly telephone?: string;

  @Token()
  @Needed('email')
  @MaxLength(MAX_LENGTH.email)
  @Matches(EMAIL_PATTERN)
  readonly email?: string;

  @Code() @Optional() @MaxLength(MAX_LENGTH.invitationCode) readonly invitationCode?: string;

  @Prose() @Optional() @MaxLength(MAX_LENGTH.remark) readonly remark?: string;

  @Agreed() readonly agreement!: typeof AGREED;
}
