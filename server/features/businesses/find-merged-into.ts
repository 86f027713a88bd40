import { isUuid } from '#server/base/uuid.ts';
import type { Context } from '#server/context.ts';
import { findMergedInto as findId } from '#server/features/businesses/queries.ts';

/** The entry to which the address of one leads that was merged with another, and that one with a third; none where it was not, or that one is not listed. */
export async function findMergedInto({ db }: Pick<Context, 'db'>, businessId: string): Promise<string | undefined> {
  return isUuid(businessId) ? findId(db, businessId) : undefined;
}
