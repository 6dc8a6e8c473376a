import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../support/server.js';

/** https://www.w3.org/TR/webdriver2/#dfn-web-element-identifier */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
const BROWSER = '/usr/lib/*/webkit2gtk-4.*/MiniBrowser';
const PATIENCE_MS = 20_000;
const POLL_MS = 100;

/** A window of WebKitGTK's own small browser, led by its driver as WebDriver says, on a display of its own. */
export class WebKitSession {
  private constructor(
    private readonly child: ChildProcess,
    private readonly address: string,
  ) {}

  /** @param driver path of WebKitWebDriver */
  static async open(driver: string): Promise<WebKitSession> {
    if (driver === '') throw new Error('TEST_WEBKIT_DRIVER: an empty name cannot be run');
    const port = await freePort();
    const command = `xvfb-run -a ${driver} --port=${port}`;
    // Without a graphics card there is nothing to compose with; root cannot use the sandbox.
    const environment = {
      ...process.env,
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      GDK_BACKEND: 'x11',
    };
    const child = spawn('sh', ['-c', `exec ${command}`], { env: environment, detached: true });
    try {
      const origin = `http://127.0.0.1:${port}`;
      await eventually(`${driver} answers`, async () => {
        return (await fetch(`${origin}/status`).catch(() => undefined))?.ok;
      });
      const [binary] = await firstMatch(BROWSER);
      const options = { binary, args: ['--automation'] };
      const { sessionId } = await send<{ sessionId: string }>(`${origin}/session`, 'POST', {
        capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
      });
      return new WebKitSession(child, `${origin}/session/${sessionId}`);
    } catch (error) {
      // Nobody else would end it, and the tests would wait for it.
      end(child);
      throw error;
    }
  }

  async close(): Promise<void> {
    await send(this.address, 'DELETE').catch(() => undefined);
    end(this.child);
  }

  resize(width: number, height: number): Promise<unknown> {
    return send(`${this.address}/window/rect`, 'POST', { width, height });
  }

  /** Opens a page and waits until it reacts. */
  async visit(url: string): Promise<void> {
    await send(`${this.address}/url`, 'POST', { url });
    await this.until(
      'const h = document.querySelector("h1"); return !!h && Object.keys(h).some((key) => key.startsWith("__react"))',
    );
    // React marks the elements while it still works.
    await sleep(400);
  }

  /** What a script returns in the page. */
  run<T>(script: string, ...parameters: readonly unknown[]): Promise<T> {
    return send<T>(`${this.address}/execute/sync`, 'POST', { script, args: parameters });
  }

  /** Waits for a script to return something true, and answers with it. */
  until<T>(script: string, ...parameters: readonly unknown[]): Promise<T> {
    return eventually(script, () => this.run<T>(script, ...parameters).catch(() => undefined));
  }

  async click(selector: string): Promise<void> {
    await send(`${this.address}/element/${await this.find(selector)}/click`, 'POST', {});
  }

  async type(selector: string, text: string): Promise<void> {
    const element = await this.find(selector);
    await send(`${this.address}/element/${element}/clear`, 'POST', {});
    await send(`${this.address}/element/${element}/value`, 'POST', { text });
    await this.run('document.activeElement.blur()');
  }

  async choose(name: string, value: string): Promise<void> {
    const option = `select[name="${name}"] option[value="${value}"]`;
    await this.until('return document.querySelector(arguments[0]) !== null', option);
    await this.find(`select[name="${name}"]`);
    await this.click(option);
  }

  async press(key: string): Promise<void> {
    const actions = [
      { type: 'keyDown', value: key },
      { type: 'keyUp', value: key },
    ];
    await send(`${this.address}/actions`, 'POST', {
      actions: [{ type: 'key', id: 'keyboard', actions }],
    });
  }

  /** The driver takes nothing for a target that still scrolls. */
  private async find(selector: string): Promise<string> {
    await this.run(
      'const e = document.querySelector(arguments[0]); if (e && !e.matches("option")) e.scrollIntoView({ behavior: "instant", block: "center" })',
      selector,
    );
    const found = await send<Record<string, string>>(`${this.address}/element`, 'POST', {
      using: 'css selector',
      value: selector,
    });
    return found[ELEMENT]!;
  }
}

/** The display and the browser with it: they are a group of their own. */
function end({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGTERM');
  } catch {
    // It has ended by itself.
  }
}

async function send<T>(address: string, method: string, body?: object): Promise<T> {
  const response = await fetch(address, {
    method,
    body: body ? JSON.stringify(body) : null,
  });
  const { value } = (await response.json()) as { value: T };
  if (!response.ok) throw new Error(`${method} ${address}: ${JSON.stringify(value)}`);
  return value;
}

async function eventually<T>(what: string, ask: () => Promise<T | undefined>): Promise<T> {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    const answer = await ask();
    if (answer) return answer;
    if (Date.now() > end) throw new Error(`Never: ${what}`);
    await sleep(POLL_MS);
  }
}

async function firstMatch(pattern: string): Promise<string[]> {
  const child = spawn('sh', ['-c', `ls ${pattern}`]);
  let printed = '';
  child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  await once(child, 'close');
  return printed.trim().split('\n');
}
