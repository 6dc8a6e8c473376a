import { beforeEach, describe, expect, it } from '@jest/globals';
import { latestOnly } from './latest-only.js';

type Handlers = Pick<Worker, 'onmessage' | 'onerror'>;

let worker: Handlers;
let events: string[];
let ask: (wish: string) => void;

const reply = (): void => {
  worker.onmessage?.call(worker as Worker, { data: 'reply' } as MessageEvent<string>);
};
const fail = (): void => {
  worker.onerror?.call(worker as Worker, {} as ErrorEvent);
};

beforeEach(() => {
  worker = { onmessage: null, onerror: null };
  events = [];
  ask = latestOnly<string, string>(worker, {
    shown: 'first',
    send: (wish) => events.push(`send ${wish}`),
    onReply: (wish) => events.push(`show ${wish}`),
    onMiss: (wish) => events.push(`miss ${wish}`),
  });
});

describe('a worker that is asked for the latest only', () => {
  it('is sent one wish at a time, and the latest of all that came meanwhile', () => {
    ['a', 'b', 'c'].forEach(ask);
    expect(events).toEqual(['send a']);
    reply();
    expect(events).toEqual(['send a', 'show a', 'send c']);
    reply();
    expect(events).toEqual(['send a', 'show a', 'send c', 'show c']);
  });

  it('is not asked for what is shown', () => {
    ask('first');
    ask('a');
    reply();
    ask('a');
    expect(events).toEqual(['send a', 'show a']);
  });

  it('shows nothing that the visitor has left again for what is shown', () => {
    ask('a');
    ask('first');
    reply();
    expect(events).toEqual(['send a']);
    ask('a');
    reply();
    expect(events).toEqual(['send a', 'send a', 'show a']);
  });

  it('shows what the visitor has come back to while it was under way, once', () => {
    ['a', 'b', 'a'].forEach(ask);
    reply();
    expect(events).toEqual(['send a', 'show a']);
  });

  it('goes on with the latest wish after one that failed', () => {
    ['a', 'b'].forEach(ask);
    fail();
    expect(events).toEqual(['send a', 'miss a', 'send b']);
    reply();
    expect(events.at(-1)).toBe('show b');
  });

  it('is asked again for what failed only when that is wished for anew', () => {
    ['a', 'b', 'a'].forEach(ask);
    fail();
    expect(events).toEqual(['send a', 'miss a']);
    ask('a');
    expect(events.at(-1)).toBe('send a');
  });

  it('has nothing to show for an event that no wish waits for', () => {
    fail();
    reply();
    expect(events).toEqual([]);
  });

  it('compares wishes as it is told', () => {
    const sent: string[] = [];
    const loosely = latestOnly<string, string>(worker, {
      isSame: (one, other) => one.toLowerCase() === other.toLowerCase(),
      send: (wish) => sent.push(wish),
      onReply: () => undefined,
    });
    ['a', 'A'].forEach(loosely);
    reply();
    loosely('A');
    expect(sent).toEqual(['a']);
  });
});
