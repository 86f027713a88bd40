import { randomUUID } from 'node:crypto';
import type { Locator } from '@playwright/test';
import { expectGoodAtBothWidths } from '#tests/browser/axe.ts';
import { inDatabase, letPass, openAdmin, signInAdmin, undoBar } from '#tests/browser/back-office.ts';
import { expect, test } from '#tests/browser/fixtures.ts';
import { toast } from '#tests/browser/listings.ts';
import { makeBlog } from '#tests/factories/blog.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { makeBusinessEdit } from '#tests/factories/business-edit.ts';
import { makeComment } from '#tests/factories/comment.ts';
import { makeEnquiry, makeQuarantined } from '#tests/factories/enquiry.ts';
import { makeFollowedSearch } from '#tests/factories/followed-search.ts';
import { makePoster } from '#tests/factories/poster.ts';
import { makeRemovedPrice } from '#tests/factories/removed-price.ts';
import { makeSaying } from '#tests/factories/saying.ts';
import { makeSubscription } from '#tests/factories/subscription.ts';

/** Before what other tests let wait: queues begin with it. */
const LONG_AGO = new Date('2001-05-09T06:00:00Z');

test.beforeEach(({ page }) => page.clock.install());

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
  await expect(toast(page, '2 हो गए')).toBeVisible();
  const kept = await inDatabase((db) => db.selectFrom('removed_things').select('kind').where('name', 'like', `${word}%`).execute());
  expect(kept).toEqual([{ kind: 'poster' }, { kind: 'poster' }]);
});

test('messages to the team are filed together, enquiries in quarantine released or refused', async ({ page, baseURL }) => {
  const word = `Zz${randomUUID().replaceAll(/[^a-z]/g, '')}`;
  const ids = await inDatabase((db) => Promise.all([1, 2].map((at) => makeEnquiry(db, { business_id: null, name: `${word} ${at}` }))));
  const held = await inDatabase(async (db) => {
    const ids = await Promise.all([1, 2].map((at) => makeQuarantined(db, { name: `${word} ${at}` })));
    await db.updateTable('quarantined_enquiries').set({ created_at: LONG_AGO }).where('enquiry_id', 'in', ids).execute();
    return ids;
  });
  await signInAdmin(page, baseURL);
  const main = page.getByRole('main');
  const several = main.getByRole('region', { name: 'Several at once' });
  await openAdmin(page, `/admin/inbox?q=${word}`);
  await several.getByRole('checkbox').check();
  await expectGoodAtBothWidths(page);
  await several.getByRole('button', { name: 'Chosen: Closed' }).click();
  await letPass(page);
  await expect(toast(page, '2 done')).toBeVisible();
  const statuses = await inDatabase((db) => db.selectFrom('enquiries').select('status').where('enquiry_id', 'in', ids).execute());
  expect(statuses).toEqual(Array(2).fill({ status: 'closed' }));

  const decisions = () =>
    inDatabase((db) => db.selectFrom('quarantined_enquiries').select('status').where('enquiry_id', 'in', held).execute()).then((rows) =>
      rows.map(({ status }) => status),
    );
  await openAdmin(page, '/admin/quarantine');
  for (const box of await main.getByRole('checkbox', { name: word }).all()) await box.check();
  await expectGoodAtBothWidths(page);
  await several.getByRole('button', { name: 'Release chosen' }).click();
  await expect(several.getByRole('button', { name: 'Refuse chosen' })).toBeDisabled();
  await undoBar(page).getByRole('button', { name: 'Undo' }).click();
  await expect(undoBar(page)).toHaveCount(0);
  await page.clock.fastForward(60_000);
  await expect(several.getByText('2 chosen')).toBeVisible();
  expect(await decisions()).toEqual(['held', 'held']);
  await several.getByRole('button', { name: 'Refuse chosen' }).click();
  await letPass(page);
  await expect(toast(page, '2 done')).toBeVisible();
  expect(await decisions()).toEqual(['refused', 'refused']);
});

test('comments are approved or deleted together; one that another admin has decided on meanwhile is left, and said', async ({
  page,
  baseURL,
  allowNoise,
}) => {
  // The one that is left.
  allowNoise(/status of 409/);
  const word = `Zz${randomUUID().replaceAll(/[^a-z]/g, '')}`;
  const ids = await inDatabase(async (db) => {
    const blog = await makeBlog(db, { title: `${word} Terraces` });
    return Promise.all([1, 2, 3].map((at) => makeComment(db, { blog_id: blog, name: `${word} ${at}` })));
  });
  const statuses = () =>
    inDatabase((db) => db.selectFrom('comments').select('status').where('comment_id', 'in', ids).orderBy('name').execute()).then((rows) =>
      rows.map(({ status }) => status),
    );
  await signInAdmin(page, baseURL);
  await openAdmin(page, `/admin/blogs?q=${word}`);
  await page.getByRole('button', { name: /^Comments.*Terraces/ }).click();
  const drawer = page.getByRole('dialog', { name: /^Comments on/ });
  const several = drawer.getByRole('region', { name: 'Several at once' });
  await expect(several.getByRole('button', { name: 'Approve chosen' })).toBeDisabled();
  await several.getByRole('checkbox', { name: 'Choose all 3 shown' }).check();
  await expectGoodAtBothWidths(page, '[role=dialog]');
  await inDatabase((db) => db.updateTable('comments').set({ status: 'approved' }).where('comment_id', '=', String(ids[0])).execute());
  await several.getByRole('button', { name: 'Approve chosen' }).click();
  await letPass(page);
  await expect(drawer.getByRole('alert')).toContainText(`the comment of ${word} 1:`);
  await expect(several.getByText('3 chosen')).toBeVisible();
  expect(await statuses()).toEqual(['approved', 'approved', 'approved']);
  await expect(several.getByRole('button', { name: 'Approve chosen' })).toBeDisabled();
  await expectGoodAtBothWidths(page, '[role=dialog]');

  // Where the message stands, which stays while the mouse is on it.
  await several.getByRole('button', { name: 'Delete chosen' }).press('Enter');
  const asked = page.getByRole('dialog', { name: 'Delete chosen' });
  await expect(asked).toContainText('They leave the page at once, and cannot be brought back.');
  await asked.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(toast(page, '3 done')).toBeVisible();
  await expect(drawer.getByRole('row')).toHaveCount(0);
  expect(await statuses()).toEqual(['deleted', 'deleted', 'deleted']);
});

