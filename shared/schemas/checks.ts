import * as z from 'zod/mini';
import { ADDRESS_WAYS, CHECK_ENDS, CHECK_KINDS, DOCUMENT_KINDS, SENT_CHECKS } from '#shared/check-kinds.ts';
import { limits } from '#shared/limits.ts';
import { successView } from '#shared/schemas/answers.ts';
import { pagingQuery } from '#shared/schemas/paging.ts';
import { optionalText, valueText } from '#shared/schemas/text.ts';
import { backOfficeMessages, formMessages as messages } from '#shared/texts.ts';

export const checkKind = z.enum(CHECK_KINDS);
export const documentKind = z.enum(DOCUMENT_KINDS, { error: () => messages.invalidRequest });
export const sentCheckKind = z.enum(SENT_CHECKS, { error: () => messages.invalidRequest });

/** What everybody is told of a check that stands: days of India. */
export const standingCheckView = z.object({ kind: checkKind, checkedOn: z.string(), endsOn: z.string() });
export type StandingCheck = z.infer<typeof standingCheckView>;

/** A number that an owner sends for check, as it was typed: the rules of its kind are the server's. */
export const checkInput = z.object({
  kind: sentCheckKind,
  number: valueText(() => messages.checkNumberRequired, limits.checks.number),
});
export type CheckInput = z.infer<typeof checkInput>;

export const checkState = z.enum(['waiting', 'standing', 'refused', 'ended']);
export const checkEndedAs = z.enum(CHECK_ENDS);

/** A document that an owner has added to a number, as its owner and the team see it. */
export const checkDocumentView = z.object({
  _id: z.string(),
  kind: documentKind,
  /** What its owner called the file, without its ending. */
  name: z.string(),
  type: z.enum(['pdf', 'picture']),
  bytes: z.int(),
  sentAt: z.string(),
});
export type CheckDocument = z.infer<typeof checkDocumentView>;

export const documentQuery = z.object({
  /** The certificate of the number where nothing is said. */
  kind: z.optional(documentKind),
});

/** A document as its form sends it. */
export const documentForm = z.object({
  kind: documentKind,
  file: z.file({ error: () => messages.documentRequired }).check(
    z.refine(({ name }) => name !== '', { error: () => messages.documentRequired }),
    z.refine(({ size }) => size > 0, { error: () => messages.documentEmpty }),
    z.maxSize(limits.documents.bytes, { error: () => messages.documentTooLarge }),
  ),
});

/** A check as its owner sees it. */
export const ownCheckView = z.object({
  _id: z.string(),
  kind: checkKind,
  state: checkState,
  /** Empty where nothing was entered. */
  number: z.string(),
  sentAt: z.string(),
  checkedOn: z.nullable(z.string()),
  endsOn: z.nullable(z.string()),
  /** Why the team refused it, or took it back; empty otherwise. */
  reason: z.string(),
  endedAs: z.nullable(checkEndedAs),
  documents: z.array(checkDocumentView),
});
export type OwnCheck = z.infer<typeof ownCheckView>;
export const ownChecksAnswer = successView({ checks: z.array(ownCheckView) });

/** A check as the team sees it on the page of its business. */
export const teamCheckView = z.extend(ownCheckView, {
  way: z.nullable(z.enum(ADDRESS_WAYS)),
  note: z.string(),
  /** The admin's address; none of a code, a link, or one who is no admin any more. */
  by: z.nullable(z.string()),
});
export type TeamCheck = z.infer<typeof teamCheckView>;

/** What waits for the team, with the business as it is now. */
export const waitingCheckView = z.object({
  _id: z.string(),
  kind: sentCheckKind,
  number: z.string(),
  sentAt: z.string(),
  business: z.object({ _id: z.string(), name: z.string(), city: z.string(), state: z.string(), version: z.int() }),
  /** Until when the same was checked before. */
  standsUntil: z.nullable(z.string()),
  documents: z.array(checkDocumentView),
});
export type WaitingCheck = z.infer<typeof waitingCheckView>;
export const waitingChecksQuery = z.object(pagingQuery());
const count = z.int();
export const waitingChecksAnswer = successView({ checks: z.array(waitingCheckView), total: count, totalPages: count, currentPage: count });

const version = z.optional(z.int({ error: () => messages.invalidRequest }));
const reason = valueText(() => backOfficeMessages.checkReasonRequired, limits.checks.reason);

/** That the portal has a number with this name and state: the team has compared both. */
export const checkConfirmation = z.object({
  decision: z.literal('confirm'),
  sameName: z.literal(true, { error: () => backOfficeMessages.compareFirst }),
  sameState: z.literal(true, { error: () => backOfficeMessages.compareFirst }),
  note: optionalText(limits.checks.note),
  version,
});
/** Why a number does not count. */
export const checkRefusal = z.object({ decision: z.literal('refuse'), reason, version });
/** Why what stands is taken back. */
export const checkEnd = z.object({ decision: z.literal('end'), reason });
export const checkDecision = z.discriminatedUnion('decision', [checkConfirmation, checkRefusal, checkEnd], {
  error: () => messages.invalidRequest,
});
export type CheckDecision = z.infer<typeof checkDecision>;

/** That somebody of the team was at the address, or that the code of a letter came back from there. */
export const addressCheck = z.object({
  way: z.enum(ADDRESS_WAYS, { error: () => backOfficeMessages.wayRequired }),
  checkedOn: z.iso.date({ error: () => backOfficeMessages.checkDateRequired }),
  note: optionalText(limits.checks.note),
});
export type AddressCheck = z.infer<typeof addressCheck>;
