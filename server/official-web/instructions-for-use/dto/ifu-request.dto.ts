import type { Edition } from '../../../../web/contract/editions.js';
import {
  IFU_REQUEST_KINDS,
  type IfuRequestKind,
  ifuRequestMaxLength,
} from '../../../../web/contract/ifu-requests.js';
import { DOCUMENT_IDS, type DocumentId } from '../../../../web/contract/instructions-for-use.js';
import { EMAIL_PATTERN } from '../../../../web/contract/licence-application.js';
import {
  Code,
  LanguageDto,
  LanguageField,
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
  @Token() @Required() @MaxLength(LONGEST_NAME) readonly document!: string;
}

const longest = (name: string) => MaxLength(ifuRequestMaxLength(name));
const wantsPaper = ({ request }: IfuRequestDto) => request === 'printedCopy';

/** A request for paper, or to be told of new versions; the same in both editions. */
export class IfuRequestDto {
  @LanguageField() readonly language!: Edition;

  @Token() @Required() @OneOf(IFU_REQUEST_KINDS) readonly request!: IfuRequestKind;

  @Token() @Required() @OneOf(DOCUMENT_IDS) readonly document!: DocumentId;

  @Prose() @Required() @longest('name') readonly name!: string;

  @Prose() @Required() @longest('institution') readonly institution!: string;

  @Token() @Required() @longest('email') @Matches(EMAIL_PATTERN) readonly email!: string;

  @Code() @RequiredIf(wantsPaper) @Matches(/^[A-Z]{2}$/) readonly country?: string;

  @Prose() @RequiredIf(wantsPaper) @longest('address') readonly address?: string;

  /** Ticked or not: the law promises the paper, and asking for notices is the consent to them. */
  @Token() @Optional() readonly agreement?: string;
}
