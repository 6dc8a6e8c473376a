/** Part of a body, in bytes; both ends belong to it. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/**
 * The one range that a header asks for.
 * @returns undefined where the whole is to be sent: no range, several, or another unit.
 */
export function byteRange(
  header: string | undefined,
  length: number,
): ByteRange | 'unsatisfiable' | undefined {
  const [, from = '', to = ''] = /^bytes=\s*(\d*)-(\d*)\s*$/i.exec(header ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  if (from === '') {
    const count = Math.min(Number(to), length);
    return count === 0 ? 'unsatisfiable' : { first: length - count, last: length - 1 };
  }
  const first = Number(from);
  const last = to === '' ? length - 1 : Math.min(Number(to), length - 1);
  // Backwards: no valid header, which counts as none.
  if (to !== '' && Number(to) < first) return undefined;
  return first >= length ? 'unsatisfiable' : { first, last };
}
