import type { Kysely } from 'kysely';
import type { DB } from '#server/db/types.ts';
import { countSessions } from '#server/features/sessions/queries.ts';
import type { SignedIn } from '#server/features/sessions/session.ts';

/** In how many browsers and apps an account is signed in. */
export function countOpenSessions(db: Kysely<DB>, account: SignedIn): Promise<number> {
  return countSessions(db, account);
}
