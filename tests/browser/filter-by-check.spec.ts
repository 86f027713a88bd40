import type { Page } from '@playwright/test';
import type { CheckKind } from '#shared/check-kinds.ts';
import { expectGoodAtBothWidths } from '#tests/browser/axe.ts';
import { inDatabase } from '#tests/browser/back-office.ts';
import { expect, test } from '#tests/browser/fixtures.ts';
import { cards } from '#tests/browser/listings.ts';
import { DESK, PHONE } from '#tests/browser/sizes.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { makeCheck } from '#tests/factories/check.ts';

/** A town of two businesses with checks that stand: one has a GSTIN and a phone, the other a phone. */
async function makeTown() {
  const city = `Town ${Date.now()}`;
  const ids = await inDatabase(async (db) => {
    const made = [];
    for (const kinds of [['gstin', 'phone'], ['phone']] satisfies CheckKind[][]) {
      const id = await makeBusiness(db, { city, email_proven_at: null });
      const [decided_at, ends_at] = [new Date(), new Date(Date.now() + 86_400_000)];
      for (const kind of kinds) {
        await makeCheck(db, { business_id: id, kind, number: '', state: 'standing', decided_at, checked_on: decided_at, ends_at });
      }
      made.push(id);
    }
    return made;
  });
  return {
    list: (more: Record<string, string> = {}) => `/searcher?${new URLSearchParams({ city, ...more })}`,
    takeBack: () =>
      inDatabase((db) =>
        db
          .updateTable('checks')
          .set({ state: 'ended', ended_as: 'team' })
          .where('business_id', 'in', ids)
          .where('kind', '=', 'gstin')
          .execute(),
      ),
    leave: () => inDatabase((db) => db.deleteFrom('businesses').where('business_id', 'in', ids).execute()),
  };
}

const heading = (page: Page) => page.locator('main header');

test('a list is narrowed to what was checked, and says what would help when a check has ended', async ({ page, open, allowNoise }) => {
  allowNoise(/status of 400/);
  const town = await makeTown();
  await page.setViewportSize(PHONE);
  await open(town.list());
  await page.locator('summary').filter({ hasText: 'Filters' }).click();
  const checked = page.getByRole('region', { name: 'Checked', exact: true });
  await expect(checked.getByRole('link')).toHaveText([/^GSTIN1/, /^Phone2/, 'What this means']);
  await expectGoodAtBothWidths(page);
  await checked.getByRole('link', { name: 'GSTIN' }).click();
  await expect(page).toHaveURL(town.list({ checks: 'gstin' }));
  await expect(heading(page)).toContainText('1 business');
  await expect(cards(page)).toHaveCount(1);
  await checked.getByRole('link', { name: 'Phone' }).click();
  await expect(page).toHaveURL(town.list({ checks: 'gstin,phone' }));
  await expect(heading(page)).toContainText('1 business');
  await page.setViewportSize(DESK);
  await expectGoodAtBothWidths(page);
  await page.getByRole('link', { name: 'Checked: phone: remove this filter' }).click();
  await expect(page).toHaveURL(town.list({ checks: 'gstin' }));

  await town.takeBack();
  await open(town.list({ checks: 'gstin' }));
  await expect(page.getByText('No results found.', { exact: true })).toBeVisible();
  await expectGoodAtBothWidths(page);
  await page.getByRole('link', { name: /^Without ‘Checked: GSTIN’\s*2 businesses/ }).click();
  await expect(page).toHaveURL(town.list());
  await expect(cards(page)).toHaveCount(2);
  await open(town.list({ checks: 'passport' }));
  await expect(page.getByText('checks must be kinds of checks with commas between', { exact: false })).toBeVisible();
  await town.leave();
});

test('in Hindi too', async ({ page, open }) => {
  const town = await makeTown();
  await page.setViewportSize(PHONE);
  await open(`/hi${town.list()}`);
  await page.locator('summary').filter({ hasText: 'फ़िल्टर' }).click();
  const checked = page.getByRole('region', { name: 'जाँचा हुआ', exact: true });
  await checked.getByRole('link', { name: 'GSTIN' }).click();
  await expect(page).toHaveURL(`/hi${town.list({ checks: 'gstin' })}`);
  await expect(cards(page)).toHaveCount(1);
  await expectGoodAtBothWidths(page);
  await town.takeBack();
  await open(`/hi${town.list({ checks: 'gstin' })}`);
  await expect(page.getByRole('link', { name: /^‘जाँचा हुआ: GSTIN’ के बिना/ })).toBeVisible();
  await expectGoodAtBothWidths(page);
  await page.getByRole('link', { name: /^‘जाँचा हुआ: GSTIN’ के बिना/ }).click();
  await expect(cards(page)).toHaveCount(2);
  await town.leave();
});
