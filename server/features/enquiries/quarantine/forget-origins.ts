import type { Context } from '#server/context.ts';
import { deleteOldOrigins } from '#server/features/enquiries/quarantine/queries.ts';

/** Forgets from where enquiries were sent whose time is over. */
export function forgetOldOrigins({ db }: Pick<Context, 'db'>): Promise<void> {
  return deleteOldOrigins(db);
}
