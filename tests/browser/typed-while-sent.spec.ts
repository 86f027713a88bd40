import { randomUUID } from 'node:crypto';
import { inDatabase, keepSession } from '#tests/browser/back-office.ts';
import { expect, holdNext, takenOver, test } from '#tests/browser/fixtures.ts';
import { toast } from '#tests/browser/listings.ts';
import { PHONE } from '#tests/browser/sizes.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { makeEnquiry } from '#tests/factories/enquiry.ts';
import { makeJpeg } from '#tests/factories/picture.ts';
import { signInBusiness } from '#tests/factories/session.ts';

test.beforeEach(({ page }) => page.setViewportSize(PHONE));

test('what is written and added while an answer is on its way is the next one: it stays, with the focus and over a reload', async ({
  page,
  open,
  baseURL,
}) => {
  const { owner, enquiry } = await inDatabase(async (db) => {
    const owner = await signInBusiness(db, await makeBusiness(db));
    return { owner, enquiry: await makeEnquiry(db, { business_id: owner.id }) };
  });
  const photo = { name: 'roof.jpg', mimeType: 'image/jpeg', buffer: await makeJpeg(900, 700) };
  await keepSession(page, baseURL, owner.token);
  await open(`/profilesupplier/enquiries/${enquiry}`);
  const main = page.getByRole('main');
  const messages = main.getByRole('list', { name: 'Messages' });
  const answer = main.getByLabel('Your answer to Meera Kulkarni');
  const price = main.getByLabel('Price from (₹)');
  const send = main.getByRole('button', { name: 'Send answer' });
  const photos = main.locator('img[src^="data:"]');
  await answer.fill('We can come on Monday.');
  await price.fill('1200');
  await main.getByLabel('The price is for').selectOption('sq ft');
  await main.getByLabel('Add photos').setInputFiles(photo);
  await expect(photos).toHaveCount(1);
  const letGo = await holdNext(page, '**/api/v1/contractor/enquiries/*/messages');
  await send.click();
  await expect(send).toBeDisabled();
  await main.getByLabel('Add photos').setInputFiles(photo);
  await expect(photos).toHaveCount(2);
  await answer.fill('Or on Tuesday.');
  letGo();
  await expect(messages).toContainText('We can come on Monday.');
  await expect(messages.getByRole('img')).toHaveCount(1);
  await expect(send).toBeEnabled();
  await expect(answer).toBeFocused();
  await expect(answer).toHaveValue('Or on Tuesday.');
  await expect(price).toHaveValue('');
  await expect(main.getByLabel('The price is for')).toHaveValue('');
  await expect(photos).toHaveCount(1);

  await page.reload();
  await takenOver(page);
  await expect(answer).toHaveValue('Or on Tuesday.');
  await expect(price).toHaveValue('');
  await send.click();
  await expect(messages).toContainText('Or on Tuesday.');
  await expect(answer).toHaveValue('');
  await expect(photos).toHaveCount(0);
  // Nobody writes any more: the page stands at what was sent.
  await expect(messages.locator('li:focus')).toContainText('Or on Tuesday.');
});

test('a second message to the team that is begun while the first is on its way stays, and what was sent of the form goes', async ({
  page,
  open,
}) => {
  await open('/contact');
  const main = page.getByRole('main');
  const entries = { Name: `Meera ${randomUUID().slice(0, 8)}`, Email: 'meera@example.in', 'Phone no': '9876543211', Service: 'Cement' };
  for (const [label, text] of Object.entries(entries)) await main.getByLabel(label).fill(text);
  const message = main.getByLabel('Your Message');
  await message.fill('Who delivers?');
  const letGo = await holdNext(page, '**/api/v1/contact-us');
  await main.getByRole('button', { name: 'Send message' }).click();
  await expect(main.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  await message.fill('And who brings sand?');
  letGo();
  await expect(toast(page, 'Thank you. Your message has been sent')).toBeVisible();
  await expect(main.getByRole('button', { name: 'Send message' })).toBeEnabled();
  await page.reload();
  await takenOver(page);
  await expect(message).toHaveValue('And who brings sand?');
  for (const label of Object.keys(entries)) await expect(main.getByLabel(label)).toHaveValue('');
});
