/** A piece of XML that is already escaped. */
export interface Xml {
  readonly xml: string;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
/** What XML 1.0 knows no way to write (https://www.w3.org/TR/xml/#charsets). */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

function escaped(text: string): string {
  return text.replace(FORBIDDEN, '').replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
}

/** An element; children that are plain strings are text. */
export function element(
  name: string,
  attributes: Readonly<Record<string, string>> = {},
  ...children: readonly (Xml | string)[]
): Xml {
  const start = Object.entries(attributes).reduce(
    (tag, [key, value]) => `${tag} ${key}="${escaped(value)}"`,
    name,
  );
  if (children.length === 0) return { xml: `<${start}/>` };
  const content = children.map((child) => (typeof child === 'string' ? escaped(child) : child.xml));
  return { xml: `<${start}>${content.join('')}</${name}>` };
}

export function xmlDocument(root: Xml): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root.xml}\n`;
}
