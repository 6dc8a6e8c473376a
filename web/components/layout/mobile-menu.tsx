import { Menu, X } from 'lucide';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useSite } from '../../app/site.js';
import styles from './mobile-menu.module.css';
import { MobileMenuList } from './mobile-menu-list.js';
import { Icon } from '../ui/icon.js';

/**
 * Menu of narrow screens. Until scripts run it is a disclosure; then a dialog that slides in from
 * the right, keeps the focus to itself and gives it back, and holds the page still.
 */
export function MobileMenu() {
  const [isLive, setLive] = useState(false);
  const disclosure = useRef<HTMLDetailsElement>(null);
  const [wasOpen, setWasOpen] = useState(false);

  useEffect(() => {
    setWasOpen(disclosure.current?.open === true);
    setLive(true);
  }, []);

  if (isLive) return <DialogMenu openAtOnce={wasOpen} />;
  return (
    <details className={styles.menu} ref={disclosure}>
      <summary className={styles.toggle}>
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

function DialogMenu({ openAtOnce }: { readonly openAtOnce: boolean }) {
  const { menu } = useSite().content.ui;
  const dialog = useRef<HTMLDialogElement>(null);
  const location = useLocation();

  useEffect(() => {
    if (openAtOnce) dialog.current?.showModal();
  }, [openAtOnce]);
  useEffect(() => dialog.current?.close(), [location]);
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
        onClick={() => dialog.current?.showModal()}
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
          <MobileMenuList />
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