test('sayings are switched off or deleted together, subscribers taken off the list', async ({ page, baseURL }) => {
  const word = `zz${randomUUID().replaceAll(/[^a-z]/g, '')}`;
  const [sayings, subscribers] = await inDatabase(async (db) => {
    const { service_id } = await db.selectFrom('services').select('service_id').orderBy('name').limit(1).executeTakeFirstOrThrow();
    return Promise.all([
      Promise.all([1, 2].map((at) => makeSaying(db, { saying: `${word} rope ${at}`, service_id }))),
      Promise.all([1, 2].map((at) => makeSubscription(db, { email: `${word}.${at}@example.in` }))),
    ]);
  });
  await signInAdmin(page, baseURL);
  const main = page.getByRole('main');
  const several = main.getByRole('region', { name: 'Several at once' });
  await openAdmin(page, `/admin/sayings?q=${word}`);
  await several.getByRole('checkbox').check();
  await expect(several.getByRole('button', { name: 'Switch chosen on' })).toBeDisabled();
  await expectGoodAtBothWidths(page);
  await several.getByRole('button', { name: 'Switch chosen off' }).click();
  await expect(toast(page, '2 done')).toBeVisible();
  const on = () => inDatabase((db) => db.selectFrom('sayings').select('is_on').where('saying_id', 'in', sayings).execute());
  expect(await on()).toEqual(Array(2).fill({ is_on: false }));
  await several.getByRole('button', { name: 'Delete chosen' }).click();
  await page.getByRole('dialog', { name: 'Delete chosen' }).getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(main).toContainText('No such saying');
  expect(await on()).toEqual([]);

  await openAdmin(page, `/admin/newsletter/subscribers?q=${word}`);
  await several.getByRole('checkbox').check();
  await expectGoodAtBothWidths(page);
  await several.getByRole('button', { name: 'Delete chosen' }).click();
  await page.getByRole('dialog', { name: 'Delete chosen' }).getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(main).toContainText('No results found.');
  const left = await inDatabase((db) =>
    db.selectFrom('newsletter_subscriptions').select('email').where('newsletter_subscription_id', 'in', subscribers).execute(),
  );
  expect(left).toEqual([]);
});

test('proposals are refused, changes of owners marked as checked, and removed things brought back together', async ({ page, baseURL }) => {
  const word = `zz${randomUUID().replaceAll(/[^a-z]/g, '')}`;
  const { edits, prices } = await inDatabase(async (db) => {
    const { service_id } = await db.selectFrom('services').select('service_id').orderBy('name').limit(1).executeTakeFirstOrThrow();
    for (const at of ['one', 'two']) await makeFollowedSearch(db, { words: `${word} ${at}`, service_id });
    const business_id = await makeBusiness(db, { name: `${word} Domes` });
    const prices = [await makeRemovedPrice(db), await makeRemovedPrice(db)];
    await db
      .updateTable('removed_things')
      .set({ name: `${word} cement` })
      .where('thing_id', 'in', prices)
      .execute();
    return {
      prices,
      edits: await Promise.all([1, 2].map(() => makeBusinessEdit(db, { business_id }))),
    };
  });
  await signInAdmin(page, baseURL);
  const main = page.getByRole('main');
  const several = main.getByRole('region', { name: 'Several at once' });
  const chooseAll = async (boxes: Locator) => {
    for (const box of await boxes.all()) await box.check();
  };
  await openAdmin(page, '/admin/sayings?view=proposed');
  await chooseAll(main.getByRole('checkbox', { name: word }));
  await expectGoodAtBothWidths(page);
  await several.getByRole('button', { name: 'Not the chosen ones' }).click();
  await expect(toast(page, '2 done')).toBeVisible();
  await expect(main.getByText(`${word} one`)).toHaveCount(0);

  await openAdmin(page, '/admin/business?tab=edits');
  await chooseAll(main.getByRole('checkbox', { name: `${word} Domes` }));
  await expectGoodAtBothWidths(page);
  await several.getByRole('button', { name: 'Mark chosen as checked' }).click();
  await letPass(page);
  await expect(toast(page, '2 done')).toBeVisible();
  const checked = await inDatabase((db) =>
    db.selectFrom('business_edits').select('checked_at').where('business_edit_id', 'in', edits).execute(),
  );
  expect(checked).toEqual(Array(2).fill({ checked_at: expect.any(Date) }));

  await openAdmin(page, '/admin/removed?kind=price_ticker');
  await chooseAll(main.getByRole('checkbox', { name: `${word} cement` }));
  await expectGoodAtBothWidths(page);
  await several.getByRole('button', { name: 'Bring chosen back' }).click();
  await expect(toast(page, '2 done')).toBeVisible();
  const back = await inDatabase(async (db) => {
    const rows = await db.selectFrom('price_tickers').select('price_ticker_id').where('price_ticker_id', 'in', prices).execute();
    await db.deleteFrom('price_tickers').where('price_ticker_id', 'in', prices).execute();
    return rows;
  });
  expect(back).toHaveLength(2);
});
