import type { Page } from '@playwright/test';

// Somebody who reads letters of twice the size on a small phone: nothing may be wider than the screen (WCAG 1.4.4, 1.4.10), and the bar takes a
// third of it at most.

/** A screen of which nothing may be cut off on the way. */
export const SMALL_PHONE = { width: 360, height: 800 } as const;

/** Has every page of the browser in letters of twice the size from its first script on, and lets its scripts ask `findWide`. */
export async function readLargeLetters(page: Page) {
  await page.setViewportSize(SMALL_PHONE);
  await page.addInitScript({ content: `globalThis.findWide = ${findWide}` });
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => document.documentElement.style.setProperty('font-size', '200%')),
  );
}

/** Doubles the letters of the page that is open. @returns what is too wide then, and what of the bar is shown in part. */
export async function findWideInLargeLetters(page: Page): Promise<string[]> {
  await page.evaluate(async () => {
    document.documentElement.style.setProperty('font-size', '200%');
    // Measures go over into others, though in no time (reduced motion): asked at once they are still the small letters'.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const ending = document.getAnimations().filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
  return [...(await page.evaluate(findWide)), ...(await page.evaluate(findCutInBar))];
}

/** What gives way to large letters in the bar is gone, not shown in part. */
function findCutInBar(): string[] {
  const isCut = (part: Element) =>
    part.clientWidth > 1 && getComputedStyle(part).overflowX !== 'visible' && part.scrollWidth > part.clientWidth + 1;
  return [...document.querySelectorAll('header :is(a, button)')].filter(isCut).map((part) => `in the bar: ${part.outerHTML}`);
}

/** What makes the page, or a dialog of it, wider than the screen, and a bar that leaves too little room under it. */
export function findWide(): string[] {
  const width = document.documentElement.clientWidth;
  const isBeyond = (element: Element) => element.getBoundingClientRect().right > width + 1;
  const boxes = [document.documentElement, ...document.querySelectorAll('[role=dialog], [role=alertdialog], dialog[open]')];
  const bars = [...document.querySelectorAll('header')].filter((header) => !header.closest('main, [role=dialog], dialog'));
  const highest = Math.max(0, ...bars.map((bar) => bar.getBoundingClientRect().height));
  const high = highest > window.innerHeight / 3 ? [`the bar is ${highest} px high`] : [];
  const wide = boxes.flatMap((box) => {
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
  return [...high, ...wide];
}
