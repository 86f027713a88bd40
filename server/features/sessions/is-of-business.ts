import type { Kysely } from 'kysely';
import type { Viewer } from '#server/context.ts';
import type { DB } from '#server/db/types.ts';
import { selectWork, withMergedInto } from '#server/features/sessions/queries.ts';

/** Whether somebody is the business, or one who works for it: whom its reviews and enquiries are not to come from. */
export async function isOfBusiness(db: Kysely<DB>, viewer: Viewer, businessId: string): Promise<boolean> {
  return (await businessesOf(db, viewer)).includes(businessId.toLowerCase());
}

/** The businesses that somebody is, or works for. Who belonged to an entry that was merged belongs to the one that stays. */
export async function businessesOf(db: Kysely<DB>, viewer: Viewer): Promise<string[]> {
  if (viewer.kind === 'contractor') return withMergedInto(db, [viewer.businessId]);
  return viewer.kind === 'user' ? withMergedInto(db, await selectWork(db, viewer.userId)) : [];
}
