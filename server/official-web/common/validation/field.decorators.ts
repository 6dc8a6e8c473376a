/**
 * class-validator's rules with the field error codes of the contract, and normalisation before
 * them: what is validated is what is stored. Each rule tells the API's document of itself.
 */
import { applyDecorators } from '@nestjs/common';
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
import { described } from './described-fields.js';
import { type Edition, EDITIONS } from '../../../../web/contract/editions.js';

const code = (value: FieldErrorCode) => ({ context: { code: value } });

function Normalised(normalise: (value: string) => string): PropertyDecorator {
  return Transform(({ value }: { value: unknown }) => {
    if (typeof value !== 'string') return value ?? undefined;
    return normalise(value) || undefined;
  });
}

/** Words that people wrote: kept as written, without invisible characters. */
export const Prose = (): PropertyDecorator => Normalised(normaliseProse);
/** Values that machines compare: half-width, without invisible characters. */
export const Token = (): PropertyDecorator => Normalised(normaliseToken);
/** Serial numbers and invitation codes: tokens in upper case. */
export const Code = (): PropertyDecorator => Normalised(normaliseCode);
/** References of submissions, as they are stored. */
export const Reference = (): PropertyDecorator => Normalised(normaliseReference);

/** Present and a single text; repeated parameters arrive as arrays. */
export function Required(): PropertyDecorator {
  return (target, property) => {
    rules.IsString(code('INVALID'))(target, property);
    rules.IsDefined(code('REQUIRED'))(target, property);
    described({ minLength: 1, required: true })(target, property);
  };
}

/** Checked only if present. */
export function Optional(): PropertyDecorator {
  return (target, property) => {
    rules.IsString(code('INVALID'))(target, property);
    rules.ValidateIf((_, value) => value !== undefined)(target, property);
    described({ required: false })(target, property);
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
    described({ maxLength: most }),
  );

export const OneOf = (values: readonly string[]): PropertyDecorator =>
  applyDecorators(rules.IsIn(values, code('INVALID')), described({ enum: [...values] }));

/** A value that could be an e-mail address or a telephone number. */
export const EmailOrTelephone = (): PropertyDecorator => Matches(EMAIL_OR_TELEPHONE_PATTERN);

/** Consent that was given: a form sends text, JSON may send a boolean. */
export const Agreed = (): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => (value === true ? AGREED : value)),
    Token(),
    Required(),
    OneOf([AGREED]),
  );

export const Matches = (pattern: RegExp): PropertyDecorator =>
  applyDecorators(rules.Matches(pattern, code('INVALID')), described({ pattern: pattern.source }));

const STORED = PROFESSIONS.map((profession) => STORED_PROFESSION[profession]);

/** A profession, by its own name or by the word that is stored for it. */
export const ProfessionField = (): PropertyDecorator =>
  applyDecorators(
    Transform(
      ({ value }: { value: unknown }) =>
        PROFESSIONS.find((profession) => STORED_PROFESSION[profession] === value) ?? value,
    ),
    Token(),
    Required(),
    OneOf(PROFESSIONS),
    described({ enum: [...PROFESSIONS, ...STORED] }),
  );

/** A `language` as it is compared, in lower case; undefined where it is absent or empty. */
export function normaliseLanguage(value: unknown): unknown {
  if (typeof value !== 'string') return value ?? undefined;
  return normaliseToken(value).toLowerCase() || undefined;
}

/** Names an edition. Whoever leaves it out is answered by the host's. */
export const LanguageField = (): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => normaliseLanguage(value)),
    Optional(),
    OneOf(EDITIONS),
  );

/** What every call takes, those without fields of their own included. */
export class LanguageDto {
  @LanguageField() readonly language?: Edition;
}
