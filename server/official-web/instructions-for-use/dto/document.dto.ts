import { MaxLength, Required, Token } from '../../common/validation/field.decorators.js';
import { LanguageDto } from '../../common/validation/language-field.js';

const LONGEST_NAME = 64;

/** Names a document; whether there is one of this name, the documents tell. */
export class DocumentDto extends LanguageDto {
  @Token() @Required() @MaxLength(LONGEST_NAME) readonly document!: string;
}
