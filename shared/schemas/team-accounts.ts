import * as z from 'zod/mini';
import { limits } from '#shared/limits.ts';
import { successView } from '#shared/schemas/answers.ts';
import { teamCheckView } from '#shared/schemas/checks.ts';
import { claimView } from '#shared/schemas/claims.ts';
import { commentStatus } from '#shared/schemas/comments.ts';
import { nomineeView } from '#shared/schemas/nominees.ts';
import { reportStatus, reportView } from '#shared/schemas/reports.ts';
import { reviewState } from '#shared/schemas/reviews.ts';
import { requiredText } from '#shared/schemas/text.ts';
import { backOfficeMessages, formMessages as messages } from '#shared/texts.ts';

/** Whose account the team looks at: a user's, or a business's owner's. */
export const accountKind = z.enum(['user', 'business'], { error: () => messages.invalidRequest });
export const accountPath = z.object({ kind: accountKind, id: z.string() });
export type AccountPath = z.infer<typeof accountPath>;

/** Why somebody is shut out, for the team alone. */
export const blockInput = z.object({ reason: requiredText(() => backOfficeMessages.blockReasonRequired, limits.blockReason) });

/** The account's name once more, so that nobody is erased for another. */
export const erasureInput = z.object({ name: requiredText(() => backOfficeMessages.otherName) });

export const accountFactsView = z.object({
  _id: z.string(),
  kind: accountKind,
  name: z.string(),
  email: z.nullable(z.string()),
  emailProven: z.boolean(),
  phoneNo: z.nullable(z.string()),
  phoneProven: z.boolean(),
  hasPassword: z.boolean(),
  plan: z.string(),
  language: z.string(),
  /** In how many browsers and apps it is signed in. */
  sessions: z.int(),
  createdAt: z.string(),
  /** `by`: the admin's address; none of one who is no admin any more. */
  block: z.nullable(z.object({ reason: z.string(), by: z.nullable(z.string()), at: z.string() })),
});
export type AccountFacts = z.infer<typeof accountFactsView>;

/** The latest of what an account has written, of `total`. */
const written = <Item extends z.core.$ZodShape>(item: Item) =>
  z.object({ total: z.int(), latest: z.array(z.object({ ...item, createdAt: z.string() })) });

const aboutBusiness = z.nullable(z.object({ _id: z.string(), name: z.string() }));

export const writtenView = z.object({
  reviews: written({ _id: z.string(), business: aboutBusiness, description: z.string(), rating: z.number(), state: reviewState }),
  /** To whom and for what: what was written to a business is between the two. */
  enquiries: written({ _id: z.string(), business: aboutBusiness, service: z.string(), place: z.string(), withheld: z.boolean() }),
  /** `path`: of the page under which it stands. */
  comments: written({ _id: z.string(), path: z.string(), title: z.string(), comment: z.string(), status: commentStatus }),
  reports: written({
    _id: z.string(),
    business: aboutBusiness,
    reason: reportView.shape.reason,
    message: z.string(),
    status: reportStatus,
  }),
});
export type Written = z.infer<typeof writtenView>;

export const teamAccountView = z.object({
  account: accountFactsView,
  written: writtenView,
  /** All that was ever checked of a business, the latest first; none of a user. */
  checks: z.array(teamCheckView),
  /** The businesses that it has asked the team for, the latest first. */
  claims: z.array(claimView),
  /** Whom they have named to act for them. */
  nominee: z.nullable(nomineeView),
});
export type TeamAccount = z.infer<typeof teamAccountView>;
export const teamAccountAnswer = successView(teamAccountView.shape);
