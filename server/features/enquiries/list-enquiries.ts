import type { Context, Viewer } from '#server/context.ts';
import { nextOf, startOf } from '#server/db/list-place.ts';
import { countEnquiries, selectEnquiries } from '#server/features/enquiries/queries.ts';
import { presentEnquiry } from '#server/features/enquiries/view.ts';
import { requireDuty } from '#server/features/sessions/require-duty.ts';
import type { EnquiryFilter, EnquiryPage } from '#shared/schemas/enquiries.ts';

/**
 * A page of the inbox of the owner who asks, newest first.
 * @throws 401 for visitors, 403 for others.
 */
export async function listEnquiries(
  { db }: Context,
  viewer: Viewer,
  { page, after, limit, ...filter }: EnquiryFilter & { page: number; after?: string | undefined; limit: number },
): Promise<EnquiryPage> {
  const { businessId } = requireDuty(viewer, 'enquiries');
  const [rows, { matching, ...counts }] = await Promise.all([
    selectEnquiries(db, businessId, filter, { limit: limit + 1, from: startOf({ page, after, limit }) }),
    countEnquiries(db, businessId, filter),
  ]);
  return {
    enquiries: rows.slice(0, limit).map(presentEnquiry),
    ...nextOf(rows, limit, ({ enquiry_id }) => enquiry_id),
    totalEnquiries: matching,
    totalPages: Math.ceil(matching / limit),
    currentPage: page,
    counts,
  };
}
