import { execFile } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { type Recipe, RECIPES } from '../support/recipes.js';

// The types of the whole repository are checked twice, side by side.
jest.setTimeout(600_000);

const README = readFileSync('README.md', 'utf8');
/** What a copy does without, or makes itself. */
const LEFT_BEHIND = ['.git', '.data', 'dist', 'node_modules', 'test-results'];
/** Specs that cover what the recipes touch. */
const SPECS = [
  'web/products/products.spec.ts',
  'web/ui/layout/menu-entries.spec.ts',
  'web/app/page-figures.spec.ts',
  'test/contract/api-routes.spec.ts',
  'test/contract/content-editions.spec.ts',
  'test/contract/documentation.spec.ts',
];

/** Paths that a recipe of the README names, as patterns: `{zh,en}` is both, `<id>` is anything. */
function namedFiles(title: string): readonly RegExp[] {
  const line = README.split('\n').find((candidate) => candidate.startsWith(`- **${title}**`)) ?? '';
  return [...line.matchAll(/`((?:web|server|prisma|test|docs)\/[^`]+\.\w+)`/g)]
    .flatMap(([, path = '']) => alternatives(path))
    .map((path) => new RegExp(`^${path.replaceAll('.', '\\.').replace(/<\w+>/g, '[\\w-]+')}$`));
}

function alternatives(path: string): readonly string[] {
  const [braces, list] = /\{([^}]+)\}/.exec(path) ?? [];
  if (!braces || !list) return [path];
  return list.split(',').flatMap((one) => alternatives(path.replace(braces, one)));
}

describe.each(RECIPES)('the recipe of the README: $title', ({ title, edits }) => {
  const touched = Object.keys(edits);

  it('names the files that it touches, and no others', () => {
    const named = namedFiles(title);
    expect(named.length).toBeGreaterThan(0);
    expect(touched.filter((file) => !named.some((path) => path.test(file)))).toEqual([]);
    expect(named.filter((path) => !touched.some((file) => path.test(file)))).toEqual([]);
  });
});

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

/** The repository with all recipes followed, but for the files that are forgotten. */
function followedCopy(forgotten: (recipe: Recipe) => readonly string[]): string {
  const copy = mkdtempSync(join(realpathSync(tmpdir()), 'recipes-'));
  folders.push(copy);
  for (const name of readdirSync('.').filter((found) => !LEFT_BEHIND.includes(found))) {
    cpSync(name, join(copy, name), { recursive: true });
  }
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
  for (const recipe of RECIPES) {
    for (const [file, edit] of Object.entries(recipe.edits)) {
      if (forgotten(recipe).includes(file)) continue;
      const path = join(copy, file);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, typeof edit === 'string' ? edit : edit(readFileSync(path, 'utf8')));
    }
  }
  return copy;
}

interface Outcome {
  readonly output: string;
  readonly hasFailed: boolean;
}

function run(copy: string, script: string, ...parameters: readonly string[]): Promise<Outcome> {
  const environment = { ...process.env, NODE_ENV: 'test', PRISMA_SCHEMA_ENGINE_BINARY: '/bin/sh' };
  return new Promise((done) => {
    execFile(
      process.execPath,
      [`node_modules/${script}`, ...parameters],
      { cwd: copy, env: environment, maxBuffer: 50_000_000 },
      (error, stdout, stderr) => done({ output: stdout + stderr, hasFailed: error !== null }),
    );
  });
}

/** One program of everything, by the rules of the tests, which know Node and the browser. */
const ALL_TYPES = JSON.stringify({
  extends: './test/tsconfig.json',
  include: ['server', 'web', 'test', 'prisma'].flatMap((room) => [
    `${room}/**/*.ts`,
    `${room}/**/*.tsx`,
  ]),
  exclude: [],
});

interface Checked {
  readonly types: Outcome;
  readonly specs: Outcome;
}

async function check(copy: string): Promise<Checked> {
  writeFileSync(join(copy, 'tsconfig.all.json'), ALL_TYPES);
  await run(copy, 'prisma/build/index.js', 'generate', '--no-hints');
  const types = await run(copy, 'typescript/bin/tsc', '-p', 'tsconfig.all.json');
  const specs = await run(copy, 'jest/bin/jest.js', '--selectProjects=unit', '-i', ...SPECS);
  return { types, specs };
}

const checkRooms = (copy: string): Promise<Outcome> =>
  run(
    copy,
    'dependency-cruiser/bin/dependency-cruise.mjs',
    ...['--config', '.dependency-cruiser.mjs', 'server', 'web'],
  );

/** What the copy would serve, and how its migrations leave the database. */
const PROBE = `
import { readdirSync, readFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { loadPageText } from './web/app/load-texts.ts';
import { loadFigure } from './web/build/figure-catalogue.ts';
import { pathOf } from './web/contract/routes.ts';

const pages = [];
for (const id of ['product:AccuTrial', 'glossary']) {
  for (const edition of ['zh', 'en']) {
    const { heading } = await loadPageText(edition, id);
    pages.push([pathOf(id, edition), heading]);
  }
}
const figure = await loadFigure('accutrial');
const database = new PGlite();
// Migrations grant rights on it; Prisma's engine makes it before the first of them.
await database.exec('CREATE TABLE _prisma_migrations ()');
const folder = 'prisma/migrations';
for (const name of readdirSync(folder).filter((found) => /^\\d/.test(found)).sort()) {
  await database.exec(readFileSync(folder + '/' + name + '/migration.sql', 'utf8'));
}
const { rows } = await database.query(
  "SELECT pg_get_constraintdef(oid) LIKE '%AccuTrial%' AS covered FROM pg_constraint WHERE conname = 'serial_number_models_known_product'",
);
const view = await database.query('SELECT department FROM v_inquiries');
console.log(JSON.stringify({
  pages,
  drawing: figure.draw('zh', 'wide'),
  covered: rows[0].covered,
  fields: view.fields.map(({ name }) => name),
}));
`;

interface Probed {
  readonly pages: readonly (readonly [string, string])[];
  readonly drawing: string;
  readonly covered: boolean;
  readonly fields: readonly string[];
}

async function probe(copy: string): Promise<Probed> {
  writeFileSync(join(copy, 'probe.mts'), PROBE);
  const { output } = await run(copy, 'tsx/dist/cli.mjs', 'probe.mts');
  try {
    return JSON.parse(output) as Probed;
  } catch {
    throw new Error(output);
  }
}

describe('in a copy of the repository', () => {
  let followed: Checked;
  let rooms: Outcome;
  let forgotten: Checked;
  let probed: Probed;

  beforeAll(async () => {
    const whole = followedCopy(() => []);
    const partial = followedCopy((recipe) => Object.keys(recipe.forgotten));
    [followed, forgotten] = await Promise.all([check(whole), check(partial)]);
    [rooms, probed] = await Promise.all([checkRooms(whole), probe(whole)]);
  });

  it('all recipes together leave types, rooms and specs in order', () => {
    expect(followed.types).toEqual({ output: '', hasFailed: false });
    expect(rooms).toEqual({ output: expect.any(String), hasFailed: false });
    expect(followed.specs).toEqual({ output: expect.any(String), hasFailed: false });
  });

  it('their pages are there in both editions, with words and picture', () => {
    expect(probed.pages).toEqual([
      ['/innovative/intracardiac/accutrial', '一款产品'],
      ['/en/innovative/intracardiac/accutrial', 'A product'],
      ['/about/glossary', '术语'],
      ['/en/about/glossary', 'Glossary'],
    ]);
    expect(probed.drawing).toContain('AccuTrial');
  });

  it('their migrations can be applied, and do what they are for', () => {
    expect(probed).toMatchObject({ covered: true, fields: ['department'] });
  });

  const leftOut = RECIPES.flatMap(({ title, forgotten: files }) =>
    Object.entries(files).map(([file, report]) => ({ title, file, report })),
  );
  it.each(leftOut)('$title: that $file was forgotten is reported', ({ report }) => {
    expect(forgotten.types.output + forgotten.specs.output).toMatch(report);
  });
});
