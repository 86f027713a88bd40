import * as z from 'zod/mini';
import { limits } from '#shared/limits.ts';
import { successView } from '#shared/schemas/answers.ts';
import { countsByStatus, enquiryStatus } from '#shared/schemas/enquiries.ts';
import { enquiryFieldNames, enquiryShapeOf } from '#shared/schemas/enquiry-fields.ts';
import { pagingQuery } from '#shared/schemas/paging.ts';
import { queryText, requiredText } from '#shared/schemas/text.ts';
import { backOfficeMessages, formMessages as messages } from '#shared/texts.ts';

/** A general enquiry, or a message of one of the contact forms. */
export const inboxKind = z.enum(['enquiry', 'contact'], { error: () => messages.unknownMessageKind });
export type InboxKind = z.infer<typeof inboxKind>;

/** What the team has mailed to whoever wrote; `by` is nobody once they are of the team no more. */
export const teamAnswerView = z.object({ text: z.string(), by: z.nullable(z.string()), sentAt: z.string() });

/** What somebody wrote to the team, as the team reads it. */
export const inboxMessageView = z.object({
  _id: z.string(),
  kind: inboxKind,
  /** The contact forms ask for less: name, e-mail, number, service, message. */
  ...enquiryShapeOf('view', enquiryFieldNames),
  status: enquiryStatus,
  answers: z.array(teamAnswerView),
  createdAt: z.string(),
  version: z.int(),
});
export type InboxMessage = z.infer<typeof inboxMessageView>;

/** Which messages: of one kind, of one status, and with every letter of `q` in one of their texts. */
export const inboxFilter = z.object({ kind: z.optional(inboxKind), status: z.optional(enquiryStatus), q: queryText() });
export type InboxFilter = z.infer<typeof inboxFilter>;
export const inboxQuery = z.object({ ...inboxFilter.shape, ...pagingQuery() });

export const inboxView = z.object({
  messages: z.array(inboxMessageView),
  totalMessages: z.int(),
  totalPages: z.int(),
  currentPage: z.int(),
  /** How many there are of each status, of the kind that is asked for. */
  counts: countsByStatus,
});
export type InboxPage = z.infer<typeof inboxView>;
export const inboxAnswer = successView(inboxView.shape);

/** `version`: of the message that was looked at. */
export const inboxUpdate = z.object({ status: enquiryStatus, version: z.optional(z.int()) });
export type InboxUpdate = z.infer<typeof inboxUpdate>;
/** What is mailed to whoever wrote; `version`: of the message that it answers. */
export const inboxAnswerSent = z.object({ text: requiredText(() => backOfficeMessages.answerRequired, limits.longText), version: z.int() });
export type InboxAnswerSent = z.infer<typeof inboxAnswerSent>;
export const inboxMessageAnswer = successView({ message: z.string(), inboxMessage: inboxMessageView });
