import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg } from 'node:os';
import Table from 'cli-table3';
import { PINNED } from './cores.js';

/** One line of the table: what was measured, and what it had to be. */
export interface Measurement {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** Further numbers, in words. */
  readonly notes?: string;
  readonly atLeast?: number;
  readonly atMost?: number;
}

const FILE = 'test-results/bench.json';

export function isMet({ value, atLeast, atMost }: Measurement): boolean {
  return value >= (atLeast ?? -Infinity) && value <= (atMost ?? Infinity);
}

export function printReport(measurements: readonly Measurement[]): void {
  const table = new Table({ head: ['', 'measured', 'wanted', '', 'of which'] });
  for (const measurement of measurements) {
    const { name, value, unit, notes = '' } = measurement;
    const wanted = bound(measurement);
    const verdict = wanted === '' ? '' : isMet(measurement) ? 'met' : 'MISSED';
    table.push([name, `${shown(value)} ${unit}`.trim(), wanted, verdict, notes]);
  }
  console.log(table.toString());
  const machine = {
    processor: cpus()[0]?.model,
    cores: availableParallelism(),
    pinned: PINNED,
    load: loadavg()[0],
    node: process.version,
  };
  mkdirSync('test-results', { recursive: true });
  writeFileSync(FILE, JSON.stringify({ at: new Date(), machine, measurements }, null, 2));
  console.log(`${FILE} holds the same; ${JSON.stringify(machine)}`);
}

function bound({ atLeast, atMost }: Measurement): string {
  if (atLeast !== undefined) return `≥ ${atLeast}`;
  return atMost === undefined ? '' : `≤ ${atMost}`;
}

export function shown(value: number): string {
  return value >= 100 ? value.toFixed(0) : value.toFixed(2);
}
