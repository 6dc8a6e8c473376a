import { chmod, lstat, mkdir, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { StartupError } from '../../config/variables.js';
import { claimOwnership, isListenedOn, type Release } from './ownership.js';
import type { WorkerInput, WorkerOrder, WorkerReport } from './postgres-worker.js';

/** Connections cost next to nothing here: enough for several processes with pools, and for staff. */
const MAX_CONNECTIONS = 100;
/** Longer than an owner takes to make its database. */
const WAIT_FOR_OWNER_MS = 30_000;
const POLL_MS = 100;
/** Two that ask at the same moment both withdraw; they must not meet again and again. */
const POLL_SPREAD_MS = 100;
/** Longest time of a statement: staff write whole tables anew, and their thread answers nothing meanwhile. */
export const LONGEST_STATEMENT_MS = 5 * 60_000;
/** How often the database thread is asked whether it is alive. */
const QUESTION_MS = 5_000;
/**
 * How many questions it may miss: those of a minute more than any statement takes. A site that ended
 * in the middle of one would find it asked for again at its next start. That PostgreSQL gives up is
 * told at once, by the thread itself.
 */
const MISSED_QUESTIONS = (LONGEST_STATEMENT_MS + 60_000) / QUESTION_MS;

interface EmbeddedPostgresOptions {
  /** Called when the database fails while this process owns it. */
  readonly onLost: (reason: string) => void;
  /** Takes the database over when its owner ends; short-lived programs need not. */
  readonly succeedsOwner?: boolean;
}

/**
 * PostgreSQL in WebAssembly, served on a Unix socket inside a data directory. Only one process ever
 * opens the files; any other one connects to that process's socket, and may follow as the owner.
 */
export class EmbeddedPostgres {
  readonly connectionString: string;
  private worker: Worker | undefined;
  private releaseOwnership: Release | undefined;
  private takenOver: (() => void) | undefined;
  private isClosing = false;
  private succession: Promise<void> | undefined;

  private constructor(
    private readonly dataDirectory: string,
    private readonly folder: string,
    private readonly onLost: (reason: string) => void,
  ) {
    this.connectionString = `postgresql://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`;
  }

  /** @throws StartupError with one line for the operator. */
  static async open(
    dataDirectory: string,
    { onLost, succeedsOwner = false }: EmbeddedPostgresOptions,
  ): Promise<EmbeddedPostgres> {
    await prepareDataDirectory(dataDirectory);
    const folder = await socketFolder(dataDirectory);
    const postgres = new EmbeddedPostgres(dataDirectory, folder, onLost);
    await postgres.ownOrConnect();
    if (succeedsOwner && !postgres.isOwner) postgres.succession = postgres.succeed();
    return postgres;
  }

  /** False: another process serves the files, and this one only connects to it. */
  get isOwner(): boolean {
    return this.worker !== undefined;
  }

  /** @param listener called once this process has become the owner after another one. */
  onTakenOver(listener: () => void): void {
    if (this.succession && this.isOwner) listener();
    else this.takenOver = listener;
  }

  async close(): Promise<void> {
    this.isClosing = true;
    await this.succession;
    if (!this.worker) return;
    const end = report(this.worker, 'closed');
    order(this.worker, 'close');
    await end;
    await this.releaseOwnership?.();
  }

  private async ownOrConnect(): Promise<void> {
    const deadline = performance.now() + WAIT_FOR_OWNER_MS;
    while (!(await this.tryToOwn())) {
      if (await isListenedOn(join(this.folder, SOCKET_NAME))) return;
      if (performance.now() > deadline) {
        throw new StartupError(
          `Another process holds DATA_DIR ${this.dataDirectory} and does not answer on its socket`,
        );
      }
      await pause();
    }
  }

  /** Ends when this process owns the files, or is closed before. */
  private async succeed(): Promise<void> {
    try {
      while (!this.isClosing && !(await this.tryToOwn())) await pause();
      if (this.isOwner) this.takenOver?.();
    } catch (error) {
      this.onLost((error as Error).message);
    }
  }

  private async tryToOwn(): Promise<boolean> {
    const release = await claimOwnership(this.folder);
    if (!release) return false;
    // The release before kept its claim elsewhere where the path is long, and only a link to its socket here.
    if (await isListenedOn(join(this.folder, SOCKET_NAME))) {
      await release();
      return false;
    }
    try {
      this.worker = await this.serve();
      this.releaseOwnership = release;
      return true;
    } catch (error) {
      await release();
      throw new StartupError(`The embedded database cannot be opened: ${(error as Error).message}`);
    }
  }

  private async serve(): Promise<Worker> {
    const socketPath = join(this.folder, SOCKET_NAME);
    // The owner is alone: a socket file found here was left by a crash.
    await rm(socketPath, { force: true });
    const input: WorkerInput = {
      filesFolder: join(this.dataDirectory, 'postgres'),
      socketPath,
      maxConnections: MAX_CONNECTIONS,
    };
    const worker = new Worker(new URL('./postgres-worker.js', import.meta.url), {
      workerData: input,
    });
    await report(worker, 'ready').catch(async (error: unknown) => {
      // It may hang, and would still have the files open when somebody else opens them.
      await worker.terminate();
      throw error;
    });
    const fail = (reason: string) => this.onLost(`the embedded database failed: ${reason}`);
    worker.on('error', ({ message }) => fail(message));
    worker.on('message', (message: WorkerReport) => {
      if (message.kind === 'failed') fail(message.reason);
    });
    worker.on('exit', () => {
      if (!this.isClosing) this.onLost('the embedded database stopped');
    });
    watchThread(worker, (reason) => {
      if (!this.isClosing) this.onLost(reason);
    });
    return worker;
  }
}

/**
 * Calls `onSilent`, once, when a thread has not answered for longer than any statement takes.
 * Questions are counted, not time: after the machine has slept, only one of them is late.
 */
export function watchThread(worker: Worker, onSilent: (reason: string) => void): void {
  let missed = 0;
  worker.on('message', () => (missed = 0));
  const timer = setInterval(() => {
    if (missed === MISSED_QUESTIONS) {
      const seconds = (QUESTION_MS * MISSED_QUESTIONS) / 1000;
      onSilent(`the embedded database has not answered for ${seconds} seconds`);
    }
    missed += 1;
    order(worker, 'alive');
  }, QUESTION_MS).unref();
  worker.on('exit', () => clearInterval(timer));
}

/** Creates the folder, readable by its owner alone: whoever reaches the socket is the superuser. */
async function prepareDataDirectory(directory: string): Promise<void> {
  try {
    await mkdir(directory, { recursive: true, mode: 0o700 });
    await chmod(directory, 0o700);
  } catch (error) {
    throw new StartupError(`DATA_DIR ${directory} cannot be used: ${(error as Error).message}`);
  }
}

function order(worker: Worker, message: WorkerOrder): void {
  worker.postMessage(message);
}

/** Waits for a report of the worker; rejects when the worker fails or ends first. */
async function report(worker: Worker, expected: WorkerReport['kind']): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    worker.on('message', (message: WorkerReport) => {
      if (message.kind === expected) resolve();
      if (message.kind === 'failed') reject(new Error(message.reason));
    });
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('its thread ended')));
  });
}

