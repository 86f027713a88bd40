import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import { inDatabase, keepSession } from '#tests/browser/back-office.ts';
import { expect, test } from '#tests/browser/fixtures.ts';
import { addressOf, findUnrated } from '#tests/browser/listings.ts';
import { expectBlamed, fillIn, refuse } from '#tests/browser/refused-fields.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { makePhoto } from '#tests/factories/picture.ts';
import { signInBusiness } from '#tests/factories/session.ts';

test.use({ viewport: { width: 360, height: 800 } });

test.beforeEach(({ allowNoise }) => allowNoise(/status of 400/));

async function registerUser(context: BrowserContext) {
  const userName = `asha-${randomUUID().slice(0, 8)}`;
  const data = { userName, email: `${userName}@example.com`, password: 'brick by brick' };
  expect((await context.request.post('/api/v1/user/register', { data })).status()).toBe(201);
}

const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name });

test('of an enquiry, a report and a review what the server refuses has the focus and says why', async ({ page, context, open }) => {
  await registerUser(context);
  await open(addressOf(await findUnrated(page.request)));

  await test.step('an enquiry, opened again', async () => {
    const opener = page
      .getByRole('main')
      .getByRole('button', { name: /^Send Enquiry/ })
      .first();
    const dialog = dialogOf(page, 'Send Enquiry');
    await opener.click();
    await fillIn(dialog, { Name: 'Asha Rao', 'Phone number': '9820012345', Email: 'asha@example.in', Message: 'Who comes?' });
    await refuse(page, '/send-enquiry/*', 'phoneNo');
    await dialog.getByRole('button', { name: 'Send Enquiry' }).click();
    await expect(dialog).toBeHidden();
    await opener.click();
    await expectBlamed(dialog.getByLabel('Phone number'));
    await page.keyboard.press('Escape');
  });

  await test.step('a report', async () => {
    await page.getByRole('button', { name: 'Report this business' }).click();
    const dialog = dialogOf(page, 'Report this business');
    await dialog.getByRole('radio').first().check();
    await fillIn(dialog, { 'Message (optional)': 'It has closed.' });
    await refuse(page, '/report/add', 'message');
    await dialog.getByRole('button', { name: 'Send Report' }).click();
    await expectBlamed(dialog.getByLabel('Message (optional)'));
    await page.keyboard.press('Escape');
  });

  await test.step('a review', async () => {
    await page.getByRole('button', { name: 'Review', exact: true }).click();
    const dialog = dialogOf(page, 'Review');
    await dialog.getByRole('slider', { name: 'Rating' }).press('End');
    await fillIn(dialog, { Description: 'Came on time.' });
    await refuse(page, '/review/add', 'description');
    await dialog.getByRole('button', { name: 'Submit Review' }).click();
    await expectBlamed(dialog.getByLabel('Description'));
  });
});

test('so it has of a comment', async ({ page, open }) => {
  const { blogs } = await (await page.request.get('/api/v1/blog/get/all')).json();
  await open(`/blog/${blogs[0]._id}`);
  const form = page
    .getByRole('main')
    .locator('form')
    .filter({ has: page.locator('[name="comment"]') });
  await fillIn(form, { Comment: 'How thick is the slab?', Name: 'Asha Rao', Email: 'asha@example.in' });
  await refuse(page, '/blog/comment/add', 'name');
  await form.locator('button[type="submit"]').click();
  await expectBlamed(form.getByLabel('Name', { exact: true }));
});

test('so it has of a user who signs in, forgot the password, or changes the profile', async ({ page, context, open }) => {
  const form = page.getByRole('main').locator('form');
  const send = () => form.locator('button[type="submit"]').click();
  await open('/user/login');
  await fillIn(form, { 'User name or email': 'asha', Password: 'brick by brick' });
  await refuse(page, '/user/login', 'password');
  await send();
  await expectBlamed(form.locator('[name="password"]'));

  await open('/user/forgot-password/verify-email');
  await fillIn(form, { Email: 'asha@example.in' });
  await refuse(page, '/user/forgotpassword/otp/send', 'email');
  await send();
  await expectBlamed(form.getByLabel('Email'));

  await registerUser(context);
  await open('/');
  await page.getByRole('button', { name: 'Your profile' }).click();
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  const edit = dialogOf(page, 'Edit Profile');
  for (const label of ['New Password', 'Confirm Password']) {
    await edit.getByLabel(label, { exact: true }).fill('stone by stone');
  }
  await refuse(page, '/user/edit', 'newPassword');
  await edit.getByRole('button', { name: 'Save' }).click();
  await expectBlamed(edit.getByLabel('New Password', { exact: true }));
});

for (const language of ['', '/hi']) {
  test(`so it has of a business that registers, whichever of its fields it is (${language || '/'})`, async ({ page, open }) => {
    await open(`${language}/supplier/register`);
    const form = page.getByRole('main').locator('form');
    const field = (name: string) => form.locator(`[name="${name}"]:not([type="hidden"])`);
    for (const [name, text] of Object.entries({
      name: 'Shree Ganesh Waterproofing',
      phoneNo: '9820012345',
      email: 'shree@example.in',
      password: 'brick by brick',
      price: '45 per sq ft',
      address: '5, MG Road',
      city: 'Pune',
      state: 'Maharashtra',
      shortDescription: 'Terraces that stay dry.',
    })) {
      await field(name).fill(text);
    }
    const service = form.locator('input[aria-haspopup="dialog"]');
    await service.click();
    const picker = page.getByRole('dialog');
    await picker.getByRole('radio').first().check();
    await picker.locator('button[type="submit"]').click();
    await expect(picker).toBeHidden();
    const photo = await makePhoto(800, 600).jpeg().toBuffer();
    await field('image').setInputFiles({ name: 'shop.jpg', mimeType: 'image/jpeg', buffer: photo });
    await form.locator('[name=adult][type=checkbox]').check();
    for (const [name, refused] of Object.entries({ service, address: field('address'), image: field('image') })) {
      await refuse(page, '/contractor/auth/register', name);
      await form.locator('button[type="submit"]').click();
      await expectBlamed(refused);
    }
  });
}

test('so it has of an owner who changes the password', async ({ page, baseURL, open }) => {
  const { token } = await inDatabase(async (db) => signInBusiness(db, await makeBusiness(db)));
  await keepSession(page, baseURL, token);
  await open('/profilesupplier');
  await page.getByRole('main').getByRole('button', { name: 'Change password' }).click();
  const dialog = dialogOf(page, 'Change password');
  await fillIn(dialog, { 'New Password': 'dry-roof-2', 'Confirm Password': 'dry-roof-2' });
  await refuse(page, '/contractor/password', 'newPassword');
  await dialog.getByRole('button', { name: 'Change password' }).click();
  await expectBlamed(dialog.getByLabel('New Password', { exact: true }));
});
