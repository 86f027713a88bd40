import type { Context, Viewer } from '#server/context.ts';
import { nextOf, startOf } from '#server/db/list-place.ts';
import { presentForAdmin } from '#server/features/businesses/moderation/present-for-admin.ts';
import { countByStatus, selectByStatus } from '#server/features/businesses/queries.ts';
import { requireArea } from '#server/features/sessions/require-area.ts';
import type { ModeratedPage } from '#shared/schemas/moderation.ts';

export interface UnlistedInput {
  status: 'pending' | 'rejected';
  service?: string | undefined;
  completeAddress?: string | undefined;
  /** Where an earlier page ended (`next`), in place of `page`: whatever was decided since, nothing is left out. */
  after?: string | undefined;
  page: number;
  limit: number;
}

/**
 * Businesses that the public does not see, the latest first.
 * @throws 401 for visitors, 403 for others than those who moderate.
 */
export async function listUnlisted(context: Context, viewer: Viewer, input: UnlistedInput): Promise<ModeratedPage> {
  requireArea(viewer, 'moderation');
  const { after, page, limit, ...filter } = input;
  const [rows, total] = await Promise.all([
    selectByStatus(context.db, filter, { limit: limit + 1, from: startOf({ page, after, limit }) }),
    countByStatus(context.db, filter),
  ]);
  return {
    businesses: await presentForAdmin(context, rows.slice(0, limit)),
    totalContractors: total,
    totalPages: Math.ceil(total / limit),
    currentPage: page,
    ...nextOf(rows, limit, ({ business_id }) => business_id),
  };
}
