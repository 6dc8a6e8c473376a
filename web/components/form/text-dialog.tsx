import { type ReactNode, useEffect, useId, useRef } from 'react';
import formStyles from './form.module.css';
import styles from './text-dialog.module.css';

interface TextDialogProps {
  /** Words of the button that opens it. */
  readonly opener: string;
  readonly openerId?: string;
  readonly title: string;
  readonly close: string;
  /** Opens as soon as it is there. */
  readonly isOpenFirst?: boolean;
  readonly children: ReactNode;
}

/** Has the browser itself open or close a dialog, where it knows how, as long as no script does. */
function invoke(dialogId: string, command: 'show-modal' | 'close') {
  return { command, commandfor: dialogId };
}

/** A text over the page, opened from words of a sentence. */
export function TextDialog({
  opener,
  openerId,
  title,
  close,
  isOpenFirst = false,
  children,
}: TextDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const titleId = `${id}-title`;
  useEffect(() => {
    if (!isOpenFirst || dialog.current?.open) return;
    // Closing returns the focus to what had it.
    button.current?.focus();
    dialog.current?.showModal();
  }, [isOpenFirst]);
  return (
    <>
      <button
        className={formStyles.words}
        ref={button}
        id={openerId}
        type="button"
        aria-haspopup="dialog"
        {...invoke(id, 'show-modal')}
        onClick={(event) => {
          event.preventDefault();
          dialog.current?.showModal();
        }}
      >
        {opener}
      </button>
      <dialog className={styles.dialog} ref={dialog} id={id} aria-labelledby={titleId}>
        <div className={styles.head}>
          <h2 id={titleId}>{title}</h2>
          <button
            type="button"
            {...invoke(id, 'close')}
            onClick={(event) => {
              event.preventDefault();
              dialog.current?.close();
            }}
          >
            {close}
          </button>
        </div>
        <div className={styles.body}>{children}</div>
      </dialog>
    </>
  );
}
