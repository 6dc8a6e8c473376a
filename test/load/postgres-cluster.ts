import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, migrateDatabase } from '../support/server.js';
import type { TestDatabase } from '../support/database.js';

const DEBIAN = '/usr/lib/postgresql';
/** PostgreSQL refuses to run as root. */
const UNPRIVILEGED = 'postgres';

/** A PostgreSQL server of its own, which tests may break. */
export class PostgresCluster {
  private constructor(
    private readonly folder: string,
    readonly port: number,
  ) {}

  static async create(): Promise<PostgresCluster> {
    const folder = mkdtempSync(join(tmpdir(), 'hengmai-cluster-'));
    chmodSync(folder, 0o755);
    const user = identity();
    if (user) chownSync(folder, user.uid, user.gid);
    const cluster = new PostgresCluster(folder, await freePort());
    cluster.run('initdb', ['-D', cluster.files, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8']);
    cluster.start();
    return cluster;
  }

  get connectionString(): string {
    return `postgresql://postgres@127.0.0.1:${this.port}/postgres`;
  }

  /** Its database as tests know databases, migrated. */
  async database(dataDirectory: string): Promise<TestDatabase> {
    const database: TestDatabase = {
      kind: 'postgres',
      dataDirectory,
      environment: {
        DATABASE_URL: this.connectionString,
        DATA_DIR: dataDirectory,
        SEED_DEMO: 'on',
      },
      connectionString: this.connectionString,
      remove: () => Promise.resolve(),
    };
    await migrateDatabase({
      ...database,
      environment: { ...database.environment, SECRET_KEY: 'f'.repeat(32) },
    });
    return database;
  }

  start(): void {
    const options = `-p ${this.port} -c listen_addresses=127.0.0.1 -k ${this.folder}`;
    this.run('pg_ctl', [
      '-D',
      this.files,
      '-w',
      '-l',
      `${this.folder}/log`,
      '-o',
      options,
      'start',
    ]);
  }

  /** `immediate` is a crash: nothing is written any more. */
  stop(mode: 'fast' | 'immediate'): void {
    this.run('pg_ctl', ['-D', this.files, '-w', '-m', mode, 'stop']);
  }

  remove(): void {
    spawnSync(
      join(binaries(), 'pg_ctl'),
      ['-D', this.files, '-m', 'immediate', 'stop'],
      identity(),
    );
    rmSync(this.folder, { recursive: true, force: true });
  }

  private get files(): string {
    return join(this.folder, 'data');
  }

  private run(program: string, args: readonly string[]): void {
    execFileSync(join(binaries(), program), args, {
      ...identity(),
      cwd: this.folder,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  }
}

function identity(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(execFileSync('id', [flag, UNPRIVILEGED]).toString());
  return { uid: id('-u'), gid: id('-g') };
}

function binaries(): string {
  const [newest] = readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a));
  return join(DEBIAN, newest!, 'bin');
}
