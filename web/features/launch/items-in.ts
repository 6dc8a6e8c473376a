/** A value that stands in for a fact, or that nobody has verified. */
interface Item {
  readonly kind: 'placeholder' | 'sample' | 'unverified';
  /** Way to the value within its file. */
  readonly path: string;
  /** What a reader recognises it by. */
  readonly name: string;
}

export interface LaunchItem extends Item {
  readonly file: string;
}

type Fields = Readonly<Record<string, unknown>>;

/** Fields by which an entry is recognised, the best first. */
const NAMES = ['id', 'heading', 'href', 'text', 'title'] as const;

/** Placeholders and unverified parts that a content names, and samples, at any depth. */
export function itemsIn(content: unknown, path: readonly string[] = []): readonly Item[] {
  if (typeof content !== 'object' || content === null) return [];
  const fields = content as Fields;
  const own: Item[] = [];
  if (fields.sample === true)
    own.push({ kind: 'sample', path: path.join('.'), name: nameOf(fields) });
  if (Array.isArray(fields.placeholders)) {
    for (const field of fields.placeholders as string[])
      own.push({
        kind: 'placeholder',
        path: [...path, field].join('.'),
        name: nameOf(fields[field]),
      });
  }
  if (Array.isArray(fields.unverified)) {
    for (const part of fields.unverified as string[])
      own.push({ kind: 'unverified', path: [...path, part].join('.'), name: nameOf(fields) });
  }
  const inner = Object.entries(fields).flatMap(([key, value]) => itemsIn(value, [...path, key]));
  return [...own, ...inner];
}

function nameOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  const fields = value as Fields;
  const name = NAMES.map((key) => fields[key]).find((found) => typeof found === 'string');
  return typeof name === 'string' ? name : '';
}
