import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { adminGroups, adminLinks, firstLinks } from '#app/features/back-office/admin-links.ts';
import { hashPassword } from '#server/features/accounts/logins/passwords.ts';
import { recordChange } from '#server/features/audit/record-change.ts';
import { expectGoodAtBothWidths, expectNothingGrave } from '#tests/browser/axe.ts';
import { inDatabase, openAdmin, signInAdmin } from '#tests/browser/back-office.ts';
import { expect, test } from '#tests/browser/fixtures.ts';
import { makeAdmin } from '#tests/factories/admin.ts';

const sidebarOf = (page: Page) => page.getByRole('navigation', { name: 'बैक ऑफ़िस' });

test('a session that ended elsewhere leads to the login at the next page', async ({ page, baseURL }) => {
  const email = await signInAdmin(page, baseURL);
  await openAdmin(page, '/admin/audit');
  await inDatabase((db) =>
    db
      .deleteFrom('sessions')
      .where('admin_id', '=', (eb) => eb.selectFrom('admins').select('admin_id').where('email', '=', email))
      .execute(),
  );
  await page.getByRole('link', { name: 'Phone view limit' }).click();
  await expect(page).toHaveURL('/admin/login');
  await expect(page.getByRole('heading', { name: 'Back office' })).toBeVisible();
});

