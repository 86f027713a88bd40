import { randomInt, randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectGoodAsItIs } from '#tests/browser/axe.ts';
import { inDatabase } from '#tests/browser/back-office.ts';
import { expect, test } from '#tests/browser/fixtures.ts';
import { cards, toast } from '#tests/browser/listings.ts';
import { mailsTo } from '#tests/browser/mailbox.ts';
import { proveAddress } from '#tests/browser/proven.ts';
import { makeJpeg } from '#tests/factories/picture.ts';

const form = (page: Page) => page.locator('main form').first();
const password = 'brick by brick';

async function fill(page: Page, entries: Record<string, string>) {
  for (const [label, value] of Object.entries(entries)) await form(page).getByLabel(label, { exact: true }).fill(value);
}

test('a business and a user find each other, from both registrations to the reply', async ({ page, context, open }) => {
  test.slow();
  await page.setViewportSize({ width: 360, height: 800 });
  const mark = randomUUID().slice(0, 8);
  const business = { name: `Ganesh Scaffolding ${mark}`, phoneNo: String(randomInt(9_000_000_000, 9_999_999_999)) };
  const service = `Scaffolding ${mark}`;
  const email = `ganesh-${mark}@example.com`;

  await open('/supplier/register');
  await fill(page, {
    'Business name': business.name,
    'Phone number': business.phoneNo,
    Email: email,
    Password: password,
    'Price (Rs)': '45 per sq ft',
    'Short description': 'Scaffolding for houses and towers.',
    Address: 'Shop 4, Karve Road, Kothrud',
    City: 'Pune',
    State: 'Maharashtra',
  });
  await form(page).getByRole('textbox', { name: 'Services' }).click();
  const picker = page.getByRole('dialog', { name: 'Select a service' });
  await picker.getByLabel('Enter other service').fill(service);
  await page.keyboard.press('Enter');
  await form(page)
    .getByLabel('Profile picture')
    .setInputFiles({ name: 'shop.jpg', mimeType: 'image/jpeg', buffer: await makeJpeg() });
  await expect(form(page).getByRole('img', { name: 'Your choice' })).toBeVisible();
  await form(page).getByLabel('I am 18 or older').check();
  await form(page).getByRole('button', { name: 'Register', exact: true }).click();
  await expect(page.getByText('Your listing is pending.')).toBeVisible();
  await page
    .getByRole('banner')
    .getByRole('link', { name: `Your business: ${business.name}` })
    .click();
  await expect(page.getByText('Your business is waiting for approval')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Register Free' })).toBeVisible();
  expect((await mailsTo(email)).join()).toContain('waiting for approval');
  await proveAddress(email);
  // Reviews by the browser that registered the business wait for the team.
  await context.clearCookies();
  await inDatabase((db) => db.updateTable('businesses').set({ status: 'approved' }).where('phone_no', '=', business.phoneNo).execute());

  await open('/user/register');
  await fill(page, { Email: `meera-${mark}@example.com`, 'User name': `meera-${mark}`, Password: password });
  await form(page).getByLabel('I am 18 or older').check();
  await form(page).getByRole('button', { name: 'Register', exact: true }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Your profile' })).toBeVisible();
  await proveAddress(`meera-${mark}@example.com`);
  await open(`/searcher?${new URLSearchParams({ city: 'Pune', state: 'Maharashtra', service })}`);
  await expect(cards(page)).toHaveCount(1);
  const heart = page.getByRole('button', { name: `Like ${business.name}`, exact: true });
  await heart.click();
  await expect(toast(page, 'Liked')).toBeVisible();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');

  await cards(page).getByRole('heading').getByRole('link').click();
  await page.getByRole('button', { name: 'Review', exact: true }).click();
  const review = page.getByRole('dialog', { name: 'Review' });
  await review.getByLabel('Description').fill('Up in a day, and it stood.');
  await review.getByRole('slider', { name: 'Rating' }).press('End');
  await review.getByRole('button', { name: 'Submit Review' }).click();
  await expect(toast(page, 'Review added successfully')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Customer Reviews' })).toContainText('Up in a day, and it stood.');

  await page.getByRole('button', { name: 'Send Enquiry' }).click();
  const enquiry = page.getByRole('dialog', { name: 'Send Enquiry' });
  await enquiry.getByLabel('Name').fill('Meera Kulkarni');
  await enquiry.getByLabel('Phone number').fill('98200 12345');
  await enquiry.getByLabel('Email').fill(`meera-${mark}@example.com`);
  await enquiry.getByLabel('Message').fill('Three floors, for two weeks. What is your price?');
  await enquiry.getByRole('button', { name: 'Send Enquiry' }).click();
  await expect(toast(page, 'Enquiry sent successfully')).toBeVisible();
  const next = page.getByRole('region', { name: 'Sent. What happens now?' });
  await expect(next).toContainText(`we send you a link to it at meera-${mark}@example.com`);
  await expect(page.getByRole('main')).toContainText('Three floors, for two weeks. What is your price?');
  await expectGoodAsItIs(page);

  await expect.poll(async () => (await mailsTo(email)).filter((mail) => mail.includes('Three floors, for two weeks'))).toHaveLength(1);
  await context.clearCookies();
  await open('/supplier/login');
  await fill(page, { 'Phone number': business.phoneNo, Password: password });
  await form(page).getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL('/profilesupplier');
  const inbox = page.getByRole('region', { name: 'Enquiries', exact: true });
  await expect(inbox.getByRole('article')).toContainText('Three floors, for two weeks. What is your price?');
  await expect(inbox.getByRole('link', { name: 'WhatsApp Meera Kulkarni' })).toHaveAttribute('href', /^https:\/\/wa\.me\/919820012345/);
  await inbox.getByRole('button', { name: 'Replied' }).click();
  await expect(toast(page, 'Enquiry updated')).toBeVisible();
  await inbox.getByRole('link', { name: 'Answer Meera Kulkarni' }).click();
  await page.getByLabel('Your answer to Meera Kulkarni').fill('Rs 40 per sq ft.');
  await page.getByRole('button', { name: 'Send answer' }).click();
  const answer = page.getByRole('list', { name: 'Messages' }).getByRole('listitem').last();
  await expect(answer).toContainText('Rs 40 per sq ft.');
  await expect(answer).toBeFocused();
  await expect(answer).toBeInViewport();
  await open('/profilesupplier');
  await expect(inbox.getByText(/^Replied on /)).toBeVisible();
});
