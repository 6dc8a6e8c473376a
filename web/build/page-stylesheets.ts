import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Plugin, Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

/** Its styles, those of the site's frame included, stand in every page. */
const APP = '/web/app/hydrate.tsx';
const LAYERS = 'web/ui/styles/index.css';
const SCREEN = /\/web\/features\/.*-screen\.tsx$/;

/**
 * One stylesheet for each part of the site that is loaded at a time, instead of one for each chunk:
 * a screen's own for navigations, and one with the shell's styles before it, named among the
 * screen's assets, as the only one that the HTML of its pages waits for.
 */
export function pageStylesheets(): Plugin {
  return {
    name: 'page-stylesheets',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      // Before Vite writes down what each import loads.
      order: 'pre',
      handler(_options, bundle) {
        if (this.environment.name !== 'client') return;
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
        const app = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(APP));
        if (!app) throw new Error(`The build has no chunk of ${APP}`);
        const shell = stylesheetsOf(bundle, app);
        const layers = layerOrder();
        const parts = chunks.filter((chunk) => chunk.isDynamicEntry && chunk !== app);
        const ownOf = new Map(
          parts.map((part) => {
            const isOwn = (file: string) => loadedWithout(bundle, app, file).has(part);
            return [part, stylesheetsOf(bundle, part).filter(isOwn)];
          }),
        );

        const emit = (name: string, files: readonly string[], before = ''): string => {
          const source = before + files.map((file) => textOf(bundle, file)).join('');
          const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
          const fileName = `css/${name}.${hash}.css`;
          this.emitFile({ type: 'asset', fileName, source });
          return fileName;
        };
        const written = parts.map((part) => {
          const own = ownOf.get(part) ?? [];
          const name = chunkName(part.name);
          const isScreen = SCREEN.test(part.facadeModuleId ?? '');
          return {
            part,
            own: own.length > 0 ? emit(name, own) : null,
            page: isScreen ? emit(`${name}-page`, [...shell, ...own], layers) : null,
          };
        });

        if (written.every(({ page }) => page === null)) throw new Error('The build has no screens');
        for (const chunk of chunks) {
          for (const file of chunk.viteMetadata?.importedCss ?? []) delete bundle[file];
          chunk.viteMetadata?.importedCss.clear();
        }
        for (const { part, own, page } of written) {
          if (own) part.viteMetadata?.importedCss.add(own);
          if (page) part.viteMetadata?.importedAssets.add(page);
        }
      },
    },
  };
}

/** The rule that orders the cascade's layers: before all others, whichever chunk's come first. */
function layerOrder(): string {
  const [rule] = /^@layer [^;{]+;/.exec(readFileSync(LAYERS, 'utf8')) ?? [];
  if (!rule) throw new Error(`${LAYERS} does not begin with the order of the layers`);
  return rule;
}

/** Stylesheets of a chunk and of what it imports statically, in the order of the cascade. */
function stylesheetsOf(bundle: Bundle, root: Chunk): string[] {
  const files = new Set<string>();
  for (const chunk of withImports(bundle, root))
    for (const file of chunk.viteMetadata?.importedCss ?? []) files.add(file);
  return [...files];
}

/** A chunk after all that it imports statically. */
function withImports(bundle: Bundle, root: Chunk): Set<Chunk> {
  const visited = new Set<Chunk>();
  const seen = new Set<string>();
  const visit = (chunk: Chunk): void => {
    if (seen.has(chunk.fileName)) return;
    seen.add(chunk.fileName);
    for (const file of chunk.imports) {
      const imported = bundle[file];
      if (imported?.type === 'chunk') visit(imported);
    }
    visited.add(chunk);
  };
  visit(root);
  return visited;
}

/** Parts that a page may come to load without having a stylesheet: by way of none that has it. */
function loadedWithout(bundle: Bundle, app: Chunk, file: string): Set<Chunk> {
  const loaded = new Set([app]);
  // Grows while it is walked.
  for (const asking of loaded) {
    if (stylesheetsOf(bundle, asking).includes(file)) continue;
    for (const { dynamicImports } of withImports(bundle, asking)) {
      for (const name of dynamicImports) {
        const part = bundle[name];
        if (part?.type === 'chunk') loaded.add(part);
      }
    }
  }
  return loaded;
}

function textOf(bundle: Bundle, file: string): string {
  const output = bundle[file];
  if (output?.type !== 'asset') throw new Error(`The build has no stylesheet ${file}`);
  const { source } = output;
  const text = typeof source === 'string' ? source : new TextDecoder().decode(source);
  // Vite marks each file's end for itself, and removes one mark from a file that it writes.
  return text.replace(/\n?\/\*\$vite\$:\d+\*\//g, '');
}

/** Flat name of a chunk, whatever folders the bundler puts into it. */
export function chunkName(name: string): string {
  const file = name.replace(/^.*\//, '').replace(/\.css$/, '');
  return file.replace(/[^a-z0-9]+/gi, '-').replace(/^-|-$/g, '') || 'chunk';
}
