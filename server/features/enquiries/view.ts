import type { BadLeadReason } from '#shared/schemas/bad-leads.ts';
import type { Enquiry, EnquiryStatus } from '#shared/schemas/enquiries.ts';

interface EnquiryRow {
  enquiry_id: string;
  name: string;
  phone_no: string;
  email: string;
  message: string;
  status: string;
  created_at: Date;
  replied_at: Date | null;
  mark_reason: BadLeadReason | null;
  mark_note: string | null;
}

/** An enquiry for the owner of the business that it was sent to, and for nobody else. */
export function presentEnquiry(row: EnquiryRow): Enquiry {
  return {
    _id: row.enquiry_id,
    name: row.name,
    phoneNo: row.phone_no,
    email: row.email,
    message: row.message,
    status: row.status as EnquiryStatus,
    createdAt: row.created_at.toISOString(),
    repliedAt: row.replied_at?.toISOString() ?? null,
    badLead: row.mark_reason === null ? null : { reason: row.mark_reason, note: row.mark_note ?? '' },
  };
}