test('login says what is wrong, signs in for 15 days, and logout ends the session', async ({ page, allowNoise }) => {
  allowNoise(/status of 401/);
  const email = `asha-${randomUUID()}@example.in`;
  await inDatabase(async (db) => makeAdmin(db, { email, password_hash: await hashPassword('Monsoon-2026') }));
  await page.goto('/admin/login');
  const go = page.getByRole('button', { name: 'Continue' });
  const password = page.getByLabel('Password', { exact: true });
  const said = (text: string) => expect(page.getByText(text, { exact: true })).toBeVisible();
  await expect(go).toBeEnabled();
  await go.click();
  await said('Email is required');
  await said('Password is required');
  await page.getByLabel('Email').fill('asha');
  await password.fill('Monsoon-2026');
  await go.click();
  await said('Invalid Email');
  await page.getByLabel('Email').fill(email);
  await password.fill('12345');
  await go.click();
  await said('Invalid Credentials');
  await password.fill('monsoon-2026');
  await expect(page.getByText('Invalid Credentials')).toHaveCount(0);
  await go.click();
  await said('Invalid Credentials');
  await password.fill('Monsoon-2026');
  await go.click();
  await expect(page).toHaveURL('/admin/business');
  const [cookie] = await page.context().cookies();
  expect(cookie).toMatchObject({ name: 'nirmaan', httpOnly: true, sameSite: 'Lax' });
  expect((cookie?.expires ?? 0) - Date.now() / 1_000).toBeGreaterThan(14.9 * 86_400);
  expect((cookie?.expires ?? 0) - Date.now() / 1_000).toBeLessThanOrEqual(15 * 86_400);

  await page.goto('/admin/login');
  await expect(page).toHaveURL('/admin/business');
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
  await expect(page.getByText(email, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  const headers = { authorization: `Bearer ${cookie?.value}` };
  expect((await page.request.get('/api/v1/admin/audit/get', { headers })).status()).toBe(401);
  await page.goBack();
  await expect(page).toHaveURL('/admin/login');
});

test('the audit shows who changed what, and finds it', async ({ page, baseURL }) => {
  const word = randomUUID().slice(0, 8);
  await signInAdmin(page, baseURL);
  const admin = `ravi-${word}@example.in`;
  await inDatabase(async (db) => {
    const adminId = await makeAdmin(db, { email: admin });
    const write = (action: 'add' | 'update' | 'delete', name: string, changes: object) =>
      db.transaction().execute((transaction) =>
        recordChange(transaction, {
          adminId,
          action,
          subject: { kind: 'poster', id: randomUUID(), name: `${name} ${word}` },
          changes: { ...changes },
        }),
      );
    await write('add', 'Diwali', { name: { before: null, after: '<script>alert(1)</script>' } });
    await write('update', 'Monsoon', { short_description: { before: 'Wet', after: 'Very wet. '.repeat(60) } });
    for (let n = 0; n < 50; n += 1) await write('delete', 'Old', {});
  });
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await openAdmin(page, '/admin/audit');
    await page.getByLabel('Name or id').fill(`monsoon ${word}`);
    await page.getByLabel('Kind').selectOption('Poster');
    await page.getByLabel('Admin').selectOption(admin);
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/admin/audit\\?q=monsoon\\+${word}&kind=poster&admin=`));
    const row = page.getByRole('row').filter({ hasText: 'Monsoon' });
    await expect(row).toContainText('Changed poster');
    await expect(row).toContainText(admin);
    await expect(row.getByRole('deletion')).toHaveText('Wet');
    await expect(row.getByRole('insertion')).toContainText('Very wet.');
    await expectNothingGrave(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  await page.goto(`/admin/audit?admin=${admin}`);
  await expect(page.getByRole('row')).toHaveCount(51);
  await page.getByRole('link', { name: 'Older' }).click();
  await expect(page.getByRole('row')).toHaveCount(3);
  await expect(page.getByText('<script>alert(1)</script>')).toBeVisible();
  await page.getByRole('link', { name: 'Newest' }).click();
  await expect(page.getByRole('row')).toHaveCount(51);
  await page.goto(`/admin/audit?q=${word}&kind=review`);
  await expect(page.getByText('No such change.')).toBeVisible();
  await page.getByRole('link', { name: 'Show all' }).click();
  await expect(page).toHaveURL('/admin/audit');
});

test('the numbers of the site are shown by day, for the period that is chosen', async ({ page, baseURL }) => {
  await signInAdmin(page, baseURL);
  await openAdmin(page, '/admin/numbers');
  for (const name of ['Page views', 'Enquiries', 'New users', 'New businesses']) {
    await expect(page.getByRole('img', { name: new RegExp(`^${name} from `) })).toBeVisible();
  }
  for (const name of ['Services searched for', 'Cities searched in', 'Searches that found nothing', 'Pages']) {
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  }
  await page.getByRole('link', { name: '7 days' }).click();
  await expect(page).toHaveURL('/admin/numbers?days=7');
  await expect(page.getByRole('link', { name: '7 days' })).toHaveAttribute('aria-current', 'true');
  await page.getByText('Show as a table').click();
  await expect(page.getByRole('row')).toHaveCount(8);
  await expectGoodAtBothWidths(page);
});

test('the sidebar has the specified six first and the others in groups, and Logout on the screen whatever is open', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await signInAdmin(page, baseURL);
  await openAdmin(page, '/admin/posters');
  const sidebar = page.getByRole('navigation', { name: 'Back office' });
  const shown = sidebar.getByRole('link');
  await expect(shown).toHaveCount(6);
  expect(await shown.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(firstLinks.map(({ to }) => to));
  const out = page.getByRole('button', { name: 'Logout' });
  await expect(out).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Tab');
  for (const { label, links } of adminGroups) {
    const group = sidebar.locator('summary').filter({ hasText: label() });
    await group.focus();
    await page.keyboard.press('Enter');
    for (const link of links) await expect(sidebar.getByRole('link', { name: new RegExp(`^${link.label()}\\b`) })).toBeVisible();
    await expect(out).toBeInViewport({ ratio: 1 });
  }
  await expectNothingGrave(page);
  await sidebar.getByRole('link', { name: 'Numbers' }).click();
  await expect(page.getByRole('heading', { name: 'Numbers', level: 1 })).toBeVisible();
  await expect(sidebar.getByRole('link', { name: 'Numbers' })).toHaveAttribute('aria-current', 'page');

  // Loaded there, the group of the page alone is open; of a folded one the sum of what waits is told.
  await page.goto('/hi/admin/numbers');
  await expect(sidebarOf(page).getByRole('link', { name: 'आँकड़े' })).toBeVisible();
  await expect(sidebarOf(page).getByRole('link', { name: 'शिकायतें' })).toHaveCount(0);
  await page.setViewportSize({ width: 1280, height: 640 });
  await expect(page.getByRole('button', { name: 'लॉगआउट' })).toBeInViewport({ ratio: 1 });
});

test('small screens have a menu in the place of the sidebar', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signInAdmin(page, baseURL);
  await openAdmin(page, '/admin/audit');
  await expect(page.getByRole('button', { name: 'Logout' })).toBeHidden();
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Back office' });
  for (const { label } of adminGroups) {
    const group = menu.locator('summary').filter({ hasText: label() });
    // It is open around the page that is shown.
    if (!(await group.evaluate((summary) => (summary.parentElement as HTMLDetailsElement).open))) await group.click();
  }
  // What waits is counted beside the name.
  for (const { to, label } of adminLinks)
    await expect(menu.getByRole('link', { name: new RegExp(`^${label()}( [0-9]+ waiting)?$`) })).toHaveAttribute('href', to);
  await expect(menu.getByRole('link', { name: 'Back to the site' })).toHaveAttribute('href', '/');
  await expect(menu.getByRole('button', { name: 'Logout' })).toBeEnabled();
  await expectNothingGrave(page);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused();
  await page.getByRole('button', { name: 'Menu' }).click();
  await menu.getByRole('link', { name: 'Phone view limit' }).click();
  await expect(page.getByRole('heading', { name: 'Phone view limit' })).toBeVisible();
  await expect(menu).toBeHidden();
});

test('the login has nothing serious against it', async ({ page }) => {
  await page.goto('/admin/login');
  await expect(page.getByRole('button', { name: 'Continue' })).toBeEnabled();
  await expectGoodAtBothWidths(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Email is required')).toBeVisible();
  await expectGoodAtBothWidths(page);
});
