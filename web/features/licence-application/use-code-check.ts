import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError } from '../../site/api-client.js';
import type { Reason } from '../../contract/envelope.js';
import { normaliseCode } from '../../contract/normalise.js';

export type CodeCheck<Answer> =
  | { readonly state: 'none' }
  | { readonly state: 'checking' | 'wrong'; readonly code: string }
  /** The check itself failed, which says nothing about the code: it is tried again by itself. */
  | Unchecked
  | { readonly state: 'valid'; readonly code: string; readonly answer: Answer };

interface Unchecked {
  readonly state: 'unchecked';
  readonly code: string;
  /** There were too many checks: more of them before the time would be refused as well. */
  readonly isLimited: boolean;
  readonly retryInSeconds: number;
}

const NONE = { state: 'none' } as const;
/** Times between tries without an answer that names one; the last for all further ones. */
const RETRY_SECONDS = [3, 6, 15, 30];

function unchecked(code: string, error: unknown, tries: number): Unchecked {
  const { code: status = 0, data } = error instanceof ApiError ? error : {};
  const named = data?.retryAfterSeconds;
  return {
    state: 'unchecked',
    code,
    isLimited: status === 429,
    retryInSeconds: named ?? RETRY_SECONDS[tries] ?? RETRY_SECONDS.at(-1) ?? 0,
  };
}

function isRefused(error: unknown, wrong: Reason): boolean {
  const reason = error instanceof ApiError ? error.data.reason : undefined;
  return reason === wrong || reason === 'VALIDATION_FAILED';
}

/**
 * Checks a serial number or invitation code with the server while the form is being filled in.
 * `verify` asks once for each code, and again by itself where that failed; `edited` forgets the
 * answer when the code changes.
 */
export function useCodeCheck<Answer>(
  ask: (code: string, signal: AbortSignal) => Promise<Answer>,
  wrong: Reason,
) {
  const [check, setCheck] = useState<CodeCheck<Answer>>(NONE);
  const latest = useRef<CodeCheck<Answer>>(NONE);
  const request = useRef<AbortController | null>(null);
  /** Tries that failed in a row. */
  const tries = useRef(0);

  const settle = useCallback((next: CodeCheck<Answer>) => {
    latest.current = next;
    setCheck(next);
  }, []);

  const edited = useCallback(
    (typed: string) => {
      const known = latest.current;
      if (known.state === 'none' || known.code === normaliseCode(typed)) return;
      request.current?.abort();
      tries.current = 0;
      settle(NONE);
    },
    [settle],
  );

  const look = useCallback(
    async (code: string) => {
      request.current?.abort();
      const { signal } = (request.current = new AbortController());
      settle({ state: 'checking', code });
      try {
        const answer = await ask(code, signal);
        if (!signal.aborted) settle({ state: 'valid', code, answer });
      } catch (error) {
        if (signal.aborted) return;
        if (isRefused(error, wrong)) return settle({ state: 'wrong', code });
        settle(unchecked(code, error, tries.current));
        tries.current += 1;
      }
    },
    [ask, settle, wrong],
  );

  const verify = useCallback(
    async (typed: string) => {
      edited(typed);
      const code = normaliseCode(typed);
      const known = latest.current;
      const isOpen = known.state === 'none' || (known.state === 'unchecked' && !known.isLimited);
      if (code !== '' && isOpen) await look(code);
    },
    [edited, look],
  );

  useEffect(() => {
    if (check.state !== 'unchecked') return undefined;
    const again = (): void => void look(check.code);
    const timer = window.setTimeout(again, check.retryInSeconds * 1000);
    if (!check.isLimited) window.addEventListener('online', again);
    return () => {
      window.clearTimeout(timer);
      window.removeEventListener('online', again);
    };
  }, [check, look]);

  useEffect(() => () => request.current?.abort(), []);

  return { check, verify, edited };
}
