import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import type { MadeFigures } from '../figures/built-figure.js';
import { IMAGE_FOLDER } from '../figures/site-figure.js';

const MODULE = 'virtual:figures';
const RESOLVED = `\0${MODULE}`;
const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const SITE_FIGURE = join(ROOT, 'web/figures/site-figure.ts');
const LIST = join(ROOT, 'node_modules/.cache/figures/figures.json');
const TYPES: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  svg: 'image/svg+xml',
  jpg: 'image/jpeg',
  json: 'application/json',
};

/**
 * The computed figures and diagrams: made (or found in the cache) before anything else, served in development,
 * written to `img/` by the build and listed in `virtual:figures`.
 */
export function figures(): Plugin {
  let made: Promise<MadeFigures> | undefined;
  const all = (): Promise<MadeFigures> => (made ??= makeFigures());
  return {
    name: 'figures',
    resolveId: (id) => (id === MODULE ? RESOLVED : undefined),
    async load(id) {
      if (id !== RESOLVED) return;
      const list = await all();
      const map = (name: string, built: readonly unknown[], toSite: string): string =>
        `export const ${name} = Object.fromEntries(${JSON.stringify(built)}.map((one) => [one.id, ${toSite}(one)]));`;
      const builtOf = ({ built }: { readonly built: unknown }): unknown => built;
      return [
        `import { siteDiagram, siteFigure } from ${JSON.stringify(SITE_FIGURE)};`,
        map('figures', list.figures.map(builtOf), 'siteFigure'),
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

/** In a process of its own: the generators' sources then need no restart of this one. */
async function makeFigures(): Promise<MadeFigures> {
  const script = join(ROOT, 'web/figures/build-figures.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', script], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  const code = await new Promise((resolve) => child.once('exit', resolve));
  if (code !== 0) throw new Error('The figures could not be made');
  return JSON.parse(readFileSync(LIST, 'utf8')) as MadeFigures;
}

function filesOf({ figures: drawn, diagrams }: MadeFigures): { name: string; path: string }[] {
  return [...drawn, ...diagrams].flatMap(({ folder }) =>
    readdirSync(folder)
      .filter((name) => name !== 'figure.json')
      .map((name) => ({ name, path: join(folder, name) })),
  );
}
