import { chromium } from 'playwright-core';
const [path, name, ...widths] = process.argv.slice(2);
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox','--host-resolver-rules=MAP *.localhost 127.0.0.1'] });
for (const w of widths.map(Number)) {
  const page = await browser.newPage({ viewport: { width: w, height: w < 500 ? 844 : w < 900 ? 1112 : 900 }, locale: path!.includes('/en') ? 'en' : 'zh-CN', reducedMotion: 'reduce' });
  await page.goto(path!.startsWith('/en') ? 'http://en.localhost:3990'+path : 'http://localhost:3990'+path);
  await page.waitForLoadState('networkidle');
  const h = await page.evaluate(async () => { for (let y=0;y<document.body.scrollHeight;y+=600){ window.scrollTo(0,y); await new Promise(r=>setTimeout(r,60)); } window.scrollTo(0,0); await new Promise(r=>setTimeout(r,300)); return document.documentElement.scrollHeight; });
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: `/tmp/shots/${name}-${w}.png`, fullPage: true });
  console.log(name, w, h);
  await page.close();
}
await browser.close();
