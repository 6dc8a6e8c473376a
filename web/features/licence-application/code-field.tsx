import { type FormEvent, useEffect, useRef } from 'react';
import type { FieldText } from '../../ui/form/field-frame.js';
import { TextField } from '../../ui/form/text-field.js';

interface CodeFieldProps {
  readonly field: FieldText;
  readonly codeCheck: {
    readonly check: { readonly state: string };
    readonly verify: (typed: string) => Promise<void>;
    readonly edited: (typed: string) => void;
  };
  readonly status?: string;
}

const DEBOUNCE_MS = 300;

/** Letter by letter a code is not whole before the field is left, and a wrong guess is costly. */
function isTyping({ nativeEvent }: FormEvent): boolean {
  const { inputType = '' } = nativeEvent as InputEvent;
  // `insertFromComposition` is Safari's.
  return /^(insert(Text|(From)?Composition)|delete)/.test(inputType);
}

/** A serial number or invitation code: checked when pasted, filled in, or left. */
export function CodeField({ field, codeCheck, status }: CodeFieldProps) {
  const { check, verify, edited } = codeCheck;
  const timer = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  return (
    <>
      <TextField
        field={field}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        status={status}
        isVerified={check.state === 'valid' && !field.error}
        onInput={(event) => {
          const { value } = event.currentTarget;
          window.clearTimeout(timer.current);
          edited(value);
          if (!isTyping(event)) {
            timer.current = window.setTimeout(() => void verify(value), DEBOUNCE_MS);
          }
        }}
        onBlur={({ currentTarget }) => {
          window.clearTimeout(timer.current);
          void verify(currentTarget.value);
        }}
      />
      {/* The field has been left when the answer comes. */}
      <span className="visually-hidden" role="status">
        {check.state === 'wrong' && field.error}
      </span>
    </>
  );
}
