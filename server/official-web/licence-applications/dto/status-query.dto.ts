import {
  EMAIL_PATTERN,
  MAX_LENGTH,
  TELEPHONE_PATTERN,
} from '../../../../web/contract/licence-application.js';
import { REFERENCE_MAX_LENGTH } from '../../../../web/contract/submission-status.js';
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
  @Code()
  @Required()
  @MaxLength(MAX_LENGTH.invitationCode)
  readonly invitationCode!: string;
}

/** A text that is no reference is no failure of the form: it misses, as an unknown one does. */
export class StatusQueryDto extends LanguageDto {
  @Reference() @Required() @MaxLength(REFERENCE_MAX_LENGTH) readonly reference!: string;

  @Token()
  @RequiredIf<StatusQueryDto>(({ telephone }) => telephone === undefined)
  @MaxLength(MAX_LENGTH.email)
  @Matches(EMAIL_PATTERN)
  readonly email?: string;

  @Token()
  @RequiredIf<StatusQueryDto>(({ email }) => email === undefined)
  @MaxLength(MAX_LENGTH.telephone)
  @Matches(TELEPHONE_PATTERN)
  readonly telephone?: string;
}
