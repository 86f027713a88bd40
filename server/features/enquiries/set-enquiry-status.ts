import { isUuid } from '#server/base/uuid.ts';
import type { Context, Viewer } from '#server/context.ts';
import { findEnquiry, updateEnquiryStatus } from '#server/features/enquiries/queries.ts';
import { enquiryRefusals } from '#server/features/enquiries/refusals.ts';
import { presentEnquiry } from '#server/features/enquiries/view.ts';
import { requireDuty } from '#server/features/sessions/require-duty.ts';
import type { Enquiry, EnquiryStatus } from '#shared/schemas/enquiries.ts';

/**
 * Files an enquiry of the owner who asks. That says nothing of an answer: what is measured is what was written (docs/decisions/160-threads.md).
 * @throws 401 for visitors, 403 for other kinds of account, 404 'Enquiry not found' for an enquiry to somebody else.
 */
export async function setEnquiryStatus({ db }: Context, viewer: Viewer, enquiryId: string, status: EnquiryStatus): Promise<Enquiry> {
  const { businessId } = requireDuty(viewer, 'enquiries');
  const isFiled = isUuid(enquiryId) && (await updateEnquiryStatus(db, businessId, enquiryId, status));
  const row = isFiled ? await findEnquiry(db, businessId, enquiryId) : undefined;
  if (!row) throw enquiryRefusals.enquiryNotFound();
  return presentEnquiry(row);
}
