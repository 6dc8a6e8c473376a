import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import type * as answers from '../../../../web/contract/api.js';
import {
  IFU_REQUEST_KINDS,
  type IfuRequestKind,
  ifuRequestMaxLength,
} from '../../../../web/contract/ifu-requests.js';
import {
  DOCUMENT_IDS,
  DOCUMENT_STATUSES,
  type DocumentId,
  type DocumentStatus,
  IFU_DOCUMENTS,
} from '../../../../web/contract/instructions-for-use.js';
import { AGREED, EMAIL_PATTERN } from '../../../../web/contract/licence-application.js';
import type { JsonSchema } from '../../common/openapi/json-schema.js';
import { SubmissionDto } from '../../common/submissions/submission.dto.js';
import {
  Code,
  LanguageDto,
  Matches,
  MaxLength,
  OneOf,
  Optional,
  Prose,
  Required,
  RequiredIf,
  Token,
} from '../../common/validation/field.decorators.js';

const LONGEST_NAME = 64;

/** Names a document; whether there is one of this name, the documents tell. */
export class DocumentDto extends LanguageDto {
  @Token(
    `Name of the document: ${IFU_DOCUMENTS.map(({ id, status }) => `\`${id}\` (${status})`).join(', ')}.`,
  )
  @Required()
  @MaxLength(LONGEST_NAME)
  readonly document!: string;
}

/** Instructions for use, as `angio_ce/getPDF` describes them. */
export class DocumentDescription implements answers.DocumentDescription {
  @ApiProperty({ type: 'string', enum: DOCUMENT_IDS, description: 'Name of the document.' })
  readonly document!: DocumentId;

  @ApiProperty({ description: 'Title.' }) readonly title!: string;

  @ApiProperty({ description: 'Version of the document.' }) readonly version!: string;

  @ApiProperty({ description: 'ISO 639-1.', pattern: '^[a-z]{2}$' }) readonly language!: string;

  @ApiProperty({ description: 'Date of publication.', format: 'date' })
  readonly publishedAt!: string;

  @ApiProperty({
    type: 'string',
    enum: DOCUMENT_STATUSES,
    description: 'Whether a later version has replaced it.',
  })
  readonly status!: DocumentStatus;

  @ApiProperty({ type: 'integer', description: 'Number of pages.', minimum: 1 })
  readonly pages!: number;

  @ApiProperty({ type: 'integer', description: 'Size of the file in bytes.', minimum: 1 })
  readonly sizeBytes!: number;

  @ApiProperty({ description: 'SHA-256 of the file, hexadecimal.', pattern: '^[0-9a-f]{64}$' })
  readonly sha256!: string;

  @ApiProperty({ description: 'Path of the file on the host that was asked.', pattern: '^/' })
  readonly url!: string;
}

const longest = (name: string) => MaxLength(ifuRequestMaxLength(name));
const wantsPaper = ({ request }: IfuRequestDto) => request === 'printedCopy';

/** What {@link wantsPaper} is in the schema. */
const PAPER_RULE: JsonSchema = {
  allOf: [
    {
      if: {
        type: 'object',
        required: ['request'],
        properties: { request: { const: 'printedCopy' } },
      },
      then: { required: ['country', 'address'] },
    },
  ],
};

/** A request for paper, or to be told of new versions; the same in both editions. */
@ApiSchema(PAPER_RULE)
export class IfuRequestDto extends SubmissionDto {
  @Token('What is asked for: `printedCopy` or `notices`.')
  @Required()
  @OneOf(IFU_REQUEST_KINDS)
  readonly request!: IfuRequestKind;

  @Token('Name of the document.') @Required() @OneOf(DOCUMENT_IDS) readonly document!: DocumentId;

  @Prose('Name of the person.') @Required() @longest('name') readonly name!: string;

  @Prose('Hospital or institution.')
  @Required()
  @longest('institution')
  readonly institution!: string;

  @Token('E-mail address.')
  @Required()
  @longest('email')
  @Matches(EMAIL_PATTERN)
  readonly email!: string;

  @Code('Country that the copy is sent to, ISO 3166-1 alpha-2. Only for a printed copy.')
  @RequiredIf(wantsPaper)
  @Matches(/^[A-Z]{2}$/)
  readonly country?: string;

  @Prose('Postal address that the copy is sent to. Only for a printed copy.')
  @RequiredIf(wantsPaper)
  @longest('address')
  readonly address?: string;

  /** Ticked or not: the law promises the paper, and asking for notices is the consent to them. */
  @Transform(({ value }: { value: unknown }) => (value === true ? AGREED : value))
  @Token(
    '`true` if the sender ticked the consent to the privacy policy; JSON may send the boolean true instead. May be left out.',
  )
  @Optional()
  @OneOf([AGREED])
  readonly agreement?: string;
}
