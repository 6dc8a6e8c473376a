import { Menu, X } from 'lucide';
import {
  type MouseEvent,
  type RefObject,
  startTransition,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useDestination, useSite } from '../../site/site.js';
import styles from './mobile-menu.module.css';
import { MobileMenuList } from './mobile-menu-list.js';
import { Icon } from '../controls/icon.js';

/** How the disclosure stands; it may be used until the moment in which the dialog takes its place. */
interface Use {
  readonly isOpen: boolean;
  readonly hasFocus: boolean;
}
const UNUSED: Use = { isOpen: false, hasFocus: false };

/**
 * Menu of narrow screens. Until scripts run it is a disclosure; then a dialog that slides in from
 * the right, keeps the focus to itself and gives it back, and holds the page still.
 */
export function MobileMenu() {
  const [isLive, setLive] = useState(false);
  const disclosure = useRef<HTMLDetailsElement>(null);
  const use = useRef<Use>(UNUSED);
  const readUse = useCallback(() => {
    const { current: menu } = disclosure;
    if (!menu) return;
    use.current = { isOpen: menu.open, hasFocus: menu.contains(document.activeElement) };
  }, []);

  useEffect(() => {
    readUse();
    startTransition(() => setLive(true));
  }, [readUse]);

  if (isLive) return <DialogMenu before={use} />;
  return (
    <details className={styles.menu} ref={disclosure} onToggle={readUse}>
      <summary className={styles.toggle} onFocus={readUse} onBlur={readUse}>
        <ToggleFace />
      </summary>
      <div className={styles.panel}>
        <MobileMenuList />
      </div>
    </details>
  );
}

function ToggleFace() {
  return (
    <>
      <Icon of={Menu} className={styles.icon} />
      <span className="visually-hidden">{useSite().content.ui.menu.toggle}</span>
    </>
  );
}

function DialogMenu({ before }: { readonly before: RefObject<Use> }) {
  const { menu } = useSite().content.ui;
  const dialog = useRef<HTMLDialogElement>(null);
  const destination = useDestination();
  /** The list is made when it is first wanted. */
  const [isFilled, setFilled] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);

  const open = (): void => {
    setFilled(true);
    dialog.current?.showModal();
  };

  // Already at the choice of a page: while it loads, nothing else shows under the dialog.
  useEffect(() => dialog.current?.close(), [destination]);
  useEffect(() => {
    if (before.current.hasFocus) toggle.current?.focus();
    if (before.current.isOpen) toggle.current?.click();
  }, [before]);
  useEffect(() => closeOnWideScreens(() => dialog.current?.close()), []);

  const closeOnBackdrop = ({ target }: MouseEvent): void => {
    if (target === dialog.current) dialog.current?.close();
  };
  return (
    <div className={styles.menu}>
      <button
        type="button"
        className={styles.toggle}
        aria-haspopup="dialog"
        ref={toggle}
        onClick={open}
      >
        <ToggleFace />
      </button>
      {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape closes a dialog by itself. */}
      <dialog
        className={styles.dialog}
        aria-label={menu.toggle}
        ref={dialog}
        onClick={closeOnBackdrop}
      >
        <div className={styles.sheet}>
          <button type="button" className={styles.toggle} onClick={() => dialog.current?.close()}>
            <Icon of={X} className={styles.icon} />
            <span className="visually-hidden">{menu.close}</span>
          </button>
          {isFilled && <MobileMenuList />}
        </div>
      </dialog>
    </div>
  );
}

function closeOnWideScreens(close: () => void): () => void {
  const wide = window.matchMedia('(min-width: 1201px)');
  wide.addEventListener('change', close);
  return () => wide.removeEventListener('change', close);
}
