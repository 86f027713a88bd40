import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectFlawlessAtBothWidths } from '#tests/browser/axe.ts';
import { inDatabase, keepSession } from '#tests/browser/back-office.ts';
import { expect, test } from '#tests/browser/fixtures.ts';
import { findBusinesses, toast } from '#tests/browser/listings.ts';
import { PHONE } from '#tests/browser/sizes.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { signInBusiness, signInUser } from '#tests/factories/session.ts';

/** Two businesses with a number, made for the test. */
function makeTwo() {
  return inDatabase((db) => Promise.all([1, 2].map(() => makeBusiness(db, { phone_no: String(randomInt(9_100_000_000, 9_200_000_000)) }))));
}

const contact = (page: Page) => page.getByRole('complementary', { name: 'Contact' });
const numbers = (page: Page) => contact(page).locator('a[href^="tel:"]');
const ask = (page: Page) => contact(page).getByRole('button', { name: 'View Phone Number' });

test('a number is spent only when it is asked for', async ({ page, open, baseURL }) => {
  await page.setViewportSize(PHONE);
  const [first, second] = await makeTwo();
  const { phone_view_limit: limit } = await (await page.request.get('/api/v1/settings/phone-view-limit/get')).json();
  const { token } = await inDatabase((db) => signInUser(db));
  await keepSession(page, baseURL, token);

  // Looking around costs nothing, however many pages are opened.
  for (const { _id } of await findBusinesses(page.request, { service: 'Cement', limit: limit + 2 }))
    await page.request.get(`/viewdetails/${_id}`);
  await open(`/viewdetails/${first}`);
  await expect(numbers(page)).toHaveCount(0);
  await ask(page).click();
  const call = contact(page).getByRole('link', { name: /^Call/ });
  await expect(call).toHaveAttribute('href', /^tel:\+919[1]\d{8}$/);
  await expect(call).toBeFocused();
  await expect(contact(page).getByRole('link', { name: /^WhatsApp/ })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/919[1]\d{8}\?text=Hello/,
  );
  await expect(contact(page)).toContainText(`You can see ${limit - 1} more phone numbers today, of ${limit} a day.`);
  await expectFlawlessAtBothWidths(page);

  // It stays shown for the day, and the next one waits again.
  await open(`/viewdetails/${first}`);
  await expect(numbers(page)).toHaveCount(1);
  await expect(ask(page)).toHaveCount(0);
  await open(`/viewdetails/${second}`);
  await expect(ask(page)).toBeVisible();
  await expect(numbers(page)).toHaveCount(0);
});

test('a business is told the truth: numbers of others by the same limit, likes for users', async ({ page, open, baseURL }) => {
  const [other] = await makeTwo();
  const { token } = await inDatabase((db) => signInBusiness(db));
  await keepSession(page, baseURL, token);
  await open(`/viewdetails/${other}`);
  await ask(page).click();
  await expect(numbers(page)).toHaveCount(1);
  await expect(contact(page)).toContainText('more phone numbers today');
  await contact(page).getByRole('button', { name: /^Like/ }).click();
  await expect(toast(page, 'You are logged in as a business. Log in as a user to like businesses')).toBeVisible();
});
