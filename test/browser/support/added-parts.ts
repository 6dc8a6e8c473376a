import { readFileSync } from 'node:fs';
import { type Manifest, pageAssets } from '../../../web/app/assets.js';
import { PRODUCT_IDS, productFolder } from '../../../web/contract/products.js';

const ENTRY = 'web/renderer/+client.tsx';
const APP = 'web/app/hydrate.tsx';
/** What some pages add by themselves, and how much of it there may be. */
const PARTS = [
  // The moving layer of a computed picture, with its flow paths.
  { source: 'web/ui/flow/flow-canvas.tsx', limitBytes: 12_000 },
  {
    source: 'web/features/instructions-for-use/document/viewer/document-viewer.tsx',
    limitBytes: 150_000,
  },
];

const manifest = JSON.parse(readFileSync('dist/site/assets.json', 'utf8')) as Manifest;

/** Scripts that wait until the page is to be seen, and begin then to load the others. */
export const ENTRY_SCRIPTS = pageAssets(manifest, ENTRY, ENTRY).scripts;

/** Scripts of a part of the site, those that every page needs included. */
export function scriptsOf(source: string): readonly string[] {
  return pageAssets(manifest, APP, source).scripts;
}

const EXPLORER_SOURCES = [
  'web/products/load-explorer.tsx',
  'web/ui/stage/explorer-stage.tsx',
  ...PRODUCT_IDS.map(productFolder).flatMap((folder) =>
    ['explorer.tsx', 'zh.ts', 'en.ts'].map((file) => `web/products/${folder}/explorer/${file}`),
  ),
];

/**
 * The explorer of a page, in one language, with the stage that all of them share. Its styles stand in the
 * page's own file: the server's HTML shows the stage.
 */
const EXPLORERS = {
  limitBytes: 40_000,
  scripts: EXPLORER_SOURCES.flatMap(scriptsOf),
  stylesheets: [] as readonly string[],
};

export const ADDED_PARTS = [
  ...PARTS.map(({ source, limitBytes }) => ({
    limitBytes,
    scripts: scriptsOf(source),
    stylesheets: pageAssets(manifest, APP, source).contained,
  })),
  EXPLORERS,
];
