import { expectGoodAtBothWidths, expectNothingGrave } from '#tests/browser/axe.ts';
import { expect, test } from '#tests/browser/fixtures.ts';
import { addressOf, findBusinesses } from '#tests/browser/listings.ts';

const SEARCH = '/searcher?city=Pune&state=Maharashtra';

test('each kind of public page has nothing serious against it, and fits a screen of 320 px', async ({ page, open, allowNoise }) => {
  allowNoise(/status of 404 \(Not Found\) \(\S+\/no\/such\/page\)/);
  const [business] = await findBusinesses(page.request, { city: 'Pune', state: 'Maharashtra', service: 'Waterproofing' });
  if (!business) throw new Error('The demo has no such business');
  for (const address of [
    '/',
    '/category',
    '/suppliers',
    SEARCH,
    `${SEARCH}&service=Submarine+docks`,
    addressOf(business),
    '/pune/plumbing-contractors',
    '/no/such/page',
  ]) {
    await test.step(address, async () => {
      await open(address);
      await expectGoodAtBothWidths(page);
      await page.setViewportSize({ width: 320, height: 700 });
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    });
  }
});

test('dialogs, drawers and suggestions have nothing serious against them either', async ({ page, open }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(SEARCH);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNothingGrave(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Change the search' }).click();
  await page.getByRole('textbox', { name: 'Services' }).click();
  await expect(page.getByRole('dialog').getByRole('radio')).toHaveCount(39);
  await expectNothingGrave(page);
  await page.keyboard.press('Escape');
  await page.getByRole('combobox', { name: 'Search businesses, services or cities' }).fill('cement');
  await expect(page.getByRole('group', { name: 'Businesses' }).getByRole('option')).toHaveCount(4);
  await expectNothingGrave(page);
});
