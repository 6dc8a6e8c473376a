/** Stops of the arrow keys in the search: the field, then the hits. */
const STOPS = 'input[type="text"], a[href]';
const STEPS: Readonly<Partial<Record<string, number>>> = { ArrowDown: 1, ArrowUp: -1 };

/** Moves the focus by an arrow key, from the field into the hits and back; true where it was one. */
export function moveFocus(dialog: HTMLElement, key: string): boolean {
  const step = STEPS[key];
  if (step === undefined) return false;
  const stops = [...dialog.querySelectorAll<HTMLElement>(STOPS)];
  const at = stops.findIndex((stop) => stop === dialog.ownerDocument.activeElement);
  const next = at === -1 ? stops[0] : stops[at + step];
  next?.focus();
  return true;
}
