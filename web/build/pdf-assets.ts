import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const MODULE = 'virtual:pdf-assets';
const RESOLVED = `\0${MODULE}`;
const TYPES: Readonly<Record<string, string>> = { js: 'text/javascript', ttf: 'font/ttf' };

const packageFile = createRequire(import.meta.url).resolve('pdfjs-dist/package.json');
const PACKAGE = dirname(packageFile);
const { version } = JSON.parse(readFileSync(packageFile, 'utf8')) as { version: string };
/** What is in the path lets browsers keep the files for ever. */
const FOLDER = `pdf/${version}-legacy`;

/** Files by their path on the site. Each folder is one that pdf.js asks for single files of. */
function assets(): ReadonlyMap<string, string> {
  const files = new Map([
    [`${FOLDER}/pdf.worker.js`, join(PACKAGE, 'legacy/build/pdf.worker.min.mjs')],
  ]);
  for (const folder of ['cmaps', 'standard_fonts']) {
    for (const name of readdirSync(join(PACKAGE, folder))) {
      if (!name.startsWith('LICENSE'))
        files.set(`${FOLDER}/${folder}/${name}`, join(PACKAGE, folder, name));
    }
  }
  return files;
}

/** What pdf.js fetches by itself: its worker and, where a document needs them, character maps and fonts. */
export function pdfAssets(): Plugin {
  return {
    name: 'pdf-assets',
    resolveId: (id) => (id === MODULE ? RESOLVED : undefined),
    load(id) {
      if (id !== RESOLVED) return;
      return `export default ${JSON.stringify({
        worker: `/${FOLDER}/pdf.worker.js`,
        cMaps: `/${FOLDER}/cmaps/`,
        standardFonts: `/${FOLDER}/standard_fonts/`,
      })};`;
    },
    configureServer({ middlewares }) {
      const files = assets();
      middlewares.use((request, response, next) => {
        const file = files.get((request.url ?? '').slice(1).replace(/\?.*$/, ''));
        if (file === undefined) return next();
        const extension = (request.url ?? '').replace(/^.*\./, '');
        response.setHeader('Content-Type', TYPES[extension] ?? 'application/octet-stream');
        response.end(readFileSync(file));
      });
    },
    generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const [fileName, path] of assets()) {
        this.emitFile({ type: 'asset', fileName, source: readFileSync(path) });
      }
    },
  };
}
