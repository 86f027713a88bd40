import { randomInt, randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectGoodAtBothWidths, expectNothingGrave } from '#tests/browser/axe.ts';
import { inDatabase } from '#tests/browser/back-office.ts';
import { expect, takenOver, test } from '#tests/browser/fixtures.ts';
import { toast } from '#tests/browser/listings.ts';
import { mailsTo } from '#tests/browser/mailbox.ts';
import { PHONE } from '#tests/browser/sizes.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { proofTokenIn } from '#tests/helpers/confirmation.ts';

const main = (page: Page) => page.locator('main');
const contact = (page: Page) => page.getByRole('complementary', { name: 'Contact' });
const numbers = (page: Page) => contact(page).locator('a[href^="tel:"]');
const ask = (page: Page) => contact(page).getByRole('button', { name: 'View Phone Number' });
const reviews = (page: Page) => page.getByRole('region', { name: 'Customer Reviews' });
const description = 'They came on the day that they had said.';

function newUser() {
  const userName = `proving-${randomUUID().slice(0, 8)}`;
  return { userName, email: `${userName}@example.com`, password: 'brick by brick' };
}

/** So many businesses with a number. */
function makeBusinesses(count: number) {
  const phone_no = () => String(randomInt(9_100_000_000, 9_200_000_000));
  return inDatabase((db) => Promise.all(Array.from({ length: count }, () => makeBusiness(db, { phone_no: phone_no() }))));
}

/** The page that the links of the mails to somebody lead to, once there are so many of these mails. */
async function proofPage(email: string, mails = 1): Promise<string> {
  let tokens: string[] = [];
  await expect
    .poll(async () => {
      const texts = await mailsTo(email);
      tokens = texts.map((text) => proofTokenIn(text.replaceAll('\r\n', '\n'))).filter(Boolean);
      return tokens.length;
    })
    .toBe(mails);
  expect(new Set(tokens).size).toBe(1);
  return `/prove-email?proof=${tokens[0]}`;
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('whoever registers on the way to a number sees three, and goes on to the fourth once the e-mail is confirmed', async ({
    page,
    open,
    browser,
    baseURL,
  }) => {
    const user = newUser();
    const [first = '', second = '', third = '', fourth = ''] = await makeBusinesses(4);
    await open(`/viewdetails/${first}`);
    await ask(page).click();
    await page.getByRole('dialog', { name: 'View Phone Number' }).getByRole('link', { name: 'Register free' }).click();
    await expect(page).toHaveURL(/\/user\/register/);
    for (const [label, value] of Object.entries({ Email: user.email, 'User name': user.userName, Password: user.password }))
      await main(page).locator('form').getByLabel(label, { exact: true }).fill(value);
    await main(page).locator('form').getByLabel('I am 18 or older').check();
    await main(page).locator('form').getByRole('button', { name: 'Register' }).click();
    await expect(page).toHaveURL(`/viewdetails/${first}`);
    await expect(numbers(page)).toHaveCount(1);
    await expect(contact(page)).toContainText('You can see 2 more phone numbers until you confirm your email.');

    // A review of the business whose number was seen waits for nothing but the proof.
    await reviews(page).getByRole('button', { name: 'Review', exact: true }).click();
    const review = page.getByRole('dialog', { name: 'Review' });
    await review.getByLabel('Rating').press('End');
    await review.getByLabel('Description').fill(description);
    await review.getByRole('button', { name: 'Submit Review' }).click();
    await expect(toast(page, 'Thank you. Everyone sees this review once you have confirmed your email')).toBeVisible();
    await expect(reviews(page)).toContainText('It is shown once you have confirmed your email; until then only you can see');
    await expectNothingGrave(page);

    for (const [business, left] of [
      [second, '1 more phone number'],
      [third, 'no more phone numbers'],
    ] as const) {
      await open(`/viewdetails/${business}`);
      await ask(page).click();
      await expect(numbers(page)).toHaveCount(1);
      await expect(contact(page)).toContainText(`You can see ${left} until you confirm your email.`);
    }

    await open(`/viewdetails/${fourth}`);
    await ask(page).click();
    const prompt = page.getByRole('dialog', { name: 'View Phone Number' });
    await expect(prompt).toContainText('Confirm your email to see more phone numbers');
    await expectNothingGrave(page, '[role=dialog]');
    await proofPage(user.email);
    await prompt.getByRole('button', { name: 'Send the mail again' }).click();
    await expect(toast(page, 'We have sent you a mail. Open its link and press the button')).toBeVisible();
    const link = await proofPage(user.email, 2);
    await prompt.getByRole('button', { name: 'I have confirmed it' }).click();
    await expect(toast(page, 'Your email is not confirmed yet. Open the link in our mail and press the button there')).toBeVisible();
    await expect(prompt).toBeVisible();

    // The mail is read elsewhere, where nobody is signed in: they log in there, and come back to the link.
    const elsewhere = await browser.newContext({ ...(baseURL ? { baseURL } : {}), viewport: { width: 360, height: 740 } });
    const reader = await elsewhere.newPage();
    await reader.goto(`/viewdetails/${first}`);
    await expect(reviews(reader)).not.toContainText(description);
    await reader.goto(link);
    await expect(main(reader)).toContainText(`The account ${user.userName} on Nirmaan has the email ${user.email}. Is it yours?`);
    await expect(main(reader).getByRole('button', { name: 'Yes, it is mine' })).toHaveCount(0);
    await expect(main(reader).getByRole('link', { name: 'Set a new password' })).toHaveAttribute(
      'href',
      '/user/forgot-password/verify-email',
    );
    await main(reader).getByRole('link', { name: 'Log in' }).click();
    await takenOver(reader);
    const login = main(reader).locator('form');
    await login.getByLabel('User name or email').fill(user.email);
    await login.getByLabel('Password', { exact: true }).fill(user.password);
    await login.getByRole('button', { name: 'Log in' }).click();
    await expect(reader).toHaveURL(link);
    await main(reader).getByRole('button', { name: 'Yes, it is mine' }).click();
    await expect(main(reader).getByRole('status')).toHaveText('Thank you. Your email is confirmed');

    await prompt.getByRole('button', { name: 'I have confirmed it' }).click();
    await expect(numbers(page)).toHaveCount(1);
    await expect(prompt).toBeHidden();
    await expect(contact(page)).not.toContainText('until you confirm your email');

    // Everyone sees the review now, and its writer is told nothing of waiting any more.
    await reader.goto(`/viewdetails/${first}`);
    await expect(reviews(reader)).toContainText(description);
    await elsewhere.close();
    await open(`/viewdetails/${first}`);
    await expect(reviews(page)).toContainText(description);
    await expect(reviews(page)).not.toContainText('until then only you can see');
  });
});

