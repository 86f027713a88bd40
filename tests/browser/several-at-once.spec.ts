import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import * as office from '#shared/texts/hi/back-office.ts';
import * as moderation from '#shared/texts/hi/moderation.ts';
import * as reviews from '#shared/texts/hi/report-queue.ts';
import { expectGoodAtBothWidths } from '#tests/browser/axe.ts';
import { inDatabase, openAdmin, signInAdmin, undoBar } from '#tests/browser/back-office.ts';
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
import { makeReport } from '#tests/factories/report.ts';
import { makeReview } from '#tests/factories/review.ts';
import { makeSaying } from '#tests/factories/saying.ts';
import { signInUser } from '#tests/factories/session.ts';
import { makeSubscription } from '#tests/factories/subscription.ts';
import { makeUser } from '#tests/factories/user.ts';

/** Before what other tests let wait: queues begin with it. */
const LONG_AGO = new Date('2001-05-09T06:00:00Z');

/** Lets the seconds pass in which several decisions can be left. */
async function letPass(page: Page) {
  const bar = undoBar(page);
  await expect(bar).toBeVisible();
  await expect(async () => {
    await page.clock.runFor(1_000);
    await expect(bar).toHaveCount(0, { timeout: 100 });
  }).toPass();
}

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
