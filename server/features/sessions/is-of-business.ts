import type { Kysely } from 'kysely';
import type { Viewer } from '#server/context.ts';
import type { DB } from '#server/db/types.ts';
import { hasWork, selectWork } from '#server/features/sessions/queries.ts';

/** Whether somebody is the business, or one who works for it: whom its reviews and enquiries are not to come from. */
export async function isOfBusiness(db: Kysely<DB>, viewer: Viewer, businessId: string): Promise<boolean> {
  if (viewer.kind === 'contractor') return viewer.businessId === businessId.toLowerCase();
  return viewer.kind === 'user' && (await hasWork(db, viewer.userId, businessId));
}

/** The businesses that somebody is, or works for. */
export async function businessesOf(db: Kysely<DB>, viewer: Viewer): Promise<string[]> {
  if (viewer.kind === 'contractor') return [viewer.businessId];
  return viewer.kind === 'user' ? selectWork(db, viewer.userId) : [];
}
