import { presentFields } from '#server/features/enquiries/present-fields.ts';
import type { findMessage } from '#server/features/inbox/queries.ts';
import { shownName } from '#server/features/sessions/data-subject.ts';
import { enquiryFieldNames } from '#shared/schemas/enquiry-fields.ts';
import type { InboxMessage } from '#shared/schemas/inbox.ts';

/** A message to the team for the admin, and for nobody else. */
export function presentMessage(row: Awaited<ReturnType<typeof findMessage>>): InboxMessage {
  return {
    _id: row.id,
    kind: row.kind,
    ...presentFields(row, enquiryFieldNames),
    name: shownName(row.name),
    status: row.status as InboxMessage['status'],
    createdAt: row.created_at.toISOString(),
    version: row.version,
  };
}
