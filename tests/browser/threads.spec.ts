import { randomUUID } from 'node:crypto';
import { expectFlawlessAtBothWidths } from '#tests/browser/axe.ts';
import { inDatabase, keepSession } from '#tests/browser/back-office.ts';
import { expect, test } from '#tests/browser/fixtures.ts';
import { toast } from '#tests/browser/listings.ts';
import { mailsTo } from '#tests/browser/mailbox.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { makeEnquiry } from '#tests/factories/enquiry.ts';
import { makeJpeg } from '#tests/factories/picture.ts';
import { signInBusiness, signInUser } from '#tests/factories/session.ts';

const linkTo = async (address: string) =>
  expect
    .poll(async () => (await mailsTo(address)).map((mail) => /\/enquiry\/[\w.=\n-]+/.exec(mail)?.[0]).filter(Boolean).length)
    .toBeGreaterThan(0);
async function newestLink(address: string) {
  await linkTo(address);
  const mail = (await mailsTo(address)).at(-1) ?? '';
  return /\/enquiry\/([\w.-]+)/.exec(mail.replaceAll(/=\r?\n/g, ''))?.[0] ?? '';
}

test('a family asks, the owner answers with a price from a phone, the family reads it by the link, writes back and ends it', async ({
  page,
  open,
  baseURL,
  browser,
}) => {
  const photo = await makeJpeg(2_000, 1_500);
  const email = `meera-${randomUUID().slice(0, 8)}@example.in`;
  const owner = await inDatabase(async (db) => signInBusiness(db, await makeBusiness(db, { name: 'Deccan Roofs' })));
  const data = { name: 'Meera Kulkarni', phoneNo: '9876543210', email, message: 'Our terrace leaks.\nWho can come?' };
  expect((await page.request.post(`/api/v1/send-enquiry/${owner.id}`, { data })).status()).toBe(201);

  await keepSession(page, baseURL, owner.token);
  await page.setViewportSize({ width: 360, height: 800 });
  await open('/profilesupplier');
  await page.getByRole('region', { name: 'Enquiries', exact: true }).getByRole('link', { name: 'Answer Meera Kulkarni' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Meera Kulkarni');
  await expect(page.getByRole('link', { name: 'WhatsApp Meera Kulkarni' })).toBeVisible();
  await page.getByRole('button', { name: 'Send answer' }).click();
  await expect(page.getByLabel('Your answer to Meera Kulkarni')).toBeFocused();
  await page.getByLabel('Your answer to Meera Kulkarni').fill('We can come on Monday. Call 98765 43211.');
  await page.getByRole('button', { name: 'Keep this text as a quick reply' }).click();
  await expect(toast(page, 'Quick replies saved')).toBeVisible();
  await page.getByLabel('Your answer to Meera Kulkarni').fill('');
  await page.getByRole('button', { name: 'We can come on Monday. Call 98765 43211.', exact: true }).click();
  await expect(page.getByLabel('Your answer to Meera Kulkarni')).toHaveValue('We can come on Monday. Call 98765 43211.');
  await page.getByLabel('Price from (₹)').fill('1,200');
  await page.getByLabel('to (₹)', { exact: true }).fill('1000');
  await page.getByLabel('The price is for').selectOption('sq ft');
  const photos = page.getByLabel('Add photos');
  await photos.setInputFiles({ name: 'plan.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') });
  await expect(page.getByText('Only JPEG and PNG images can be uploaded')).toBeVisible();
  await photos.setInputFiles(['roof.jpg', 'wall.jpg'].map((name) => ({ name, mimeType: 'image/jpeg', buffer: photo })));
  await expect(page.getByRole('button', { name: 'Remove photo 2' })).toBeVisible();
  await page.getByRole('button', { name: 'Send answer' }).click();
  await expect(page.getByText('The highest price must not be below the lowest')).toBeVisible();
  await expectFlawlessAtBothWidths(page);
  await page.getByLabel('to (₹)', { exact: true }).fill('1500');
  await page.getByRole('button', { name: 'Send answer' }).click();
  await expect(toast(page, 'Message sent')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Messages' }).getByText('Rs 1,200 to Rs 1,500 per sq ft')).toBeVisible();
  await expect(page.getByLabel('Your answer to Meera Kulkarni')).toHaveValue('');
  await expect(page.getByRole('button', { name: 'We can come on Monday. Call 98765 43211.', exact: true })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Your photo, 2 of 2' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove photo 1' })).toHaveCount(0);
  await expectFlawlessAtBothWidths(page);

  const family = await browser.newContext({ ...(baseURL ? { baseURL } : {}), viewport: { width: 360, height: 800 } });
  const phone = await family.newPage();
  await expect.poll(async () => (await mailsTo(email)).length).toBe(2);
  const answer = await phone.goto(await newestLink(email));
  expect(answer?.headers()).toMatchObject({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex', 'cache-control': /no-store/ });
  await expect(phone.getByText('We can come on Monday. Call •••.')).toBeVisible();
  await expect(phone.getByRole('button', { name: 'I have chosen' })).toBeEnabled();
  const shown = phone.getByRole('img', { name: 'Photo from Deccan Roofs, 1 of 2' });
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(320);
  const [larger] = await Promise.all([family.waitForEvent('page'), shown.click()]);
  await expect.poll(() => larger.evaluate(() => document.images[0]?.naturalWidth)).toBe(1_280);
  await larger.close();
  await expectFlawlessAtBothWidths(phone);
  await phone.getByLabel('Your message to Deccan Roofs').fill('Monday is good.');
  await phone.getByRole('button', { name: 'Send message' }).click();
  await expect(phone.getByRole('list', { name: 'Messages' }).getByText('Monday is good.')).toBeVisible();
  for (const again of [true, false]) {
    await phone.getByRole('button', { name: 'I have chosen' }).click();
    await phone.getByRole('dialog', { name: 'Close this conversation?' }).getByRole('button', { name: 'Close it' }).click();
    await expect(phone.getByText('You have ended this conversation.')).toBeVisible();
    if (again) await phone.getByRole('button', { name: 'Open it again' }).click();
    if (again) await expect(phone.getByLabel('Your message to Deccan Roofs')).toBeVisible();
  }
  await phone.getByRole('button', { name: 'End this link' }).click();
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('This link no longer works');
  await expectFlawlessAtBothWidths(phone);
  await family.close();

  await open('/profilesupplier');
  const item = page.getByRole('region', { name: 'Enquiries', exact: true }).getByRole('article');
  await expect(item.getByText('1 unread message')).toBeAttached();
  await expect(item.getByText('Closed: the customer has found someone')).toBeVisible();
  await item.getByRole('link', { name: /^Open conversation/ }).click();
  await expect(page.getByText('The sender has ended this conversation, so nothing more can be sent')).toBeVisible();

  // A business asks others, too.
  await open('/profilesupplier');
  await expectFlawlessAtBothWidths(page);
  await page.getByRole('link', { name: 'Enquiries you sent' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My requests');
});

test('an account reads its enquiries, confirms a call, and is offered others where nobody answers for two days', async ({
  page,
  open,
  baseURL,
}) => {
  const user = await inDatabase((db) => signInUser(db));
  await inDatabase(async (db) => {
    const business = await makeBusiness(db, { name: 'Slow Roofs', service: 'Waterproofing', city: 'Pune', state: 'Maharashtra' });
    await makeEnquiry(db, { business_id: business, user_id: user.id, created_at: new Date(Date.now() - 49 * 3_600_000) });
  });
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/user/enquiries');
  await expect(page).toHaveURL(/\/user\/login\?to=%2Fuser%2Frequirements$/);
  await keepSession(page, baseURL, user.token);
  await open('/user/enquiries');
  await expect(page.getByText('No answer for two days')).toBeVisible();
  await expectFlawlessAtBothWidths(page);
  await page.getByRole('link', { name: 'Slow Roofs' }).click();
  await expect(page.getByRole('link', { name: 'Choose another business' })).toHaveAttribute(
    'href',
    /^\/searcher\?service=Waterproofing&city=Pune/,
  );
  await expectFlawlessAtBothWidths(page);
  await page.getByRole('button', { name: 'They answered me' }).click();
  await expect(toast(page, 'Thank you. It counts as an answer')).toBeVisible();
  await expect(page.getByText('Answered, as you said')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Choose another business' })).toHaveCount(0);
});
