import * as z from 'zod/mini';
import { limits } from '#shared/limits.ts';
import { successView } from '#shared/schemas/answers.ts';
import { checkDocumentView } from '#shared/schemas/documents.ts';
import { entryView } from '#shared/schemas/entry.ts';
import { pagingQuery } from '#shared/schemas/paging.ts';
import { phoneCode, phoneCodeRequest, phoneCodeSent } from '#shared/schemas/phone-codes.ts';
import { adult, remember } from '#shared/schemas/signing-in.ts';
import { emailText, requiredText } from '#shared/schemas/text.ts';
import { formMessages as messages } from '#shared/texts.ts';

export const claimWay = z.enum(['phone', 'mail', 'team']);
export type ClaimWay = z.infer<typeof claimWay>;

/** 'open' waits for its code, its link or the team; 'taken' gave the business; 'ended': somebody else had it first. */
export const claimState = z.enum(['open', 'taken', 'refused', 'ended', 'taken_back']);
export type ClaimState = z.infer<typeof claimState>;

/** What is said of a business to who claims it: its own number and address are masked. */
export interface ClaimedBusiness {
  _id: string;
  name: string;
  city: string;
  state: string;
  /** '98••••••10'; none where it has no mobile number of India. */
  phone: string | null;
  /** 's•••@example.in'; none without an address. */
  email: string | null;
  /** Any address of it will do; none where everybody may have one. */
  domain: string | null;
}

/** By which way the code is tried first. */
export const claimCodeRequest = z.pick(phoneCodeRequest, { by: true });
export const claimCodeSent = z.extend(phoneCodeSent, { claim: z.string(), phone: z.string() });
export type ClaimCodeSent = z.infer<typeof claimCodeSent>;

export const claimCode = z.extend(z.pick(phoneCode, { otp: true, remember: true }), {
  claim: z.string({ error: () => messages.invalidRequest }),
  adult,
});

/** An address of the business itself. */
export const claimMail = z.object({
  email: emailText(
    () => messages.emailRequired,
    () => messages.invalidEmail,
  ),
});

/** What makes the link of the mail. */
export const claimLink = z.object({ claim: z.string({ error: () => messages.invalidRequest }), adult, remember });

export const claimWords = z.object({ message: requiredText(() => messages.claimWordsRequired, limits.reportText) });

export const claimView = z.object({
  _id: z.string(),
  business: entryView,
  way: claimWay,
  state: claimState,
  /** Whose mailbox it is, of the ways 'mail' and 'team'; empty once it is forgotten. */
  email: z.string(),
  message: z.string(),
  documents: z.array(checkDocumentView),
  /** The team's, of one that it refused or took back. */
  reason: z.string(),
  createdAt: z.string(),
  decidedAt: z.nullable(z.string()),
  version: z.int(),
});
export type Claim = z.infer<typeof claimView>;

/** What somebody asks the team for with words, as they see it. */
export const ownClaimView = z.object({
  _id: z.string(),
  business: entryView,
  state: claimState,
  message: z.string(),
  documents: z.array(checkDocumentView),
  reason: z.string(),
  sentAt: z.string(),
  decidedAt: z.nullable(z.string()),
});
export type OwnClaim = z.infer<typeof ownClaimView>;
export const ownClaimsAnswer = successView({ claims: z.array(ownClaimView) });

export const claimShow = z.enum(['waiting', 'taken', 'others'], { error: () => messages.invalidRequest });
export type ClaimShow = z.infer<typeof claimShow>;
export const claimsQuery = z.object({ show: z._default(claimShow, 'waiting'), ...pagingQuery() });
export const claimsView = z.object({
  claims: z.array(claimView),
  totalPages: z.int(),
  currentPage: z.int(),
  counts: z.object({ waiting: z.int(), taken: z.int(), others: z.int() }),
});
export type ClaimPage = z.infer<typeof claimsView>;
export const claimsAnswer = successView(claimsView.shape);

const reason = requiredText(() => messages.reasonRequired, limits.reportText);
/** `version`: of the claim that was looked at. */
export const claimDecision = z.discriminatedUnion('decision', [
  z.object({ decision: z.literal('accept'), version: z.optional(z.int()) }),
  z.object({ decision: z.literal('refuse'), reason, version: z.optional(z.int()) }),
]);
export type ClaimDecision = z.infer<typeof claimDecision>;
export const claimRefusal = z.object({ reason });
export const claimTakeBack = z.object({ reason, version: z.optional(z.int()) });
export type ClaimTakeBack = z.infer<typeof claimTakeBack>;
