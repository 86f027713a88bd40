import type { Context } from '#server/context.ts';
import { countNew } from '#server/features/enquiries/queries.ts';

/** How many enquiries of a business nobody has filed yet, up to a hundred. */
export function countNewEnquiries({ db }: Pick<Context, 'db'>, businessId: string): Promise<number> {
  return countNew(db, businessId, 100);
}
