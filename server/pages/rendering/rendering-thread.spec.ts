import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { RenderingThread } from './rendering-thread.js';

const IDLE_MS = 200;
/** Says which thread it is, or does what the page's address asks for. */
const SCRIPT = `
import { parentPort, threadId } from 'node:worker_threads';
parentPort.on('message', ({ id, page: { urlOriginal } }) => {
  if (urlOriginal === '/exit') process.exit(1);
  if (urlOriginal === '/throw') throw new Error('thrown outside');
  if (urlOriginal === '/error') parentPort.postMessage({ id, error: new Error('no such text') });
  else if (urlOriginal === '/slow') setTimeout(() => parentPort.postMessage({ id, html: 'slow' }), 400);
  else if (urlOriginal !== '/silent') parentPort.postMessage({ id, html: String(threadId) });
});`;

describe('RenderingThread', () => {
  let folder: string;
  let thread: RenderingThread;

  const render = (urlOriginal: string) =>
    thread.render({
      urlOriginal,
      edition: 'zh',
      list: { page: 1 },
      origins: { zh: 'http://localhost', en: 'http://en.localhost' },
      mobileZoom: 'locked',
    });

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'rendering-'));
    await writeFile(join(folder, 'worker.mjs'), SCRIPT);
  });
  beforeEach(() => {
    thread = new RenderingThread(pathToFileURL(join(folder, 'worker.mjs')), IDLE_MS);
  });
  afterEach(() => thread.end());
  afterAll(() => rm(folder, { recursive: true }));

  it('renders all pages in one thread, however many ask at once', async () => {
    const [first, ...others] = await Promise.all(['/a', '/b', '/c'].map(render));
    expect(others).toEqual([first, first]);
  });

  it('ends the thread when nobody has asked for a while, and opens another for the next', async () => {
    const first = await render('/a');
    await sleep(IDLE_MS * 3);
    expect(await render('/a')).not.toBe(first);
  });

  it('ends a thread that was started and never asked', async () => {
    thread.start();
    const first = await render('/a');
    await thread.end();
    thread.start();
    await sleep(IDLE_MS * 3);
    expect(Number(await render('/a'))).toBe(Number(first) + 2);
  });

  it('keeps the thread while a page takes longer than that', async () => {
    expect(await render('/slow')).toBe('slow');
  });

  it('passes on what a component threw, and goes on with the same thread', async () => {
    const first = await render('/a');
    await expect(render('/error')).rejects.toThrow('no such text');
    expect(await render('/a')).toBe(first);
  });

  it.each([
    ['/exit', 'The rendering thread ended'],
    ['/throw', 'thrown outside'],
  ])('fails all that wait when the thread ends (%s), and opens another', async (path, reason) => {
    const first = await render('/a');
    const waiting = render('/silent');
    await Promise.all([
      expect(waiting).rejects.toThrow(reason),
      expect(render(path)).rejects.toThrow(reason),
    ]);
    expect(await render('/a')).not.toBe(first);
  });

  it('leaves those alone who already wait for the next thread', async () => {
    await render('/a');
    const ended = thread.end();
    const next = render('/slow');
    await ended;
    expect(await next).toBe('slow');
  });
});
