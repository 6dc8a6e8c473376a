import { Prisma } from './generated/client.js';

/** Prisma's codes for: unreachable, timed out, closed, pool exhausted, transaction not started. */
const AWAY_CODES = new Set(['P1001', 'P1002', 'P1008', 'P1017', 'P2024', 'P2028', 'P2037']);
const AWAY_CAUSES =
  /terminating connection|crash of another server process|administrator command|cannot connect now|could not (?:extend|write)|No space left on device|disk full|ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT|Connection terminated|connect timeout|timeout exceeded|shutting down|starting up|recovery mode|too many clients/i;

/** True when the database could not be used at all, rather than refused what it was asked. */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof Prisma.PrismaClientInitializationError) return true;
  if (error instanceof Prisma.PrismaClientKnownRequestError) {
    return AWAY_CODES.has(error.code) || AWAY_CAUSES.test(error.message);
  }
  return error instanceof Error && AWAY_CAUSES.test(`${error.name} ${error.message}`);
}
