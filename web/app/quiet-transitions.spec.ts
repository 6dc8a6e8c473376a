import { expect, it } from '@jest/globals';
import { quietTransitions } from './quiet-transitions.js';

const cut = () => new DOMException('Transition was skipped', 'AbortError');

/** A document whose transitions end as told. */
function documentWith(ready: Promise<void>, finished: Promise<void>) {
  const transition = { ready, finished } as ViewTransition;
  return { startViewTransition: () => transition };
}

it('lets a transition be cut short', async () => {
  const view = documentWith(Promise.reject(cut()), Promise.reject(cut()));
  quietTransitions(view);
  await expect(view.startViewTransition().finished).resolves.toBeUndefined();
});

it('hides no other error', async () => {
  const view = documentWith(Promise.resolve(), Promise.reject(new TypeError('update')));
  quietTransitions(view);
  await expect(view.startViewTransition().finished).rejects.toThrow('update');
});

it('does without transitions', () => {
  const view = {} as Pick<Document, 'startViewTransition'>;
  quietTransitions(view);
  expect(view).toEqual({});
});
