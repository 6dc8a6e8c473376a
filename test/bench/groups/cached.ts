import { ROUTES } from '../../../web/contract/routes.js';
import type { ServerProcess } from '../../load/server-process.js';
import type { BareAnswer } from '../bare-server.js';
import { capturedAnswer } from '../captured-answer.js';
import { ChildScript } from '../child-script.js';
import type { Load, LoadReport } from '../load-generator.js';
import { processorSeconds } from '../processor-time.js';
import { type QuietTurns, quietTurns } from '../quiet-turns.js';
import { type Measurement, shown } from '../report.js';
import { median } from '../statistics.js';

const CONNECTIONS = 64;
/** Short turns, so that whatever else the machine does falls on both. */
const TURN_SECONDS = 1;
const WARM_UP_SECONDS = 1;
/** V8 compiles what runs often, some of it after a hundred thousand requests. */
const FIRST_WARM_UP_SECONDS = 12;
const PAGE_SHARE = 0.8;
const FILE_SHARE = 0.6;
const TAIL = 1.5;

interface Case {
  readonly name: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly share: number;
}

interface Round extends LoadReport {
  /** Microseconds of the server's processor for one answer. */
  readonly cost: number;
}

interface Pair {
  readonly bare: Round;
  readonly site: Round;
}

/** What is in memory, against `node:http` with the same bytes and nothing else, turn by turn. */
export async function cached(
  server: ServerProcess,
  { rounds, seconds }: { rounds: number; seconds: number },
): Promise<Measurement[]> {
  const generator = ChildScript.start<Load, LoadReport>('./load-generator.ts', 'load');
  const bare = ChildScript.start<BareAnswer, { port: number }>('./bare-server.ts', 'server');
  const measurements: Measurement[] = [];
  try {
    for (const { name, path, headers, share } of await cases(server.origin)) {
      const { port } = await bare.ask(await capturedAnswer(server.origin, path, headers));
      const requests = { kind: 'get', path, headers } as const;
      const run = async (target: { port: number; pid: number }, time: number): Promise<Round> => {
        const before = processorSeconds(target.pid) ?? NaN;
        const load = { port: target.port, requests, connections: CONNECTIONS, seconds: time };
        const report = await generator.ask(load);
        if (report.error) throw new Error(`${name}: ${report.error}`);
        const used = (processorSeconds(target.pid) ?? NaN) - before;
        return { ...report, cost: (used * 1e6) / report.total };
      };
      const targets = { bare: { port, pid: bare.pid }, site: server };
      const warmUp = measurements.length === 0 ? FIRST_WARM_UP_SECONDS : WARM_UP_SECONDS;
      for (const target of Object.values(targets)) await run(target, warmUp);
      const turns = Math.ceil((rounds * seconds) / TURN_SECONDS);
      const pairs = await quietTurns(turns, async (index): Promise<Pair> => {
        if (index % 2 === 0) {
          const first = await run(targets.bare, TURN_SECONDS);
          return { bare: first, site: await run(targets.site, TURN_SECONDS) };
        }
        const first = await run(targets.site, TURN_SECONDS);
        return { site: first, bare: await run(targets.bare, TURN_SECONDS) };
      });
      measurements.push(...compare(name, share, pairs));
    }
  } finally {
    await generator.end();
    await bare.end();
  }
  return measurements;
}

function compare(name: string, share: number, { kept, notes }: QuietTurns<Pair>): Measurement[] {
  const of = (target: 'bare' | 'site', key: 'perSecond' | 'p99' | 'cost') =>
    median(kept.map((pair) => pair[target][key]));
  return [
    {
      name: `${name}, of bare node:http`,
      value: median(kept.map(({ bare, site }) => site.perSecond / bare.perSecond)),
      unit: '',
      atLeast: share,
      notes:
        `${shown(of('site', 'perSecond'))}/s of ${shown(of('bare', 'perSecond'))}/s; ` +
        `${shown(of('site', 'cost'))} µs of the processor for one, bare ${shown(of('bare', 'cost'))} µs; ${notes}`,
    },
    {
      name: `${name}, p99 of bare`,
      value: of('site', 'p99') / of('bare', 'p99'),
      unit: '×',
      ...(share === PAGE_SHARE && { atMost: TAIL }),
      notes: `${shown(of('site', 'p99'))} ms, bare ${shown(of('bare', 'p99'))} ms`,
    },
  ];
}

async function cases(origin: string): Promise<Case[]> {
  const gzip = { 'Accept-Encoding': 'gzip' };
  const br = { 'Accept-Encoding': 'gzip, deflate, br, zstd' };
  const product = ROUTES.find((row) => row.screen === 'product')!.path.zh!;
  const home = await fetch(origin, { headers: br });
  const html = await home.text();
  const etag = home.headers.get('etag')!;
  const found = (pattern: RegExp) => pattern.exec(html)![1]!;
  const page = { share: PAGE_SHARE };
  const file = { headers: br, share: FILE_SHARE };
  return [
    { ...page, name: 'home page, gzip', path: '/', headers: gzip },
    { ...page, name: 'home page, brotli', path: '/', headers: br },
    { ...page, name: 'product page, brotli', path: product, headers: br },
    { ...page, name: 'home page, 304', path: '/', headers: { ...br, 'If-None-Match': etag } },
    { ...file, name: 'script', path: found(/src="(\/js\/[^"]+)"/) },
    { ...file, name: 'stylesheet', path: found(/href="(\/css\/[^"]+)"/) },
    { ...file, name: 'picture', path: found(/(\/img\/[^" ]+\.(?:avif|webp))/) },
  ];
}
