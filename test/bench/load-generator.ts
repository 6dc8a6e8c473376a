/** Child script: sends requests over many connections, and reports how many were answered and when. */
import { setTimeout as sleep } from 'node:timers/promises';
import { answerParent } from './child-script.js';
import { Connection } from './connection.js';
import { type Requests, requestSource } from './requests.js';
import { percentile } from './statistics.js';

export interface Load {
  readonly port: number;
  readonly requests: Requests;
  readonly connections: number;
  readonly seconds: number;
  /** Requests a second, sent on time whether answers come or not; absent: as many as are answered. */
  readonly rate?: number;
}

export interface LoadReport {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly total: number;
  /** Answers by status. */
  readonly statuses: Readonly<Record<number, number>>;
  readonly error?: string;
}

const TICK_MS = 1;
const LAST_ANSWER_MS = 30_000;

answerParent<Load, LoadReport>(async ({ port, requests, connections, seconds, rate }) => {
  const next = requestSource(requests, port);
  const times: number[] = [];
  const statuses: Record<number, number> = {};
  const state = { error: undefined as string | undefined };
  const fail = (error: Error) => (state.error ??= error.message);
  const startedAt = performance.now();
  const end = startedAt + seconds * 1000;

  let underWay = 0;
  let inTime = 0;
  const exchange = (connection: Connection, sentAt: number, then: () => void) => {
    underWay += 1;
    connection.send(next(), (status) => {
      const now = performance.now();
      underWay -= 1;
      if (now <= end) inTime += 1;
      statuses[status] = (statuses[status] ?? 0) + 1;
      times.push(now - sentAt);
      then();
    });
  };

  const idle = Array.from({ length: connections }, () => new Connection(port, fail));
  const all = [...idle];
  if (rate === undefined) {
    const again = (connection: Connection) => {
      const now = performance.now();
      if (now < end) exchange(connection, now, () => again(connection));
    };
    all.forEach(again);
    await sleep(seconds * 1000);
  } else {
    // Latency counts from when a request was due: a slow answer must not delay the next question.
    let sent = 0;
    const waiting: number[] = [];
    const work = (connection: Connection) => {
      const due = waiting.shift();
      if (due === undefined) idle.push(connection);
      else exchange(connection, due, () => work(connection));
    };
    while (performance.now() < end && !state.error) {
      for (; sent < ((performance.now() - startedAt) / 1000) * rate; sent += 1) {
        waiting.push(startedAt + (sent / rate) * 1000);
      }
      while (waiting.length > 0 && idle.length > 0) work(idle.pop()!);
      await sleep(TICK_MS);
    }
  }
  // Late answers count, too; and left over they would be the next load's burden.
  while (underWay > 0 && !state.error) {
    if (performance.now() > end + LAST_ANSWER_MS) fail(new Error('Some answers never came'));
    await sleep(TICK_MS);
  }
  all.forEach((connection) => connection.close());
  times.sort((a, b) => a - b);
  return {
    perSecond: inTime / seconds,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    total: times.length,
    statuses,
    ...(state.error !== undefined && { error: state.error }),
  };
});
