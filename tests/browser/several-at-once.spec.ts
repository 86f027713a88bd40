import { randomUUID } from 'node:crypto';
import { expectGoodAtBothWidths } from '#tests/browser/axe.ts';
import { inDatabase, openAdmin, signInAdmin } from '#tests/browser/back-office.ts';
import { expect, test } from '#tests/browser/fixtures.ts';
import { toast } from '#tests/browser/listings.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { makeEnquiry, makeQuarantined } from '#tests/factories/enquiry.ts';
import { makePoster } from '#tests/factories/poster.ts';
import { makeReport } from '#tests/factories/report.ts';
import { makeReview } from '#tests/factories/review.ts';
import { signInUser } from '#tests/factories/session.ts';
import { makeUser } from '#tests/factories/user.ts';

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

test('reports are dismissed together, with one outcome', async ({ page, baseURL }) => {
  const word = `Zz${randomUUID().replaceAll(/[^a-z]/g, '')}`;
  const ids = await inDatabase(async (db) => {
    const business = await makeBusiness(db, { name: `${word} Tiles` });
    return [
      await makeReport(db, { business_id: business, message: `${word} one` }),
      await makeReport(db, { business_id: business, message: `${word} two` }),
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
  await expect(page.getByText('2 हो गए')).toBeVisible();
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

test('posters are deleted together, in Hindi', async ({ page, baseURL }) => {
  const word = `Zz${randomUUID().replaceAll(/[^a-z]/g, '')}`;
  await inDatabase((db) => Promise.all([1, 2].map((at) => makePoster(db, { name: `${word} ${at}` }))));
  await signInAdmin(page, baseURL);
  await page.goto(`/hi/admin/posters?q=${word}`);
  const main = page.getByRole('main');
  for (const at of [1, 2]) await main.getByRole('checkbox', { name: `${word} ${at}` }).check();
  await expectGoodAtBothWidths(page);
  await main.getByRole('button', { name: 'चुने हुए मिटाएँ' }).click();
  const dialog = page.getByRole('dialog', { name: 'चुने हुए मिटाएँ' });
  await expect(dialog).toContainText('चुने हुए 2 मिटा दें?');
  await dialog.getByRole('button', { name: 'मिटाएँ' }).click();
  await expect(page.getByText('2 हो गए')).toBeVisible();
  const kept = await inDatabase((db) => db.selectFrom('removed_things').select('kind').where('name', 'like', `${word}%`).execute());
  expect(kept).toEqual([{ kind: 'poster' }, { kind: 'poster' }]);
});

test('messages to the team are filed together, enquiries in quarantine released or refused', async ({ page, baseURL }) => {
  const word = `Zz${randomUUID().replaceAll(/[^a-z]/g, '')}`;
  const ids = await inDatabase((db) => Promise.all([1, 2].map((at) => makeEnquiry(db, { business_id: null, name: `${word} ${at}` }))));
  const held = await inDatabase((db) => Promise.all([1, 2].map((at) => makeQuarantined(db, { name: `${word} ${at}` }))));
  await signInAdmin(page, baseURL);
  const main = page.getByRole('main');
  const several = main.getByRole('region', { name: 'Several at once' });
  await openAdmin(page, `/admin/inbox?q=${word}`);
  await several.getByRole('checkbox').check();
  await expectGoodAtBothWidths(page);
  await several.getByRole('button', { name: 'Chosen: Closed' }).click();
  await expect(toast(page, '2 done')).toBeVisible();
  const statuses = await inDatabase((db) => db.selectFrom('enquiries').select('status').where('enquiry_id', 'in', ids).execute());
  expect(statuses).toEqual(Array(2).fill({ status: 'closed' }));

  await openAdmin(page, '/admin/quarantine');
  for (const box of await main.getByRole('checkbox', { name: word }).all()) await box.check();
  await expectGoodAtBothWidths(page);
  await several.getByRole('button', { name: 'Refuse chosen' }).click();
  await expect(toast(page, '2 done')).toBeVisible();
  const decided = await inDatabase((db) =>
    db.selectFrom('quarantined_enquiries').select('status').where('enquiry_id', 'in', held).execute(),
  );
  expect(decided).toEqual(Array(2).fill({ status: 'refused' }));
});
