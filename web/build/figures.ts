import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { filesIn } from './figures/figure-cache.js';
import type { MadeFigures } from '../figures/built-figure.js';
import { explorerState } from '../figures/picture-ids.js';
import { IMAGE_FOLDER } from '../figures/site-figure.js';

const MODULE = 'virtual:figures';
const RESOLVED = `\0${MODULE}`;
const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const TYPES: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  svg: 'image/svg+xml',
  jpg: 'image/jpeg',
  json: 'application/json',
  bin: 'application/octet-stream',
};

/**
 * The computed figures and diagrams: made (where their sources have changed) before anything else, written
 * to `img/` by the build and listed in `virtual:figures`. The development server serves those of its start.
 */
export function figures(root = ROOT): Plugin {
  let made: Promise<MadeFigures> | undefined;
  const all = (): Promise<MadeFigures> =>
    (made ??= makeFigures(root).catch((error: unknown) => {
      // The next request tries again: the scene may be fixed by then.
      made = undefined;
      throw error;
    }));
  return {
    name: 'figures',
    resolveId: (id) => (id === MODULE ? RESOLVED : undefined),
    async load(id) {
      if (id !== RESOLVED) return;
      const list = await all();
      // Browsers that run scripts see no picture of a state, but load an explorer's files.
      const isShown = ({ built: { id, data } }: (typeof list.figures)[number]): boolean =>
        this.environment.name !== 'client' || !explorerState(id) || data !== undefined;
      const map = (name: string, built: readonly unknown[], toSite: string): string =>
        `export const ${name} = Object.fromEntries(${JSON.stringify(built)}.map((one) => [one.id, ${toSite}(one)]));`;
      const builtOf = ({ built }: { readonly built: unknown }): unknown => built;
      return [
        `import { siteDiagram, siteFigure } from ${JSON.stringify(join(root, 'web/figures/site-figure.ts'))};`,
        map('figures', list.figures.filter(isShown).map(builtOf), 'siteFigure'),
        map('diagrams', list.diagrams.map(builtOf), 'siteDiagram'),
      ].join('\n');
    },
    configureServer(server) {
      server.middlewares.use(`/${IMAGE_FOLDER}`, (request, response, next) => {
        const name = (request.url ?? '').slice(1).replace(/\?.*$/, '');
        all().then((list) => {
          const found = filesOf(list).find((file) => file.name === name);
          if (!found) return void next();
          response.setHeader('Content-Type', TYPES[name.replace(/^.*\./, '')] ?? 'text/plain');
          response.end(readFileSync(found.path));
        }, next);
      });
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const { name, path } of filesOf(await all())) {
        this.emitFile({
          type: 'asset',
          fileName: `${IMAGE_FOLDER}/${name}`,
          source: readFileSync(path),
        });
      }
    },
  };
}

/** In a process of its own, which loads the scenes' sources as they are by then. */
async function makeFigures(root: string): Promise<MadeFigures> {
  const script = join(root, 'web/build/build-figures.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', script], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'pipe'],
  });
  let complaint = '';
  child.stderr.on('data', (chunk: Buffer) => (complaint += chunk.toString()));
  const code = await new Promise((resolve) => child.once('close', resolve));
  if (code !== 0) throw new Error(`The figures could not be made.\n${complaint}`);
  const list = join(root, 'node_modules/.cache/figures.json');
  return JSON.parse(readFileSync(list, 'utf8')) as MadeFigures;
}

function filesOf({ figures: drawn, diagrams }: MadeFigures) {
  return [...drawn, ...diagrams].flatMap(({ folder }) => filesIn(folder));
}
