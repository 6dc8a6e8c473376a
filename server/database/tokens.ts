/** Injection tokens of the database module. */
export const OPEN_DATABASE = Symbol('OPEN_DATABASE');
export const KEYED_HASH = Symbol('KEYED_HASH');
