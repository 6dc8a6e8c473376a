function targetOf(hash: string): HTMLElement | null {
  if (hash === '') return null;
  const id = hash.slice(1);
  try {
    return document.getElementById(decodeURIComponent(id));
  } catch {
    // A lone percent sign, which an address may end with.
    return document.getElementById(id);
  }
}

/** Opens what a link into a page leads to, and what that is folded in. */
export function unfoldTarget(hash: string): void {
  for (let at: Element | null = targetOf(hash); at; at = at.parentElement) {
    if (at instanceof HTMLDetailsElement) at.open = true;
  }
}

/** Puts the focus where a link into a page leads; false where there is no such place. */
export function focusTarget(hash: string): boolean {
  const target = targetOf(hash);
  if (!target) return false;
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
  return true;
}

/** Puts the focus where a full page load would let reading begin. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
