import type { FormValues } from './form-values.js';

const FRAGMENT = '#draft=';
/** Longer than anybody types; what exceeds it was not typed here. */
const MAX_CHARACTERS = 10_000;

type DraftStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

interface FormDraftOptions {
  /** Where the session storage keeps it: one key for each form. */
  readonly key: string;
  readonly fields: readonly string[];
  /** Fields that mean something in one language alone. */
  readonly ofOneLanguage?: readonly string[];
}

/** Where a form keeps what was typed into it until it has been sent. */
export function formDraft({ key, fields, ofOneLanguage = [] }: FormDraftOptions) {
  const parse = (text: string): FormValues => {
    let stored: unknown;
    try {
      stored = JSON.parse(text);
    } catch {
      return {};
    }
    if (typeof stored !== 'object' || stored === null) return {};
    const known = Object.entries(stored).filter(
      ([field, value]) =>
        fields.includes(field) &&
        typeof value === 'string' &&
        value !== '' &&
        value.length <= MAX_CHARACTERS,
    );
    return Object.fromEntries(known);
  };
  const inAnyLanguage = (values: FormValues): FormValues =>
    Object.fromEntries(
      Object.entries(values).filter(
        ([field, value]) => !ofOneLanguage.includes(field) && value !== '',
      ),
    );

  return {
    fields,
    readDraft: (store: DraftStore): FormValues => parse(store.getItem(key) ?? ''),
    saveDraft: (store: DraftStore, values: FormValues): void =>
      store.setItem(key, JSON.stringify(values)),
    clearDraft: (store: DraftStore): void => store.removeItem(key),

    /** A draft as the fragment of the other edition's address: fragments never reach a server. */
    draftFragment: (values: FormValues): string => {
      const carried = inAnyLanguage(values);
      if (Object.keys(carried).length === 0) return '';
      const bytes = new TextEncoder().encode(JSON.stringify(carried));
      return FRAGMENT + encodeURIComponent(btoa(String.fromCharCode(...bytes)));
    },

    /** The draft that arrived in a fragment, which anybody may have written; null if there is none. */
    readFragment: (hash: string): FormValues | null => {
      if (!hash.startsWith(FRAGMENT)) return null;
      try {
        const bytes = atob(decodeURIComponent(hash.slice(FRAGMENT.length)));
        const arrived = parse(
          new TextDecoder().decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0))),
        );
        return inAnyLanguage(arrived);
      } catch {
        return {};
      }
    },
  };
}

export type FormDraft = ReturnType<typeof formDraft>;
