import type { findMessage } from '#server/features/inbox/queries.ts';
import { shownName } from '#server/features/sessions/data-subject.ts';
import type { InboxMessage } from '#shared/schemas/inbox.ts';

/** A message to the team for the admin, and for nobody else. */
export function presentMessage(row: Awaited<ReturnType<typeof findMessage>>): InboxMessage {
  return {
    _id: row.id,
    kind: row.kind,
    name: shownName(row.name),
    phoneNo: row.phone_no,
    email: row.email,
    service: row.service,
    message: row.message,
    status: row.status as InboxMessage['status'],
    createdAt: row.created_at.toISOString(),
    version: row.version,
  };
}
