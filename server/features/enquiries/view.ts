import type { EnquiryColumns } from '#server/db/enquiry-columns.ts';
import { presentFields } from '#server/features/enquiries/present-fields.ts';
import { shownName } from '#server/features/sessions/data-subject.ts';
import type { BadLeadReason } from '#shared/schemas/bad-leads.ts';
import type { Enquiry, EnquiryStatus } from '#shared/schemas/enquiries.ts';
import { enquiryFieldNames } from '#shared/schemas/enquiry-fields.ts';

interface EnquiryRow extends EnquiryColumns {
  enquiry_id: string;
  language: string;
  status: string;
  created_at: Date;
  replied_at: Date | null;
  mark_reason: BadLeadReason | null;
  mark_note: string | null;
  unread: number;
  last_message: LastMessage | null;
  ended_at: Date | null;
  ended_as: string | null;
}

interface LastMessage {
  author: string;
  body: string;
  created_at: string;
  written_by: string | null;
}

/** The last message of a conversation, for lists. */
export function presentLast(last: LastMessage | null): Enquiry['lastMessage'] {
  return last && { author: last.author as 'asker' | 'owner', body: last.body, createdAt: new Date(last.created_at).toISOString() };
}

/** The same for the business, with who wrote it there. */
function presentLastToOwner(last: LastMessage | null): Enquiry['lastMessage'] {
  const shown = presentLast(last);
  return shown && { ...shown, ...(last?.written_by ? { writtenBy: last.written_by } : {}) };
}

/** An enquiry for the owner of the business that it was sent to, and for nobody else. */
export function presentEnquiry(row: EnquiryRow): Enquiry {
  return {
    _id: row.enquiry_id,
    ...presentFields(row, enquiryFieldNames),
    name: shownName(row.name),
    language: row.language as Enquiry['language'],
    status: row.status as EnquiryStatus,
    createdAt: row.created_at.toISOString(),
    repliedAt: row.replied_at?.toISOString() ?? null,
    badLead: row.mark_reason === null ? null : { reason: row.mark_reason, note: row.mark_note ?? '' },
    unread: row.unread,
    lastMessage: presentLastToOwner(row.last_message),
    endedAt: row.ended_at?.toISOString() ?? null,
    endedAs: row.ended_as as Enquiry['endedAs'],
  };
}