function pause(): Promise<void> {
  return sleep(POLL_MS + Math.random() * POLL_SPREAD_MS);
}

/** The name that every PostgreSQL client looks for in a socket folder. */
export const SOCKET_NAME = '.s.PGSQL.5432';

/** Kernels limit the path of a Unix socket: 104 bytes on macOS, 108 on Linux, the final NUL included. */
const MAX_SOCKET_PATH_BYTES = 103;

/**
 * A path of the data directory that is short enough for sockets: its own, or that of a link to it in
 * a private folder of the system's temporary one. Sockets made by way of the link stand in the data
 * directory itself: there processes meet, whatever path or temporary folder each of them has.
 */
async function socketFolder(dataDirectory: string): Promise<string> {
  if (Buffer.byteLength(join(dataDirectory, SOCKET_NAME)) <= MAX_SOCKET_PATH_BYTES) {
    return dataDirectory;
  }
  const digest = createHash('sha256').update(dataDirectory).digest('hex').slice(0, 16);
  const folder = join(tmpdir(), `hengmai-${digest}`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const { uid, mode } = await lstat(folder);
  if (uid !== process.getuid?.() || (mode & 0o077) !== 0) {
    throw new StartupError(
      `The socket folder ${folder} is not private to this user: choose a shorter DATA_DIR`,
    );
  }
  const link = join(folder, 'data');
  await symlink(dataDirectory, link).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  return link;
}
