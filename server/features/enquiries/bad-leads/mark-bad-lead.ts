import { isUuid } from '#server/base/uuid.ts';
import type { Context, Viewer } from '#server/context.ts';
import { upsertMark } from '#server/features/enquiries/bad-leads/queries.ts';
import { findEnquiry } from '#server/features/enquiries/queries.ts';
import { enquiryRefusals } from '#server/features/enquiries/refusals.ts';
import { presentEnquiry } from '#server/features/enquiries/view.ts';
import { requireDuty } from '#server/features/sessions/require-duty.ts';
import type { BadLeadInput } from '#shared/schemas/bad-leads.ts';
import type { Enquiry } from '#shared/schemas/enquiries.ts';

/**
 * Keeps why an enquiry of the owner who asks is none (docs/decisions/160-threads.md). It is the owner's word about this enquiry
 * alone: it is filed nowhere else by it, and no number changes.
 * @throws 401 for visitors, 403 for other kinds of account, 404 'Enquiry not found' for an enquiry to somebody else.
 */
export async function markBadLead({ db }: Context, viewer: Viewer, enquiryId: string, input: BadLeadInput): Promise<Enquiry> {
  const { businessId } = requireDuty(viewer, 'enquiries');
  const isMarked = isUuid(enquiryId) && (await upsertMark(db, businessId, enquiryId, input));
  const row = isMarked ? await findEnquiry(db, businessId, enquiryId) : undefined;
  if (!row) throw enquiryRefusals.enquiryNotFound();
  return presentEnquiry(row);
}
