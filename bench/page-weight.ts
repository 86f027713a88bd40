import { brotliCompressSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { findChromium } from '../scripts/find-chromium.ts';

const KIB = 1024;
/** So long nothing more comes, once all has come. Milliseconds. */
const PAUSE = 1_000;

/** Script and style bytes (brotli) that a browser loads for a page, until nothing more comes, the whole page scrolled through. */
export async function weighPage(url: string): Promise<{ script: number; style: number }> {
  const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox', '--disable-gpu'] });
  const page = await browser.newPage();
  const weights = { script: 0, stylesheet: 0 };
  const weighing: Promise<void>[] = [];
  page.on('response', (response) => {
    const kind = response.request().resourceType();
    if (kind !== 'script' && kind !== 'stylesheet') return;
    weighing.push(
      response.body().then((body) => {
        weights[kind] += brotliCompressSync(body).length;
      }),
    );
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  // What is loaded by scrolling begins late on a busy machine.
  for (let known = -1; known < weighing.length; ) {
    known = weighing.length;
    await Promise.all(weighing);
    await page.waitForTimeout(PAUSE);
  }
  page.removeAllListeners('response');
  await browser.close();
  return { script: weights.script / KIB, style: weights.stylesheet / KIB };
}
