/** A node of JSON-LD in the vocabulary of schema.org. */
export type JsonLdNode = Readonly<Record<string, unknown>> & { readonly '@type': string };

/** One document of several nodes. Nothing in it can end the script element that holds it. */
export function serialiseJsonLd(nodes: readonly JsonLdNode[]): string {
  const document = { '@context': 'https://schema.org', '@graph': nodes };
  return JSON.stringify(document).replaceAll('<', '\\u003c');
}
