import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { NODE_FLAGS, NODE_VARIABLES } from '../support/node-flags.js';
import { freePort, LISTENING } from '../support/server.js';

const SERVER = 'dist/app/server/main.js';
const START_LIMIT_MS = 60_000;

/** Limits out of the way: here everybody has one address. */
const UNLIMITED = {
  CALLS_PER_MINUTE: '1000000',
  LOOKUPS_PER_MINUTE: '1000000',
  ADDRESS_SUBMISSIONS_PER_HOUR: '1000000',
  SUBMISSION_LIMIT: '1000000',
  MINIMUM_FILL_MS: '0',
  SEED_DEMO: 'on',
  SECRET_KEY: 'f'.repeat(32),
};

interface Options {
  /** What runs Node. */
  readonly command?: readonly [string, ...string[]];
  readonly port?: number;
  /** Folder of the project whose build runs. */
  readonly project?: string;
}

/** The built server on a fixed port, which may be killed and started again. */
export class ServerProcess {
  private child: ChildProcess | undefined;
  private printed = '';

  private constructor(
    readonly port: number,
    private readonly environment: Readonly<Record<string, string>>,
    private readonly command: readonly [string, ...string[]],
    private readonly program: string,
  ) {}

  /** Not started yet. */
  static async create(
    environment: Readonly<Record<string, string>>,
    { command = [process.execPath], port, project = '.' }: Options = {},
  ): Promise<ServerProcess> {
    const program = resolve(project, SERVER);
    return new ServerProcess(port ?? (await freePort()), environment, command, program);
  }

  static async start(
    environment: Readonly<Record<string, string>>,
    options: Options = {},
  ): Promise<ServerProcess> {
    const server = await ServerProcess.create(environment, options);
    await server.start();
    return server;
  }

  get origin(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  get pid(): number {
    return this.child!.pid!;
  }

  get output(): string {
    return this.printed;
  }

  get isRunning(): boolean {
    return this.child?.exitCode === null && this.child.signalCode === null;
  }

  /** Does not wait until it answers. */
  spawn(): void {
    const [program, ...args] = this.command;
    const child = spawn(program, [...args, ...NODE_FLAGS, this.program], {
      env: {
        PATH: process.env.PATH,
        ...NODE_VARIABLES,
        ...UNLIMITED,
        PORT: String(this.port),
        ...this.environment,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.child = child;
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => (this.printed += chunk.toString()));
    }
  }

  async start(): Promise<void> {
    const printedBefore = this.printed.length;
    this.spawn();
    const deadline = performance.now() + START_LIMIT_MS;
    while (!this.printed.includes(LISTENING, printedBefore) || !(await this.answers())) {
      if (!this.isRunning) throw new Error(`The server ended at start:\n${this.printed}`);
      if (performance.now() > deadline) throw new Error(`It does not answer:\n${this.printed}`);
      await sleep(50);
    }
  }

  /** As a power cut does. */
  async kill(): Promise<void> {
    await this.end('SIGKILL');
  }

  /** As an operator does; answers the exit code. */
  async stop(): Promise<number | null> {
    return this.end('SIGTERM');
  }

  private async end(signal: NodeJS.Signals): Promise<number | null> {
    if (!this.child || !this.isRunning) return this.child?.exitCode ?? null;
    const exit = once(this.child, 'exit') as Promise<[number | null]>;
    this.child.kill(signal);
    return (await exit)[0];
  }

  private async answers(): Promise<boolean> {
    const answer = await fetch(`${this.origin}/healthz`).catch(() => undefined);
    return answer?.ok === true;
  }
}
