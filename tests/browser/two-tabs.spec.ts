import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, takenOver, test } from '#tests/browser/fixtures.ts';

const PASSWORD = 'brick by brick';

function newUser() {
  const userName = `tabs-${randomUUID().slice(0, 8)}`;
  return { userName, email: `${userName}@example.com`, password: PASSWORD };
}

const register = (page: Page, user: ReturnType<typeof newUser>) => page.request.post('/api/v1/user/register', { data: user });

async function openProfile(page: Page) {
  await page.getByRole('button', { name: 'Your profile' }).first().click();
  return page.getByRole('dialog', { name: 'Your profile' });
}

test("a tab that shows one account does not delete another's, who signed in in a second tab", async ({
  page,
  open,
  context,
  allowNoise,
}) => {
  allowNoise(/status of 409/);
  const [first, second] = [newUser(), newUser()];
  await register(page, first);
  await open('/');
  const profile = await openProfile(page);
  await expect(profile).toContainText(first.userName);

  const other = await context.newPage();
  await register(other, second);
  await other.goto('/');
  await takenOver(other);

  await profile.getByRole('button', { name: 'Delete Account' }).click();
  await page.getByRole('dialog', { name: 'Delete Account' }).getByRole('button', { name: 'Delete Account' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'You are signed in as somebody else now. Reload the page' })).toBeVisible();

  // Loaded anew, both tabs show who is signed in, and act as that account.
  await page.goto('/');
  await takenOver(page);
  await expect(await openProfile(page)).toContainText(second.userName);
  const others = await openProfile(other);
  await others.getByRole('button', { name: 'Delete Account' }).click();
  await other.getByRole('dialog', { name: 'Delete Account' }).getByRole('button', { name: 'Delete Account' }).click();
  await expect(other.getByRole('alert').filter({ hasText: 'Account deleted successfully' })).toBeVisible();
  for (const [{ userName }, status] of [
    [first, 200],
    [second, 401],
  ] as const) {
    const login = await page.request.post('/api/v1/user/login', { data: { userName, password: PASSWORD } });
    expect(login.status()).toBe(status);
  }
});
