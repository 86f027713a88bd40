import { randomUUID } from 'node:crypto';
import type { BrowserContext } from '@playwright/test';
import { inDatabase } from '#tests/browser/database.ts';
import { makeAdmin } from '#tests/factories/admin.ts';
import { signInAdmin as openAdminSession } from '#tests/factories/session.ts';

/** Signs a new admin into a browser, without the form. @returns the admin's e-mail address and the header of their calls. */
export async function signInAdmin(context: BrowserContext, baseURL: string | undefined) {
  const email = `admin-${randomUUID()}@nirmaan.example`;
  const { token, headers } = await inDatabase(async (db) => openAdminSession(db, await makeAdmin(db, { email })));
  await context.addCookies([{ name: 'nirmaan', value: token, url: baseURL ?? '', httpOnly: true, sameSite: 'Lax' }]);
  return { email, headers };
}
