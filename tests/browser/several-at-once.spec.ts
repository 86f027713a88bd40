import { randomUUID } from 'node:crypto';
import * as office from '#shared/texts/hi/back-office.ts';
import * as moderation from '#shared/texts/hi/moderation.ts';
import * as reviews from '#shared/texts/hi/report-queue.ts';
import { expectGoodAtBothWidths } from '#tests/browser/axe.ts';
import { inDatabase, letPass, openAdmin, signInAdmin, undoBar } from '#tests/browser/back-office.ts';
import { expect, test } from '#tests/browser/fixtures.ts';
import { toast } from '#tests/browser/listings.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { makeReport } from '#tests/factories/report.ts';
import { makeReview } from '#tests/factories/review.ts';
import { signInUser } from '#tests/factories/session.ts';
import { makeUser } from '#tests/factories/user.ts';

/** Before what other tests let wait: queues begin with it. */
const LONG_AGO = new Date('2001-05-09T06:00:00Z');

test.beforeEach(({ page }) => page.clock.install());

test('held reviews are shown together; what its writer has changed meanwhile is left, and said', async ({ page, baseURL, allowNoise }) => {
  // The one that is left.
  allowNoise(/status of 409/);
  const word = `Zz${randomUUID().replaceAll(/[^a-z]/g, '')}`;
  const ids = await inDatabase(async (db) => {
    const business = await makeBusiness(db, { name: `${word} Domes` });
    return Promise.all([1, 2, 3].map((at) => makeReview(db, { business_id: business, name: `${word} ${at}`, state: 'held' })));
  });
  await signInAdmin(page, baseURL);
  await openAdmin(page, `/admin/reviews?q=${word}`);
  const main = page.getByRole('main');
  const several = main.getByRole('region', { name: 'Several at once' });
  await expect(several.getByRole('button', { name: 'Show chosen', exact: true })).toBeDisabled();
  await several.getByRole('checkbox', { name: 'Choose all 3 shown' }).check();
  await expectGoodAtBothWidths(page);
  await inDatabase((db) => db.updateTable('reviews').set({ description: 'Changed' }).where('review_id', '=', String(ids[1])).execute());
  await several.getByRole('button', { name: 'Show chosen', exact: true }).click();
  await expect(main).toContainText('3 will be done in a moment');
  await expectGoodAtBothWidths(page);
  await letPass(page);
  await expect(toast(page, '2 of 3 done. What was left stands above the list')).toBeVisible();
  await expect(main.getByRole('alert')).toContainText(`Review of ${word} Domes by ${word} 2:`);
  await expect(several.getByText('3 chosen')).toBeVisible();
  await expectGoodAtBothWidths(page);

  await several.getByRole('button', { name: 'Remove chosen' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Are you sure you want to remove 3 reviews?');
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(dialog).toContainText('Please choose a reason');
  await dialog.getByLabel('Why').selectOption({ index: 1 });
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(toast(page, '3 done')).toBeVisible();
  await expect(main).toContainText('No results found.');
});

test('in Hindi, several are taken back, stay chosen, and are then done', async ({ page, baseURL }) => {
  const word = `Zz${randomUUID().replaceAll(/[^a-z]/g, '')}`;
  const ids = await inDatabase(async (db) => {
    const business = await makeBusiness(db, { name: `${word} Domes` });
    return Promise.all([1, 2].map((at) => makeReview(db, { business_id: business, name: `${word} ${at}`, state: 'held' })));
  });
  const states = () =>
    inDatabase((db) => db.selectFrom('reviews').select('state').where('review_id', 'in', ids).execute()).then((rows) =>
      rows.map(({ state }) => state),
    );
  await signInAdmin(page, baseURL);
  await openAdmin(page, `/hi/admin/reviews?q=${word}`);
  const main = page.getByRole('main');
  const several = main.getByRole('region', { name: moderation.severalAtOnce });
  await several.getByRole('checkbox', { name: moderation.chooseAllShown(2) }).check();
  await several.getByRole('button', { name: reviews.showChosen, exact: true }).click();
  await expect(main).toContainText(office.doneSoon(2));
  await expectGoodAtBothWidths(page);
  await undoBar(page).getByRole('button', { name: office.undo }).click();
  await expect(undoBar(page)).toHaveCount(0);
  await page.clock.fastForward(60_000);
  await expect(several.getByText(moderation.chosen(2), { exact: true })).toBeVisible();
  expect(await states()).toEqual(['held', 'held']);
  await several.getByRole('button', { name: reviews.showChosen, exact: true }).click();
  await letPass(page);
  await expect(toast(page, office.doneWithAll(2))).toBeVisible();
  expect(await states()).toEqual(['shown', 'shown']);
});

test('who goes on to another page lets it happen at once; who closes the browser is asked, and what they leave waits', async ({
  page,
  baseURL,
}) => {
  const word = `Zz${randomUUID().replaceAll(/[^a-z]/g, '')}`;
  const ids = await inDatabase(async (db) => {
    const business = await makeBusiness(db, { name: `${word} Domes` });
    return Promise.all([1, 2].map((at) => makeReview(db, { business_id: business, name: `${word} ${at}`, state: 'held' })));
  });
  const states = () =>
    inDatabase((db) => db.selectFrom('reviews').select('state').where('review_id', 'in', ids).execute()).then((rows) =>
      rows.map(({ state }) => state),
    );
  await signInAdmin(page, baseURL);
  await openAdmin(page, `/admin/reviews?q=${word}`);
  const several = page.getByRole('main').getByRole('region', { name: 'Several at once' });
  const refuseAll = async () => {
    await several.getByRole('checkbox', { name: 'Choose all 2 shown' }).check();
    await several.getByRole('button', { name: 'Do not show chosen' }).click();
    await expect(undoBar(page)).toBeVisible();
  };
  await refuseAll();
  const asked = page.waitForEvent('dialog');
  const reloaded = page.reload();
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.accept();
  await reloaded;
  await expect(several.getByRole('checkbox', { name: 'Choose all 2 shown' })).toBeEnabled();
  expect(await states()).toEqual(['held', 'held']);

  await refuseAll();
  await page.getByRole('link', { name: 'Not shown' }).click();
  await page.getByRole('link', { name: 'Blogs' }).first().click();
  await expect(toast(page, '2 done')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blogs');
  expect(await states()).toEqual(['refused', 'refused']);
});

test('reports are dismissed together, with one outcome', async ({ page, baseURL }) => {
  const word = `Zz${randomUUID().replaceAll(/[^a-z]/g, '')}`;
  const ids = await inDatabase(async (db) => {
    const business = await makeBusiness(db, { name: `${word} Tiles` });
    return [
      await makeReport(db, { business_id: business, message: `${word} one`, created_at: LONG_AGO }),
      await makeReport(db, { business_id: business, message: `${word} two`, created_at: LONG_AGO }),
    ];
  });
  await signInAdmin(page, baseURL);
  await page.goto('/hi/admin/reports');
  const main = page.getByRole('main');
  for (const box of await main.getByRole('checkbox', { name: `${word} Tiles` }).all()) await box.check();
  await main.getByRole('button', { name: 'चुनी हुई ख़ारिज करें' }).click();
  const dialog = page.getByRole('dialog', { name: '2 शिकायतें ख़ारिज करें' });
  await dialog.getByRole('button', { name: 'ख़ारिज करें' }).click();
  await expect(dialog.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
  await expectGoodAtBothWidths(page, '[role=dialog]');
  await dialog.getByRole('textbox').fill('The shop is open: we called.');
  await dialog.getByRole('button', { name: 'ख़ारिज करें' }).click();
  await expect(dialog).toHaveCount(0);
  // Whoever undoes has not written in vain.
  await undoBar(page).getByRole('button', { name: office.undo }).click();
  await main.getByRole('button', { name: 'चुनी हुई ख़ारिज करें' }).click();
  await expect(dialog.getByRole('textbox')).toHaveValue('The shop is open: we called.');
  await dialog.getByRole('button', { name: 'ख़ारिज करें' }).click();
  await expect(dialog).toHaveCount(0);
  await letPass(page);
  await expect(toast(page, '2 हो गए')).toBeVisible();
  const rows = await inDatabase((db) => db.selectFrom('reports').select(['status', 'outcome']).where('report_id', 'in', ids).execute());
  expect(rows).toEqual(Array(2).fill({ status: 'dismissed', outcome: 'The shop is open: we called.' }));
});

test('users are blocked together for a reason, or signed out; one who is gone meanwhile is left, and said', async ({
  page,
  baseURL,
  allowNoise,
}) => {
  // The one that is gone.
  allowNoise(/status of 404/);
  const word = `zz${randomUUID().replaceAll(/[^a-z]/g, '')}`;
  const ids = await inDatabase((db) => Promise.all([1, 2, 3].map((at) => makeUser(db, { user_name: `${word}.${at}` }))));
  const sessions = () =>
    inDatabase((db) => db.selectFrom('sessions').select('user_id').where('user_id', 'in', ids).execute()).then((rows) => rows.length);
  await inDatabase(async (db) => {
    for (const id of ids) await signInUser(db, id);
  });
  await signInAdmin(page, baseURL);
  await openAdmin(page, `/admin/users?q=${word}`);
  const main = page.getByRole('main');
  const several = main.getByRole('region', { name: 'Several at once' });
  await expect(several.getByRole('button', { name: 'Block chosen' })).toBeDisabled();
  await main.getByRole('checkbox', { name: `${word}.1` }).check();
  await several.getByRole('button', { name: 'Sign chosen out everywhere' }).click();
  await page.getByRole('dialog', { name: 'Sign 1 account out everywhere' }).getByRole('button', { name: 'Yes, sign out' }).click();
  await expect(toast(page, '1 done')).toBeVisible();
  expect(await sessions()).toBe(2);

  await several.getByRole('checkbox').check();
  await expectGoodAtBothWidths(page);
  await inDatabase((db) => db.deleteFrom('users').where('user_id', '=', String(ids[1])).execute());
  await several.getByRole('button', { name: 'Block chosen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Block 3 accounts' });
  await dialog.getByRole('button', { name: 'Block' }).click();
  await expect(dialog.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByRole('textbox').fill('Wrote the same to forty dealers.');
  await dialog.getByRole('button', { name: 'Block' }).click();
  await expect(toast(page, '2 of 3 done. What was left stands above the list')).toBeVisible();
  await expect(main.getByRole('alert')).toContainText(`${word}.2:`);
  const blocked = await inDatabase((db) => db.selectFrom('account_blocks').select('reason').where('user_id', 'in', ids).execute());
  expect(blocked).toEqual(Array(2).fill({ reason: 'Wrote the same to forty dealers.' }));
});
