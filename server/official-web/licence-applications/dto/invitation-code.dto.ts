import { MAX_LENGTH } from '../../../../web/contract/licence-application.js';
import { Code, MaxLength, Required } from '../../common/validation/field.decorators.js';
import { LanguageDto } from '../../common/validation/language-field.js';

export class InvitationCodeDto extends LanguageDto {
  @Code()
  @Required()
  @MaxLength(MAX_LENGTH.invitationCode)
  readonly invitationCode!: string;
}
