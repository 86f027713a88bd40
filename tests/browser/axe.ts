import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from '#tests/browser/fixtures.ts';

const WIDTHS = [360, 1280];

/**
 * Fails on what a person who depends on assistance could not get past.
 * @param within the part to look at, as a selector; the whole page without one.
 */
export async function expectNothingGrave(page: Page, within?: string) {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] });
  if (within) axe.include(within);
  const { violations } = await axe.analyze();
  const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(grave.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}

/** Looks at the page as a phone and as a desk show it: nothing grave, nothing beyond its sides. It stays as wide as it was. */
export async function expectGoodAtBothWidths(page: Page) {
  const size = page.viewportSize() ?? { width: 1280, height: 800 };
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await expectNothingGrave(page);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  await page.setViewportSize(size);
}
