import { type ReactNode, useId, useRef } from 'react';
import styles from './text-dialog.module.css';

interface TextDialogProps {
  /** Words of the button that opens it. */
  readonly opener: string;
  readonly openerId?: string;
  readonly title: string;
  readonly close: string;
  readonly children: ReactNode;
}

/** Has the browser itself open or close a dialog, where it knows how, as long as no script does. */
function invoke(dialogId: string, command: 'show-modal' | 'close') {
  return { command, commandfor: dialogId };
}

/** A text over the page, opened from words of a sentence. */
export function TextDialog({ opener, openerId, title, close, children }: TextDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const titleId = `${id}-title`;
  return (
    <>
      <button
        className={styles.opener}
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
