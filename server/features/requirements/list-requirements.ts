import type { Context, Viewer } from '#server/context.ts';
import { nextOf, startOf } from '#server/db/list-place.ts';
import { requireAsker } from '#server/features/enquiries/threads/access.ts';
import { nameWritten } from '#server/features/places/place-names.ts';
import { countRequirements, selectRequirementPage, type selectRequirementsById } from '#server/features/requirements/queries.ts';
import type { SentRequest, SentRequestsPage } from '#shared/schemas/requirement-closing.ts';
import type { ThreadEnd } from '#shared/schemas/threads.ts';

/**
 * A page of what the account that asks has asked for, the last first, and how each stands.
 * @throws 401 for visitors, 403 for admins.
 */
export async function listRequirements(
  { db }: Pick<Context, 'db'>,
  viewer: Viewer,
  { page, after, limit }: { page: number; after?: string | undefined; limit: number },
): Promise<SentRequestsPage> {
  const asker = requireAsker(viewer);
  const sender = asker.kind === 'user' ? { user_id: asker.userId } : { sender_business_id: asker.businessId };
  const [rows, totalRequests] = await Promise.all([
    selectRequirementPage(db, sender, { limit: limit + 1, from: startOf({ page, after, limit }) }),
    countRequirements(db, sender),
  ]);
  const requests = rows.slice(0, limit).map(presentRequest);
  const next = nextOf(rows, limit, ({ requirement_id }) => requirement_id);
  return { requests, ...next, totalRequests, totalPages: Math.ceil(totalRequests / limit), currentPage: page };
}

/** A request in a list. */
export function presentRequest(row: Awaited<ReturnType<typeof selectRequirementsById>>[number]): SentRequest {
  return {
    _id: row.requirement_id,
    service: row.service,
    place: nameWritten(row.address),
    sentAt: row.created_at.toISOString(),
    businesses: row.businesses,
    answers: row.answers,
    unread: row.unread,
    closedAt: row.closed_at?.toISOString() ?? null,
    closedAs: row.closed_as as ThreadEnd | null,
    chosen: row.chosen,
  };
}
