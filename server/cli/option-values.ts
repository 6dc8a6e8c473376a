import { InvalidArgumentError } from 'commander';
import type { KnownRow } from '../staff/audit/verify-audit.js';

/** A day in Shanghai, such as 2026-11-20. */
export function day(value: string): string {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(value);
  const parsed = new Date(`${value}T00:00:00Z`);
  if (isDay && !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(value)) {
    return value;
  }
  throw new InvalidArgumentError('YYYY-MM-DD');
}

/** A whole number from 1. */
export function positive(value: string): number {
  if (/^[1-9]\d{0,6}$/.test(value)) return Number(value);
  throw new InvalidArgumentError('1, 2, 3 …');
}

/** A row of the audit as `audit verify` prints it: 41:NjQg… */
export function knownRow(value: string): KnownRow {
  const [, id, hash] = /^(\d{1,18}):([\w-]{43})$/.exec(value) ?? [];
  if (id !== undefined && hash !== undefined) return { id, hash };
  throw new InvalidArgumentError('id:hash');
}

/** For options that may be given several times. */
export function collect(value: string, earlier: readonly string[] = []): readonly string[] {
  return [...earlier, value];
}
