import type { Context, Viewer } from '#server/context.ts';
import { nextOf, startOf } from '#server/db/list-place.ts';
import { requireAsker } from '#server/features/enquiries/threads/access.ts';
import { readAskedById } from '#server/features/enquiries/threads/read-thread.ts';
import { presentRequest } from '#server/features/requirements/list-requirements.ts';
import { countAsked, selectAskedPlaces, selectRequirementsById } from '#server/features/requirements/queries.ts';
import type { AskedItem, AskedItemsPage } from '#shared/schemas/requirements.ts';

/**
 * A page of all that the account that asks has asked businesses, of one alone or of several at once: what has answers first, those that were
 * not read before the others, then what waits, then what is over.
 * @throws 401 for visitors, 403 for admins.
 */
export async function listAllAsked(
  { db }: Pick<Context, 'db'>,
  viewer: Viewer,
  { page, after, limit }: { page: number; after?: string | undefined; limit: number },
): Promise<AskedItemsPage> {
  const asker = requireAsker(viewer);
  const sender = asker.kind === 'user' ? { user_id: asker.userId } : { sender_business_id: asker.businessId };
  const [places, total] = await Promise.all([
    selectAskedPlaces(db, sender, { limit: limit + 1, from: startOf({ page, after, limit }) }),
    countAsked(db, sender),
  ]);
  const shown = places.slice(0, limit);
  const idsOf = (kind: AskedItem['kind']) => shown.filter((place) => place.kind === kind).map(({ id }) => id);
  const [enquiries, requests] = await Promise.all([
    readAskedById({ db }, asker, idsOf('enquiry')),
    selectRequirementsById(db, idsOf('request')).then((rows) => new Map(rows.map((row) => [row.requirement_id, presentRequest(row)]))),
  ]);
  const items = shown.flatMap(({ kind, id }): AskedItem[] => {
    if (kind === 'request') {
      const request = requests.get(id);
      return request ? [{ kind, request }] : [];
    }
    const enquiry = enquiries.get(id);
    return enquiry ? [{ kind, enquiry }] : [];
  });
  return { items, ...nextOf(places, limit, ({ id }) => id), totalPages: Math.ceil(total / limit), currentPage: page };
}
