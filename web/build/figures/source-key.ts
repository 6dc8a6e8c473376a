import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** What a file imports and takes part in what it computes: types do not. */
const IMPORT = /^(?:import|export) (?!type )[^;]*?from '(\.{1,2}\/[^']+)\.js'/gm;

/**
 * Hash over the given sources and everything that they import. The encoders' versions take no part: what
 * is drawn and committed stays good when a newer one would write other bytes.
 */
export function sourceKey(sources: readonly string[]): string {
  const seen = new Set<string>();
  const visit = (file: string): void => {
    if (seen.has(file)) return;
    seen.add(file);
    for (const [, path] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
      const imported = `${resolve(dirname(file), path ?? '')}.ts`;
      if (existsSync(imported)) visit(imported);
    }
  };
  sources.forEach((source) => visit(resolve(source)));
  const hash = createHash('sha256');
  for (const file of [...seen].sort()) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}
