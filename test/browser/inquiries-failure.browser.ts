import type { Page } from '@playwright/test';
import { otherEdition } from '../../web/contract/editions.js';
import { CONSENT_FIELD } from '../../web/contract/inquiries.js';
import { pathOf } from '../../web/contract/routes.js';
import { expect, originOf, test, untilHydrated } from './support/browser-test.js';
import { storedInquiries, validInquiry } from './support/inquiries.js';
import { FORMS, InquiryForm } from './support/inquiry-form.js';
import { holdAnswer, untilStill } from './support/page-state.js';
import { expectShown } from './support/site-header.js';
import { TEXTS } from './support/texts.js';

/** The header, which hides on the way down, comes back; what is clicked must not move any more. */
async function scrollToHeader(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectShown(page);
}

for (const [kind, edition] of FORMS) {
  test.describe(`${kind} that goes wrong, ${edition}`, () => {
    test('loses nothing with the connection, and can be sent again', async ({
      page,
      server,
      visit,
      complaints,
    }) => {
      const form = new InquiryForm(page, kind, edition);
      complaints.expectFailedRequest(form.submitUrl);
      const { values, address } = validInquiry(kind, edition);
      const { network } = form.texts.outcome;
      await visit(edition, form.path);
      await form.fillIn(values);
      await page.route(`**${form.submitUrl}`, (route) => route.abort('internetdisconnected'));
      await form.submitButton.click();
      await expect(form.summary).toHaveText(network);
      await form.expectNotice(network);
      await form.expectValues(values);

      await page.unroute(`**${form.submitUrl}`);
      await form.submitButton.click();
      const reference = await form.reference();
      await expect(form.summary).toBeHidden();
      expect(await storedInquiries(server, address)).toEqual([
        expect.objectContaining({ reference }),
      ]);
    });

    for (const [status, reason, word, prefix] of [
      [500, 'INTERNAL_ERROR', 'server', 'titlePrefix'],
      [429, 'RATE_LIMITED', 'rateLimited', 'warningPrefix'],
    ] as const) {
      test(`loses nothing when the server answers ${status}`, async ({
        page,
        visit,
        complaints,
      }) => {
        const form = new InquiryForm(page, kind, edition);
        complaints.expectFailedRequest(form.submitUrl);
        const { values } = validInquiry(kind, edition);
        await visit(edition, form.path);
        const title = await page.title();
        await form.fillIn(values);
        const json = { errorCode: status, errorMsg: reason, data: { reason } };
        await page.route(`**${form.submitUrl}`, (route) => route.fulfill({ status, json }));
        await form.submitButton.click();
        const { outcome, summary } = form.texts;
        await form.expectNotice(outcome[word], outcome.nothingLost);
        await expect(form.summary).not.toContainText(outcome.failed);
        await expect(page).toHaveTitle(summary[prefix] + title);
        await form.expectValues(values);
        await expect(form.submitButton).toBeEnabled();
      });
    }

    test('is sent once by two clicks', async ({ page, server, visit }) => {
      const form = new InquiryForm(page, kind, edition);
      const { values, address } = validInquiry(kind, edition);
      await visit(edition, form.path);
      await form.fillIn(values);
      let posts = 0;
      let release = (): void => undefined;
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route(`**${form.submitUrl}`, async (route) => {
        posts += 1;
        await released;
        await route.continue();
      });
      await form.submitButton.dblclick();
      const busyButton = form.button(form.own.submit.sending);
      await expect(busyButton).toBeEnabled();
      await busyButton.click();
      release();
      await form.reference();
      expect(posts).toBe(1);
      expect(await storedInquiries(server, address)).toHaveLength(1);
    });

    for (const [way, come] of [
      ['a reload', (page: Page) => page.reload()],
      [
        'the way to another page and back',
        async (page: Page) => {
          await scrollToHeader(page);
          await page.getByRole('banner').getByRole('link').first().click();
          await page.waitForURL(({ pathname }) => pathname === pathOf('home', edition));
        },
      ],
    ] as const) {
      test(`is one inquiry when ${way} comes before the answer`, async ({
        page,
        server,
        visit,
      }) => {
        const form = new InquiryForm(page, kind, edition);
        const { values, address } = validInquiry(kind, edition);
        await visit(edition, form.path);
        await form.fillIn(values);
        const answer = await holdAnswer(page, form.submitUrl);
        await form.submitButton.click();
        await expect.poll(() => storedInquiries(server, address)).toHaveLength(1);
        await come(page);
        answer();
        if (new URL(page.url()).pathname === pathOf('home', edition)) {
          await page.waitForTimeout(300);
          await page.goBack();
        }
        await form.expectValues(values);
        // While one page fades into the other, browsers give clicks to neither.
        await untilStill(page);
        await form.submitButton.click();
        const reference = await form.reference();
        expect(await storedInquiries(server, address)).toEqual([
          expect.objectContaining({ reference }),
        ]);
      });
    }

    test('is still there after a reload and the way back', async ({ page, visit }) => {
      const form = new InquiryForm(page, kind, edition);
      const { values } = validInquiry(kind, edition);
      await visit(edition, form.path);
      await form.fillIn(values);
      await page.reload();
      await form.expectValues(values);
      await scrollToHeader(page);
      await page.getByRole('banner').getByRole('link').first().click();
      await page.waitForURL(({ pathname }) => pathname === pathOf('home', edition));
      await page.goBack();
      await form.expectValues(values);
    });

    test('changes the edition with what both forms ask for', async ({ page, server, visit }) => {
      const form = new InquiryForm(page, kind, edition);
      const { values } = validInquiry(kind, edition);
      await visit(edition, form.path);
      await form.fillIn(values);
      const switchFrom = async (from: typeof edition) => {
        await scrollToHeader(page);
        await page.getByRole('link', { name: TEXTS[from].ui.languageSwitch }).click();
      };
      await switchFrom(edition);
      const other = otherEdition(edition);
      if (kind === 'cooperation') {
        // No form there would take it in.
        await page.waitForURL(originOf(server, other) + pathOf('home', other));
        return;
      }
      const counterpart = new InquiryForm(page, kind, other);
      await page.waitForURL((url) => url.href.startsWith(originOf(server, other)));
      await untilHydrated(page);
      const shared = counterpart.fields.filter(({ name }) => values[name] !== undefined);
      expect(shared.length).toBeGreaterThan(0);
      const { [CONSENT_FIELD]: agreed, ...carried } = values;
      await counterpart.expectValues(carried);
      await expect(counterpart.field(CONSENT_FIELD)).not.toBeChecked();
      expect(agreed).toBe('true');
      await expect(page).toHaveURL(originOf(server, other) + counterpart.path.replace(/#.*/, ''));

      await switchFrom(other);
      await page.waitForURL((url) => url.href.startsWith(originOf(server, edition)));
      await untilHydrated(page);
      await form.expectValues(carried);
    });
  });
}
