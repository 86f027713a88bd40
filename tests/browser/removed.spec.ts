import { randomUUID } from 'node:crypto';
import { expectGoodAtBothWidths } from '#tests/browser/axe.ts';
import { inDatabase, openAdmin, signInAdmin, undoBar } from '#tests/browser/back-office.ts';
import { expect, test } from '#tests/browser/fixtures.ts';
import { toast } from '#tests/browser/listings.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { makePoster } from '#tests/factories/poster.ts';
import { makeReview } from '#tests/factories/review.ts';

const made = () => `Zz${randomUUID().replaceAll(/[^a-z]/g, '')}`;

test('a poster comes back by the bar, and later from the page of what was removed', async ({ page, baseURL }) => {
  const word = made();
  await inDatabase((db) => makePoster(db, { name: `${word} monsoon`, link: '/category' }));
  await signInAdmin(page, baseURL);
  await openAdmin(page, `/admin/posters?q=${word}`);
  const row = page.getByRole('row', { name: `${word} monsoon` });
  const remove = async () => {
    await row.getByRole('button', { name: /^Delete/ }).click();
    const question = page.getByRole('dialog', { name: 'Delete poster' });
    await expect(question).toContainText('You can bring it back for 30 days, under Removed.');
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(row).toHaveCount(0);
  };
  await remove();
  await expectGoodAtBothWidths(page);
  await undoBar(page).getByRole('button', { name: 'Undo' }).click();
  await expect(row).toBeVisible();
  await expect(toast(page, 'It is back, as it was')).toBeVisible();
  await expect(undoBar(page)).toBeHidden();
  await remove();

  await openAdmin(page, '/admin/removed');
  const removed = page.getByRole('table', { name: 'What was removed, the latest first' });
  await expect(removed.getByRole('row', { name: `${word} monsoon` })).toBeVisible();
  await expectGoodAtBothWidths(page);
  await page.getByRole('navigation', { name: 'What was removed' }).getByRole('link', { name: 'Posters' }).click();
  await expect(page).toHaveURL('/admin/removed?kind=poster');
  await removed.getByRole('button', { name: `Bring back ${word} monsoon` }).click();
  await expect(toast(page, 'It is back, as it was')).toBeVisible();
  await expect(removed.getByRole('row', { name: `${word} monsoon` })).toHaveCount(0);
  const kept = await inDatabase((db) => db.selectFrom('removed_things').select('thing_id').where('name', 'like', `${word}%`).execute());
  expect(kept).toEqual([]);
});

test('a review comes back in Hindi, and stands on the profile as before', async ({ page, baseURL }) => {
  const word = made();
  const business = await inDatabase(async (db) => {
    const business = await makeBusiness(db, { name: `${word} Roofs` });
    await makeReview(db, { business_id: business, name: `${word} Patil` });
    return business;
  });
  await signInAdmin(page, baseURL);
  await page.goto(`/hi/admin/reviews?q=${word}`);
  await page.getByRole('button', { name: 'रिव्यू हटाएँ' }).click();
  const question = page.getByRole('dialog', { name: 'रिव्यू हटाएँ' });
  await question.getByRole('combobox').selectOption({ index: 1 });
  await question.getByRole('button', { name: 'हटाएँ', exact: true }).click();
  await expect(page.getByRole('region', { name: 'वापस लें' }).getByText('रिव्यू हटा दिया गया')).toBeVisible();
  await page.goto(`/viewdetails/${business}`);
  await expect(page.getByText('One review was removed')).toBeVisible();

  await page.goto('/hi/admin/removed?kind=review');
  const row = page.getByRole('row', { name: `${word} Roofs का रिव्यू` });
  await expect(row).toContainText(`${word} Patil ने लिखा, 5 में से 4 स्टार`);
  await expectGoodAtBothWidths(page);
  await row.getByRole('button', { name: 'वापस लाएँ' }).click();
  await expect(page.getByText('सब पहले जैसा वापस आ गया')).toBeVisible();
  await expect(row).toHaveCount(0);
  await page.goto(`/viewdetails/${business}`);
  await expect(page.getByText(`${word} Patil`, { exact: true })).toBeVisible();
  await expect(page.getByText('One review was removed')).toHaveCount(0);
});
