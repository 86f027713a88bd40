import { randomUUID } from 'node:crypto';
import * as saidInHindi from '#shared/texts/hi/duplicate-messages.ts';
import * as inHindi from '#shared/texts/hi/duplicates.ts';
import { expectGoodAtBothWidths } from '#tests/browser/axe.ts';
import { inDatabase, openAdmin, signInAdmin } from '#tests/browser/back-office.ts';
import { expect, test } from '#tests/browser/fixtures.ts';
import { toast } from '#tests/browser/listings.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { makeDuplicatePair } from '#tests/factories/duplicate.ts';
import { makeReview } from '#tests/factories/review.ts';

const made = () => `Zz${randomUUID().replaceAll(/[^a-z]/g, '')}`;

/** Two entries of one business in a place of their own, found before all that other tests leave: what was found first stands first. */
function makeTwo(word: string) {
  return inDatabase(async (db) => {
    const place = { address: `${word} Road`, city: 'Kolhapur', name: `${word} Roofs` };
    const one = await makeBusiness(db, { ...place, opening_hours: null });
    const other = await makeBusiness(db, {
      ...place,
      ...{ name: `${word} Roofs Pvt. Ltd.`, email: null, email_proven_at: null, opening_hours: 'Mo-Sa 09:00-18:00', price: '52 per sq ft' },
    });
    await makeReview(db, { business_id: other, name: `${word} Patil` });
    await makeDuplicatePair(db, { one_id: one, other_id: other, reasons: ['address', 'name'], created_at: '2020-01-01' });
    return { one, other };
  });
}

const forget = (word: string) => inDatabase((db) => db.deleteFrom('businesses').where('name', 'like', `${word}%`).execute());

test('two entries are found, compared and merged, the old address leads on, and the merge is undone', async ({ page, baseURL }) => {
  const word = made();
  const { one, other } = await makeTwo(word);
  await signInAdmin(page, baseURL);
  await openAdmin(page, '/admin/duplicates');
  const pair = page.getByRole('article').filter({ hasText: word });
  await expect(pair.getByRole('list', { name: 'Why' })).toContainText('Same name nearby');
  await expectGoodAtBothWidths(page);
  await pair.getByRole('link', { name: /^Compare/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Compare two entries');
  await expect(page.getByRole('radio', { name: `${word} Roofs`, exact: true }).first()).toBeChecked();
  await page.getByRole('group', { name: 'Price' }).getByRole('radio', { name: '52 per sq ft' }).check();
  await expectGoodAtBothWidths(page);
  await page.getByRole('button', { name: 'Merge', exact: true }).click();
  await page.getByRole('dialog', { name: 'Merge these entries' }).getByRole('button', { name: 'Merge' }).click();
  await expect(toast(page, 'Merged. Both owners are told')).toBeVisible();
  await expect(page).toHaveURL('/admin/duplicates');
  const merged = page.getByRole('table', { name: 'Merged in the last 30 days' }).getByRole('row', { name: `${word} Roofs Pvt. Ltd.` });
  await expect(merged).toBeVisible();
  await expectGoodAtBothWidths(page);

  const cookies = await page.context().cookies();
  await page.context().clearCookies();
  await page.goto(`/viewdetails/${other}`);
  await expect(page).toHaveURL(`/viewdetails/${one}`);
  await expect(page.getByText(`${word} Patil`, { exact: true })).toBeVisible();
  await expect(page.getByText('52 per sq ft').first()).toBeVisible();
  await page.context().addCookies(cookies);

  await openAdmin(page, '/admin/duplicates');
  await merged.getByRole('button', { name: /^Undo/ }).click();
  await page.getByRole('dialog', { name: 'Undo this merge' }).getByRole('button', { name: 'Undo this merge' }).click();
  await expect(toast(page, 'Undone. Both entries are back as they were')).toBeVisible();
  await expect(merged).toHaveCount(0);
  await page.goto(`/viewdetails/${other}`);
  await expect(page).toHaveURL(`/viewdetails/${other}`);
  await forget(word);
});

test('in Hindi they are merged, and the merge is undone', async ({ page, baseURL }) => {
  const word = made();
  const { one, other } = await makeTwo(word);
  await signInAdmin(page, baseURL);
  await page.goto(`/hi/admin/duplicates/${one}/${other}`);
  await page.getByRole('button', { name: inHindi.merge, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: inHindi.mergeTitle });
  await expect(dialog).toBeVisible();
  await expectGoodAtBothWidths(page, '[role=dialog]');
  await dialog.getByRole('button', { name: inHindi.merge, exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: saidInHindi.merged })).toBeVisible();
  await expect(page).toHaveURL('/hi/admin/duplicates');
  const cookies = await page.context().cookies();
  await page.context().clearCookies();
  await page.goto(`/hi/viewdetails/${other}`);
  await expect(page).toHaveURL(`/hi/viewdetails/${one}`);
  await page.context().addCookies(cookies);
  await page.goto('/hi/admin/duplicates');
  const merged = page.getByRole('table', { name: inHindi.merges }).getByRole('row', { name: `${word} Roofs Pvt. Ltd.` });
  await expectGoodAtBothWidths(page);
  await merged.getByRole('button', { name: /^वापस लें/ }).click();
  await page.getByRole('dialog', { name: inHindi.undoTitle }).getByRole('button', { name: inHindi.undoTitle }).click();
  await expect(page.getByRole('alert').filter({ hasText: saidInHindi.undone })).toBeVisible();
  await expect(merged).toHaveCount(0);
  await forget(word);
});

test('in Hindi two entries are compared, and said not to be the same', async ({ page, baseURL }) => {
  const word = made();
  const { one, other } = await makeTwo(word);
  await signInAdmin(page, baseURL);
  await page.goto(`/hi/admin/duplicates/${one}/${other}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('दो एंट्री मिलाकर देखें');
  await expectGoodAtBothWidths(page);
  await page.getByRole('link', { name: 'दोहरी एंट्री पर वापस' }).click();
  const pair = page.getByRole('article').filter({ hasText: word });
  await pair.getByRole('button', { name: /^एक नहीं हैं/ }).click();
  await expect(page.getByText('नोट हो गया। यह जोड़ी तभी फिर आएगी जब कोई नई बात मिले')).toBeVisible();
  await expect(pair).toHaveCount(0);
  await expectGoodAtBothWidths(page);
  await forget(word);
});
