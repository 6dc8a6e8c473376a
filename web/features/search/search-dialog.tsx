import { X } from 'lucide';
import {
  type FormEvent,
  type KeyboardEvent,
  type MouseEvent,
  useCallback,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { fillIn } from '../../content/words.js';
import { useDestination } from '../../site/site.js';
import type { SearchText } from './search.zh.js';
import styles from './search-dialog.module.css';
import { SearchResults } from './search-results.js';
import { type SearchState, useSearch } from './use-search.js';
import { Icon } from '../../ui/controls/icon.js';
import { isKeyOn, switchKey } from './search-key.js';

/** Stops of the arrow keys in the search: the field, then the hits. */
const STOPS = 'input[type="text"], a[href]';
const STEPS: Readonly<Partial<Record<string, number>>> = { ArrowDown: 1, ArrowUp: -1 };

/** Moves the focus by an arrow key, from the field into the hits and back; true where it was one. */
function moveFocus(dialog: HTMLElement, key: string): boolean {
  const step = STEPS[key];
  if (step === undefined) return false;
  const stops = [...dialog.querySelectorAll<HTMLElement>(STOPS)];
  const at = stops.findIndex((stop) => stop === dialog.ownerDocument.activeElement);
  const next = at === -1 ? stops[0] : stops[at + step];
  next?.focus();
  return true;
}

interface SearchDialogProps {
  readonly texts: SearchText;
  readonly initialQuery: string;
  readonly onClose: () => void;
}

/** Search over all pages of the edition. Enter opens the first hit, arrow keys go through them. */
export function SearchDialog({ texts, initialQuery, onClose }: SearchDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [typed, setTyped] = useState(initialQuery);
  const query = useDeferredValue(typed).trim();
  const { status, hits, retry } = useSearch(query);

  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);

  // Whatever leads to another page, Back included, closes it: before the page is given the focus. Opened
  // while one is on its way, it stays when that arrives.
  const destination = useDestination();
  const openedFor = useRef(destination);
  useLayoutEffect(() => {
    if (destination !== openedFor.current) dialog.current?.close();
  }, [destination]);

  const close = () => dialog.current?.close();
  // Enter may come before the hits of what was typed.
  const wanted = useRef<string>(undefined);
  const followWanted = useCallback(() => {
    if (wanted.current !== query || status !== 'ready') return;
    wanted.current = undefined;
    dialog.current?.querySelector<HTMLAnchorElement>('a[href]')?.click();
  }, [query, status]);
  useEffect(followWanted, [followWanted]);
  const follow = (event: FormEvent): void => {
    event.preventDefault();
    wanted.current = typed.trim();
    followWanted();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDialogElement>): void => {
    if (!event.nativeEvent.isComposing && moveFocus(event.currentTarget, event.key))
      event.preventDefault();
  };
  // A press that began in the sheet, such as a selection of text, may end outside.
  const pressed = useRef<EventTarget>(undefined);
  const closeOnBackdrop = ({ target }: MouseEvent): void => {
    if (target === dialog.current && target === pressed.current) close();
  };
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Keys of the field and the links in it.
    <dialog
      className={styles.dialog}
      aria-label={texts.title}
      ref={dialog}
      onClose={onClose}
      onPointerDown={({ target }) => {
        pressed.current = target;
      }}
      onClick={closeOnBackdrop}
      onKeyDown={onKeyDown}
    >
      <div className={styles.sheet}>
        <form className={styles.bar} role="search" onSubmit={follow}>
          <input
            className={styles.field}
            type="text"
            enterKeyHint="search"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck="false"
            aria-label={texts.label}
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value);
              wanted.current = undefined;
            }}
          />
          <button type="button" className={styles.close} onClick={close}>
            <Icon of={X} className={styles.icon} />
            <span className="visually-hidden">{texts.close}</span>
          </button>
        </form>
        <div className={styles.body}>
          <p className={styles.status} role="status">
            {statusWords(texts, query, status, hits.length)}
          </p>
          {status === 'failed' && (
            <button
              type="button"
              className={styles.retry}
              onClick={() => {
                // The button goes, and must not take the focus with it.
                dialog.current?.querySelector('input')?.focus();
                retry();
              }}
            >
              {texts.retry}
            </button>
          )}
          <SearchResults hits={hits} texts={texts} />
        </div>
        <KeySwitch label={texts.hotkey} />
      </div>
    </dialog>
  );
}

function statusWords(
  texts: SearchText,
  query: string,
  status: SearchState['status'],
  count: number,
): string {
  if (status !== 'ready') return texts[status];
  if (query === '') return texts.hint;
  return count === 0 ? fillIn(texts.none, { query }) : fillIn(texts.found, { count });
}

/** Switches the key that opens the search; not shown where the browser keeps nothing. */
function KeySwitch({ label }: { readonly label: string }) {
  const [isOn, setOn] = useState(storedSwitch);
  if (isOn === null) return null;
  return (
    <label className={styles.keySwitch}>
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ target }) => {
          switchKey(window.sessionStorage, target.checked);
          setOn(target.checked);
        }}
      />
      {label}
    </label>
  );
}

function storedSwitch(): boolean | null {
  try {
    return isKeyOn(window.sessionStorage);
  } catch {
    return null;
  }
}
