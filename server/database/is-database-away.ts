import { Prisma } from './generated/client.js';

/** Prisma's codes for: unreachable, timed out, closed, pool exhausted, transaction not started. */
const AWAY_CODES = new Set(['P1001', 'P1002', 'P1008', 'P1017', 'P2024', 'P2028', 'P2037']);
const AWAY_CAUSES =
  /terminating connection|crash of another server process|administrator command|cannot connect now|could not (?:extend|write)|No space left on device|disk full|ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT|Connection terminated|connect timeout|timeout exceeded|Query read timeout|shutting down|starting up|recovery mode|too many clients/i;

/** True when the database could not be used at all, rather than refused what it was asked. */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof Prisma.PrismaClientInitializationError) return true;
  if (error instanceof Prisma.PrismaClientKnownRequestError) {
    return AWAY_CODES.has(error.code) || AWAY_CAUSES.test(error.message);
  }
  if (!(error instanceof Error)) return false;
  // Where a host has several addresses, the message of what failed at all of them is empty.
  const code = 'code' in error ? String(error.code) : '';
  return AWAY_CAUSES.test(`${error.name} ${code} ${error.message}`);
}
