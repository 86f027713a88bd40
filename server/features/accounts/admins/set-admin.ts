import { randomBytes } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { DB } from '#server/db/types.ts';
import { endAccess } from '#server/features/account-access/end-access.ts';
import {
  findAdminByEmail,
  insertAdmin,
  putAdminLink,
  updateAdminPassword,
  updateAdminRole,
} from '#server/features/accounts/admins/queries.ts';
import { hashPassword } from '#server/features/accounts/logins/passwords.ts';
import { deleteFactor } from '#server/features/accounts/second-factor/queries.ts';
import { hashToken } from '#server/features/sessions/open-session.ts';
import type { TeamRole } from '#shared/schemas/team-roles.ts';

/** How long a link is good by which an admin sets their password. Hours. */
export const LINK_LASTS = 24;

/** What comes of making an admin who sets their password themselves. */
export interface AdminLink {
  /** Whether the admin is new, or was there and has no password any more. */
  what: 'made' | 'reset';
  /** The page's path, with what is good once in it. */
  path: string;
}

/** Makes the admin, or gives the one who is there this password and ends all sessions of theirs. */
export async function setAdmin(db: Kysely<DB>, email: string, password: string): Promise<void> {
  const passwordHash = await hashPassword(password);
  await db.transaction().execute((transaction) => putAdmin(transaction, email, { passwordHash, isSet: true, role: 'admin' }));
}

/**
 * Makes the admin, or takes the password of the one who is there and ends all sessions of theirs: the link that comes of it, good once and
 * for a day, leads to the page where a password is set. It takes the place of one that was made before.
 */
export async function linkAdmin(db: Kysely<DB>, email: string, { role, withoutCode = false }: LinkOptions = {}): Promise<AdminLink> {
  const token = randomBytes(32).toString('base64url');
  // Nobody knows it.
  const passwordHash = await hashPassword(randomBytes(32).toString('base64url'));
  const what = await db.transaction().execute(async (transaction) => {
    const { adminId, isNew } = await putAdmin(transaction, email, { passwordHash, isSet: false, role });
    if (withoutCode) await deleteFactor(transaction, adminId);
    await putAdminLink(transaction, adminId, hashToken(token), LINK_LASTS);
    return isNew ? 'made' : 'reset';
  });
  return { what, path: passwordPath(token) };
}

interface LinkOptions {
  /** Of who is new, 'admin' without it; who is there keeps theirs without it. */
  role?: TeamRole | undefined;
  /** No code is asked for at their sign-in any more: for who has lost the phone. */
  withoutCode?: boolean;
}

interface Access {
  passwordHash: string;
  isSet: boolean;
  role: TeamRole | undefined;
}

async function putAdmin(transaction: Transaction<DB>, email: string, { passwordHash, isSet, role }: Access) {
  const known = await findAdminByEmail(transaction, email);
  if (!known) {
    const admin = { email, password_hash: passwordHash, isSet, role: role ?? 'admin' };
    return { adminId: await insertAdmin(transaction, admin), isNew: true };
  }
  await updateAdminPassword(transaction, known.admin_id, passwordHash, isSet);
  if (role) await updateAdminRole(transaction, known.admin_id, role);
  await endAccess(transaction, { kind: 'admin', adminId: known.admin_id });
  return { adminId: known.admin_id, isNew: false };
}

/** The page on which the admin of a link sets their password. */
export function passwordPath(token: string): string {
  return `/admin/set-password?link=${token}`;
}
