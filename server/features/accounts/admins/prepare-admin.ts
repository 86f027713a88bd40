import type { Kysely } from 'kysely';
import type { Config } from '#server/base/config.ts';
import type { DB } from '#server/db/types.ts';
import { findAdminByEmail, hasAdmin } from '#server/features/accounts/admins/queries.ts';
import { linkAdmin, setAdmin } from '#server/features/accounts/admins/set-admin.ts';
import { isPassword } from '#server/features/accounts/logins/passwords.ts';

const FIRST_ADMIN = 'admin@nirmaan.local';

/** An account that was made at this start, and the path of the page where its password is set. */
export interface NewAdmin {
  email: string;
  path: string;
}

/**
 * Sees to it that somebody can sign in to the back office (.env.example): makes or updates the admin of ADMIN_EMAIL and
 * ADMIN_PASSWORD; without a password in the settings, a database that has no such admin gets one who sets it by a link.
 * The caller holds the start-up lock.
 * @returns the admin whose link has to be shown, if one was made.
 */
export async function prepareAdmin(
  db: Kysely<DB>,
  { ADMIN_EMAIL, ADMIN_PASSWORD }: Pick<Config, 'ADMIN_EMAIL' | 'ADMIN_PASSWORD'>,
): Promise<NewAdmin | undefined> {
  const email = ADMIN_EMAIL ?? FIRST_ADMIN;
  if (ADMIN_PASSWORD !== undefined) {
    const known = await findAdminByEmail(db, email);
    if (!known || !(await isPassword(ADMIN_PASSWORD, known.password_hash))) await setAdmin(db, email, ADMIN_PASSWORD);
    return undefined;
  }
  const exists = ADMIN_EMAIL === undefined ? await hasAdmin(db) : (await findAdminByEmail(db, email)) !== undefined;
  if (exists) return undefined;
  const { path } = await linkAdmin(db, email);
  return { email, path };
}
