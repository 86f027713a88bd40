import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { inDatabase, keepSession } from '#tests/browser/back-office.ts';
import { expect, takenOver, test } from '#tests/browser/fixtures.ts';
import { makeEnquiry } from '#tests/factories/enquiry.ts';
import { makeRequirement } from '#tests/factories/requirement.ts';
import { signInUser } from '#tests/factories/session.ts';

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
  await expect(page.getByRole('alert').filter({ hasText: 'You are logged in as somebody else now. Reload the page' })).toBeVisible();

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

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test("a form of the one's page is not sent as the other", async ({ page, context, baseURL, allowNoise }) => {
      allowNoise(/status of 40[49]/);
      const { id, first, second } = await inDatabase(async (db) => {
        const first = await signInUser(db);
        const id = await makeRequirement(db, { user_id: first.id });
        await makeEnquiry(db, { requirement_id: id, user_id: first.id });
        return { id, first, second: await signInUser(db) };
      });
      await keepSession(page, baseURL, first.token);
      await page.setViewportSize({ width: 360, height: 480 });
      const address = `/user/requirements/${id}`;
      await page.goto(address);
      if (javaScriptEnabled) await takenOver(page);

      // The second tab's.
      await context.clearCookies();
      await keepSession(page, baseURL, second.token);
      await page.getByRole('button', { name: 'No longer needed' }).click();
      if (javaScriptEnabled) await page.getByRole('dialog').getByRole('button', { name: 'Close it' }).click();
      // The button that was pressed stood far down; without script the page has come anew, as the other sees it.
      await expect(page.getByText(/^You are logged in as somebody else now. Reload the page/)).toBeInViewport();
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link no longer works');

      await context.clearCookies();
      await keepSession(page, baseURL, first.token);
      await page.goto(address);
      if (javaScriptEnabled) await takenOver(page);
      await page.getByRole('button', { name: 'No longer needed' }).click();
      if (javaScriptEnabled) await page.getByRole('dialog').getByRole('button', { name: 'Close it' }).click();
      await expect(page.getByRole('button', { name: 'No longer needed' })).toHaveCount(0);
    });
  });
}
