/** Loaded into a server before its program: tells on a port of its own how long its event loop was held. */
import { createServer } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import process from 'node:process';
import { isMainThread } from 'node:worker_threads';

const NANOSECONDS_PER_MS = 1e6;

if (isMainThread) {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  createServer((_request, response) => {
    const longest = delay.max / NANOSECONDS_PER_MS;
    delay.reset();
    response.end(String(longest));
  })
    .listen(Number(process.env.LOOP_PROBE_PORT), '127.0.0.1')
    .unref();
}
