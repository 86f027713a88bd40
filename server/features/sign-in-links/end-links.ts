import type { Kysely } from 'kysely';
import type { DB } from '#server/db/types.ts';
import type { PublicAccount } from '#server/features/sessions/session.ts';
import { endLinks } from '#server/features/sign-in-links/queries.ts';

/** Ends every link of a message that would still sign somebody in to an account. */
export function endSignInLinks(db: Kysely<DB>, account: PublicAccount): Promise<void> {
  return endLinks(db, account);
}
