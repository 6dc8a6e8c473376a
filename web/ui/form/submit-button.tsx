import styles from './form.module.css';

interface SubmitButtonProps {
  readonly isSending: boolean;
  readonly idle: string;
  readonly sending: string;
  /** Stands in the button after the form was accepted, until it is changed. */
  readonly done?: string | undefined;
}

/** Never disabled: the form itself ignores a second click while it is being sent. */
export function SubmitButton({ isSending, idle, sending, done }: SubmitButtonProps) {
  const isDone = !isSending && done !== undefined;
  return (
    <>
      <button
        className={styles.submit}
        type="submit"
        data-sending={isSending || undefined}
        data-done={isDone || undefined}
      >
        {isSending ? sending : (done ?? idle)}
      </button>
      <span className="visually-hidden" role="status">
        {isSending && sending}
      </span>
    </>
  );
}
