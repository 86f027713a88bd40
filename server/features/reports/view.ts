import { placeNamesOf } from '#server/features/places/place-names.ts';
import type { lockReport } from '#server/features/reports/queries.ts';
import type { Report } from '#shared/schemas/reports.ts';

type ReportRow = NonNullable<Awaited<ReturnType<typeof lockReport>>>;

/** A report for the admin, and for nobody else. */
export function presentReport(row: ReportRow): Report {
  return {
    _id: row.report_id,
    kind: row.kind as Report['kind'],
    reason: row.reason as Report['reason'],
    message: row.message,
    status: row.status as Report['status'],
    outcome: row.outcome,
    createdAt: row.created_at.toISOString(),
    decidedAt: row.decided_at?.toISOString() ?? null,
    business: {
      _id: row.business_id,
      name: row.business_name,
      city: row.city,
      ...placeNamesOf(row),
      status: row.business_status as Report['business']['status'],
    },
    review: presentReview(row),
    reporter: presentReporter(row),
    version: row.version,
  };
}

function presentReview({ review_id, review_name, rating, review_description }: ReportRow): Report['review'] {
  if (review_id === null) return null;
  return { _id: review_id, name: review_name ?? '', rating: rating ?? 0, description: review_description ?? '' };
}

function presentReporter({ user_name, reporter_name }: ReportRow): Report['reporter'] {
  if (user_name !== null) return { kind: 'user', name: user_name };
  return reporter_name === null ? null : { kind: 'contractor', name: reporter_name };
}
