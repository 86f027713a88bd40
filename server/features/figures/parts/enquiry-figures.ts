import type { Kysely } from 'kysely';
import { indiaDay } from '#server/base/india-day.ts';
import type { DB } from '#server/db/types.ts';
import { NO_MONTHS } from '#server/features/figures/parts/search-figures.ts';
import { findClosedUntil } from '#server/features/figures/queries/closing.ts';
import { type AnsweringRow, selectAnswering, selectUnanswered } from '#server/features/figures/queries/enquiries.ts';
import type { ReadSpan } from '#server/features/figures/queries/searches.ts';
import type { Span } from '#server/features/figures/span.ts';
import { placeNamesOf } from '#server/features/places/place-names.ts';
import { firstDayOf, shiftPeriod } from '#shared/period.ts';
import { keptDays } from '#shared/retention.ts';
import type { Answering, Figures, Unanswered } from '#shared/schemas/figures.ts';

/** The last day of which enquiries may be gone by now, of those in which nothing was said since. */
const lastGoneDay = () => shiftPeriod(indiaDay(), -keptDays.enquiries);

/**
 * How enquiries of a span are read: years from the sums of their months, months from the rows as long as all of them are kept, days and weeks from
 * the rows alone.
 */
export async function readEnquirySpan(db: Kysely<DB>, span: Span): Promise<ReadSpan> {
  if (span.of === 'day' || span.of === 'week') return { ...span, closedUntil: NO_MONTHS };
  const closedUntil = await findClosedUntil(db);
  const keptSince = firstDayOf(shiftPeriod(lastGoneDay().slice(0, 7), 1));
  return { ...span, closedUntil: span.of === 'month' && keptSince < closedUntil ? keptSince : closedUntil };
}

/** Whether all enquiries of a span, and of the one before it, are kept still. */
export const hasEnquiries = ({ before }: Span): boolean => before > lastGoneDay();

/** How enquiries were answered, in all and by trade, the trades with the most first. */
export async function measureAnswering(db: Kysely<DB>, span: ReadSpan): Promise<Figures['enquiries']> {
  const rows = await selectAnswering(db, span);
  const of = (service: string | null) => {
    const [now, before] = [true, false].map((isNow) => rows.find((row) => row.service === service && row.is_now === isNow));
    return { now: presentAnswering(now), before: presentAnswering(before) };
  };
  const services = [...new Set(rows.flatMap(({ service }) => (service === null ? [] : [service])))].map((service) => ({
    service,
    ...of(service),
  }));
  services.sort(
    (one, other) => other.now.sent - one.now.sent || other.before.sent - one.before.sent || (one.service < other.service ? -1 : 1),
  );
  return { ...of(null), services };
}

function presentAnswering(row: AnsweringRow | undefined): Answering {
  return { sent: row?.sent ?? 0, answered: row?.answered ?? 0, medianMinutes: row?.median_minutes ?? null };
}

/** Public businesses with enquiries of the span that wait for too long, the most first. */
export async function listUnansweredBusinesses(db: Kysely<DB>, span: Span, most: number): Promise<Unanswered[]> {
  const rows = await selectUnanswered(db, span, most);
  return rows.map(({ business_id, name, service, city, state, now, before, last_answer_at }) => ({
    businessId: business_id,
    name,
    service,
    city,
    ...placeNamesOf({ city, state }),
    now,
    before,
    lastAnswerAt: last_answer_at?.toISOString() ?? null,
  }));
}
