import type { Context, Viewer } from '#server/context.ts';
import { requireViewer } from '#server/features/accounts/sessions/require-viewer.ts';
import { countByStatus, selectByStatus } from '#server/features/businesses/queries.ts';
import { searchByFilter } from '#server/features/businesses/search-businesses.ts';
import { presentBusiness } from '#server/features/businesses/view.ts';
import type { BusinessPage } from '#shared/schemas/businesses.ts';

export interface ListInput {
  service?: string | undefined;
  completeAddress?: string | undefined;
  status: 'approved' | 'pending' | 'rejected';
  page: number;
  limit: number;
}

/**
 * The listing, best first. Businesses that are not approved are the admin's: the latest first, with phone number, e-mail and status.
 * @param lastWrite where the caller's last write ended; what they wrote is found.
 * @throws 401 or 403 when others ask for those (contract §4).
 */
export async function listBusinesses(
  context: Context,
  viewer: Viewer,
  { status, ...input }: ListInput,
  lastWrite: string | undefined,
): Promise<BusinessPage> {
  if (status === 'approved') return searchByFilter(context, input, lastWrite);
  requireViewer(viewer, 'admin');
  const { page, limit, ...filters } = input;
  const chosen = { status, ...filters };
  const [rows, total] = await Promise.all([
    selectByStatus(context.db, chosen, { limit, offset: (page - 1) * limit }),
    countByStatus(context.db, chosen),
  ]);
  return {
    businesses: rows.map((row) => presentBusiness(row, { phoneNo: row.phone_no ?? '', email: row.email ?? '', status: row.status })),
    totalContractors: total,
    totalPages: Math.ceil(total / limit),
    currentPage: page,
  };
}
