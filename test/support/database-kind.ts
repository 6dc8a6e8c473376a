import type { DatabaseKind } from './database.js';

declare const DATABASE_KIND: DatabaseKind;

/** Database that the running jest project tests on. */
export const databaseKind: DatabaseKind = DATABASE_KIND;
