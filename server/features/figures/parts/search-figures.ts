import type { Kysely } from 'kysely';
import type { DB } from '#server/db/types.ts';
import { findClosedUntil } from '#server/features/figures/queries/closing.ts';
import { type ReadSpan, selectSearches, selectServiceSearches } from '#server/features/figures/queries/searches.ts';
import type { Span } from '#server/features/figures/span.ts';
import { placeNamesOf } from '#server/features/places/place-names.ts';
import type { Figures } from '#shared/schemas/figures.ts';

/** Before all days: nothing is read from the sums of months. */
export const NO_MONTHS = '0001-01-01';

/** How searches of a span are read: those of days stand by day alone. */
export async function readSearchSpan(db: Kysely<DB>, span: Span): Promise<ReadSpan> {
  const isOfMonths = span.of === 'month' || span.of === 'year';
  return { ...span, closedUntil: isOfMonths ? await findClosedUntil(db) : NO_MONTHS };
}

export async function listSearchedServices(db: Kysely<DB>, span: ReadSpan, most: number): Promise<Figures['searches']['services']> {
  const rows = await selectServiceSearches(db, 'service', span, most);
  return rows.map(({ service, now, before }) => ({ service, now, before }));
}

export async function listSearchedCities(db: Kysely<DB>, span: ReadSpan, most: number): Promise<Figures['searches']['cities']> {
  const rows = await selectSearches(db, 'city', span, most);
  return rows.map(({ name: city, now, before }) => ({ city, ...placeNamesOf({ city }), now, before }));
}

export async function listSearchedServiceCities(
  db: Kysely<DB>,
  span: ReadSpan,
  most: number,
): Promise<Figures['searches']['serviceCities']> {
  const rows = await selectServiceSearches(db, 'service_in_city', span, most);
  return rows.map(({ city, ...row }) => ({ ...row, city, ...placeNamesOf({ city }) }));
}

export async function listSearchedInVain(db: Kysely<DB>, span: ReadSpan, most: number): Promise<Figures['searches']['nothingFound']> {
  const rows = await selectSearches(db, 'nothing_found', span, most);
  return rows.map(({ name: words, now, before }) => ({ words, now, before }));
}
