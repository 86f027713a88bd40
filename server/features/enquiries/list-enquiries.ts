import type { Context, Viewer } from '#server/context.ts';
import { countEnquiries, selectEnquiries } from '#server/features/enquiries/queries.ts';
import { presentEnquiry } from '#server/features/enquiries/view.ts';
import { requireViewer } from '#server/features/sessions/require-viewer.ts';
import type { EnquiryFilter, EnquiryPage } from '#shared/schemas/enquiries.ts';

/**
 * A page of the inbox of the owner who asks, newest first.
 * @throws 401 for visitors, 403 for others.
 */
export async function listEnquiries(
  { db }: Context,
  viewer: Viewer,
  { page, limit, ...filter }: EnquiryFilter & { page: number; limit: number },
): Promise<EnquiryPage> {
  const { businessId } = requireViewer(viewer, 'contractor');
  const [rows, { matching, ...counts }] = await Promise.all([
    selectEnquiries(db, businessId, filter, { limit, offset: (page - 1) * limit }),
    countEnquiries(db, businessId, filter),
  ]);
  return {
    enquiries: rows.map(presentEnquiry),
    totalEnquiries: matching,
    totalPages: Math.ceil(matching / limit),
    currentPage: page,
    counts,
  };
}
