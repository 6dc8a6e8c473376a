import type { Edition } from '../../../../web/contract/editions.js';
import { inquiryMaxLength } from '../../../../web/contract/inquiries.js';
import {
  type AGREED,
  EMAIL_PATTERN,
  type Profession,
  TELEPHONE_PATTERN,
} from '../../../../web/contract/licence-application.js';
import { PRODUCT_IDS, type ProductId } from '../../../../web/contract/products.js';
import {
  Agreed,
  EmailOrTelephone,
  LanguageField,
  Matches,
  MaxLength,
  OneOf,
  Optional,
  ProfessionField,
  Prose,
  Required,
  Token,
} from '../../common/validation/field.decorators.js';

const longest = (edition: Edition, name: string) =>
  MaxLength(inquiryMaxLength('guidance', edition, name));
const longestOfConsultation = (name: string) =>
  MaxLength(inquiryMaxLength('consultation', 'zh', name));

/** What every inquiry has. */
export abstract class InquiryDto {
  @LanguageField() readonly language!: Edition;
  /** The answer rests on it, and the law of the place where it is kept knows no other basis. */
  @Agreed() readonly agreement!: typeof AGREED;
}

/** Research cooperation and contact, as the Chinese forms ask. */
export class ChineseMessageDto extends InquiryDto {
  @Prose() @Required() @longest('zh', 'username') readonly username!: string;

  @Token()
  @Required()
  @longest('zh', 'telephone')
  @Matches(TELEPHONE_PATTERN)
  readonly telephone!: string;

  @Token() @Optional() @longest('zh', 'email') @Matches(EMAIL_PATTERN) readonly email?: string;

  @Prose() @Required() @longest('zh', 'company') readonly company!: string;

  @Prose() @Optional() @longest('zh', 'address') readonly address?: string;

  @Prose() @Required() @longest('zh', 'consult') readonly consult!: string;
}

/** Contact, as the English form asks. */
export class EnglishMessageDto extends InquiryDto {
  @Prose() @Required() @longest('en', 'name') readonly name!: string;

  @Prose() @Required() @longest('en', 'company') readonly company!: string;

  @Token() @Required() @longest('en', 'contact') @EmailOrTelephone() readonly contact!: string;

  @Prose() @Required() @longest('en', 'content') readonly content!: string;
}

/** A question about one product, in either edition. */
export class ConsultationDto extends InquiryDto {
  @Prose() @Required() @longestOfConsultation('lastName') readonly lastName!: string;

  @Prose() @Required() @longestOfConsultation('firstName') readonly firstName!: string;

  @Token()
  @Required()
  @longestOfConsultation('email')
  @Matches(EMAIL_PATTERN)
  readonly email!: string;

  @Prose() @Required() @longestOfConsultation('institutionName') readonly institutionName!: string;

  @ProfessionField() readonly profession!: Profession;

  @Token() @Required() @OneOf(PRODUCT_IDS) readonly product!: ProductId;
}
