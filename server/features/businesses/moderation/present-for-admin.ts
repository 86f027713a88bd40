import type { Context } from '#server/context.ts';
import { findDuplicates } from '#server/features/businesses/moderation/find-duplicates.ts';
import { type PrivateRow, presentOwnBusiness } from '#server/features/businesses/view.ts';
import type { ModeratedBusiness } from '#shared/schemas/moderation.ts';

/** Businesses as an admin decides on them, in their order. */
export async function presentForAdmin(
  context: Pick<Context, 'db'>,
  rows: (PrivateRow & { version: number })[],
): Promise<ModeratedBusiness[]> {
  const ids = rows.map(({ business_id }) => business_id);
  const duplicates = await findDuplicates(context, ids);
  return rows.map((row) => ({
    ...presentOwnBusiness(row),
    version: row.version,
    duplicates: duplicates.get(row.business_id) ?? [],
  }));
}
