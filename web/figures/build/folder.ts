import { createHash } from 'node:crypto';
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Contents by name; a name has two dots in the place of the hash of all of them. */
export type Files = Map<string, Uint8Array | string>;

export function hashOf(files: Files): string {
  const digest = createHash('sha256');
  for (const content of files.values()) digest.update(content);
  return digest.digest('hex').slice(0, 10);
}

/** Writes the files and what the build knows of them; the folder appears complete or not at all. */
export function writeFolder(folder: string, files: Files, built: { readonly hash: string }): void {
  const partial = `${folder}.partial`;
  rmSync(partial, { recursive: true, force: true });
  mkdirSync(partial, { recursive: true });
  for (const [name, content] of files) {
    writeFileSync(join(partial, name.replace('..', `.${built.hash}.`)), content);
  }
  writeFileSync(join(partial, 'figure.json'), JSON.stringify(built));
  rmSync(folder, { recursive: true, force: true });
  renameSync(partial, folder);
}