test("a user's own pages ask to confirm the e-mail until the link is used, which is good once", async ({ page, open }) => {
  const user = newUser();
  await page.request.post('/api/v1/user/register', { data: user });
  await page.setViewportSize(PHONE);
  await open('/user/liked');
  const notice = page.getByRole('status').filter({ hasText: 'Confirm your email: open the link we mailed you' });
  await expect(notice).toBeVisible();
  await expectGoodAtBothWidths(page);
  const link = await proofPage(user.email);
  await page.getByRole('button', { name: 'Send the mail again' }).click();
  await expect(toast(page, 'We have sent you a mail. Open its link and press the button')).toBeVisible();
  await proofPage(user.email, 2);

  await open(link);
  await expectGoodAtBothWidths(page);
  await main(page).getByRole('button', { name: 'Yes, it is mine' }).click();
  await expect(main(page).getByRole('status')).toHaveText('Thank you. Your email is confirmed');
  await expectGoodAtBothWidths(page);
  await open('/user/liked');
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
  await expect(notice).toHaveCount(0);
  await open(link);
  await expect(main(page).getByRole('status')).toContainText('This link was used or has expired');
  await expect(main(page).getByRole('button')).toHaveCount(0);
});

test('somebody whose e-mail a stranger has registered with ends the link, also without script', async ({
  page,
  open,
  browser,
  baseURL,
  allowNoise,
}) => {
  allowNoise(/status of 400/);
  for (const javaScriptEnabled of [true, false]) {
    const user = newUser();
    await page.request.post('/api/v1/user/register', { data: user });
    const link = await proofPage(user.email);
    const elsewhere = await browser.newContext({ ...(baseURL ? { baseURL } : {}), javaScriptEnabled });
    const reader = await elsewhere.newPage();
    // Left open in another tab, it proves nothing afterwards either.
    await open(link);
    await reader.goto(link);
    await main(reader).getByRole('button', { name: 'This is not my account' }).click();
    await expect(main(reader).getByRole('status')).toHaveText('Thank you. This link has ended, and nobody has confirmed your email');
    await elsewhere.close();
    await main(page).getByRole('button', { name: 'Yes, it is mine' }).click();
    await expect(main(page).getByRole('status')).toContainText('This link was used or has expired');
    await open('/user/liked');
    await expect(page.getByRole('status').filter({ hasText: 'Confirm your email' })).toBeVisible();
  }
});
