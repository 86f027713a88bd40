import type { Kysely } from 'kysely';
import type { DB } from '#server/db/types.ts';
import { NO_MONTHS } from '#server/features/figures/parts/search-figures.ts';
import { findClosedUntil } from '#server/features/figures/queries/closing.ts';
import { type AnsweringRow, selectAnswering, selectUnanswered } from '#server/features/figures/queries/enquiries.ts';
import type { ReadSpan } from '#server/features/figures/queries/searches.ts';
import type { Span } from '#server/features/figures/span.ts';
import { placeNamesOf } from '#server/features/places/place-names.ts';
import type { Answering, Figures, Unanswered } from '#shared/schemas/figures.ts';

/** How enquiries of a span are read: years alone from the sums of their months. */
export async function readEnquirySpan(db: Kysely<DB>, span: Span): Promise<ReadSpan> {
  return { ...span, closedUntil: span.of === 'year' ? await findClosedUntil(db) : NO_MONTHS };
}

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
