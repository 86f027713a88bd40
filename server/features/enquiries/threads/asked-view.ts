import { presentFields } from '#server/features/enquiries/present-fields.ts';
import type { AskedRow } from '#server/features/enquiries/threads/queries/asked.ts';
import { presentLast } from '#server/features/enquiries/view.ts';
import type { ThreadEnded } from '#shared/schemas/enquiries.ts';
import { askedFields } from '#shared/schemas/enquiry-fields.ts';
import type { Asked } from '#shared/schemas/threads.ts';
import { messages } from '#shared/texts.ts';

/** An enquiry for whoever sent it. */
export function presentAsked(row: AskedRow): Asked {
  const answered = row.replied_by !== null;
  return {
    _id: row.enquiry_id,
    business: {
      _id: row.business_status === 'approved' ? row.business_id : null,
      name: row.business_name ?? messages.formerUser,
      service: row.business_service,
      city: row.city,
      state: row.state,
    },
    ...presentFields(row, askedFields),
    createdAt: row.created_at.toISOString(),
    unread: row.unread,
    lastMessage: presentLast(row.last_message),
    answeredAt: answered ? (row.replied_at?.toISOString() ?? null) : null,
    answeredBy: answered ? (row.replied_by as Asked['answeredBy']) : null,
    endedAt: row.ended_at?.toISOString() ?? null,
    endedAs: row.ended_as as ThreadEnded | null,
    isUnanswered: row.is_unanswered,
    withheldAs: row.withheld_as,
    requestId: row.requirement_id,
  };
}
