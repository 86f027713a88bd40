import type { Page } from '@playwright/test';
import { findWide } from '#tests/browser/large-letters.ts';

/** Buttons of one page that are pressed for what they open. */
const MOST_PRESSES = 12;

/** Opens what the buttons of a page open. @returns what is wider than the screen then. */
export async function openAll(page: Page): Promise<string[]> {
  const there = page.url();
  const wide: string[] = [];
  const buttons = page.locator('header button[type=button]:enabled, main button[type=button]:enabled, main summary');
  for (let at = 0; at < Math.min(MOST_PRESSES, await buttons.count()); at += 1) {
    const name = (await buttons.nth(at).textContent()) ?? '';
    await buttons.nth(at).evaluate((element: HTMLElement) => element.click());
    const found = await page
      .evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 30)))))
      .then(() => page.evaluate(findWide))
      // It has led to another page.
      .catch(() => []);
    wide.push(...found.filter((fault) => !wide.some((known) => known.endsWith(fault))).map((fault) => `${name}: ${fault}`));
    await page.keyboard.press('Escape').catch(() => {});
    if (page.url() !== there) await page.goto(there);
  }
  return wide;
}
