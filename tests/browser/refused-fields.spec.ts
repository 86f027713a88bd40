import { openAdmin, signInAdmin } from '#tests/browser/back-office.ts';
import { expect, test } from '#tests/browser/fixtures.ts';
import { expectBlamed, fillIn, refuse } from '#tests/browser/refused-fields.ts';
import { PHONE } from '#tests/browser/sizes.ts';

test("what the server refuses of a visitor's form has the focus and says why", async ({ page, open, allowNoise }) => {
  allowNoise(/status of 400/);
  await page.setViewportSize(PHONE);
  await open('/contact');

  await test.step('the newsletter', async () => {
    const footer = page.getByRole('contentinfo');
    const email = footer.getByLabel('Email');
    await footer.getByRole('button', { name: 'Subscribe' }).click();
    await expectBlamed(email, /Invalid Email/);
    await refuse(page, '/subscribe', 'email');
    await email.fill('asha@example.in');
    await expect(email).not.toHaveAttribute('aria-invalid');
    await footer.getByRole('button', { name: 'Subscribe' }).click();
    await expectBlamed(email);
  });

  await test.step('a message to the team', async () => {
    const form = page.getByRole('main').locator('form');
    await fillIn(form, {
      Name: 'Asha Rao',
      Email: 'asha@example.in',
      'Phone no': '9820012345',
      Service: 'Cement',
      'Your Message': 'Who delivers?',
    });
    await refuse(page, '/contact-us', 'phone');
    await form.getByRole('button', { name: 'Send message' }).click();
    await expectBlamed(form.getByLabel('Phone no'));
  });

  await test.step('a registration', async () => {
    await open('/user/register');
    const form = page.getByRole('main').locator('form');
    await fillIn(form, { Email: 'asha@example.in', 'User name': 'asha', Password: 'monsoon-2026' });
    await refuse(page, '/user/register', 'userName');
    await form.getByLabel('I am 18 or older').check();
    await form.getByRole('button', { name: 'Register' }).click();
    await expectBlamed(form.getByLabel('User name'));
  });
});

test("what the server refuses of the team's form has the focus and says why", async ({ page, baseURL, allowNoise }) => {
  allowNoise(/status of 400/);
  await page.setViewportSize(PHONE);
  await signInAdmin(page, baseURL);
  const dialog = page.getByRole('dialog');

  await test.step('the phone limit', async () => {
    await openAdmin(page, '/admin/phone-view-limit');
    const field = page.getByLabel('Phone numbers a day');
    for (const wrong of ['', '1001']) {
      await field.fill(wrong);
      await page.getByRole('button', { name: 'Update' }).click();
      await expectBlamed(field, /Phone view limit must be a whole number from 0 to 1000/);
    }
    await refuse(page, '/settings/phone-view-limit/update', 'phone_view_limit');
    await field.fill('12');
    await page.getByRole('button', { name: 'Update' }).click();
    await expectBlamed(field);
  });

  await test.step('a file of businesses', async () => {
    await openAdmin(page, '/admin/import');
    const field = page.getByLabel('Excel or CSV file');
    const check = () => page.getByRole('button', { name: 'Check file' }).click();
    await check();
    await expectBlamed(field, /Please choose an Excel or CSV file/);
    await field.setInputFiles({ name: 'notes.csv', mimeType: 'text/csv', buffer: Buffer.from('What,When\r\nCement,Monday\r\n') });
    await expect(field).not.toHaveAttribute('aria-invalid');
    await check();
    await expectBlamed(field, /column/i);
  });

  await test.step('the place that a saying means', async () => {
    await openAdmin(page, '/admin/sayings');
    await page.getByRole('button', { name: 'Add Saying' }).click();
    await dialog.getByLabel('What people say').fill('old town');
    await dialog.getByRole('radio', { name: 'A place' }).check();
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await expectBlamed(dialog.getByRole('combobox', { name: 'City' }), /Choose the trade or the place that is meant/);
  });

  await test.step('a newsletter', async () => {
    await openAdmin(page, '/admin/newsletter');
    await page.getByRole('button', { name: 'Write a newsletter' }).click();
    await fillIn(dialog, { Subject: 'Prices', Text: 'Cement is cheaper.' });
    await refuse(page, '/admin/newsletter/add', 'subject');
    await dialog.getByRole('button', { name: 'Save draft' }).click();
    await expectBlamed(dialog.getByLabel('Subject'));
  });
});
