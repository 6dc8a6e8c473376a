interface Exchange<Wish, Reply> {
  /** What is shown before the first reply, if that has been wished for. */
  readonly shown?: Wish;
  /** The same object, unless given. */
  readonly isSame?: (one: Wish, other: Wish) => boolean;
  readonly send: (wish: Wish) => void;
  /** Shows the reply to a wish. Not called where the visitor is meanwhile back at what is shown. */
  readonly onReply: (wish: Wish, reply: Reply) => void;
  /** No reply comes to a wish; those after it may have one. */
  readonly onMiss?: (wish: Wish) => void;
}

/**
 * Takes wishes to a worker that replies to one message after the other: while one is under way, only the latest
 * of all that come is kept. What is shown already, or has just failed, is not sent again.
 */
export function latestOnly<Wish, Reply>(
  worker: Pick<Worker, 'onmessage' | 'onerror'>,
  { shown, isSame = Object.is, send, onReply, onMiss }: Exchange<Wish, Reply>,
): (wish: Wish) => void {
  let running: Wish | undefined;
  let next: Wish | undefined;
  const isShown = (wish: Wish): boolean => shown !== undefined && isSame(wish, shown);
  const ask = (wish: Wish): void => {
    if (running !== undefined) next = wish;
    else if (!isShown(wish)) send((running = wish));
  };
  const goOn = (done: Wish): void => {
    const wish = next;
    running = undefined;
    next = undefined;
    if (wish !== undefined && !isSame(wish, done)) ask(wish);
  };
  worker.onmessage = ({ data }: MessageEvent<Reply>) => {
    if (running === undefined) return;
    const done = running;
    if (next === undefined || !isShown(next)) {
      shown = done;
      onReply(done, data);
    }
    goOn(done);
  };
  worker.onerror = () => {
    if (running === undefined) return;
    const done = running;
    onMiss?.(done);
    goOn(done);
  };
  return ask;
}
