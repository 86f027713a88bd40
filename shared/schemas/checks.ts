import * as z from 'zod/mini';
import { ADDRESS_WAYS, CHECK_ENDS, CHECK_KINDS, SENT_CHECKS } from '#shared/check-kinds.ts';
import { plainDigits } from '#shared/digits.ts';
import { limits } from '#shared/limits.ts';
import { successView } from '#shared/schemas/answers.ts';
import { checkDocumentView } from '#shared/schemas/documents.ts';
import { pagingQuery } from '#shared/schemas/paging.ts';
import { optionalText, valueText } from '#shared/schemas/text.ts';
import { backOfficeMessages, formMessages as messages } from '#shared/texts.ts';

export const checkKind = z.enum(CHECK_KINDS);
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
export const ownChecksAnswer = successView({
  checks: z.array(ownCheckView),
  /** Until which day the code of a letter to the address may be entered; null where none is on its way. */
  letterUntil: z.nullable(z.string()),
});

/** A check as the team sees it on the page of its business. */
export const teamCheckView = z.extend(ownCheckView, {
  way: z.nullable(z.enum(ADDRESS_WAYS)),
  note: z.string(),
  /** The admin's address; none of a code, a link, or one who is no admin any more. */
  by: z.nullable(z.string()),
});
export type TeamCheck = z.infer<typeof teamCheckView>;

/** What a register of GST, which is asked over HTTP, says of a number. */
export const registerAnswerView = z.object({
  /** 'none': it gives no name for the number, which is not the same as that there is none. 'failed': it is asked again. */
  state: z.enum(['asked', 'found', 'none', 'failed']),
  /** These four as the register writes them; empty where it does not say. */
  legalName: z.string(),
  tradeName: z.string(),
  status: z.string(),
  place: z.string(),
  answeredAt: z.nullable(z.string()),
});
export type RegisterAnswer = z.infer<typeof registerAnswerView>;

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
  /** Null where no register is asked. */
  register: z.nullable(registerAnswerView),
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

/** A letter to an address as it is to be printed, with its code, which is told this once. */
export const addressLetterView = z.object({ text: z.string(), endsOn: z.string() });
export type AddressLetter = z.infer<typeof addressLetterView>;
export const addressLetterAnswer = successView({ message: z.string(), letter: addressLetterView });

/** The code of a letter as it was typed: digits of either script, in groups or not. What is none is a wrong code like any other. */
export const letterCode = z.object({
  code: valueText(() => messages.letterCodeRequired, limits.letters.typed).check(
    z.overwrite((text) => plainDigits(text).replaceAll(/[\s\p{Pd}]/gu, '')),
  ),
});
export type LetterCode = z.infer<typeof letterCode>;
