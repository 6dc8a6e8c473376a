import { randomInt } from 'node:crypto';

/** Crockford's base 32: no letter that can be taken for a digit or another letter. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const GROUPS = 3;
const GROUP_LENGTH = 4;

/** A public reference such as `LA-7K3M-9QXD-2FTR`: 60 random bits, readable over the telephone. */
export function createReference(prefix: string): string {
  const group = () =>
    Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return [prefix, ...Array.from({ length: GROUPS }, group)].join('-');
}
