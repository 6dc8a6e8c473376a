import { MAX_LENGTH } from '../../../../web/contract/licence-application.js';
import {
  Code,
  LanguageDto,
  MaxLength,
  Required,
} from '../../common/validation/field.decorators.js';

export class SerialNumberDto extends LanguageDto {
  @Code()
  @Required()
  @MaxLength(MAX_LENGTH.serialNumber)
  readonly serialNumber!: string;
}
