const REFERENCE = /^[A-Z0-9-]{4,40}$/i;

/** The reference in an address's query, if it looks like one. */
export function referenceOf(search: string): string | null {
  const value = new URLSearchParams(search).get('reference');
  return value !== null && REFERENCE.test(value) ? value : null;
}
