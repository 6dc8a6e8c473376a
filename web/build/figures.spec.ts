import { type ChildProcess, execFile, spawn } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { SiteDiagram, SiteFigure } from '../figures/site-figure.js';

// Each of them waits for processes.
jest.setTimeout(60_000);

const run = promisify(execFile);
const VITE = resolve('node_modules/vite/bin/vite.js');
/** What the generators import from outside of the repository. */
const PACKAGES = ['tsx', 'sharp'];
const ID = 'accuffroct';
const DIAGRAM_ID = 'partner-hospitals';
const CONFIGURATION = `
  import { figures } from ${JSON.stringify(resolve('web/build/figures.ts'))};
  const address = {
    name: 'address',
    configureServer: ({ httpServer }) => {
      httpServer.once('listening', () => console.log('port:' + httpServer.address().port + ';'));
    },
  };
  export default {
    appType: 'custom',
    plugins: [figures(import.meta.dirname), address],
    build: { rolldownOptions: { input: 'entry.js', output: { entryFileNames: 'entry.js' } } },
  };
`;
const ENTRY = `
  import { diagrams, figures } from 'virtual:figures';
  console.log(JSON.stringify({ diagrams, figures }));
`;
const scene = (grey: number) => `
  export const figure = {
    width: 24,
    height: 16,
    widths: [12, 24],
    render: (width, height) => ({
      width, height, rgb: new Float32Array(3 * width * height).fill(${grey}),
    }),
    draw: (edition, size) => '<svg xmlns="http://www.w3.org/2000/svg">' + edition + size + '</svg>',
    numbers: () => ({ diameter: 3.2 }),
  };
`;

const DIAGRAM = `
  export const diagram = {
    width: 8, height: 8, draw: () => '<svg xmlns="http://www.w3.org/2000/svg"/>',
  };
`;

/** The generators as they are, with one quick figure and one diagram in the place of all. */
function projectWith(source: string): string {
  const project = mkdtempSync(join(realpathSync(tmpdir()), 'figures-'));
  const write = (name: string, text: string) => writeFileSync(join(project, name), text);
  for (const folder of ['web/build', 'web/contract', 'web/features', 'web/figures', 'web/products'])
    cpSync(folder, join(project, folder), { recursive: true });
  mkdirSync(join(project, 'node_modules'));
  for (const name of PACKAGES)
    symlinkSync(resolve('node_modules', name), join(project, 'node_modules', name));
  write('package.json', '{ "type": "module" }');
  write('vite.config.ts', CONFIGURATION);
  write('entry.js', ENTRY);
  write(
    'web/figures/figure-ids.ts',
    `export const BUILT_FIGURE_IDS = ['${ID}'];
     export const picturesOf = () => [];`,
  );
  write(`web/products/${ID}/figure.ts`, source);
  write(
    'web/figures/diagram-ids.ts',
    `export const DIAGRAM_IDS = ['${DIAGRAM_ID}'];
     export const isDiagramId = (id) => DIAGRAM_IDS.includes(id);`,
  );
  write(`web/features/home/diagrams/${DIAGRAM_ID}.ts`, DIAGRAM);
  return project;
}

const projects: string[] = [];
const open = (source: string): string => {
  const project = projectWith(source);
  projects.push(project);
  return project;
};
afterAll(() => projects.forEach((project) => rmSync(project, { recursive: true })));

interface Made {
  readonly figure: SiteFigure;
  readonly diagram: SiteDiagram;
}

/** Builds the project's site, and answers with what its entry got. */
async function build(project: string): Promise<Made> {
  await run(process.execPath, [VITE, 'build'], { cwd: project });
  const { stdout } = await run(process.execPath, [join(project, 'dist/entry.js')]);
  const { figures, diagrams } = JSON.parse(stdout) as {
    figures: Record<string, SiteFigure>;
    diagrams: Record<string, SiteDiagram>;
  };
  return { figure: figures[ID]!, diagram: diagrams[DIAGRAM_ID]! };
}

/** Addresses anywhere in what was made. */
const addressesIn = (made: object): string[] =>
  [...new Set(JSON.stringify(made).match(/\/img\/[\w.-]+/g))].sort();
const written = (project: string): string[] =>
  readdirSync(join(project, 'dist/img')).map((name) => `/img/${name}`);

describe('figures', () => {
  let project: string;
  let made: Made;
  beforeAll(async () => {
    project = open(scene(0.5));
    made = await build(project);
  });

  it('offers exactly the files that it writes', () => {
    const { figure, diagram } = made;
    expect(figure).toMatchObject({ id: ID, width: 24, height: 16, numbers: { diameter: 3.2 } });
    expect(figure.raster?.sources.map(({ type }) => type)).toEqual(['image/avif', 'image/webp']);
    expect(addressesIn(figure)).toHaveLength(2 * 2 + 2 * 2 + 1);
    expect(diagram).toMatchObject({ id: DIAGRAM_ID, width: 8, height: 8 });
    expect(written(project).sort()).toEqual(addressesIn(made));
  });

  it('names the files by their contents', async () => {
    const hashes = (addresses: readonly string[]) =>
      new Set(addresses.map((address) => /\.([0-9a-f]{10})\.\w+$/.exec(address)?.[1]));
    const before = hashes(addressesIn(made.figure));
    expect([...before]).toEqual([expect.any(String)]);
    const other = hashes(addressesIn((await build(open(scene(0.6)))).figure));
    expect(other).not.toEqual(before);
  });

  it('makes a damaged one anew', async () => {
    const folder = join(project, 'web/figures/drawn', ID);
    const picture = join(
      folder,
      readdirSync(folder).find((name) => name.endsWith('.webp'))!,
    );
    const before = readFileSync(picture);
    truncateSync(picture, 20);
    await build(project);
    expect(Buffer.compare(readFileSync(picture), before)).toBe(0);
  });

  it('says which figure could not be made, and why', async () => {
    const broken = open("throw new Error('no lumen');");
    await expect(build(broken)).rejects.toThrow(new RegExp(`${ID}.+no lumen`));
  });

  it('answers from the development server', async () => {
    const [origin, server] = await develop(project);
    try {
      const module = await fetch(`${origin}/@id/__x00__virtual:figures`);
      expect(await module.text()).toContain(`"id":"${ID}"`);
      for (const address of addressesIn(made)) {
        const response = await fetch(origin + address);
        expect(response.headers.get('content-type')).toMatch(/^image\/(avif|webp|svg\+xml|jpeg)$/);
        const file = readFileSync(join(project, 'dist', address));
        expect(Buffer.compare(Buffer.from(await response.arrayBuffer()), file)).toBe(0);
      }
      expect((await fetch(`${origin}/img/figure.json`)).status).toBe(404);
    } finally {
      server.kill();
    }
  });
});

async function develop(project: string): Promise<[origin: string, server: ChildProcess]> {
  const server = spawn(process.execPath, [VITE, '--host', '127.0.0.1', '--port', '0'], {
    cwd: project,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  for await (const chunk of server.stdout) {
    said += String(chunk);
    const port = /port:(\d+);/.exec(said)?.[1];
    if (port) return [`http://127.0.0.1:${port}`, server];
  }
  throw new Error(said);
}
