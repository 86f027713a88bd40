import { randomUUID } from 'node:crypto';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import type { Kysely } from 'kysely';
import { createDatabase, createPool } from '#server/db/database.ts';
import type { DB } from '#server/db/types.ts';
import { hashPassword } from '#server/features/accounts/logins/passwords.ts';
import { siteDataDir } from '#tests/browser/data-dir.ts';
import { expect } from '#tests/browser/fixtures.ts';
import { makeAdmin } from '#tests/factories/admin.ts';
import { signInAdmin as openSession, proveBefore } from '#tests/factories/session.ts';

/** Does in the database of a running test server what no page does; by default of the one with demo data. */
export async function inDatabase<Result>(change: (db: Kysely<DB>) => Promise<Result>, dataDir = siteDataDir): Promise<Result> {
  const db = createDatabase(createPool({ host: path.join(dataDir, 'socket'), user: 'postgres', database: 'nirmaan' }, { max: 1 }));
  return await change(db).finally(() => db.destroy());
}

/** Puts a session into the page's cookies. */
export async function keepSession(page: Page, baseURL: string | undefined, token: string) {
  await page.context().addCookies([{ name: 'nirmaan', value: token, url: baseURL ?? '', httpOnly: true, sameSite: 'Lax' }]);
}

/** Signs a new admin in without the form. @returns their e-mail address. */
export async function signInAdmin(page: Page, baseURL: string | undefined, dataDir?: string): Promise<string> {
  const email = `admin-${randomUUID()}@example.in`;
  const { token } = await inDatabase(async (db) => openSession(db, await makeAdmin(db, { email })), dataDir);
  await keepSession(page, baseURL, token);
  return email;
}

const PASSWORD = 'brick by brick';

/** As if the admin who is signed in had come an hour ago, with a password that `proveAgain` knows. */
export async function comeAnHourAgo(page: Page, email: string) {
  const token = (await page.context().cookies()).find(({ name }) => name === 'nirmaan')?.value ?? '';
  const password_hash = await hashPassword(PASSWORD);
  await inDatabase(async (db) => {
    await db.updateTable('admins').set({ password_hash }).where('email', '=', email).execute();
    await proveBefore(db, token, 60);
  });
}

/** Enters the password where the page asks for it again. */
export async function proveAgain(page: Page) {
  const proof = page.getByRole('dialog', { name: 'Is it you?' });
  await proof.getByLabel('Current Password', { exact: true }).fill(PASSWORD);
  await proof.getByRole('button', { name: 'Continue' }).click();
  await expect(proof).toBeHidden();
}

/** Opens a page of the back office and waits until its script has taken over. */
export async function openAdmin(page: Page, address: string) {
  await page.goto(address);
  // On small screens the menu stands for the sidebar; both wait for script.
  await expect(page.getByRole('button', { name: /^(Logout|Menu|लॉगआउट|मेन्यू)$/ })).toBeEnabled();
}

/** The bar that offers to take back what was just done. */
export function undoBar(page: Page) {
  return page.getByRole('region', { name: /^(Undo|वापस लें)$/ });
}

/** Lets the seconds pass in which several decisions can be left; the page's clock is the test's own. */
export async function letPass(page: Page) {
  const bar = undoBar(page);
  await expect(bar).toBeVisible();
  await expect(async () => {
    await page.clock.runFor(1_000);
    await expect(bar).toHaveCount(0, { timeout: 100 });
  }).toPass();
}

/** Goes on in a queue, which other tests fill as well, until something is there. */
export async function pageOnTo(page: Page, item: Locator) {
  while ((await item.count()) === 0) {
    const next = page.locator('a[rel="next"]');
    const to = await next.getAttribute('href');
    await next.click();
    // The address is another one before the page is.
    await expect(page.locator(`a[rel="next"][href="${to}"]`)).toHaveCount(0);
  }
}
