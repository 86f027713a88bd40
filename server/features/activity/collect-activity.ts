import type { Context } from '#server/context.ts';
import { selectCounts } from '#server/features/activity/queries.ts';

/** What was counted around a business, for the download of its owner's data. */
export function collectActivity({ db }: Pick<Context, 'db'>, businessId: string) {
  return selectCounts(db, businessId);
}
