import { chromium } from 'playwright-core';
const [ed='zh', w='1366'] = process.argv.slice(2);
const ps = ['intracranial/aneuflow','intracranial/aneuguide','intracranial/aneushape','intracranial/aneuplan','intracranial/accuaspects','intracranial/accuctp',ed==='zh'?'intracranial/accufficas':'intracranial/accuicas','intracardiac/accuffrct','intracardiac/accuffrangio','intracardiac/accuffrivus','intracardiac/accuffroct','intracardiac/acculv','intracardiac/accuimr'];
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox','--host-resolver-rules=MAP *.localhost 127.0.0.1'] });
const page = await browser.newPage({ viewport: { width: +w, height: 900 }, reducedMotion: 'reduce', locale: ed==='zh'?'zh-CN':'en' });
for (const p of ps) {
  await page.goto(ed==='zh' ? `http://localhost:3990/innovative/${p}` : `http://en.localhost:3990/en/innovative/${p}`);
  await page.locator('[data-explorer]').hover();
  await page.locator('[data-explorer] [role="img"] > *').first().waitFor({ state: 'attached' });
  await page.waitForTimeout(500);
  await page.locator('[data-explorer] section').first().screenshot({ path: `/tmp/shots/panel-${ed}-${p.split('/')[1]}.png` });
}
await browser.close();
