/**
 * class-validator's rules with the field error codes of the contract, and normalisation before
 * them: what is validated is what is stored. Each rule is in the schema of the DTO as well.
 */
import { applyDecorators } from '@nestjs/common';
import { ApiProperty, type ApiPropertyOptions, DECORATORS } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import * as rules from 'class-validator';
import type { FieldErrorCode } from '../../../../web/contract/envelope.js';
import { EMAIL_OR_TELEPHONE_PATTERN } from '../../../../web/contract/inquiries.js';
import {
  AGREED,
  PROFESSIONS,
  STORED_PROFESSION,
} from '../../../../web/contract/licence-application.js';
import {
  normaliseCode,
  normaliseProse,
  normaliseToken,
} from '../../../../web/contract/normalise.js';
import { normaliseReference } from '../../../../web/contract/submission-status.js';
import { type Edition, EDITIONS } from '../../../../web/contract/editions.js';
import { fieldMessage } from '../../../../web/content/messages.js';

const code = (value: FieldErrorCode) => ({ context: { code: value } });

/** A rule in the field's schema, with the words of what it refuses. */
function described(rule: ApiPropertyOptions, ...codes: FieldErrorCode[]): PropertyDecorator {
  return (target, property) => {
    const known = (Reflect.getMetadata(DECORATORS.API_MODEL_PROPERTIES, target, property) ??
      {}) as Record<string, object>;
    const words = codes.map((each) => [each, wordsOf(String(property), each)] as const);
    const messages = { 'x-messages': { ...known['x-messages'], ...Object.fromEntries(words) } };
    ApiProperty({ type: 'string', ...rule, ...messages })(target, property);
  };
}

const wordsOf = (field: string, failure: FieldErrorCode) =>
  Object.fromEntries(EDITIONS.map((edition) => [edition, fieldMessage(edition, field, failure)]));

function Normalised(description: string, normalise: (value: string) => string): PropertyDecorator {
  return applyDecorators(
    Transform(({ value }: { value: unknown }) => {
      if (typeof value !== 'string') return value ?? undefined;
      return normalise(value) || undefined;
    }),
    described({ description }),
  );
}

/** Words that people wrote: kept as written, without invisible characters. */
export const Prose = (description: string): PropertyDecorator =>
  Normalised(description, normaliseProse);
/** Values that machines compare: half-width, without invisible characters. */
export const Token = (description: string): PropertyDecorator =>
  Normalised(description, normaliseToken);
/** Serial numbers and invitation codes: tokens in upper case. */
export const Code = (description: string): PropertyDecorator =>
  Normalised(description, normaliseCode);
/** References of submissions, as they are stored. */
export const Reference = (description: string): PropertyDecorator =>
  Normalised(description, normaliseReference);

/** Present and a single text; repeated parameters arrive as arrays. */
export function Required(): PropertyDecorator {
  return (target, property) => {
    rules.IsString(code('INVALID'))(target, property);
    rules.IsDefined(code('REQUIRED'))(target, property);
    described({ minLength: 1, required: true }, 'REQUIRED', 'INVALID')(target, property);
  };
}

/** Checked only if present. */
export function Optional(): PropertyDecorator {
  return (target, property) => {
    rules.IsString(code('INVALID'))(target, property);
    rules.ValidateIf((_, value) => value !== undefined)(target, property);
    described({ required: false }, 'INVALID')(target, property);
  };
}

/** Required where the other fields say so, else optional. */
export function RequiredIf<T>(needed: (dto: T) => boolean): PropertyDecorator {
  return (target, property) => {
    Required()(target, property);
    rules.ValidateIf((dto: T, value) => value !== undefined || needed(dto))(target, property);
    described({ required: false })(target, property);
  };
}

/** Longest value in Unicode code points. */
export const MaxLength = (most: number): PropertyDecorator =>
  applyDecorators(
    rules.ValidateBy(
      {
        name: 'maxCodePoints',
        validator: {
          validate: (value: unknown) => typeof value !== 'string' || [...value].length <= most,
          // Never shown, but class-validator forgets the code of a failure without words.
          defaultMessage: () => `longer than ${most}`,
        },
      },
      code('TOO_LONG'),
    ),
    described({ maxLength: most }, 'TOO_LONG'),
  );

export const OneOf = (values: readonly string[]): PropertyDecorator =>
  applyDecorators(rules.IsIn(values, code('INVALID')), described({ enum: [...values] }));

/** Failures that only the database can tell. */
export const MayFail = (failure: FieldErrorCode): PropertyDecorator => described({}, failure);

/** A value that could be an e-mail address or a telephone number. */
export const EmailOrTelephone = (): PropertyDecorator => Matches(EMAIL_OR_TELEPHONE_PATTERN);

/** Consent that was given: a form sends text, JSON may send a boolean. */
export const Agreed = (description: string): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => (value === true ? AGREED : value)),
    Token(`${description} JSON may send the boolean true instead.`),
    Required(),
    OneOf([AGREED]),
  );

export const Matches = (pattern: RegExp): PropertyDecorator =>
  applyDecorators(rules.Matches(pattern, code('INVALID')), described({ pattern: pattern.source }));

const STORED = PROFESSIONS.map((profession) => STORED_PROFESSION[profession]);

/** A profession, by its own name or by the word that is stored for it. */
export const ProfessionField = (whose: string): PropertyDecorator =>
  applyDecorators(
    Transform(
      ({ value }: { value: unknown }) =>
        PROFESSIONS.find((profession) => STORED_PROFESSION[profession] === value) ?? value,
    ),
    Token(
      `Profession of the ${whose}. The Chinese words are those that staff read; both are taken.`,
    ),
    Required(),
    OneOf(PROFESSIONS),
    described({ enum: [...PROFESSIONS, ...STORED] }),
  );

/** A `language` as it is compared, in lower case; undefined where it is absent or empty. */
export function normaliseLanguage(value: unknown): unknown {
  if (typeof value !== 'string') return value ?? undefined;
  return normaliseToken(value).toLowerCase() || undefined;
}

/** A `country` as it is compared; undefined where it is absent or empty. */
export function normaliseCountry(value: unknown): string | undefined {
  return typeof value === 'string' ? normaliseCode(value) || undefined : undefined;
}

/** Names an edition. Whoever leaves it out is answered by the host's. */
export const LanguageField = (description: string): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => normaliseLanguage(value)),
    Optional(),
    OneOf(EDITIONS),
    described({ description }),
  );

/** What every call takes, those without fields of their own included. */
export class LanguageDto {
  @LanguageField('Language of the answer.') readonly language?: Edition;
}

/** The schema of a body that only one edition takes, and of the fields that it requires besides. */
export function OfEdition(edition: Edition, required: Iterable<string> = []): ClassDecorator {
  return ({ prototype }) => {
    ApiProperty({ type: 'string', enum: [edition] })(prototype as object, 'language');
    for (const field of required) {
      ApiProperty({ type: 'string', required: true })(prototype as object, field);
    }
  };
}
