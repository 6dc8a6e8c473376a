/** The part of Vite's manifest that links are made from. */
export interface ManifestEntry {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}
export type Manifest = Readonly<Record<string, ManifestEntry>>;

export interface LinkedAssets {
  readonly scripts: readonly string[];
  readonly stylesheets: readonly string[];
}

/** Chunks and stylesheets that the given sources need, static imports included, each once. */
export function linkedAssets(manifest: Manifest, sources: readonly string[]): LinkedAssets {
  const scripts = new Set<string>();
  const stylesheets = new Set<string>();
  const visited = new Set<string>();
  const visit = (key: string): void => {
    if (visited.has(key)) return;
    visited.add(key);
    const entry = manifest[key];
    if (!entry) throw new Error(`The build has no chunk of ${key}`);
    entry.imports?.forEach(visit);
    entry.css?.forEach((file) => stylesheets.add(`/${file}`));
    scripts.add(`/${entry.file}`);
  };
  sources.forEach(visit);
  return { scripts: [...scripts], stylesheets: [...stylesheets] };
}
