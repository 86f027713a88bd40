import { randomUUID } from 'node:crypto';
import { expectGoodAtBothWidths } from '#tests/browser/axe.ts';
import { inDatabase, keepSession } from '#tests/browser/back-office.ts';
import { expect, test } from '#tests/browser/fixtures.ts';
import { mailsTo } from '#tests/browser/mailbox.ts';
import { PHONE } from '#tests/browser/sizes.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { signInMember } from '#tests/factories/member.ts';
import { signInUser } from '#tests/factories/session.ts';
import { makeUser } from '#tests/factories/user.ts';

for (const { language, at, send, erase, within, step, yes, received, gone } of [
  {
    ...{ language: 'English', at: '', send: 'Send request', erase: 'Delete my data', within: 'Answered within 7 days.' },
    ...{ step: 'One step is left', yes: 'Yes, send it', received: 'We have your request', gone: 'This link has ended' },
  },
  {
    ...{ language: 'Hindi', at: '/hi', send: 'रिक्वेस्ट भेजें', erase: 'मेरा डेटा मिटाएँ', within: 'जवाब 7 दिन में।' },
    ...{ step: 'एक काम बाकी है', yes: 'हाँ, भेजें', received: 'आपकी रिक्वेस्ट मिल गई', gone: 'यह लिंक अब काम नहीं करता' },
  },
]) {
  test(`somebody without an account asks for their data to be deleted, and confirms it by a mail, in ${language}`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize(PHONE);
    const email = `asker-${randomUUID().slice(0, 8)}@example.com`;
    await open(`${at}/privacy-policy`);
    await page.getByRole('main').locator('a[href$="/your-data"]').click();
    const main = page.getByRole('main');
    await expect(main).toContainText(within);
    await main.getByRole('button', { name: send }).click();
    await expect(main.getByRole('group').getByRole('alert')).toBeVisible();
    await expectGoodAtBothWidths(page);
    await main.getByText(erase, { exact: true }).click();
    await main.locator('[name=message]').fill('Please take my enquiry of last week away.');
    await main.locator('[name=name]').fill('Meera Kulkarni');
    await main.locator('[name=email]').fill(email);
    await main.getByRole('button', { name: send }).click();
    await expect(main.getByRole('status').filter({ hasText: step })).toBeVisible();
    await expectGoodAtBothWidths(page);
    let link = '';
    await expect
      .poll(async () => {
        const mails = (await mailsTo(email)).map((mail) => mail.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '='));
        link = /\/data-request\?request=[\w.-]+/.exec(mails.join())?.[0] ?? '';
        return link;
      })
      .not.toBe('');
    await open(at + link);
    await expect(main).toContainText(erase);
    await expectGoodAtBothWidths(page);
    await main.getByRole('button', { name: yes }).click();
    await expect(main.getByRole('status')).toContainText(received);
    const kept = await inDatabase((db) => db.selectFrom('grievances').selectAll().where('email', '=', email).executeTakeFirstOrThrow());
    expect(kept).toMatchObject({ kind: 'erase', status: 'open', language: at ? 'hi' : 'en' });
    await expect(main).toContainText(String(kept.number));
    await expectGoodAtBothWidths(page);
    await inDatabase((db) => db.deleteFrom('grievances').where('email', '=', email).execute());
    await open(at + link);
    await expect(main.getByRole('status')).toContainText(gone);
    await main.locator('a[href$="/your-data"]').click();
    await expect(main.getByRole('button', { name: send })).toBeVisible();
  });
}

test('whoever is signed in is led to what they do by themselves, and their proven address needs no link', async ({
  page,
  open,
  baseURL,
}) => {
  const email = `asker-${randomUUID().slice(0, 8)}@example.com`;
  const { id, token } = await inDatabase(async (db) => signInUser(db, await makeUser(db, { email, email_proven_at: new Date() })));
  try {
    await open('/your-data');
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'Log in first' })).toBeVisible();
    await keepSession(page, baseURL, token);
    await open('/your-data');
    await expect(main.getByRole('link', { name: 'Log in first' })).toHaveCount(0);
    await expect(main.getByRole('link', { name: 'Download your data' })).toHaveAttribute('href', '/api/v1/user/data');
    await expectGoodAtBothWidths(page);
    await main.getByText('Correct my data', { exact: true }).click();
    await main.locator('[name=message]').fill('My name is spelt Meera.');
    await main.locator('[name=name]').fill('Meera Kulkarni');
    await main.locator('[name=email]').fill(email);
    await main.getByRole('button', { name: 'Send request' }).click();
    await expect(main.getByRole('status')).toContainText('We have your request');
    await main.getByRole('link', { name: 'Name somebody' }).click();
    await expect(page).toHaveURL('/user/told#nominee');
  } finally {
    await inDatabase((db) => db.deleteFrom('grievances').where('user_id', '=', id).execute());
  }
});

test('whoever works for a business is led to their own data, not to those of its account', async ({ page, open, baseURL }) => {
  const { token } = await inDatabase(async (db) => signInMember(db, await makeBusiness(db), 'edits'));
  await keepSession(page, baseURL, token);
  await open('/your-data');
  const main = page.getByRole('main');
  const href = await main.getByRole('link', { name: 'Download your data' }).getAttribute('href');
  expect((await page.request.get(href ?? '')).status()).toBe(200);
  await expectGoodAtBothWidths(page);
  await main.getByRole('link', { name: 'Name somebody' }).click();
  await expect(page).toHaveURL('/user/told#nominee');
  await expect(main.locator('#nominee')).toBeVisible();
});
