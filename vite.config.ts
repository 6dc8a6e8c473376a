import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import vike from 'vike/plugin';
import { defineConfig, type Plugin, type Rolldown } from 'vite';
import { generatedImages } from './web/build/generated-images.js';
import { developmentReload } from './web/build/development-reload.js';
import { figures } from './web/build/figures.js';
import { chunkName, pageStylesheets } from './web/build/page-stylesheets.js';
import { pdfAssets } from './web/build/pdf-assets.js';
import { precompress } from './web/build/precompress.js';
import { qrCode } from './web/documents/qr-code.js';
import { company } from './web/content/zh/company.js';

/**
 * Stylesheets as `css/{chunk}.{build}.css`, one for each script chunk. vike keeps both settings to
 * itself and makes one file of every source instead (vikejs/vike#1815), so they are set after it.
 */
function stylesheetPerChunk(): Plugin {
  return {
    name: 'stylesheet-per-chunk',
    apply: 'build',
    enforce: 'post',
    configResolved: {
      order: 'post',
      handler(config) {
        const output = config.environments.client?.build.rolldownOptions.output;
        if (!output || Array.isArray(output)) return;
        delete output.manualChunks;
        output.codeSplitting = {
          groups: [
            // Changes with its version alone: it stays in the browser's cache over the site's own builds.
            { name: 'react', test: REACT, priority: 1 },
            // What most pages have, in one file: each costs a request, with some 900 B of headers.
            { name: 'common', test: OWN, minShareCount: 10 },
            // Pages that list products read all of them, in one request.
            { name: 'products', test: ENTRIES },
          ],
        };
        output.assetFileNames = ({ names }) => `css/${chunkName(names[0] ?? '')}.[hash][extname]`;
      },
    },
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        // The server build's stylesheets are grouped otherwise: pages would link both.
        if (this.environment.name !== 'ssr') return;
        for (const [file, output] of Object.entries(bundle)) {
          if (output.type === 'chunk') output.viteMetadata?.importedCss.clear();
          else if (file.endsWith('.css')) delete bundle[file];
        }
      },
    },
  };
}

const REACT = /\/node_modules\/(?:react|react-dom|react-router|react-router-dom|scheduler)\//;

const OWN =
  /\/web\/(?:app|content|contract|features|figures(?!\/(?:charts|colour|flow|geometry))|site|ui(?!\/stage))\//;

const ENTRIES = /\/web\/products\/\w+\/product\.ts$/;

/** A product's explorer has a file of one name in each folder. */
const EXPLORER_OF = /\/products\/(\w+)\/explorer\/(explorer|zh|en|worker)\.tsx?$/;

/** A product's texts are named `zh` and `en` in its folder, what speaks for it `evidence`. */
const PART_OF = /\/([\w-]+)\/(zh|en|evidence)\.ts$/;

function scriptName({ name, facadeModuleId }: Rolldown.PreRenderedChunk): string {
  const [, product, part] = EXPLORER_OF.exec(facadeModuleId ?? '') ?? [];
  if (product && part) return `js/explore-${product}-${part}.[hash].js`;
  const [, folder, inFolder] = PART_OF.exec(facadeModuleId ?? '') ?? [];
  return `js/${folder && inFolder ? `${folder}-${inFolder}` : chunkName(name)}.[hash].js`;
}

/** Which stylesheet has each class name. */
const stylesheetOf = new Map<string, string>();

/**
 * A class by its name in the stylesheet and some letters for that file. The default's names also
 * depend on what the file says: every change of a style would change the scripts that name it.
 */
function className(name: string, stylesheet: string): string {
  const path = relative(import.meta.dirname, stylesheet);
  const unique = `${name}_${createHash('sha256').update(path).digest('base64url').slice(0, 3)}`;
  const owner = stylesheetOf.get(unique) ?? path;
  if (owner !== path) throw new Error(`${owner} and ${path} would share the class ${unique}`);
  stylesheetOf.set(unique, path);
  return unique;
}

/** React Router's package exports name its development build alone, in production too. */
function reactRouter(file: string): string {
  return fileURLToPath(
    new URL(`./node_modules/react-router/dist/production/${file}`, import.meta.url),
  );
}

export default defineConfig(({ command }) => ({
  plugins: [
    react(),
    vike(),
    figures(),
    pdfAssets(),
    generatedImages({
      'virtual:qr/official-account': () => qrCode(company.officialAccountUrl),
    }),
    stylesheetPerChunk(),
    pageStylesheets(),
    precompress(),
    developmentReload(),
  ],
  css: { modules: { generateScopedName: className } },
  publicDir: 'web/public',
  resolve: {
    alias: [
      // The other build asks for functions that Chrome, Firefox and Safari have had since 2024 only.
      { find: /^pdfjs-dist$/, replacement: 'pdfjs-dist/legacy/build/pdf.mjs' },
      ...(command === 'build'
        ? [
            { find: /^react-router$/, replacement: reactRouter('index.mjs') },
            { find: /^react-router\/dom$/, replacement: reactRouter('dom-export.mjs') },
          ]
        : []),
    ],
  },
  ...(command === 'build' && {
    ssr: { noExternal: ['react-router', 'react-router-dom', 'lucide'] },
  }),
  build: {
    outDir: 'dist/site',
    manifest: true,
    // Vite's own list begins with Safari 16.4, before which `width >= 961px` is not read in a query.
    cssTarget: ['chrome111', 'edge111', 'firefox114', 'safari15.4', 'ios15.4'],
  },
  environments: {
    client: {
      build: {
        modulePreload: {
          // A page itself names the scripts that its entry would preload: `app/page-scripts.ts`.
          resolveDependencies: (_file, dependencies, { hostId }) =>
            hostId.startsWith('js/client.') ? [] : dependencies,
        },
        rolldownOptions: {
          output: { entryFileNames: scriptName, chunkFileNames: scriptName },
          // React Router's words to developers.
          treeshake: { manualPureFunctions: ['warning', 'warningOnce'] },
        },
      },
    },
  },
}));
