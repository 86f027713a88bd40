import { findGrave } from '#tests/browser/axe.ts';
import { inDatabase, keepSession } from '#tests/browser/back-office.ts';
import { findCutTexts } from '#tests/browser/cut-texts.ts';
import { findEarlyForms } from '#tests/browser/early-forms.ts';
import { expect, test } from '#tests/browser/fixtures.ts';
import { findWideInLargeLetters, SMALL_PHONE } from '#tests/browser/large-letters.ts';
import { prepareWalk, WALKERS } from '#tests/browser/walked-pages.ts';

// Hindi needs more room than English, and its letters reach higher and lower. Each page is opened once, and asked all that must hold of it.

for (const [name, walker] of Object.entries(WALKERS)) {
  test(`no page that ${name} sees in Hindi cuts a text on a small phone, is wider in letters of twice the size, shuts anybody out or sends a form before its script is there`, async ({
    page,
    baseURL,
    allowNoise,
  }) => {
    allowNoise(/status of 40[14]/);
    test.slow();
    await page.setViewportSize(SMALL_PHONE);
    const { token, addresses } = await inDatabase((db) => prepareWalk(db, walker, true));
    if (token) await keepSession(page, baseURL, token);
    const found: string[] = [];
    for (const address of addresses) {
      const answer = await page.goto(`/hi${address === '/' ? '' : address}`);
      const early = await findEarlyForms(page, (await answer?.text()) ?? '');
      await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
      await page.evaluate(() => document.fonts.ready);
      const grave = await findGrave(page);
      const faults = [...(await findCutTexts(page)), ...grave.map((one) => JSON.stringify(one)), ...early];
      const wide = (await findWideInLargeLetters(page)).map((fault) => `in letters of twice the size ${fault}`);
      found.push(...[...faults, ...wide].map((one) => `${address}: ${one}`));
    }
    expect(found).toEqual([]);
  });
}
