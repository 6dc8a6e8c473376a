import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

const POLL_MS = 20;

export interface Measured {
  readonly code: number | null;
  readonly seconds: number;
  /** Largest resident set, as the kernel counted it. */
  readonly peakMb: number;
  readonly output: string;
}

/** Runs a Node script and watches the high-water mark of its memory (Linux). */
export async function measured(
  script: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<Measured> {
  const startedAt = performance.now();
  const child = spawn(process.execPath, [script, ...args], {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  }
  let peakKb = 0;
  const timer = setInterval(() => {
    peakKb = Math.max(peakKb, highWaterMark(child.pid));
  }, POLL_MS);
  const code = await new Promise<number | null>((done) => child.once('close', done));
  clearInterval(timer);
  return { code, seconds: (performance.now() - startedAt) / 1000, peakMb: peakKb / 1024, output };
}

function highWaterMark(pid: number | undefined): number {
  try {
    return Number(/^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);
  } catch {
    // It has ended in between.
    return 0;
  }
}
