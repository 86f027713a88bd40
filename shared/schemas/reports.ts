import * as z from 'zod/mini';
import { limits } from '#shared/limits.ts';
import { type ReportReason, reportReasons } from '#shared/report-reasons.ts';
import { successView } from '#shared/schemas/answers.ts';
import { honeypot } from '#shared/schemas/contact.ts';
import { pagingQuery } from '#shared/schemas/paging.ts';
import { placeNamesView } from '#shared/schemas/places.ts';
import { queryText, requiredText } from '#shared/schemas/text.ts';
import { formMessages as messages } from '#shared/texts.ts';

export const reportReason = z.enum([...reportReasons.business, 'fake'] satisfies ReportReason[], { error: () => messages.chooseReason });

/** 'wrong number' is as good as 'wrong_number'. */
const reasonText = z.pipe(
  z.string({ error: () => messages.chooseReason }).check(z.overwrite((text) => text.trim().replaceAll(' ', '_'))),
  reportReason,
);

const id = z.optional(z.string({ error: () => messages.invalidRequest }));

/** A report of a business, or of a review, for a reason that fits it. */
export const reportInput = z
  .object({
    business: id,
    review: id,
    reason: reasonText,
    message: z._default(
      queryText(limits.reportText, () => messages.tooLong),
      '',
    ),
    website: honeypot,
  })
  .check(
    z.refine(({ business, review }) => (business === undefined) !== (review === undefined), { error: () => messages.reportOneThing }),
    z.refine(
      ({ review, reason }) => (reportReasons[review === undefined ? 'business' : 'review'] as readonly ReportReason[]).includes(reason),
      {
        path: ['reason'],
        error: () => messages.chooseReason,
      },
    ),
  );
export type ReportInput = z.infer<typeof reportInput>;

const reportKind = z.enum(['business', 'review']);

export const reportStatus = z.enum(['open', 'upheld', 'dismissed'], { error: () => messages.unknownReportStatus });
export type ReportStatus = z.infer<typeof reportStatus>;

/** A report as the back office reads it. */
export const reportView = z.object({
  _id: z.string(),
  kind: reportKind,
  reason: reportReason,
  message: z.string(),
  status: reportStatus,
  outcome: z.string(),
  createdAt: z.string(),
  decidedAt: z.nullable(z.string()),
  /** The business in question, or the one whose review is. */
  business: z.object({
    _id: z.string(),
    name: z.string(),
    city: z.string(),
    placeNames: z.optional(placeNamesView),
    status: z.enum(['pending', 'approved', 'rejected']),
  }),
  /** The review in question as it is now; none when it has gone. */
  review: z.nullable(z.object({ _id: z.string(), name: z.string(), rating: z.number(), description: z.string() })),
  /** Who reports, when they were signed in and are still there. */
  reporter: z.nullable(z.object({ kind: z.enum(['user', 'contractor']), name: z.string() })),
  version: z.int(),
});
export type Report = z.infer<typeof reportView>;

const filter = { status: z.optional(reportStatus) };
export const reportsQuery = z.object({ ...filter, ...pagingQuery() });

export const reportsView = z.object({
  reports: z.array(reportView),
  totalReports: z.int(),
  totalPages: z.int(),
  currentPage: z.int(),
  /** How many there are of each status, whatever the filter. */
  counts: z.object({ open: z.int(), upheld: z.int(), dismissed: z.int() }),
});
export type ReportPage = z.infer<typeof reportsView>;
export const reportsAnswer = successView(reportsView.shape);

/** What was found out of a report. `version`: of the report that was looked at. */
export const reportDecision = z.object({
  status: z.enum(['upheld', 'dismissed'], { error: () => messages.unknownDecision }),
  outcome: requiredText(() => messages.outcomeRequired, limits.reportText),
  version: z.optional(z.int()),
});
export type ReportDecision = z.infer<typeof reportDecision>;
export const reportAnswer = successView({ message: z.string(), report: reportView });
