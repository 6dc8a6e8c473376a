/** What a browser says of a cross-fade that another navigation, or a hidden window, has cut short. */
const CUT_SHORT = ['AbortError', 'InvalidStateError'];

function ignoreCut(error: unknown): void {
  if (error instanceof DOMException && CUT_SHORT.includes(error.name)) return;
  throw error;
}

/**
 * Keeps cross-fades that are cut short out of the console: the page is shown all the same. The
 * router leaves both promises of a transition without anyone who would catch.
 */
export function quietTransitions(view: Pick<Document, 'startViewTransition'>): void {
  // Not every browser has them.
  const start = (view as Partial<typeof view>).startViewTransition?.bind(view);
  if (!start) return;
  view.startViewTransition = (update) => {
    const transition = start(update);
    transition.ready.catch(ignoreCut);
    const finished = transition.finished.catch(ignoreCut);
    return Object.defineProperty(transition, 'finished', { value: finished });
  };
}
