import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';

const KIB = 1024;
/** So long nothing more comes, once all has come. Milliseconds. */
const PAUSE = 1_000;

/** What Home may load of script, in KiB (docs/decisions/094-speed.md). */
export const MOST_SCRIPT_OF_HOME = 143;

/** KiB (brotli) of script and style that a browser loads for a page, until nothing more comes, the whole page scrolled through. */
export async function weighPage(page: Page, address: string): Promise<{ script: number; style: number }> {
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
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  // What is loaded by scrolling begins late on a busy machine.
  for (let known = -1; known < weighing.length; ) {
    known = weighing.length;
    await Promise.all(weighing);
    await page.waitForTimeout(PAUSE);
  }
  page.removeAllListeners('response');
  return { script: weights.script / KIB, style: weights.stylesheet / KIB };
}
