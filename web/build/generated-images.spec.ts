import { describe, expect, it, jest } from '@jest/globals';
import { generatedImages } from './generated-images.js';

const IMAGE = {
  extension: 'svg',
  mediaType: 'image/svg+xml',
  content: '<svg/>',
  width: 10,
  height: 20,
};

/** The parts of the plugin that bundler and development server call. */
interface Hooks {
  configResolved: (config: { command: string }) => void;
  resolveId: (id: string) => string | undefined;
  load: (this: unknown, id: string) => Promise<string | undefined>;
  configureServer: (server: unknown) => void;
}

const plugin = () => generatedImages({ 'virtual:qr/account': () => IMAGE }) as unknown as Hooks;

async function load(hooks: Hooks, environment: string, emitFile: () => void) {
  const id = hooks.resolveId('virtual:qr/account');
  return hooks.load.call({ environment: { name: environment }, emitFile }, id ?? '');
}

describe('generatedImages', () => {
  it('gives both builds one address and writes the file once', async () => {
    const hooks = plugin();
    hooks.configResolved({ command: 'build' });
    const emitFile = jest.fn();
    const client = await load(hooks, 'client', emitFile);
    expect(await load(hooks, 'ssr', emitFile)).toBe(client);
    const [, fileName] = /"src":"\/(img\/account\.[\w-]{8}\.svg)","width":10,"height":20/.exec(
      client!,
    )!;
    expect(emitFile.mock.calls).toEqual([[{ type: 'asset', fileName, source: '<svg/>' }]]);
  });

  it('answers from the development server', async () => {
    const hooks = plugin();
    hooks.configResolved({ command: 'serve' });
    let answer: (request: object, response: object, next: () => void) => void = () => undefined;
    hooks.configureServer({ middlewares: { use: (handler: typeof answer) => (answer = handler) } });
    const module = await load(hooks, 'client', () => expect(true).toBe(false));
    const [, url] = /"src":"([^"]+)"/.exec(module!)!;
    const response = { setHeader: jest.fn(), end: jest.fn() };
    const next = jest.fn();
    answer({ url }, response, next);
    expect(response.setHeader).toHaveBeenCalledWith('Content-Type', 'image/svg+xml');
    expect(response.end).toHaveBeenCalledWith('<svg/>');
    answer({ url: '/img/other.svg' }, response, next);
    expect(next).toHaveBeenCalledTimes(1);
  });

  it('leaves other modules alone', async () => {
    const hooks = plugin();
    expect(hooks.resolveId('react')).toBeUndefined();
    expect(await hooks.load.call({}, '/web/app/site.ts')).toBeUndefined();
  });
});
