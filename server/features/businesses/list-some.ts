import { isUuid } from '#server/base/uuid.ts';
import type { Context } from '#server/context.ts';
import { selectApproved } from '#server/features/businesses/queries.ts';
import { presentBusiness } from '#server/features/businesses/view.ts';
import type { Business } from '#shared/schemas/businesses.ts';

/** The approved ones of some businesses, in the order of the ids, each once; ids that are none, and that nobody has, are left out. */
export async function listSome({ db }: Pick<Context, 'db'>, ids: readonly string[]): Promise<Business[]> {
  const asked = [...new Set(ids.filter(isUuid).map((id) => id.toLowerCase()))];
  if (asked.length === 0) return [];
  const rows = await selectApproved(db, asked);
  const byId = new Map(rows.map((row) => [row.business_id, row]));
  return asked.flatMap((id) => {
    const row = byId.get(id);
    return row ? [presentBusiness(row)] : [];
  });
}
