import { createHash } from 'node:crypto';

/** Contents by name; a name has two dots in the place of the hash of all of them. */
export type Files = Map<string, Uint8Array | string>;

export function hashOf(files: Files): string {
  const digest = createHash('sha256');
  for (const content of files.values()) digest.update(content);
  return digest.digest('hex').slice(0, 10);
}

/** The files under their final names. */
export function named(files: Files, hash: string): Files {
  return new Map([...files].map(([name, content]) => [name.replace('..', `.${hash}.`), content]));
}
