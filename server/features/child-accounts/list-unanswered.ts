import type { Kysely } from 'kysely';
import type { DB } from '#server/db/types.ts';
import { DAYS_TO_AGREE } from '#server/features/child-accounts/mail-parent.ts';
import { selectChild, selectUnanswered } from '#server/features/child-accounts/queries.ts';

/** Whether a parent of a child's account has agreed; nothing where it is no child's, or gone. */
export async function hasAgreed(db: Kysely<DB>, userId: string): Promise<boolean | undefined> {
  const child = await selectChild(db, userId);
  return child && child.agreed_at !== null;
}

/** The users for whom no parent has agreed in time, the oldest first, so many at most. */
export function listUnanswered(db: Kysely<DB>, most: number): Promise<string[]> {
  return selectUnanswered(db, DAYS_TO_AGREE, most);
}
