import { DatabaseError } from 'pg';

/** The answer to COMMIT did not come: the transaction may have been stored or not. */
export class CommitUnknownError extends Error {
  override readonly name = 'CommitUnknownError';
}

/** The database could not be used at all, rather than refused what it was asked. */
export class DatabaseUnavailableError extends Error {
  override readonly name = 'DatabaseUnavailableError';
}

/**
 * SQLSTATEs of a server that cannot serve now: connections, resources, shutdown and crash, cancelled
 * by its own time limit, input and output, read-only after a failover, and conflicts that go away.
 * https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const AWAY_STATES = /^(?:08...|53...|57...|58...|25006|25P03|40001|40P01|55P03)$/;

/** Operating system errors that concern a connection. */
const CONNECTION_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ENOENT',
  'EAGAIN',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/** How node-postgres says that a server which is connected did not answer; it has no codes for that. */
const UNANSWERED = new Set([
  'Query read timeout',
  'timeout expired',
  'Connection terminated due to connection timeout',
]);
const DISCONNECTED = new Set([
  'Connection terminated',
  'Connection terminated unexpectedly',
  'timeout exceeded when trying to connect',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
]);

/** Whether the server may be stopped, or beyond a network that swallows what it is sent. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof Error && UNANSWERED.has(error.message);
}

/**
 * What node-postgres threw, as {@link DatabaseUnavailableError} where it means an outage. Only for its
 * own errors: elsewhere the same codes of the operating system mean other things.
 */
export function asDatabaseError(error: unknown): unknown {
  return isOutage(error) ? new DatabaseUnavailableError(messageOf(error), { cause: error }) : error;
}

/** True when the database could not be used at all. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (error instanceof DatabaseUnavailableError) return true;
  return error instanceof Error && error.cause !== undefined && isDatabaseUnavailable(error.cause);
}

/** What an error says, also where it stands for the failures at several addresses of a host. */
export function messageOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(messageOf).join(', ');
  const text = error instanceof Error ? error.message : String(error);
  return text.split('\n').filter(Boolean).join(' ') || 'no connection';
}

function isOutage(error: unknown): boolean {
  if (error instanceof DatabaseError) return AWAY_STATES.test(error.code ?? '');
  if (error instanceof AggregateError) return error.errors.some(isOutage);
  if (!(error instanceof Error)) return false;
  if (isUnanswered(error) || DISCONNECTED.has(error.message)) return true;
  return 'code' in error && CONNECTION_CODES.has(String(error.code));
}
