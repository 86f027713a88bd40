import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectGoodAtBothWidths } from '#tests/browser/axe.ts';
import { expect, test } from '#tests/browser/fixtures.ts';
import { mailsTo } from '#tests/browser/mailbox.ts';
import { PHONE } from '#tests/browser/sizes.ts';

const main = (page: Page) => page.locator('main');

/** The address that a link in a mail to somebody leads to. */
async function linkTo(address: string, path: string): Promise<string> {
  const links: string[] = [];
  await expect
    .poll(async () => {
      const texts = (await mailsTo(address)).map((mail) => mail.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '='));
      const found = texts.flatMap((text) => new RegExp(`${path}\\?\\w+=[\\w.-]+`).exec(text)?.[0] ?? []);
      links.splice(0, links.length, ...found);
      return links.length;
    })
    .toBeGreaterThan(0);
  return links.at(-1) ?? '';
}

function newUser() {
  const userName = `linked-${randomUUID().slice(0, 8)}`;
  return { userName, email: `${userName}@example.com`, password: 'brick by brick' };
}

test('the link of a forgotten password sets a new one in another browser', async ({ page, open, allowNoise }) => {
  allowNoise(/status of 400/);
  const user = newUser();
  await page.request.post('/api/v1/user/register', { data: user });
  await page.request.post('/api/v1/user/forgotpassword/otp/send', { data: { email: user.email } });
  await page.context().clearCookies();
  await page.setViewportSize(PHONE);
  const link = await linkTo(user.email, '/user/forgot-password/link');
  await open(link);
  await expect(main(page)).toContainText(`For ${user.email}. This link works once.`);
  await expectGoodAtBothWidths(page);
  await main(page).getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/user/forgot-password/change-password');
  await main(page).getByLabel('New Password', { exact: true }).fill('stone by stone');
  await main(page).getByLabel('Confirm Password', { exact: true }).fill('stone by stone');
  await main(page).getByRole('button', { name: 'Change password' }).click();
  await expect(page).toHaveURL('/user/login');

  await open(link);
  await expect(main(page)).toContainText('This link was used or has expired. Please ask for a new code');
  await main(page).getByRole('link', { name: 'Ask for a new code' }).click();
  await expect(page).toHaveURL('/user/forgot-password/verify-email');
});

test('a new e-mail waits until its link is used', async ({ page, open }) => {
  const user = newUser();
  const wanted = `moved-${user.email}`;
  await page.request.post('/api/v1/user/register', { data: user });
  await page.request.put('/api/v1/user/edit', { data: { userName: user.userName, email: wanted } });
  await page.setViewportSize(PHONE);
  const showProfile = async () => {
    await open('/');
    await page
      .getByRole('button', { name: /profile/i })
      .first()
      .click();
    return page.getByRole('dialog', { name: 'Your profile' });
  };
  await expect(await showProfile()).toContainText(`${wanted} waits to be confirmed`);
  await expectGoodAtBothWidths(page);

  const link = await linkTo(wanted, '/confirm-email');
  await open(link);
  await expect(main(page)).toContainText(`Use ${wanted} for your account ${user.userName}`);
  await expectGoodAtBothWidths(page);
  await main(page).getByRole('button', { name: 'Confirm this email' }).click();
  await expect(main(page).getByRole('status')).toHaveText('Your new email is confirmed');
  await expect(await showProfile()).toContainText(`Email: ${wanted}`);
  await open(link);
  await expect(main(page)).toContainText('This link was used or has expired. Save the new email in your profile again');
});

test('a new e-mail is confirmed without script, too', async ({ browser, page, baseURL }) => {
  const user = newUser();
  await page.request.post('/api/v1/user/register', { data: user });
  await page.request.put('/api/v1/user/edit', { data: { userName: user.userName, email: `plain-${user.email}` } });
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  const plain = await context.newPage();
  const link = await linkTo(`plain-${user.email}`, '/confirm-email');
  // Where nobody is signed in it leads to the login first.
  await plain.goto(link);
  await expect(main(plain).getByRole('link', { name: 'Log in' })).toHaveAttribute(
    'href',
    `/user/login?${new URLSearchParams({ to: link })}`,
  );
  await expect(main(plain).getByRole('button')).toHaveCount(0);
  await context.addCookies(await page.context().cookies());
  await plain.goto(link);
  await plain.getByRole('button', { name: 'Confirm this email' }).click();
  await expect(main(plain).getByRole('status')).toHaveText('Your new email is confirmed');
  await context.close();
});

test('the old address takes an account back from whoever changed it', async ({ page, open, allowNoise }) => {
  allowNoise(/status of 40[01]/);
  const user = newUser();
  const thiefs = `thief-${user.email}`;
  await page.request.post('/api/v1/user/register', { data: user });
  await page.request.put('/api/v1/user/edit', { data: { userName: user.userName, email: thiefs } });
  await page.setViewportSize(PHONE);
  await open(await linkTo(thiefs, '/confirm-email'));
  await main(page).getByRole('button', { name: 'Confirm this email' }).click();
  await expect(main(page).getByRole('status')).toHaveText('Your new email is confirmed');
  await page.context().clearCookies();

  const link = await linkTo(user.email, '/take-back');
  await open(link);
  await expect(main(page)).toContainText(`Your account will use ${user.email} again`);
  await expectGoodAtBothWidths(page);
  await main(page).getByRole('button', { name: 'Yes, take it back' }).click();
  await expect(page).toHaveURL('/user/forgot-password/change-password');
  await expect(page.getByRole('alert').filter({ hasText: 'Your account is yours again' })).toBeVisible();
  await main(page).getByLabel('New Password', { exact: true }).fill('stone by stone');
  await main(page).getByLabel('Confirm Password', { exact: true }).fill('stone by stone');
  await main(page).getByRole('button', { name: 'Change password' }).click();
  await expect(page).toHaveURL('/user/login');
  const login = await page.request.post('/api/v1/user/login', { data: { userName: user.email, password: 'stone by stone' } });
  expect(login.status()).toBe(200);

  await open(link);
  await expect(main(page).getByRole('status')).toContainText('This link was used or has expired');
  await expectGoodAtBothWidths(page);
});

test('logging out everywhere else ends other devices and a new e-mail that waits', async ({ page, open, playwright, baseURL }) => {
  const user = newUser();
  await page.request.post('/api/v1/user/register', { data: user });
  await page.request.put('/api/v1/user/edit', { data: { userName: user.userName, email: `wish-${user.email}` } });
  const elsewhere = await playwright.request.newContext(baseURL ? { baseURL } : {});
  await elsewhere.post('/api/v1/user/login', { data: user });
  await open('/');
  await page.getByRole('button', { name: 'Your profile' }).first().click();
  const profile = page.getByRole('dialog', { name: 'Your profile' });
  await expect(profile).toContainText('waits to be confirmed');
  await profile.getByRole('button', { name: 'Log out everywhere else' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Every other device is logged out' })).toBeVisible();
  await expect(profile).not.toContainText('waits to be confirmed');
  expect((await elsewhere.get('/api/v1/user/get')).status()).toBe(401);
  expect((await page.request.get('/api/v1/user/get')).status()).toBe(200);
  await elsewhere.dispose();
});
