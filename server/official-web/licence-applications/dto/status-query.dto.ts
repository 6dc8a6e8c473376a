import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import type * as answers from '../../../../web/contract/api.js';
import {
  EMAIL_PATTERN,
  MAX_LENGTH,
  TELEPHONE_PATTERN,
} from '../../../../web/contract/licence-application.js';
import {
  REFERENCE_MAX_LENGTH,
  SUBMISSION_STATUSES,
  type SubmissionStatus,
} from '../../../../web/contract/submission-status.js';
import type { JsonSchema } from '../../common/openapi/json-schema.js';
import { SubmissionReceipt } from '../../common/submissions/submission.dto.js';
import {
  Code,
  LanguageDto,
  Matches,
  MaxLength,
  Reference,
  Required,
  RequiredIf,
  Token,
} from '../../common/validation/field.decorators.js';

export class InvitationCodeDto extends LanguageDto {
  @Code('Invitation code. Case, width of letters, spaces and kinds of dashes make no difference.')
  @Required()
  @MaxLength(MAX_LENGTH.invitationCode)
  readonly invitationCode!: string;
}

export class InvitationCodeCheck implements answers.InvitationCodeCheck {
  @ApiProperty({ type: 'boolean', enum: [true] }) readonly valid!: true;
}

/** One of them will do. */
const CONTACT_RULE: JsonSchema = { anyOf: [{ required: ['email'] }, { required: ['telephone'] }] };

/** A text that is no reference is no failure of the form: it misses, as an unknown one does. */
@ApiSchema(CONTACT_RULE)
export class StatusQueryDto extends LanguageDto {
  @Reference(
    'Reference that the submission was answered with. Case, width of letters, spaces and dashes make no difference.',
  )
  @Required()
  @MaxLength(REFERENCE_MAX_LENGTH)
  readonly reference!: string;

  @Token('E-mail address that the submission was sent with. Case makes no difference.')
  @RequiredIf<StatusQueryDto>(({ telephone }) => telephone === undefined)
  @MaxLength(MAX_LENGTH.email)
  @Matches(EMAIL_PATTERN)
  readonly email?: string;

  @Token(
    'Telephone number that the submission was sent with; its dialling code may stand before it, and its digits may be grouped in any way.',
  )
  @RequiredIf<StatusQueryDto>(({ email }) => email === undefined)
  @MaxLength(MAX_LENGTH.telephone)
  @Matches(TELEPHONE_PATTERN)
  readonly telephone?: string;
}

export class SubmissionProgress extends SubmissionReceipt implements answers.SubmissionProgress {
  @ApiProperty({
    type: 'string',
    enum: SUBMISSION_STATUSES,
    description:
      'How far it has got: `received` until somebody works on it, `in_progress`, `answered`.',
  })
  readonly status!: SubmissionStatus;

  @ApiProperty({
    description:
      'When staff last set the status, UTC; of what is still `received`, when it was sent.',
    format: 'date-time',
  })
  readonly updatedAt!: string;
}
