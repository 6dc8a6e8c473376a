import { cpSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { copyApplication } from '../../support/application-copy.js';
import { createDatabase, type TestDatabase } from '../../support/database.js';
import { type Outcome, outcomeOf } from '../outcome.js';
import { ServerProcess } from '../server-process.js';
import { startLoad, type SteadyLoad } from '../steady-load.js';

const FIRST_STARTS = 12;
const UPGRADES = 12;
/** Later than this the database is open, made or upgraded. */
const LATEST_KILL_MS = 5_000;
const LATEST_UPGRADE_KILL_MS = 2_500;
/** How many migrations the release before lacked. */
const NEWER = 3;

/** A first start is killed at any moment, again and again; the one after it must do. */
export async function killedMigrations(): Promise<Outcome> {
  const outcomes: Outcome[] = [];
  for (let round = 0; round < FIRST_STARTS; round += 1) {
    const database = await createDatabase('embedded');
    await killDuringStart(database, ((round + 1) / FIRST_STARTS) * LATEST_KILL_MS);
    outcomes.push(await serveOn(database));
    await database.remove();
  }
  return sumOf(outcomes);
}

/** A database with submissions is killed while a newer release brings it up to date. */
export async function killedUpgrades(): Promise<Outcome> {
  const older = await copyApplication();
  const filled = await createDatabase('embedded');
  const before = withoutNewest(older.project);
  try {
    const server = await ServerProcess.start(filled.environment, { project: before });
    const load = startLoad([server.origin]);
    await sleep(2_000);
    await load.stop();
    await server.stop();
    if (load.acknowledged.size === 0) throw new Error(`Nothing was stored:\n${server.output}`);
    const outcomes: Outcome[] = [];
    for (let round = 0; round < UPGRADES; round += 1) {
      const database = await createDatabase('embedded', filled.dataDirectory);
      await killDuringStart(database, ((round + 1) / UPGRADES) * LATEST_UPGRADE_KILL_MS);
      outcomes.push(await serveOn(database, load));
      await database.remove();
    }
    return sumOf(outcomes);
  } finally {
    await filled.remove();
    await older.remove();
  }
}

async function killDuringStart(database: TestDatabase, afterMs: number): Promise<void> {
  const server = await ServerProcess.create(database.environment);
  server.spawn();
  await sleep(afterMs);
  await server.kill();
}

/** Starts on what a kill has left, and takes submissions. */
async function serveOn(database: TestDatabase, earlier?: SteadyLoad): Promise<Outcome> {
  const server = await ServerProcess.start(database.environment);
  const load = startLoad([server.origin]);
  try {
    await sleep(500);
    await load.stop();
    for (const [email, reference] of earlier?.acknowledged ?? []) {
      load.acknowledged.set(email, reference);
    }
    return await outcomeOf(load, database);
  } finally {
    await load.stop();
    await server.stop();
  }
}

/** Takes the latest migrations out of a copy of the application; its programs do without them. */
function withoutNewest(project: string): string {
  const migrations = join(project, 'prisma', 'migrations');
  rmSync(join(project, 'prisma'));
  mkdirSync(join(project, 'prisma'));
  cpSync(resolve('prisma'), join(project, 'prisma'), { recursive: true });
  const names = readdirSync(migrations)
    .filter((name) => /^\d/.test(name))
    .sort();
  for (const name of names.slice(-NEWER)) rmSync(join(migrations, name), { recursive: true });
  return project;
}

function sumOf(outcomes: readonly Outcome[]): Outcome {
  const sum = (of: (outcome: Outcome) => number) =>
    outcomes.reduce((total, outcome) => total + of(outcome), 0);
  return {
    acknowledged: sum(({ acknowledged }) => acknowledged),
    stored: sum(({ stored }) => stored),
    duplicated: sum(({ duplicated }) => duplicated),
    lost: sum(({ lost }) => lost),
    failed: sum(({ failed }) => failed),
    refused: outcomes.map(({ refused }) => refused).find((text) => text !== 'none') ?? 'none',
    pages: sum(({ pages }) => pages),
    failedPages: sum(({ failedPages }) => failedPages),
    bare503: sum(({ bare503 }) => bare503),
    recoverySeconds: Math.max(...outcomes.map(({ recoverySeconds }) => recoverySeconds)),
  };
}
