import type { Kysely } from 'kysely';
import type { DB } from '#server/db/types.ts';
import { markProven } from '#server/features/email-addresses/proof-queries.ts';
import type { PublicAccount } from '#server/features/sessions/session.ts';

/** Keeps that an account's address is its own: a code or a link that was mailed there was used. Another address proves nothing. */
export async function proveAddress(db: Kysely<DB>, account: PublicAccount, email: string): Promise<void> {
  await markProven(db, account, email);
}
