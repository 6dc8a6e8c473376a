import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuiltDiagram, BuiltFigure } from '../../figures/built-figure.js';

const RECORD = 'figure.json';
/** As `sha256sum` writes and checks it. */
const SUMS = 'SHA256SUMS';

/** Where a figure or a diagram is kept, and the key of the sources that it is drawn from. */
export interface Place {
  readonly folder: string;
  readonly sources: string;
}

/** Puts a figure or a diagram into its folder, which appears complete or not at all. */
export function store(
  { folder, sources }: Place,
  built: BuiltFigure | BuiltDiagram,
  files: ReadonlyMap<string, Uint8Array | string>,
): void {
  const record = `${JSON.stringify({ sources, built }, null, 2)}\n`;
  const partial = `${folder}.${process.pid}.partial`;
  rmSync(partial, { recursive: true, force: true });
  mkdirSync(partial, { recursive: true });
  for (const [name, content] of files) writeFileSync(join(partial, name), content);
  writeFileSync(join(partial, RECORD), record);
  // Of what was meant to be written, not of what arrived: a full disk may have cut it short.
  writeFileSync(join(partial, SUMS), sumsOf([...files, [RECORD, record]]));
  rmSync(folder, { recursive: true, force: true });
  renameSync(partial, folder);
}

/** What is in the folder; nothing where a file is missing or damaged, or the sources have changed. */
export function stored<Built extends BuiltFigure | BuiltDiagram>({
  folder,
  sources,
}: Place): Built | undefined {
  try {
    const names = readdirSync(folder).filter((name) => name !== SUMS);
    const sums = sumsOf(names.map((name) => [name, readFileSync(join(folder, name))]));
    if (sums !== readFileSync(join(folder, SUMS), 'utf8')) return undefined;
    const record = JSON.parse(readFileSync(join(folder, RECORD), 'utf8')) as Stored<Built>;
    return record.sources === sources ? record.built : undefined;
  } catch {
    return undefined;
  }
}

/** Names and places of the files that the site serves. */
export function filesIn(folder: string): { readonly name: string; readonly path: string }[] {
  return readdirSync(folder)
    .filter((name) => name !== RECORD && name !== SUMS)
    .map((name) => ({ name, path: join(folder, name) }));
}

interface Stored<Built> {
  readonly sources: string;
  readonly built: Built;
}

function sumsOf(files: readonly (readonly [name: string, content: Uint8Array | string])[]): string {
  return files
    .map(([name, content]) => {
      const sum = createHash('sha256').update(content).digest('hex');
      return { name, line: `${sum}  ${name}\n` };
    })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ line }) => line)
    .join('');
}
