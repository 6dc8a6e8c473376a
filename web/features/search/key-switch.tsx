import { useState } from 'react';
import { isKeyOn, switchKey } from './search-key.js';
import styles from './search-dialog.module.css';

/** Switches the key that opens the search; not shown where the browser keeps nothing. */
export function KeySwitch({ label }: { readonly label: string }) {
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
