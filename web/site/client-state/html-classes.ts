import type { ClientState } from './client-state.js';

const KEPT = ['pc', 'm', 'zh', 'en', 'mac'] as const;
type HtmlClass = (typeof KEPT)[number];

/** Classes that the html element carries: device, language, and `mac` on a Macintosh. */
export function htmlClasses(
  { device, language }: Pick<ClientState, 'device' | 'language'>,
  userAgent: string,
): readonly HtmlClass[] {
  return [device, language, ...(userAgent.includes('Macintosh') ? (['mac'] as const) : [])];
}

/** Gives an element these classes and takes the others of their kind away. */
export function applyHtmlClasses(
  { classList }: Pick<Element, 'classList'>,
  classes: readonly HtmlClass[],
): void {
  for (const name of KEPT) classList.toggle(name, classes.includes(name));
}
