import { presentFields } from '#server/features/enquiries/present-fields.ts';
import type { AnswerRow } from '#server/features/inbox/answer-queries.ts';
import type { findMessage } from '#server/features/inbox/queries.ts';
import { shownName } from '#server/features/sessions/data-subject.ts';
import { enquiryFieldNames } from '#shared/schemas/enquiry-fields.ts';
import type { InboxMessage } from '#shared/schemas/inbox.ts';

/**
 * A message to the team for the admin, and for nobody else.
 * @param answers of this one, or of others too.
 */
export function presentMessage(row: Awaited<ReturnType<typeof findMessage>>, answers: readonly AnswerRow[]): InboxMessage {
  return {
    _id: row.id,
    kind: row.kind,
    ...presentFields(row, enquiryFieldNames),
    name: shownName(row.name),
    status: row.status as InboxMessage['status'],
    answers: answers
      .filter(({ message_id }) => message_id === row.id)
      .map(({ body, email, created_at }) => ({ text: body, by: email, sentAt: created_at.toISOString() })),
    createdAt: row.created_at.toISOString(),
    version: row.version,
  };
}
