import type { Kysely } from 'kysely';
import type { DB } from '#server/db/types.ts';
import { DAYS_TO_AGREE } from '#server/features/child-accounts/mail-parent.ts';
import { selectChild, selectChildOfLink, selectUnanswered } from '#server/features/child-accounts/queries.ts';

/** Whether a parent of a child's account has agreed; nothing where it is no child's, or gone. */
export async function hasAgreed(db: Kysely<DB>, userId: string): Promise<boolean | undefined> {
  const child = await selectChild(db, userId);
  return child && child.agreed_at !== null;
}

/** The user whom a parent's link is about, while it is. */
export async function findUserOfLink(db: Kysely<DB>, linkId: string): Promise<string | undefined> {
  const child = await selectChildOfLink(db, linkId);
  return child?.user_id;
}

/** The users for whom no parent has agreed in time, the oldest first, so many at most. */
export function listUnanswered(db: Kysely<DB>, most: number): Promise<string[]> {
  return selectUnanswered(db, DAYS_TO_AGREE, most);
}
