import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError } from '../../app/api-client.js';
import type { Reason } from '../../contract/envelope.js';
import { normaliseCode } from '../../contract/normalise.js';

export type CodeCheck<Answer> =
  | { readonly state: 'none' }
  /** `unchecked`: the check itself failed, which says nothing about the code. */
  | { readonly state: 'checking' | 'wrong' | 'unchecked'; readonly code: string }
  | { readonly state: 'valid'; readonly code: string; readonly answer: Answer };

const NONE = { state: 'none' } as const;

function isRefused(error: unknown, wrong: Reason): boolean {
  const reason = error instanceof ApiError ? error.data.reason : undefined;
  return reason === wrong || reason === 'VALIDATION_FAILED';
}

/**
 * Checks a serial number or invitation code with the server while the form is being filled in.
 * `verify` asks once for each code; `edited` forgets the answer when the code changes.
 */
export function useCodeCheck<Answer>(
  ask: (code: string, signal: AbortSignal) => Promise<Answer>,
  wrong: Reason,
) {
  const [check, setCheck] = useState<CodeCheck<Answer>>(NONE);
  const latest = useRef<CodeCheck<Answer>>(NONE);
  const request = useRef<AbortController | null>(null);

  const settle = useCallback((next: CodeCheck<Answer>) => {
    latest.current = next;
    setCheck(next);
  }, []);

  const edited = useCallback(
    (typed: string) => {
      const known = latest.current;
      if (known.state === 'none' || known.code === normaliseCode(typed)) return;
      request.current?.abort();
      settle(NONE);
    },
    [settle],
  );

  const verify = useCallback(
    async (typed: string) => {
      edited(typed);
      const code = normaliseCode(typed);
      const { state } = latest.current;
      if (code === '' || (state !== 'none' && state !== 'unchecked')) return;
      const { signal } = (request.current = new AbortController());
      settle({ state: 'checking', code });
      try {
        const answer = await ask(code, signal);
        if (!signal.aborted) settle({ state: 'valid', code, answer });
      } catch (error) {
        if (signal.aborted) return;
        settle({ state: isRefused(error, wrong) ? 'wrong' : 'unchecked', code });
      }
    },
    [ask, edited, settle, wrong],
  );

  useEffect(() => () => request.current?.abort(), []);

  return { check, verify, edited };
}
