import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

const COMMANDS = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
];
/** Chromium without windows, by its names in Debian and elsewhere. */
const HEADLESS_COMMANDS = ['chromium-headless-shell', 'chrome-headless-shell'];
const MAC_APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * A Chromium for the browser tests: `CHROMIUM_PATH`, one of the system, one that Playwright has
 * downloaded, or, for root on Debian, the distribution's package.
 * @throws Error that says what to do when there is none.
 */
export function findChromium(): string {
  const found = named() ?? ofSystem() ?? ofPlaywright() ?? fromDebian();
  if (found) return found;
  throw new Error(
    'The browser tests need a Chromium: install one, run "npx playwright install chromium", ' +
      'or name one in CHROMIUM_PATH',
  );
}

/** As {@link findChromium}, but the headless shell where there is one: tests take a third less time. */
export function findHeadlessChromium(): string {
  return named() ?? onPath(HEADLESS_COMMANDS).find(isExecutable) ?? findChromium();
}

function named(): string | undefined {
  const path = process.env.CHROMIUM_PATH;
  if (!path) return undefined;
  if (!isExecutable(path)) throw new Error(`CHROMIUM_PATH: ${path} cannot be run`);
  return path;
}

function ofSystem(): string | undefined {
  return [...onPath(COMMANDS), ...MAC_APPLICATIONS].find(isExecutable);
}

function onPath(commands: readonly string[]): string[] {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return commands.flatMap((command) => folders.map((folder) => join(folder, command)));
}

function ofPlaywright(): string | undefined {
  const path = chromium.executablePath();
  return isExecutable(path) ? path : undefined;
}

function fromDebian(): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return undefined;
  const apt = (...args: string[]) => spawnSync('apt-get', args, { stdio: 'inherit' }).status === 0;
  const packages = ['chromium', 'fonts-noto-cjk'];
  return apt('update', '-qq') && apt('install', '-y', '-qq', '--no-install-recommends', ...packages)
    ? ofSystem()
    : undefined;
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
