import { createHash } from 'node:crypto';
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const TEXT = /\.(?:js|mjs|css|json)$/;
/** Names of scripts and stylesheets carry a hash of their content. */
const HASHED = /^(.+)\.([\w-]{8})\.(js|css)$/;
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MIN_QUALITY } };

/**
 * The project as the next release leaves it: every script and stylesheet has another address, and
 * all that names one has the new one. Returns its folder and what removes it.
 */
export function nextBuild(): { readonly project: string; readonly remove: () => void } {
  const project = mkdtempSync(join(tmpdir(), 'hengmai-next-build-'));
  for (const part of ['package.json', 'prisma', 'dist', 'web/documents/published'])
    cpSync(part, join(project, part), { recursive: true });
  symlinkSync(resolve('node_modules'), join(project, 'node_modules'));
  const site = join(project, 'dist/site');
  const renamed = newNames(join(site, 'client'));

  for (const name of readdirSync(site, { recursive: true, encoding: 'utf8' })) {
    if (!TEXT.test(name)) continue;
    const file = join(site, name);
    const text = readFileSync(file, 'utf8');
    const next = [...renamed].reduce((all, [from, to]) => all.replaceAll(from, to), text);
    if (next !== text) writeFileSync(file, next);
  }
  for (const folder of ['js', 'css']) {
    for (const [from, to] of renamed) {
      if (!from.endsWith(`.${folder}`)) continue;
      const file = join(site, 'client', folder, to);
      for (const copy of ['', '.br', '.gz'])
        renameSync(join(site, 'client', folder, from) + copy, file + copy);
      const content = readFileSync(file);
      writeFileSync(`${file}.br`, brotliCompressSync(content, QUICK));
      writeFileSync(`${file}.gz`, gzipSync(content));
    }
  }
  return { project, remove: () => rmSync(project, { recursive: true, force: true }) };
}

/** Today's file names and tomorrow's. */
function newNames(client: string): ReadonlyMap<string, string> {
  const names = ['js', 'css'].flatMap((folder) => readdirSync(join(client, folder)));
  return new Map(
    names.flatMap((name) => {
      const [, chunk = '', hash = '', kind = ''] = HASHED.exec(name) ?? [];
      if (chunk === '') return [];
      const next = createHash('sha256').update(`next ${hash}`).digest('hex').slice(0, hash.length);
      return [[name, `${chunk}.${next}.${kind}`] as const];
    }),
  );
}
