import { type Edition, isEdition } from '../../contract/editions.js';
import { decrypt, encrypt } from './session-cipher.js';

export const LANGUAGE_KEY = 'lg';
export const LOCALE_KEY = 'il';
const DEFAULT: Edition = 'zh';

type SessionStore = Pick<Storage, 'getItem' | 'setItem'>;

/** A stored language; the default where nothing, or nothing of ours, is stored. */
export async function readLanguage(store: SessionStore, key: string): Promise<Edition> {
  const stored = store.getItem(key);
  const value = stored === null ? null : await decrypt(stored);
  return isEdition(value) ? value : DEFAULT;
}

/** Whether a session holds a language other than the edition's; where none is kept, it does not. */
export async function isOtherLanguage(store: SessionStore, edition: Edition): Promise<boolean> {
  return (
    store.getItem(LANGUAGE_KEY) !== null && (await readLanguage(store, LANGUAGE_KEY)) !== edition
  );
}

/**
 * Keeps language and locale of the session. Returns the locale that was found: where it differs
 * from the language of a later navigation, the visitor belongs at the start page.
 */
export async function keepLanguage(
  store: SessionStore,
  edition: Edition,
  isFirst: boolean,
): Promise<Edition> {
  const locale = isFirst ? edition : await readLanguage(store, LOCALE_KEY);
  store.setItem(LANGUAGE_KEY, await encrypt(edition));
  store.setItem(LOCALE_KEY, await encrypt(edition));
  return locale;
}
