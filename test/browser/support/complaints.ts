import type { BrowserContext } from '@playwright/test';

interface Complaint {
  readonly text: string;
  /** Address of the script or resource that it is about. */
  readonly url: string;
}

/** Errors and warnings in the console and exceptions nobody caught, in all pages of a context. */
export class Complaints {
  private heard: Complaint[] = [];
  private readonly expected: string[] = [];
  private isLoadFailureExpected = false;

  constructor(context: BrowserContext) {
    context.on('console', (message) => {
      if (message.type() !== 'error' && message.type() !== 'warning') return;
      this.heard.push({ text: message.text(), url: message.location().url });
    });
    const isFirefox = context.browser()?.browserType().name() === 'firefox';
    context.on('weberror', (event) => {
      // Firefox reports it although the page has said that nobody need hear of it.
      if (isFirefox && String(event.error()).startsWith(CUT_CROSS_FADE)) return;
      this.heard.push({ text: String(event.error()), url: event.page()?.url() ?? '' });
    });
  }

  /** Chromium reports every request that fails or is refused; a test may want exactly that. */
  expectFailedRequest(url: string): void {
    this.expected.push(url);
  }

  /** A part of the site is kept from a page: the browser and React report it in their own words. */
  expectLoadFailure(): void {
    this.isLoadFailureExpected = true;
  }

  /** What nobody expected since the last call. */
  take(): string[] {
    const unexpected = this.heard.filter(
      ({ text, url }) =>
        !(
          text.startsWith('Failed to load resource') &&
          this.expected.some((end) => url.endsWith(end))
        ) && !(this.isLoadFailureExpected && isOfLoadFailure({ text, url })),
    );
    this.heard = [];
    return unexpected.map(({ text, url }) => `${text} (${url})`);
  }
}

const CUT_CROSS_FADE = 'AbortError: Skipped ViewTransition';
const LOAD_ERROR = /\bLoading (CSS )?chunk [\w-]+ failed\b/;
const PART = /\/(js|css)\/[^/]+$/;
const REFUSED_STYLESHEET = /^Refused to apply style from '[^']+\/css\/[^/']+'/;

function isOfLoadFailure({ text, url }: Complaint): boolean {
  return (
    LOAD_ERROR.test(text) ||
    REFUSED_STYLESHEET.test(text) ||
    (text.startsWith('Failed to load resource') && PART.test(url))
  );
}
