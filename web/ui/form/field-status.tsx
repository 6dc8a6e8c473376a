import styles from './form.module.css';

export const statusId = (id: string): string => `${id}-status`;

/** Line below a control that changes while the visitor works; announced when it does. */
export function FieldStatus({ id, children }: { readonly id: string; readonly children: string }) {
  return (
    <p className={styles.status} id={statusId(id)} role="status">
      {children}
    </p>
  );
}
