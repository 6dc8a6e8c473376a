/** The key that opens the search. */
export const SEARCH_KEY = '/';
const ENTRY = 'search-key';
const OFF = 'off';
/** Elements in which the key is a character like any other. */
const FIELDS = 'input, textarea, select, [contenteditable]';

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Whether the key opens the search. Who speaks to the machine, or hits keys unintended, can switch
 * it off (https://www.w3.org/TR/WCAG22/#character-key-shortcuts).
 */
export function isKeyOn(store: Store): boolean {
  return store.getItem(ENTRY) !== OFF;
}

export function switchKey(store: Store, isOn: boolean): void {
  if (isOn) store.removeItem(ENTRY);
  else store.setItem(ENTRY, OFF);
}

/** Whether a key press asks for the search: not in a field, nor over an open dialog. */
export function asksForSearch(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey, isComposing, target } = event;
  if (key !== SEARCH_KEY || ctrlKey || metaKey || altKey || isComposing) return false;
  if (event.defaultPrevented || !(target instanceof Element)) return false;
  return !target.closest(FIELDS) && target.ownerDocument.querySelector('dialog[open]') === null;
}
