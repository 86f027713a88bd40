import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import type { RunOptions } from 'axe-core';
import { expect } from '#tests/browser/fixtures.ts';

const WIDTHS = [360, 1280];

/** The small one of its two files: it is sent into each page, and read there. */
const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Nothing is written down of what is good: that would take most of the time. */
const OPTIONS: RunOptions = { reporter: 'no-passes', resultTypes: ['violations'], selectors: false, preload: false };

/** The rules of axe's whose breach is moderate or minor, whatever breaks them: who looks for what is grave need not ask them. */
const SLIGHT = [
  'aria-allowed-role',
  'aria-deprecated-role',
  'empty-heading',
  'empty-table-header',
  'form-field-multiple-labels',
  'heading-order',
  'html-xml-lang-mismatch',
  'image-redundant-alt',
  'landmark-banner-is-top-level',
  'landmark-contentinfo-is-top-level',
  'landmark-main-is-top-level',
  'landmark-no-duplicate-banner',
  'landmark-no-duplicate-contentinfo',
  'landmark-no-duplicate-main',
  'landmark-one-main',
  'landmark-unique',
  'meta-viewport',
  'meta-viewport-large',
  'no-autoplay-audio',
  'page-has-heading-one',
  'presentation-role-conflict',
  'region',
  'scope-attr-valid',
  'server-side-image-map',
  'skip-link',
  'table-duplicate-name',
];
const GRAVE_ALONE: RunOptions = { ...OPTIONS, rules: Object.fromEntries(SLIGHT.map((rule) => [rule, { enabled: false }])) };

/**
 * What axe finds against a page: each broken rule with the elements that break it.
 * @param within the part to look at, as a selector; the whole page without one.
 */
export async function findViolations(page: Page, within?: string, options = OPTIONS) {
  // In the page itself: @axe-core/playwright opens a second page for each look, and puts the whole of axe into both.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
  return await page.evaluate(
    async ({ part, options }) => {
      // A colour on its way from one to the other has the contrast of neither.
      const transitions = document.getAnimations().filter((one) => one instanceof CSSTransition && one.playState === 'running');
      await Promise.allSettled(transitions.map(({ finished }) => finished));
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(part ?? document, options);
      return violations.map(({ id, impact, nodes }) => ({ id, impact, nodes: nodes.map(({ html }) => html) }));
    },
    { part: within, options },
  );
}

/** What a person who depends on assistance could not get past. */
export async function findGrave(page: Page, within?: string) {
  const violations = await findViolations(page, within, GRAVE_ALONE);
  return violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
}

/** Fails on what a person who depends on assistance could not get past. */
export async function expectNothingGrave(page: Page, within?: string) {
  expect(await findGrave(page, within)).toEqual([]);
}

async function expectNothingBeside(page: Page) {
  const width = page.viewportSize()?.width;
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
}

/** Shows the page as a phone and as a desk do, and leaves it as wide as it was. */
async function atBothWidths(page: Page, look: () => Promise<unknown>) {
  const size = page.viewportSize() ?? { width: 1280, height: 800 };
  // The one first that it has: each other one is laid out anew.
  for (const width of WIDTHS.toSorted((one) => (one === size.width ? -1 : 1))) {
    if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height: 800 });
    await look();
    await expectNothingBeside(page);
  }
  await page.setViewportSize(size);
}

/** Looks at the page as it is: nothing grave, nothing beyond its sides. For journeys that are walked at both widths. */
export async function expectGoodAsItIs(page: Page) {
  await expectNothingGrave(page);
  await expectNothingBeside(page);
}

/**
 * Looks at the page as a phone and as a desk show it: nothing grave, nothing beyond its sides.
 * @param within the part in which nothing grave may be, as a selector; the whole page without one.
 */
export const expectGoodAtBothWidths = (page: Page, within?: string) => atBothWidths(page, () => expectNothingGrave(page, within));

/** The same, and nothing that breaks a rule of axe's, however small. */
export const expectFlawlessAtBothWidths = (page: Page, within?: string) =>
  atBothWidths(page, async () => expect(await findViolations(page, within)).toEqual([]));
