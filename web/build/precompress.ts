import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** Kinds of files that compress; images and the like are compressed already. */
const COMPRESSIBLE = /\.(?:js|css|svg|txt|xml|json|webmanifest)$/;

/** Puts a brotli and a gzip copy beside every built file that browsers fetch, as small as they get. */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    enforce: 'post',
    writeBundle({ dir }) {
      if (this.environment.name !== 'client' || dir === undefined) return;
      for (const file of filesOf(dir)) {
        const content = readFileSync(file);
        const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
        writeFileSync(`${file}.br`, brotliCompressSync(content, { params: quality }));
        writeFileSync(`${file}.gz`, gzipSync(content, { level: constants.Z_BEST_COMPRESSION }));
      }
    },
  };
}

function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => COMPRESSIBLE.test(name) && !name.startsWith('.'))
    .map((name) => join(folder, name));
}
