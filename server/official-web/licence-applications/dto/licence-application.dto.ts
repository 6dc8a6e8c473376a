import { applyDecorators } from '@nestjs/common';
import { ApiSchema } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import type { Edition } from '../../../../web/contract/editions.js';
import {
  type AGREED,
  CONSENT_VERSION,
  CONTACT_METHODS,
  type ContactMethod,
  EMAIL_PATTERN,
  type LicenceField,
  LISTED_COUNTRY,
  MAX_LENGTH,
  type Profession,
  requiredLicenceFields,
  TELEPHONE_PATTERN,
  type Topic,
  TOPICS,
} from '../../../../web/contract/licence-application.js';
import { PRODUCT_IDS, type ProductId } from '../../../../web/contract/products.js';
import type { JsonSchema } from '../../common/openapi/json-schema.js';
import { SubmissionDto } from '../../common/submissions/submission.dto.js';
import {
  Agreed,
  Code,
  Matches,
  MaxLength,
  MayFail,
  OfEdition,
  OneOf,
  Optional,
  ProfessionField,
  Prose,
  Required,
  RequiredIf,
  Token,
} from '../../common/validation/field.decorators.js';
import { normaliseToken } from '../../../../web/contract/normalise.js';

const AREA_CODE_PATTERN = /^\d{1,4}$/;

/** Required where the edition and the chosen contact method say so. */
const Needed = (field: LicenceField) =>
  RequiredIf<LicenceApplicationDto>((dto) => requiredLicenceFields(dto.language, dto).has(field));

export class LicenceApplicationDto extends SubmissionDto {
  @Token('What is applied for: a trial (`probation`) or an activation code (`code`).')
  @Required()
  @OneOf(TOPICS)
  readonly topic!: Topic;

  @Code(
    'Serial number of the software. Case, width of letters, spaces and kinds of dashes make no difference.',
  )
  @Required()
  @MaxLength(MAX_LENGTH.serialNumber)
  readonly serialNumber!: string;

  @Token('Product; one of those that the serial number covers.')
  @Required()
  @OneOf(PRODUCT_IDS)
  @MayFail('NOT_COVERED')
  readonly modelType!: ProductId;

  @Prose('Hospital or institution.')
  @Required()
  @MaxLength(MAX_LENGTH.institution)
  readonly institution!: string;

  @ProfessionField('applicant') readonly profession!: Profession;

  @Prose('Surname; in English the first name, as the form there labels it.')
  @Required()
  @MaxLength(MAX_LENGTH.surname)
  readonly surname!: string;

  @Prose('Given name; in English the last name.')
  @Required()
  @MaxLength(MAX_LENGTH.name)
  readonly name!: string;

  @Code(`Code of a country from \`system/getAllCountries\`, such as \`${LISTED_COUNTRY}\`.`)
  @Required()
  @MaxLength(2)
  readonly country!: string;

  @Prose(
    `From \`${LISTED_COUNTRY}\`, the code of a province of \`system/getAllArea\`; from elsewhere, any words.`,
  )
  @Required()
  @MaxLength(MAX_LENGTH.province)
  readonly province!: string;

  @Prose(
    `From \`${LISTED_COUNTRY}\`, the code of a city of that province; from elsewhere, any words.`,
  )
  @Required()
  @MaxLength(MAX_LENGTH.city)
  @MayFail('MISMATCH')
  readonly city!: string;

  @Prose('Postal address.') @Optional() @MaxLength(MAX_LENGTH.address) readonly address?: string;

  @Token('How the applicant wants to be contacted. Asked for in the Chinese edition.')
  @Needed('contactMethod')
  @OneOf(CONTACT_METHODS)
  readonly contactMethod?: ContactMethod;

  @Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' ? normaliseToken(value).replace(/^(?:\+|00)/, '') : value,
  )
  @Token(
    'International dialling code of the telephone number: one of those of `system/getAllCountries`. A plus sign or two zeros before it are dropped.',
  )
  @RequiredIf<LicenceApplicationDto>(
    (dto) =>
      dto.telephone !== undefined || requiredLicenceFields(dto.language, dto).has('areaCode'),
  )
  @Matches(AREA_CODE_PATTERN)
  readonly areaCode?: string;

  @Token('Telephone number that exists in the numbering plan of its dialling code.')
  @Needed('telephone')
  @MaxLength(MAX_LENGTH.telephone)
  @Matches(TELEPHONE_PATTERN)
  readonly telephone?: string;

  @Token('E-mail address.')
  @Needed('email')
  @MaxLength(MAX_LENGTH.email)
  @Matches(EMAIL_PATTERN)
  readonly email?: string;

  @Code(
    'Invitation code, where there is one. Case, width of letters, spaces and kinds of dashes make no difference.',
  )
  @Optional()
  @MaxLength(MAX_LENGTH.invitationCode)
  readonly invitationCode?: string;

  @Prose('Anything else.') @Optional() @MaxLength(MAX_LENGTH.remark) readonly remark?: string;

  @Agreed(`Consent to the privacy policy of ${CONSENT_VERSION}.`)
  readonly agreement!: typeof AGREED;
}

/** In the schema: what an edition always requires, and what the contact method decides. */
function Requirements(edition: Edition, description: string): ClassDecorator {
  const always = requiredLicenceFields(edition, {});
  const conditions = CONTACT_METHODS.map((contactMethod) => ({
    if: {
      type: 'object',
      required: ['contactMethod'],
      properties: { contactMethod: { const: contactMethod } },
    },
    then: {
      required: [...requiredLicenceFields(edition, { contactMethod })].filter(
        (field) => !always.has(field),
      ),
    },
  })).filter(({ then }) => then.required.length > 0);
  const rules: JsonSchema = {
    description,
    dependentRequired: { telephone: ['areaCode'] },
    ...(conditions.length > 0 && { allOf: conditions }),
  };
  return applyDecorators(ApiSchema(rules), OfEdition(edition, always));
}

@Requirements(
  'zh',
  'Application of the Chinese edition: `contactMethod` decides whether `telephone` with `areaCode`, or `email`, is required.',
)
export class ChineseApplicationDto extends LicenceApplicationDto {}

@Requirements(
  'en',
  'Application of the English edition: `telephone` with `areaCode` and `email` are both required.',
)
export class EnglishApplicationDto extends LicenceApplicationDto {}
