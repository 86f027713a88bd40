import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { DB } from '#server/db/types.ts';
import { endAccess } from '#server/features/account-access/end-access.ts';
import { findAdminByEmail, insertAdmin, updateAdminPassword } from '#server/features/accounts/admins/queries.ts';
import { hashPassword } from '#server/features/accounts/logins/passwords.ts';

/** A password that nobody guesses: 96 bits in 16 letters. */
export function randomPassword(): string {
  return randomBytes(12).toString('base64url');
}

/**
 * Makes the admin, or gives the one who is there a new password and ends all sessions of theirs.
 * @returns which of both it was.
 */
export async function setAdmin(db: Kysely<DB>, email: string, password: string): Promise<'made' | 'reset'> {
  const password_hash = await hashPassword(password);
  return db.transaction().execute(async (transaction) => {
    const known = await findAdminByEmail(transaction, email);
    if (!known) {
      await insertAdmin(transaction, { email, password_hash });
      return 'made';
    }
    await updateAdminPassword(transaction, known.admin_id, password_hash);
    await endAccess(transaction, { kind: 'admin', adminId: known.admin_id });
    return 'reset';
  });
}
