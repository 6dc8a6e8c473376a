import type { Limits } from '../../../config/app-config.js';
import { MINUTE_MS } from '../limits/call-counters.js';
import { COST_OF_MISS } from '../limits/constant-time-lookup.js';
import { HOUR_SECONDS } from '../limits/submission-limits.js';

/** What a call declares of its limits. */
export interface DeclaredLimits {
  /** Which limit it has beside the one that all calls share. */
  readonly limit: 'calls' | 'lookups' | 'submissions';
  /** Whose accepted submissions count, where the call takes submissions. */
  readonly countedBy?: readonly string[];
  /** Whether wrong serial numbers and codes count, as those of lookups do. */
  readonly countsGuesses?: true;
}

interface Limit {
  readonly name: string;
  readonly counts: string;
  readonly per: string;
  readonly limit: number;
  readonly windowSeconds: number;
  /** What a call counts for that finds nothing. */
  readonly costOfMiss?: number;
}

const MINUTE_SECONDS = MINUTE_MS / 1000;
const CLIENT_ADDRESS = 'client address (IPv6: /64 network, and eight times as many per /48)';

/** The limits of a call in the running configuration. Each counts independently of the others. */
export function limitsOf(
  { limit, countedBy = [], countsGuesses }: DeclaredLimits,
  limits: Limits,
): Limit[] {
  const calls = {
    name: 'calls',
    counts: 'calls of any kind',
    per: CLIENT_ADDRESS,
    limit: limits.callsPerMinute,
    windowSeconds: MINUTE_SECONDS,
  };
  if (limit === 'calls') return [calls];
  if (limit === 'lookups') return [calls, lookups(limits)];
  const accepted = { name: 'submissions', counts: 'accepted submissions of all calls' };
  return [
    calls,
    ...(countsGuesses ? [guesses(limits)] : []),
    {
      ...accepted,
      per: CLIENT_ADDRESS,
      limit: limits.addressSubmissionsPerHour,
      windowSeconds: HOUR_SECONDS,
    },
    ...countedBy.map((per) => ({
      ...accepted,
      counts: 'accepted submissions of this call',
      per,
      limit: limits.submissions,
      windowSeconds: limits.submissionWindowHours * HOUR_SECONDS,
    })),
  ];
}

function lookups({ lookupsPerMinute }: Limits): Limit {
  return {
    name: 'lookups',
    counts: 'lookups of serial numbers, invitation codes and submissions',
    per: CLIENT_ADDRESS,
    limit: lookupsPerMinute,
    windowSeconds: MINUTE_SECONDS,
    costOfMiss: COST_OF_MISS,
  };
}

function guesses(limits: Limits): Limit {
  return {
    ...lookups(limits),
    name: 'guesses',
    counts: 'wrong serial numbers and invitation codes in applications',
  };
}

/** A limit in words. */
export function limitSentence({ counts, per, limit, windowSeconds, costOfMiss }: Limit) {
  const miss = costOfMiss === undefined ? '' : ` A miss counts as ${costOfMiss}.`;
  return `${limit} ${counts} in ${duration(windowSeconds)} per ${per}.${miss}`;
}

export function duration(seconds: number): string {
  if (seconds % HOUR_SECONDS === 0) return count(seconds / HOUR_SECONDS, 'hour');
  return count(seconds / MINUTE_SECONDS, 'minute');
}

const count = (number: number, unit: string) => `${number} ${unit}${number === 1 ? '' : 's'}`;
