import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expectGoodAtBothWidths } from '#tests/browser/axe.ts';
import { inDatabase } from '#tests/browser/back-office.ts';
import { expect, test } from '#tests/browser/fixtures.ts';
import { toast } from '#tests/browser/listings.ts';
import { mailsTo } from '#tests/browser/mailbox.ts';
import { proveAddress } from '#tests/browser/proven.ts';
import { PHONE } from '#tests/browser/sizes.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { makeSavedSearch } from '#tests/factories/saved-search.ts';

/** The link of a page in the latest mail to an address. */
async function linkTo(page: 'confirm' | 'end', email: string): Promise<string> {
  let link = '';
  await expect
    .poll(async () => {
      const mails = (await mailsTo(email)).map((mail) => mail.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '='));
      link = new RegExp(`/saved-search/${page}\\?search=[\\w.-]+`).exec(mails.at(-1) ?? '')?.[0] ?? '';
      return link;
    })
    .not.toBe('');
  return link;
}

/** Has the site look now for whom the businesses are new that were listed, as if they had been for a while. */
async function lookForNew(email: string) {
  await inDatabase(async (db) => {
    await sql`update saved_searches set confirmed_at = now() - interval '2 minutes' where email = ${email}`.execute(db);
    await sql`update new_listings set noted_at = now() - interval '1 minute'`.execute(db);
    await sql`insert into pgboss.job (name) values ('follow-new-listings')`.execute(db);
  });
}

test('somebody asks to be told of new ones, confirms, is told, and ends it in one tap', async ({ page, context, open }) => {
  await page.setViewportSize(PHONE);
  await open('/user/searches');
  await expect(page.getByRole('main')).toContainText('Log in to see what you have saved.');
  await expectGoodAtBothWidths(page);
  const userName = `told-${randomUUID().slice(0, 8)}`;
  const email = `${userName}@example.com`;
  const user = { userName, email, password: 'brick by brick' };
  expect((await context.request.post('/api/v1/user/register', { data: user })).status()).toBe(201);
  await proveAddress(email);

  await open('/pune/waterproofing');
  await page.getByRole('button', { name: 'Alert me about new businesses' }).click();
  const popup = page.getByRole('dialog', { name: 'Alert me about new businesses' });
  await expect(popup.getByLabel('Email')).toHaveValue(email);
  await expectGoodAtBothWidths(page, '[role=dialog]');
  await popup.getByLabel('Email').fill('nobody');
  await popup.getByRole('button', { name: 'Alert me' }).click();
  await expect(popup).toContainText('Invalid Email');
  await popup.getByLabel('Email').fill(email);
  await expect(popup.getByRole('radio', { name: /At once/ })).toBeChecked();
  await popup.getByRole('button', { name: 'Alert me' }).click();
  await expect(popup.getByRole('status')).toContainText('Open the link we sent you');
  await popup.getByRole('button', { name: 'Close', exact: true }).last().click();

  await open('/user/searches');
  await expect(page.getByRole('main')).toContainText('Waits to be confirmed by the link in our mail');
  await open(await linkTo('confirm', email));
  await expect(page.getByRole('main')).toContainText(`Alert ${email} about new businesses: Waterproofing in Pune, Maharashtra, at once?`);
  await expectGoodAtBothWidths(page);
  await page.getByRole('main').getByRole('button', { name: 'Yes, alert me' }).click();
  await expect(page.getByRole('main').getByRole('status')).toContainText('Your alert is on');
  await open('/user/searches');
  await expect(page.getByRole('main')).not.toContainText('Waits to be confirmed');
  await expectGoodAtBothWidths(page);

  // A business is approved, the mail about it comes, and one tap on its link ends the search.
  const name = `Mutha Dry Roofs ${userName}`;
  const id = await inDatabase((db) =>
    makeBusiness(db, { name, service: 'Waterproofing', city: 'Pune', state: 'Maharashtra', status: 'pending' }),
  );
  await inDatabase((db) => db.updateTable('businesses').set({ status: 'approved' }).where('business_id', '=', id).execute());
  await lookForNew(email);
  await open(await linkTo('end', email));
  expect((await mailsTo(email)).at(-1)).toContain(name);
  await expect(page.getByRole('main')).toContainText(`Stop alerts to ${email}`);
  await expectGoodAtBothWidths(page);
  await page.getByRole('main').getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByRole('main').getByRole('status')).toContainText('Stopped: you will get no more emails for this search');

  // Another one is ended in the account.
  await inDatabase(async (db) => {
    const { user_id } = await db.selectFrom('users').select('user_id').where('email', '=', email).executeTakeFirstOrThrow();
    await makeSavedSearch(db, { user_id, email, often: 'weekly' });
  });
  await open('/user/searches');
  await page.getByRole('button', { name: /^Unsubscribe/ }).click();
  await expect(toast(page, 'Stopped: you will get no more emails for this search')).toBeVisible();
  await expect(page.getByRole('main')).toContainText('You have no alerts yet.');
  await open('/saved-search/end?search=half-a-link');
  await expect(page.getByRole('main').getByRole('status')).toContainText('This link is incomplete');
});
