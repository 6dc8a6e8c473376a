/** Puts the focus where a link into a page leads; false where there is no such place. */
export function focusTarget(hash: string): boolean {
  const target = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
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
