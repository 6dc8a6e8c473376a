import { MAX_LENGTH } from '../../../../web/contract/licence-application.js';
import { Code, MaxLength, Required } from '../../validation/field.decorators.js';

export class SerialNumberDto {
  @Code()
  @Required()
  @MaxLength(MAX_LENGTH.serialNumber)
  readonly serialNumber!: string;
}
