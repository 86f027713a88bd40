import type { Page } from '@playwright/test';
import { DEFAULT_LANGUAGE, LANGUAGES, pathIn } from '#shared/site-language.ts';
import { inDatabase, keepSession } from '#tests/browser/back-office.ts';
import { expect, test } from '#tests/browser/fixtures.ts';
import { prepareWalk, WALKERS } from '#tests/browser/walked-pages.ts';

// Somebody who reads letters of twice the size on a small phone: nothing may be wider than the screen (WCAG 1.4.4, 1.4.10).

/** Buttons of one page that are pressed for what they open. */
const MOST_PRESSES = 12;

for (const [who, walker] of Object.entries(WALKERS)) {
  test(`nothing is wider than a small phone in letters of twice the size, for ${who}`, async ({ page, baseURL, allowNoise }) => {
    allowNoise(/status of 4\d\d|net::ERR_FAILED/);
    await page.setViewportSize({ width: 360, height: 800 });
    await page.addInitScript(() =>
      document.addEventListener('DOMContentLoaded', () => document.documentElement.style.setProperty('font-size', '200%')),
    );
    // What would change what others see, or end the session, is called off.
    await page.route('**/api/v1/**', (route) => {
      const isRead = route.request().method() === 'GET' && !route.request().url().endsWith('/logout');
      return isRead ? route.fallback() : route.abort();
    });
    const { token, addresses } = await inDatabase((db) => prepareWalk(db, walker, true));
    if (token) await keepSession(page, baseURL, token);
    const wide: string[] = [];
    for (const address of addresses) {
      for (const language of LANGUAGES) {
        await page.goto(pathIn(language, address));
        const found = await page.evaluate(findWide);
        // What pages open has the same forms and lists in both.
        if (language === DEFAULT_LANGUAGE) found.push(...(await openAll(page)));
        wide.push(...new Set(found.map((fault) => `${pathIn(language, address)}: ${fault}`)));
      }
    }
    expect(wide).toEqual([]);
  });
}

/** Opens what the buttons of a page open. @returns what is too wide then. */
async function openAll(page: Page): Promise<string[]> {
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

/** What makes the page, or a dialog of it, wider than the screen. */
function findWide(): string[] {
  const width = document.documentElement.clientWidth;
  const isBeyond = (element: Element) => element.getBoundingClientRect().right > width + 1;
  const boxes = [document.documentElement, ...document.querySelectorAll('[role=dialog], [role=alertdialog], dialog[open]')];
  return boxes.flatMap((box) => {
    if (box.scrollWidth <= box.clientWidth + 1) return [];
    // A word that is wider than its box is no element.
    const texts = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(text);
      if (text.parentElement && !text.parentElement.closest('.sr-only') && range.getBoundingClientRect().right > width + 1)
        return [`${box.scrollWidth} px: ${text.parentElement.outerHTML.slice(0, 200)}`];
    }
    const widest = [...box.querySelectorAll('body *')].filter((element) => isBeyond(element) && ![...element.children].some(isBeyond));
    return [
      `${box.scrollWidth} px: ${widest
        .slice(0, 3)
        .map((element) => element.outerHTML.slice(0, 140))
        .join(' | ')}`,
    ];
  });
}
