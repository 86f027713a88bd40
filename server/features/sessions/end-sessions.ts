import type { Kysely } from 'kysely';
import type { Context } from '#server/context.ts';
import type { DB } from '#server/db/types.ts';
import { deleteExpiredSessions, deleteSession, deleteSessionsOf, deleteSessionsOfMembers } from '#server/features/sessions/queries.ts';
import type { Session, SignedIn } from '#server/features/sessions/session.ts';

/** Ends the caller's own session; a visitor has none to end. */
export async function logOut({ db }: Context, session: Session | undefined): Promise<void> {
  if (session) await deleteSession(db, session.tokenHash);
}

/** Ends all sessions of an account, after a new password; the one that changed it may stay. */
export function endSessionsOf(db: Kysely<DB>, account: SignedIn, kept?: Session): Promise<void> {
  return deleteSessionsOf(db, account, kept?.tokenHash);
}

/** Ends the sessions in which others work for a business; those of its own account stay. */
export function endSessionsOfMembers(db: Kysely<DB>, businessId: string): Promise<void> {
  return deleteSessionsOfMembers(db, businessId);
}

/** Removes the sessions whose time is over. */
export function endExpiredSessions(db: Kysely<DB>): Promise<void> {
  return deleteExpiredSessions(db);
}
