import { Reflector } from '@nestjs/core';
import type { Edition } from '../../../../web/contract/editions.js';
import type { FieldErrorCode, Reason } from '../../../../web/contract/envelope.js';
import type { JsonSchema } from './json-schema.js';

/** Which limit a call has beside the one that all calls share. */
export type CallLimit = 'calls' | 'lookups' | 'submissions';

/**
 * What each call declares, by its name. Filled by the decorators of the handlers, for whoever
 * meets a request before its handler is found: a body too large never reaches it.
 */
export const DECLARED_LIMITS = new Map<string, CallLimit>();

export type RequestBody = Readonly<Record<string, string>> & { readonly language: Edition };

/** What a call says of itself beside what its types and decorators say already. */
export interface CallDocumentation<Answer = unknown> {
  readonly summary: string;
  readonly description: string;
  readonly limit: CallLimit;
  /** Whose accepted submissions count, where the call takes submissions. */
  readonly countedBy?: readonly string[];
  /** Whether wrong serial numbers and codes count, as those of lookups do. */
  readonly countsGuesses?: true;
  /** Reasons of its own, beside those that every call shares. */
  readonly reasons: readonly Reason[];
  /** What each field of the body means. */
  readonly fields: Readonly<Record<string, string>>;
  /** Codes of fields that only the database can tell. */
  readonly additionalErrorCodes?: Readonly<Record<string, readonly FieldErrorCode[]>>;
  /** What an edition asks for, where its fields depend on each other. */
  readonly editionRules?: (
    edition: Edition,
  ) => Pick<JsonSchema, 'description' | 'required' | 'dependentRequired' | 'allOf'>;
  /** What a lookup asks for where one of several fields will do. */
  readonly anyOf?: readonly JsonSchema[];
  /** Bodies that the demonstration data accept, by name. */
  readonly requests: Readonly<Record<string, RequestBody>>;
  readonly answer: JsonSchema;
  readonly answerExample: Answer;
  /** The answer may be kept for a while, and carries an ETag. */
  readonly cached?: boolean;
}

/** Attaches its documentation to the handler of a call. */
export const Documentation = Reflector.createDecorator<CallDocumentation>();

/** Reasons for which every call may fail, whatever it does. */
export const COMMON_REASONS = [
  'MALFORMED_BODY',
  'MODULE_MISMATCH',
  'CROSS_SITE_REFUSED',
  'BODY_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  'RATE_LIMITED',
  'INTERNAL_ERROR',
  'UNAVAILABLE',
] as const satisfies readonly Reason[];

/** Reasons that belong to an address rather than to a call. */
export const ADDRESS_REASONS = [
  'NOT_FOUND',
  'METHOD_NOT_ALLOWED',
] as const satisfies readonly Reason[];

/** Reasons of every call that stores something. */
export const SUBMISSION_REASONS = [
  'VALIDATION_FAILED',
  'IDEMPOTENCY_KEY_INVALID',
  'IDEMPOTENCY_KEY_REUSED',
  'SUBMISSION_LIMIT_EXCEEDED',
  'OUTCOME_UNKNOWN',
] as const satisfies readonly Reason[];
