import { ApiSchema } from '@nestjs/swagger';
import type { Edition } from '../../../../web/contract/editions.js';
import { inquiryMaxLength, PRIVACY_POLICY_VERSION } from '../../../../web/contract/inquiries.js';
import {
  type AGREED,
  EMAIL_PATTERN,
  type Profession,
  TELEPHONE_PATTERN,
} from '../../../../web/contract/licence-application.js';
import { PRODUCT_IDS, type ProductId } from '../../../../web/contract/products.js';
import { SubmissionDto } from '../../common/submissions/submission.dto.js';
import {
  Agreed,
  EmailOrTelephone,
  Matches,
  MaxLength,
  OfEdition,
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

const CONSENT = `Consent of the person to the privacy policy of ${PRIVACY_POLICY_VERSION}, which a program has to have got before it sends.`;

/** What every inquiry has. */
export abstract class InquiryDto extends SubmissionDto {
  /** The answer rests on it, and the law of the place where it is kept knows no other basis. */
  @Agreed(CONSENT) readonly agreement!: typeof AGREED;
}

/** Research cooperation and contact, as the Chinese forms ask. */
@OfEdition('zh')
@ApiSchema({ description: 'Body of the Chinese edition.' })
export class ChineseMessageDto extends InquiryDto {
  @Prose('Name of the sender.')
  @Required()
  @longest('zh', 'username')
  readonly username!: string;

  @Token('Telephone number: digits and the signs people write between them.')
  @Required()
  @longest('zh', 'telephone')
  @Matches(TELEPHONE_PATTERN)
  readonly telephone!: string;

  @Token('E-mail address.')
  @Optional()
  @longest('zh', 'email')
  @Matches(EMAIL_PATTERN)
  readonly email?: string;

  @Prose('Company or institution.')
  @Required()
  @longest('zh', 'company')
  readonly company!: string;

  @Prose('Postal address.') @Optional() @longest('zh', 'address') readonly address?: string;

  @Prose('The question or proposal.')
  @Required()
  @longest('zh', 'consult')
  readonly consult!: string;
}

/** Contact, as the English form asks. */
@OfEdition('en')
@ApiSchema({ description: 'Body of the English edition.' })
export class EnglishMessageDto extends InquiryDto {
  @Prose('Name of the sender.') @Required() @longest('en', 'name') readonly name!: string;

  @Prose('Company or institution.')
  @Required()
  @longest('en', 'company')
  readonly company!: string;

  @Token('E-mail address or telephone number.')
  @Required()
  @longest('en', 'contact')
  @EmailOrTelephone()
  readonly contact!: string;

  @Prose('The question or proposal.')
  @Required()
  @longest('en', 'content')
  readonly content!: string;
}

export type MessageDto = ChineseMessageDto | EnglishMessageDto;

/** A question about one product, in either edition. */
export class ConsultationDto extends InquiryDto {
  @Prose('Surname.') @Required() @longestOfConsultation('lastName') readonly lastName!: string;

  @Prose('Given name.')
  @Required()
  @longestOfConsultation('firstName')
  readonly firstName!: string;

  @Token('E-mail address.')
  @Required()
  @longestOfConsultation('email')
  @Matches(EMAIL_PATTERN)
  readonly email!: string;

  @Prose('Hospital or institution.')
  @Required()
  @longestOfConsultation('institutionName')
  readonly institutionName!: string;

  @ProfessionField('sender') readonly profession!: Profession;

  @Token('Product that the question is about.')
  @Required()
  @OneOf(PRODUCT_IDS)
  readonly product!: ProductId;
}
