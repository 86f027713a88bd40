import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '#tests/browser/fixtures.ts';
import { findBusinesses, toast } from '#tests/browser/listings.ts';

const NEXT_PAGE = /\.data(\?|$)/;
const contact = { Name: 'Meera', Email: 'm@example.in', 'Phone no': '9876543210', Service: 'Iron', 'Your Message': 'Who delivers?' };
const enquiry = { Name: 'Meera', 'Phone number': '98200 12345', Email: 'meera@example.com', Message: 'Our roof leaks.' };

async function fill(form: Locator, entries: Record<string, string>) {
  for (const [label, text] of Object.entries(entries)) await form.getByLabel(label, { exact: true }).fill(text);
}

const OFFLINE = 'You are offline. What you have entered stays here: send it once you are online again.';

/** Presses a form's button twice before the page has had the time to show the first press. */
const pressTwice = (button: Locator) =>
  button.evaluate((element) => {
    for (let times = 0; times < 2; times++) (element as HTMLButtonElement).form?.requestSubmit();
  });

/** The posts to a call, each held until `release`. */
async function holdPosts(page: Page, call: string) {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  const posts: string[] = [];
  await page.route(call, async (route) => {
    posts.push(route.request().url());
    await held;
    await route.fulfill({ status: 201, json: { success: true, message: 'Done' } });
  });
  return { posts, release };
}

test('what cannot be sent without a connection says so, and stays', async ({ page, context, open, allowNoise }) => {
  allowNoise(/ERR_INTERNET_DISCONNECTED/);
  await open('/contact');
  const main = page.getByRole('main');
  await fill(main, contact);
  await context.setOffline(true);
  await main.getByRole('button', { name: 'Send message' }).click();
  await expect(main.getByRole('alert').filter({ hasText: OFFLINE })).toBeVisible();
  for (const [label, text] of Object.entries(contact)) await expect(main.getByLabel(label)).toHaveValue(text);
  await context.setOffline(false);
});

test('an enquiry without a connection stays open, and says what it waits for', async ({ page, context, open, allowNoise }) => {
  allowNoise(/ERR_INTERNET_DISCONNECTED/);
  const [business] = await findBusinesses(page.request, { city: 'Nagpur' });
  await open(`/viewdetails/${business?._id}`);
  const opener = page.getByRole('button', { name: `Send Enquiry to ${business?.name}` }).first();
  const popup = page.getByRole('dialog', { name: 'Send Enquiry' });
  await opener.click();
  await fill(popup, enquiry);
  await context.setOffline(true);
  await popup.getByRole('button', { name: 'Send Enquiry' }).click();
  await expect(popup.getByRole('alert').filter({ hasText: OFFLINE })).toBeVisible();
  for (const [label, text] of Object.entries(enquiry)) await expect(popup.getByLabel(label)).toHaveValue(text);
  await context.setOffline(false);
  const { posts, release } = await holdPosts(page, '**/api/v1/send-enquiry/*');
  release();
  await popup.getByRole('button', { name: 'Send Enquiry' }).click();
  await expect(toast(page, 'Done')).toBeVisible();
  expect(posts).toHaveLength(1);
  await opener.click();
  await expect(popup.getByLabel('Message')).toHaveValue('');
});

test('pressing twice sends one message', async ({ page, open }) => {
  await open('/contact');
  const { posts, release } = await holdPosts(page, '**/api/v1/contact-us');
  const main = page.getByRole('main');
  await fill(main, contact);
  await pressTwice(main.getByRole('button', { name: 'Send message' }));
  await expect(main.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  release();
  await expect(toast(page, 'Done')).toBeVisible();
  expect(posts).toHaveLength(1);
});

test('pressing twice sends one enquiry, though the dialog closes', async ({ page, open }) => {
  const [business] = await findBusinesses(page.request, { city: 'Nagpur' });
  await open(`/viewdetails/${business?._id}`);
  const { posts, release } = await holdPosts(page, '**/api/v1/send-enquiry/*');
  const popup = page.getByRole('dialog', { name: 'Send Enquiry' });
  await page
    .getByRole('button', { name: `Send Enquiry to ${business?.name}` })
    .first()
    .click();
  await fill(popup, enquiry);
  await pressTwice(popup.getByRole('button', { name: 'Send Enquiry' }));
  await expect(popup).toBeHidden();
  release();
  await expect(toast(page, 'Done')).toBeVisible();
  expect(posts).toHaveLength(1);
});

test('a form stays busy until the page that follows is there', async ({ page, open }) => {
  await open('/user/register');
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(NEXT_PAGE, async (route) => {
    await held;
    await route.continue();
  });
  const form = page.locator('main form');
  const userName = `asha-${randomUUID().slice(0, 8)}`;
  await fill(form, { Email: `${userName}@example.com`, 'User name': userName, Password: 'brick by brick' });
  await form.getByLabel('I am 18 or older').check();
  const nextPage = page.waitForRequest(NEXT_PAGE);
  await form.getByRole('button', { name: 'Register', exact: true }).click();
  await nextPage;
  // What a registration that has ended would show by now.
  await expect(toast(page, 'Registered Successfully')).toBeVisible();
  await expect(form.getByRole('button', { name: 'Registering...' })).toBeDisabled();
  release();
  await expect(page).toHaveURL('/');
});
