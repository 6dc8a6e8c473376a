import type { Browser, BrowserContext } from '@playwright/test';

const CLOSED_PORT = 9;
const NOBODY = '127.0.0.1';

/** What keeps Firefox on this machine, and what the tests need. */
export const FIREFOX_PREFERENCES = {
  // Whatever is not this machine's is asked of a proxy that is not there, names of hosts included.
  'network.proxy.type': 1,
  'network.proxy.http': NOBODY,
  'network.proxy.http_port': CLOSED_PORT,
  'network.proxy.ssl': NOBODY,
  'network.proxy.ssl_port': CLOSED_PORT,
  'network.proxy.socks': NOBODY,
  'network.proxy.socks_port': CLOSED_PORT,
  'network.proxy.socks_remote_dns': true,
  'network.proxy.failover_direct': false,
  // These would go round it, or try again and again.
  'network.proxy.allow_bypass': false,
  'network.trr.mode': 5,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'dom.push.connection.enabled': false,
  'services.settings.server': 'data:,#remote-settings-dummy/v1',
  'toolkit.telemetry.server': 'data:,',
  'browser.region.network.url': '',
  'layout.css.prefers-color-scheme.content-override': 1,
  // Firefox tells Playwright of no page that comes back from its memory.
  'browser.sessionhistory.max_total_viewers': 0,
};

/** Firefox ends at the first connection that leaves the machine after all. */
export const FIREFOX_ENVIRONMENT = { MOZ_DISABLE_NONLOCAL_CONNECTIONS: '1' };

interface Message {
  readonly id: number;
  readonly method: string;
}
interface Connection {
  rawSend: (message: Message) => void;
  _dispatchMessage: (answer: object) => void;
}
/** Playwright's own half of a browser that speaks WebDriver BiDi. */
interface Internals {
  readonly _connection: {
    readonly toImpl: (browser: Browser) => { readonly _connection: Connection };
  };
}

/**
 * Playwright asks for a colour scheme in every new context, and Firefox 153 does not know that
 * command: no page could be opened. The preferences above say the same for all.
 */
export function answerForFirefox(browser: Browser): void {
  const connection = (browser as unknown as Internals)._connection.toImpl(browser)._connection;
  const send = connection.rawSend.bind(connection);
  connection.rawSend = (message) => {
    if (message.method !== 'emulation.setMediaFeaturesOverride') return send(message);
    setImmediate(() =>
      connection._dispatchMessage({ type: 'success', id: message.id, result: {} }),
    );
  };
}

/**
 * Playwright fills in a field by its property `value`, which React takes for its own doing: the text
 * would go again. Text that is inserted is a visitor's.
 */
export async function typeLikeVisitors(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    Object.defineProperty(window, '__pw_bidiInsertText', {
      get: () => (text: string) => document.execCommand('insertText', false, text),
      set: () => undefined,
    });
  });
}
