/**
 * `npm test`: unit, API and browser tests, one after the other, with one line for all at the end.
 * `TEST_NODES` names further Nodes, with commas between: units run on each, and so does the API.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { findChromium } from './support/find-chromium.js';
import { findFirefox } from './support/find-firefox.js';
import { prepareDatabases } from './support/prepared-databases.js';

const JEST_RESULTS = 'test-results/jest.json';
/**
 * Drawing and models take minutes and ask nothing of Node, nor do copies of the repository. Random input comes
 * again, but less of it.
 */
const NOT_AGAIN = ['web/figures', 'web/build', 'web/products/.*/explorer/', 'contract/recipes'];
// Absolute: Playwright takes it from the folder of its configuration.
const BROWSER_RESULTS = resolve('test-results/browser.json');

type Program = readonly [string, ...string[]];
const NPX: Program = ['npx', '--no-install'];

interface JestResults {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numFailedTestSuites: number;
}
interface BrowserResults {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
  };
}

// Before anything runs: without a browser the answer could only be half of one.
findChromium();
const firefox = findFirefox();

rmSync('test-results', { recursive: true, force: true });
mkdirSync('test-results');

const hasPostgres = process.env.TEST_DATABASE_URL !== undefined;
const prepared = await prepareDatabases(hasPostgres ? ['embedded', 'postgres'] : ['embedded']);

// Units run on each Node. Of the API's two databases the first further Node takes PostgreSQL, where
// there is one, so that this takes little longer than without it.
const furtherNodes = (process.env.TEST_NODES ?? '').split(',').filter((node) => node !== '');
const isShared = hasPostgres && furtherNodes.length > 0;
const jest = run([
  ...['jest', '--json', `--outputFile=${JEST_RESULTS}`],
  ...(isShared ? ['--ignoreProjects', 'api (postgres)'] : []),
]);
// Beside the browsers, which wait for their pages half of the time.
const onFurtherNodes = testFurtherNodes();
const browser = await runBeside(['playwright', 'test', '--config=test/playwright.config.ts'], {
  PLAYWRIGHT_JSON_OUTPUT_NAME: BROWSER_RESULTS,
});
const failedNodes = await onFurtherNodes;
await prepared.remove();

const units = read<JestResults>(JEST_RESULTS);
const pages = read<BrowserResults>(BROWSER_RESULTS)?.stats;
const passed = (units?.numPassedTests ?? 0) + (pages ? pages.expected + pages.flaky : 0);
// A suite that could not even be loaded has failed as well, though it counts no test.
const failed =
  Math.max(units?.numFailedTests ?? 1, units?.numFailedTestSuites ?? 1) + (pages?.unexpected ?? 1);

if (pages?.flaky) console.log(`${pages.flaky} of them passed only at the second try: see above`);
if (!firefox) console.log('Firefox was left out, since TEST_FIREFOX names none');
if (process.env.TEST_WEBKIT_DRIVER === undefined) {
  console.log('WebKit was left out, since TEST_WEBKIT_DRIVER names no driver');
}
if (failedNodes.length > 0) console.log(`Tests failed on ${failedNodes.join(', ')}: see above`);
console.log(`${passed} passed, ${failed} failed`);
const hasPassed = jest === 0 && browser === 0 && failed === 0 && failedNodes.length === 0;
process.exitCode = hasPassed ? 0 : 1;

/** Returns those on which something failed. What they print comes at their end, in one piece. */
async function testFurtherNodes(): Promise<readonly string[]> {
  const failures: string[] = [];
  for (const [index, node] of furtherNodes.entries()) {
    const database = isShared && index === 0 ? 'postgres' : 'embedded';
    const choice = ['--selectProjects', 'unit', `api (${database})`, '--maxWorkers', '1'];
    const output: Buffer[] = [];
    const status = await runBeside(
      ['node_modules/jest/bin/jest.js', ...choice, '--testPathIgnorePatterns', ...NOT_AGAIN],
      { FUZZ_SHARE: '0.1' },
      [node],
      output,
    );
    console.log(`On ${node}:\n${Buffer.concat(output).toString()}`);
    if (status !== 0) failures.push(node);
  }
  return failures;
}

function environmentWith(more: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  return { ...process.env, NODE_ENV: 'test', ...prepared.environment, ...more };
}

function run(command: readonly string[]): number | null {
  const [program, ...before] = NPX;
  const env = environmentWith({});
  return spawnSync(program, [...before, ...command], { stdio: 'inherit', env }).status;
}

/** The same while others run; with `output`, what it prints is put there. */
async function runBeside(
  command: readonly string[],
  environment: Readonly<Record<string, string>>,
  [program, ...before]: Program = NPX,
  output?: Buffer[],
): Promise<number | null> {
  const child = spawn(program, [...before, ...command], {
    stdio: output ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    env: environmentWith(environment),
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => output?.push(chunk));
  }
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
}

function read<T>(file: string): T | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : undefined;
}
