import { readFileSync } from 'node:fs';
import { type Manifest, pageAssets } from '../../../web/app/assets.js';

const ENTRY = 'web/renderer/+client.tsx';
/** What some pages add by themselves, and how much of it there may be. */
const PARTS = [
  // The moving layer of a computed picture, with its flow paths.
  { source: 'web/components/flow/flow-canvas.tsx', limitBytes: 12_000 },
  { source: 'web/screens/document/viewer/document-viewer.tsx', limitBytes: 150_000 },
];

const manifest = JSON.parse(readFileSync('dist/site/assets.json', 'utf8')) as Manifest;

/** Scripts of a part of the site, those of the entry included. */
export function scriptsOf(source: string): readonly string[] {
  return pageAssets(manifest, ENTRY, source).scripts;
}

export const ADDED_PARTS = PARTS.map(({ source, limitBytes }) => ({
  limitBytes,
  scripts: scriptsOf(source),
  stylesheets: pageAssets(manifest, ENTRY, source).contained,
}));
