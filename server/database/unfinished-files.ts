const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
/** What a shell takes for "ended by a signal". */
const ENDED_BY_SIGNAL = 130;

/**
 * Does what writes files with personal data. Where the process ends meanwhile, by a signal or because
 * its database is lost, nothing of them may stay: they are discarded on the way out.
 * @param discard without promises, for which there is no time any more.
 */
export async function discardingAtExit<T>(discard: () => void, work: () => Promise<T>): Promise<T> {
  const end = () => process.exit(ENDED_BY_SIGNAL);
  for (const signal of SIGNALS) process.once(signal, end);
  process.once('exit', discard);
  try {
    return await work();
  } finally {
    for (const signal of SIGNALS) process.off(signal, end);
    process.off('exit', discard);
  }
}
