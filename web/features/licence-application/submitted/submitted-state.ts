/**
 * What the browser's history keeps of an application that was sent from here, over reloads and the
 * way back. An address alone proves nothing: anybody can write one.
 */
export const submittedState = (reference: string) => ({ submitted: reference });

/** Whether the history says that this very application was sent from here. */
export function wasSubmitted(state: unknown, reference: string | null): boolean {
  return (
    typeof state === 'object' &&
    state !== null &&
    'submitted' in state &&
    reference !== null &&
    state.submitted === reference
  );
}
