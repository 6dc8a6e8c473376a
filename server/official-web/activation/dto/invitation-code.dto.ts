import { MAX_LENGTH } from '../../../../web/contract/licence-application.js';
import { Code, MaxLength, Required } from '../../validation/field.decorators.js';
import { LanguageDto } from '../../validation/language-field.js';

export class InvitationCodeDto extends LanguageDto {
  @Code()
  @Required()
  @MaxLength(MAX_LENGTH.invitationCode)
  readonly invitationCode!: string;
}
