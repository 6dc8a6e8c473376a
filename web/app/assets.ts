/** The part of Vite's manifest that links are made from. */
export interface ManifestEntry {
  readonly file: string;
  readonly imports?: readonly string[];
  /** Of the chunk's own stylesheets. */
  readonly css?: readonly string[];
  /** Other files: for a screen, the stylesheet that stands alone for a whole page. */
  readonly assets?: readonly string[];
}
export type Manifest = Readonly<Record<string, ManifestEntry>>;

export interface PageAssets {
  readonly scripts: readonly string[];
  /** All styles of the page in one file. */
  readonly stylesheets: readonly string[];
  /** Stylesheets that the page's scripts would load, had the page's own not brought their rules. */
  readonly contained: readonly string[];
}

/** What a page of the given screen needs from the start. */
export function pageAssets(manifest: Manifest, entry: string, screen: string): PageAssets {
  const source = Object.keys(manifest).find((key) => key.endsWith(`/${screen}.tsx`)) ?? screen;
  const { css = [], assets = [] } = entryOf(manifest, source);
  return {
    scripts: linkedScripts(manifest, [entry, source]),
    stylesheets: assets.filter((file) => file.endsWith('.css')).map(address),
    contained: css.map(address),
  };
}

/** Chunks that the given sources need, static imports included, each once. */
function linkedScripts(manifest: Manifest, sources: readonly string[]): readonly string[] {
  const scripts = new Set<string>();
  const visited = new Set<string>();
  const visit = (key: string): void => {
    if (visited.has(key)) return;
    visited.add(key);
    const { file, imports } = entryOf(manifest, key);
    imports?.forEach(visit);
    scripts.add(address(file));
  };
  sources.forEach(visit);
  return [...scripts];
}

function entryOf(manifest: Manifest, key: string): ManifestEntry {
  const entry = manifest[key];
  if (!entry) throw new Error(`The build has no chunk of ${key}`);
  return entry;
}

function address(file: string): string {
  return `/${file}`;
}
