import type { Kysely } from 'kysely';
import type { DB } from '#server/db/types.ts';
import { findBusinessAddressee } from '#server/features/accounts/contractors/queries.ts';
import { findUserAddressee } from '#server/features/accounts/users/queries.ts';
import type { SignedIn } from '#server/features/sessions/session.ts';

/** An account of the public side. */
export type PublicAccount = Exclude<SignedIn, { kind: 'admin' }>;

/** To whom a mail to an account goes; nobody when the account is gone. */
export function findAddressee(db: Kysely<DB>, account: PublicAccount): Promise<{ name: string; email: string | null } | undefined> {
  return account.kind === 'user' ? findUserAddressee(db, account.userId) : findBusinessAddressee(db, account.businessId);
}
