import type { Kysely } from 'kysely';
import type { DB } from '#server/db/types.ts';
import { type MailedAccount, selectAddressee } from '#server/features/email-addresses/queries.ts';
import type { PublicAccount } from '#server/features/sessions/session.ts';

/** To whom a mail to an account goes; nobody when the account is gone. */
export function findAddressee(db: Kysely<DB>, account: PublicAccount): Promise<MailedAccount | undefined> {
  return selectAddressee(db, account);
}
