import { createHmac } from 'node:crypto';

/** Injection tokens of the database module. */
export const OPEN_DATABASE = Symbol('OPEN_DATABASE');
export const KEYED_HASH = Symbol('KEYED_HASH');

/** What a hash is for; the same value hashes differently for each purpose. */
export type HashPurpose =
  | 'client-address'
  | 'e-mail'
  | 'telephone'
  | 'serial-number'
  | 'invitation-code'
  | 'form-token'
  | 'idempotency-key'
  | 'submission'
  | 'audit-event';

export type KeyedHash = (purpose: HashPurpose, value: string) => string;

/** HMAC-SHA-256, base64url: personal values and codes are compared by it and never kept readable. */
export function keyedHash(key: string): KeyedHash {
  return (purpose, value) =>
    createHmac('sha256', key).update(`${purpose}\0${value}`).digest('base64url');
}
