import type { Context, Viewer } from '#server/context.ts';
import { refusals } from '#server/errors.ts';
import { searchByFilter } from '#server/features/businesses/search-businesses.ts';
import type { BusinessPage } from '#shared/schemas/businesses.ts';

export interface ListInput {
  service?: string | undefined;
  completeAddress?: string | undefined;
  status: 'approved' | 'pending' | 'rejected';
  page: number;
  limit: number;
}

/**
 * The listing, best first.
 * @throws 401 or 403 when others than the admin ask for businesses that are not approved (contract §4).
 */
export async function listBusinesses(context: Context, viewer: Viewer, { status, ...input }: ListInput): Promise<BusinessPage> {
  if (status !== 'approved') throw viewer.kind === 'visitor' ? refusals.notSignedIn() : refusals.notAllowed();
  return searchByFilter(context, input);
}
