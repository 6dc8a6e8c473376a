import { chromium } from 'playwright-core';
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox','--host-resolver-rules=MAP *.localhost 127.0.0.1'] });
let n=0;
for (const [u,w] of [['http://localhost:3990/',1366],['http://en.localhost:3990/en/innovative/intracranial',1366],['http://en.localhost:3990/en/innovative/intracardiac',1920],['http://localhost:3990/innovative/intracranial',834]] as const) {
  const page = await browser.newPage({ viewport: { width: w, height: 900 }, reducedMotion: 'reduce' });
  await page.goto(u); const s = page.locator('section[aria-labelledby="path"]'); await s.scrollIntoViewIfNeeded(); await page.waitForTimeout(1200); await s.screenshot({ path: `/tmp/shots/path-${n++}.png` }); await page.close();
}
await browser.close();
