import { inflateSync } from 'node:zlib';

/**
 * Tables for layout features and vertical text. Without them each character keeps its own glyph,
 * so that search finds every word in the file; reading them took most of the typesetting's time.
 */
const LEFT_OUT: ReadonlySet<string> = new Set([
  'BASE',
  'GDEF',
  'GPOS',
  'GSUB',
  'STAT',
  'vhea',
  'vmtx',
]);
const WOFF_HEADER = 44;
const WOFF_ENTRY = 20;
const SFNT_HEADER = 12;
const SFNT_ENTRY = 16;

/**
 * The font within a WOFF 1.0 file (https://www.w3.org/TR/WOFF/). The typesetter reads WOFF as well,
 * but unpacks a table again for every glyph that it looks at.
 */
export function woffToSfnt(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('Not a WOFF file');
  const tables = Array.from({ length: woff.readUInt16BE(12) }, (_, index) => {
    const entry = WOFF_HEADER + index * WOFF_ENTRY;
    const start = woff.readUInt32BE(entry + 4);
    const packed = woff.subarray(start, start + woff.readUInt32BE(entry + 8));
    const length = woff.readUInt32BE(entry + 12);
    return {
      tag: woff.toString('latin1', entry, entry + 4),
      checksum: woff.readUInt32BE(entry + 16),
      content: packed.length < length ? inflateSync(packed) : packed,
    };
  }).filter(({ tag }) => !LEFT_OUT.has(tag));
  const count = tables.length;
  const header = Buffer.alloc(SFNT_HEADER + count * SFNT_ENTRY);
  const power = Math.floor(Math.log2(count));
  header.writeUInt32BE(woff.readUInt32BE(4), 0);
  header.writeUInt16BE(count, 4);
  header.writeUInt16BE(2 ** power * 16, 6);
  header.writeUInt16BE(power, 8);
  header.writeUInt16BE((count - 2 ** power) * 16, 10);
  let offset = header.length;
  const contents = tables.map(({ tag, checksum, content }, index) => {
    const entry = SFNT_HEADER + index * SFNT_ENTRY;
    header.write(tag, entry, 'latin1');
    header.writeUInt32BE(checksum, entry + 4);
    header.writeUInt32BE(offset, entry + 8);
    header.writeUInt32BE(content.length, entry + 12);
    const padded = Buffer.alloc(Math.ceil(content.length / 4) * 4);
    content.copy(padded);
    offset += padded.length;
    return padded;
  });
  return Buffer.concat([header, ...contents]);
}
