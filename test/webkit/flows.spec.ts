/** The flows that matter most, in WebKitGTK: its engine is Safari's. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { pathOf } from '../../web/contract/routes.js';
import { referenceQuery } from '../../web/contract/submission-status.js';
import { startServer, type TestServer } from '../support/server.js';
import { WebKitSession } from './webkit-session.js';

const DRIVER = process.env.TEST_WEBKIT_DRIVER ?? '';
const ESCAPE = '\uE00C';
const EMAIL = 'jane@example.org';
const FROM_TOP = 350;

let server: TestServer;
let browser: WebKitSession;

beforeAll(async () => {
  // One application from an e-mail address is accepted, the second meets the limit.
  server = await startServer({ kind: 'embedded', environment: { SUBMISSION_LIMIT: '1' } });
  browser = await WebKitSession.open(DRIVER);
  await browser.resize(1280, 850);
});
afterAll(async () => {
  await browser?.close();
  await server?.dispose();
});

const visitEnglish = (path: string) => browser.visit(server.englishOrigin + path);
const visitChinese = (path: string) => browser.visit(server.origin + path);

const PRODUCT = 'input[name=modelType][value=AccuFFRangio]';

async function fillInApplication(): Promise<void> {
  await browser.type('[name=serialNumber]', 'demo-hart-0004');
  await browser.until('return document.querySelector(arguments[0]) !== null', PRODUCT);
  await browser.run('document.querySelector(arguments[0]).click()', PRODUCT);
  await browser.run('document.querySelector("input[name=topic]").click()');
  await browser.type('[name=institution]', 'Sample Hospital');
  await browser.choose('profession', 'physician');
  await browser.type('[name=surname]', 'Jane');
  await browser.type('[name=name]', 'Sample');
  await browser.choose('country', 'GB');
  await browser.type('input[name=province]', 'Greater London');
  await browser.type('input[name=city]', 'London');
  await browser.type('[name=telephone]', '07400 123456');
  await browser.type('[name=email]', EMAIL);
  await browser.run('document.querySelector("input[name=agreement]").click()');
}

it('an empty application names its fields, and the focus is there', async () => {
  await visitEnglish(pathOf('license', 'en'));
  await browser.click('form button[type=submit]');
  const links = await browser.until<number>(
    'const a = document.querySelector("[role=alert]"); return document.activeElement === a && a.querySelectorAll("a").length',
  );
  const invalid = await browser.run<number>(
    'return new Set([...document.querySelectorAll("form [aria-invalid]")].map((e) => e.name ?? e.getAttribute("aria-labelledby"))).size',
  );
  expect(links).toBeGreaterThan(5);
  expect(invalid).toBe(links);
});

it('an application is sent, stored, and told of to its sender', async () => {
  await visitEnglish(pathOf('license', 'en'));
  await fillInApplication();
  await browser.click('form button[type=submit]');
  const reference = await browser.until<string>(
    'return new URLSearchParams(location.search).get("reference")',
  );
  const rows = await server.sql<{ reference: string }>(
    'SELECT reference FROM licence_applications WHERE email = $1',
    [EMAIL],
  );
  expect(rows).toEqual([{ reference }]);

  await visitEnglish(pathOf('licenseStatus', 'en') + referenceQuery(reference));
  await browser.type('main form input[name=contact]', EMAIL);
  await browser.click('main form button[type=submit]');
  await browser.until(
    'return [...document.querySelectorAll("main [role=status]")].some((e) => e.innerText.includes(arguments[0]))',
    reference,
  );
});

it('an application over the limit is warned of, and nothing typed is lost', async () => {
  await visitEnglish(pathOf('license', 'en'));
  await fillInApplication();
  await browser.click('form button[type=submit]');
  await browser.until(
    'const a = document.querySelector("[role=alert]"); return document.activeElement === a && a.querySelectorAll("a[href^=tel], a[href^=mailto]").length === 2',
  );
  expect(await browser.run('return document.querySelector("[name=email]").value')).toBe(EMAIL);
  expect(await server.sql('SELECT FROM licence_applications')).toHaveLength(1);
});

it('an anchor leads to its place, and Back to where the reader was, also the second time', async () => {
  await visitEnglish(pathOf('product:AccuFFRangio', 'en'));
  await browser.run('scrollTo(0, arguments[0])', FROM_TOP);
  for (let visit = 1; visit <= 2; visit += 1) {
    await browser.run('[...document.querySelectorAll("main nav a[href^=\\"#\\"]")].at(-1).click()');
    await browser.until(
      'const e = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1))); const { top } = e.getBoundingClientRect(); return top >= 0 && top < 200',
    );
    await browser.run('history.back()');
    await browser.until(
      'return location.hash === "" && Math.round(scrollY) === arguments[0]',
      FROM_TOP,
    );
  }
});

it('an unknown address says which one', async () => {
  await visitChinese('/abuot');
  expect(await browser.run('return location.pathname')).toBe(pathOf('notFound', 'zh'));
  await browser.until('return document.querySelector("main code")?.innerText.includes("/abuot")');
});

it('the menu of narrow screens opens, closes on Escape and gives the focus back', async () => {
  await browser.resize(420, 844);
  await visitChinese(pathOf('about', 'zh'));
  // The magnifier opens a dialog, too; this one's stands beside its button.
  await browser.click('header button:has(+ dialog)');
  await browser.until('return document.querySelector("dialog[open]") !== null');
  const links = await browser.run<number>(
    'return document.querySelectorAll("dialog[open] a").length',
  );
  expect(links).toBeGreaterThan(1);
  await browser.press(ESCAPE);
  await browser.until('return document.querySelector("dialog[open]") === null');
  const hasFocus = 'return document.activeElement.matches("header button:has(+ dialog)")';
  expect(await browser.run(hasFocus)).toBe(true);
});
