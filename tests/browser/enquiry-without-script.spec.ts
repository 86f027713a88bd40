import { randomUUID } from 'node:crypto';
import { expectNothingGrave } from '#tests/browser/axe.ts';
import { inDatabase, keepSession } from '#tests/browser/back-office.ts';
import { expect, test } from '#tests/browser/fixtures.ts';
import { toast } from '#tests/browser/listings.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { signInUser } from '#tests/factories/session.ts';
import { makeUser } from '#tests/factories/user.ts';

const enquiriesOf = (business_id: string) =>
  inDatabase((db) => db.selectFrom('enquiries').select(['name', 'phone_no', 'message']).where('business_id', '=', business_id).execute());

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  for (const { language, send, to, path, now, back } of [
    { language: 'en', send: 'Send Enquiry', to: 'To', path: '', now: 'Sent. What happens now?', back: /^Back to / },
    { language: 'hi', send: 'पूछताछ भेजें', to: '', path: '/hi', now: 'भेज दी गई। अब क्या होगा?', back: /^वापस: / },
  ]) {
    test(`Send Enquiry leads to a page whose form works (${language})`, async ({ page, allowNoise }) => {
      allowNoise(/status of 400/);
      const name = `Latur Lime ${randomUUID().slice(0, 8)}`;
      const business = await inDatabase((db) => makeBusiness(db, { name }));
      await page.goto(`${path}/viewdetails/${business}`);
      const way = page.getByRole('complementary').getByRole('link', { name: send });
      await expect(way).toHaveAttribute('rel', 'nofollow');
      await way.click();
      await expect(page).toHaveURL(`${path}/viewdetails/${business}/enquiry`);
      await expect(page.getByRole('main')).toContainText(`${to} ${name}`.trim());
      const button = page.getByRole('main').getByRole('button', { name: send });
      const fields = page.locator('main form :is(input,textarea):visible:not([name=website])');
      await expect(fields).toHaveCount(5);

      await fields.nth(0).fill('Meera Kulkarni');
      await fields.nth(1).fill('12345');
      await fields.nth(2).fill('meera@example.in');
      await fields.nth(3).fill('Two coats of lime for 40 sq m');
      await button.click();
      // Refused, and all that was entered stands there.
      await expect(page.getByRole('alert').filter({ hasText: /./ }).first()).toBeVisible();
      await expect(fields.nth(3)).toHaveValue('Two coats of lime for 40 sq m');
      expect(await enquiriesOf(business)).toEqual([]);
      await fields.nth(1).fill('98765 43210');
      await button.click();
      // As with script: to whom it went, where the answer comes, how soon.
      await expect(page).toHaveURL(new RegExp(`${path}/enquiry-sent/`));
      const next = page.getByRole('region', { name: now });
      await expect(next).toContainText(name);
      await expect(next).toContainText('meera@example.in');
      await expect(page.getByRole('main')).toContainText('Two coats of lime for 40 sq m');
      expect(await enquiriesOf(business)).toEqual([
        { name: 'Meera Kulkarni', phone_no: '9876543210', message: 'Two coats of lime for 40 sq m' },
      ]);
      await next.getByRole('link', { name: back }).click();
      await expect(page).toHaveURL(`${path}/viewdetails/${business}`);
    });
  }

  test('a business that is not there, or not shown, has no such page', async ({ page, allowNoise }) => {
    allowNoise(/status of 404/);
    const hidden = await inDatabase((db) => makeBusiness(db, { status: 'pending' }));
    for (const id of [hidden, randomUUID(), 'none']) {
      expect((await page.goto(`/viewdetails/${id}/enquiry`))?.status(), id).toBe(404);
    }
  });
});

test('with script the page checks as the dialog does, knows the account, and leads back to the business', async ({
  page,
  baseURL,
  open,
}) => {
  const [business, token] = await inDatabase(async (db) => [
    await makeBusiness(db),
    (await signInUser(db, await makeUser(db, { user_name: `meera-${randomUUID().slice(0, 8)}` }))).token,
  ]);
  await keepSession(page, baseURL, token);
  await open(`/viewdetails/${business}/enquiry`);
  await expect(page.getByLabel('Name')).toHaveValue(/^meera-/);
  await page.getByLabel('Phone number').fill('98765');
  await page.getByRole('textbox', { name: 'Message' }).fill('When can you come?');
  const send = page.getByRole('main').getByRole('button', { name: 'Send Enquiry' });
  await send.click();
  await expect(page.getByText('Please enter a valid phone number')).toBeVisible();
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    await expectNothingGrave(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  await page.getByLabel('Phone number').fill('9876543210');
  await send.click();
  await expect(toast(page, 'Enquiry sent successfully')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Sent. What happens now?' })).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Back to/ })
    .click();
  await expect(page).toHaveURL(`/viewdetails/${business}`);
  expect(await enquiriesOf(business)).toHaveLength(1);
});
