import { showing } from '#server/cache/collected-tags.ts';
import type { Context, Viewer } from '#server/context.ts';
import { listUnlisted } from '#server/features/businesses/moderation/list-unlisted.ts';
import { findBusinessesByFilter } from '#server/features/businesses/search-businesses.ts';
import { listServices } from '#server/features/services/list-services.ts';
import type { BusinessPage } from '#shared/schemas/businesses.ts';
import type { ModeratedPage } from '#shared/schemas/moderation.ts';

export interface ListInput {
  service?: string | undefined;
  /** All but the suppliers, where no service is named. */
  category?: 'contractor' | undefined;
  completeAddress?: string | undefined;
  status: 'approved' | 'pending' | 'rejected';
  /** Where an earlier page of those that are not approved ended. */
  after?: string | undefined;
  page: number;
  limit: number;
}

/**
 * The listing, best first. Businesses that are not approved are the admin's: the latest first, with what only they may see.
 * @param lastWriteLsn where the caller's last write ended; what they wrote is found.
 * @throws 401 or 403 when others ask for those (docs/product/calls.md).
 */
export function listBusinesses(
  context: Context,
  viewer: Viewer,
  { status, after, category, ...input }: ListInput,
  lastWriteLsn: string | undefined,
): Promise<BusinessPage | ModeratedPage> {
  return showing([], async () => {
    // What it shows is said by what it reads.
    if (status === 'approved') {
      const without = category && !input.service ? await nameSuppliers(context) : undefined;
      return findBusinessesByFilter(context, { ...input, ...(without && { without }) }, lastWriteLsn);
    }
    return listUnlisted(context, viewer, { status, after, ...input });
  });
}

/** What only suppliers do: a trade that somebody named themselves is a contractor's. */
async function nameSuppliers(context: Context): Promise<string[]> {
  const services = await listServices(context);
  return services.filter(({ category }) => category === 'supplier').map(({ name }) => name);
}
