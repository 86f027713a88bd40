import * as z from 'zod/mini';
import { GRIEVANCE_ACTIONS, GRIEVANCE_KINDS } from '#shared/grievance-kinds.ts';
import { limits } from '#shared/limits.ts';
import { successView } from '#shared/schemas/answers.ts';
import { honeypot } from '#shared/schemas/contact.ts';
import { personNameText } from '#shared/schemas/name-text.ts';
import { pagingQuery } from '#shared/schemas/paging.ts';
import { emailText, queryText, requiredText } from '#shared/schemas/text.ts';
import { dataRequestsText, formMessages as messages } from '#shared/texts.ts';

const required = () => messages.allFieldsRequired;

export const grievanceKind = z.enum(GRIEVANCE_KINDS, { error: () => messages.chooseGrievanceKind });
export const grievanceAction = z.enum(GRIEVANCE_ACTIONS, { error: () => messages.chooseGrievanceAction });
export const grievanceStatus = z.enum(['open', 'decided'], { error: () => messages.unknownGrievanceStatus });
export type GrievanceStatus = z.infer<typeof grievanceStatus>;

/** A complaint to the Grievance Officer. `page`: an address of the site, or what it is about in words. */
export const grievanceInput = z.object({
  kind: grievanceKind,
  page: z._default(
    queryText(limits.shortText, () => messages.tooLong),
    '',
  ),
  message: requiredText(required, limits.longText),
  name: personNameText(required),
  email: emailText(required, () => messages.invalidEmail),
  website: honeypot,
});
export type GrievanceInput = z.infer<typeof grievanceInput>;

/** What who complains is told at once. */
export const grievanceReceived = successView({
  message: z.string(),
  number: z.int(),
  dueAt: z.string(),
  /** A request about data waits until the link that its address was mailed is used. */
  isToConfirm: z.optional(z.boolean()),
});

/** The token of the link that the address of a request was mailed. */
export const requestLink = z.object({ request: requiredText(() => dataRequestsText.deadLink, limits.shortText) });

export const grievanceView = z.object({
  _id: z.string(),
  number: z.int(),
  kind: grievanceKind,
  page: z.string(),
  message: z.string(),
  name: z.string(),
  email: z.string(),
  /** Whether it is known that who wrote it reads this address. */
  addressProven: z.boolean(),
  status: grievanceStatus,
  action: z.nullable(grievanceAction),
  outcome: z.string(),
  createdAt: z.string(),
  /** When it has to be decided at the latest. */
  dueAt: z.string(),
  decidedAt: z.nullable(z.string()),
  version: z.int(),
});
export type Grievance = z.infer<typeof grievanceView>;

export const grievancesQuery = z.object({ status: z.optional(grievanceStatus), ...pagingQuery() });
export const grievancesView = z.object({
  grievances: z.array(grievanceView),
  totalGrievances: z.int(),
  totalPages: z.int(),
  currentPage: z.int(),
  counts: z.object({ open: z.int(), decided: z.int() }),
});
export type GrievancePage = z.infer<typeof grievancesView>;
export const grievancesAnswer = successView(grievancesView.shape);

/** What was done and why, as who complained is told. `version`: of the complaint that was looked at. */
export const grievanceDecision = z.object({
  action: grievanceAction,
  outcome: requiredText(() => messages.outcomeRequired, limits.reportText),
  version: z.optional(z.int()),
});
export type GrievanceDecision = z.infer<typeof grievanceDecision>;

/** Another kind than its writer chose; its clock runs from when it came. */
export const grievanceFiling = z.object({ kind: grievanceKind, version: z.optional(z.int()) });
export type GrievanceFiling = z.infer<typeof grievanceFiling>;
export const grievanceAnswer = successView({ message: z.string(), grievance: grievanceView });
