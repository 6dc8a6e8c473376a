import { MAX_LENGTH } from '../../../../web/contract/licence-application.js';
import { Code, MaxLength, Required } from '../../validation/field.decorators.js';

export class InvitationCodeDto {
  @Code()
  @Required()
  @MaxLength(MAX_LENGTH.invitationCode)
  readonly invitationCode!: string;
}
