import type { Kysely } from 'kysely';
import type { DB } from '#server/db/types.ts';
import { deleteSessionById, selectOpenSessions } from '#server/features/sessions/queries.ts';
import type { Session, SignedIn } from '#server/features/sessions/session.ts';
import type { OpenSession } from '#shared/schemas/second-factor.ts';

/** Half of a hash: it names a session and opens none. */
const ID = /^[0-9a-f]{32}$/;

/** Where an account is signed in, the latest first. */
export async function listSessions(db: Kysely<DB>, account: SignedIn, own: Session | undefined): Promise<OpenSession[]> {
  const rows = await selectOpenSessions(db, account);
  return rows.map(({ id, created_at, expires_at, browser, system }) => ({
    ...{ _id: id, browser, system },
    since: created_at.toISOString(),
    until: expires_at.toISOString(),
    isThis: own?.tokenHash.toString('hex').startsWith(id) ?? false,
  }));
}

/** Ends one session of an account. @returns whether it was there. */
export async function endSessionById(db: Kysely<DB>, account: SignedIn, id: string): Promise<boolean> {
  return ID.test(id) && (await deleteSessionById(db, account, id));
}
