import type { selectThings } from '#server/features/removed-things/queries.ts';
import { shownName } from '#server/features/sessions/data-subject.ts';
import { PRESERVED_DAYS } from '#shared/grievance-kinds.ts';
import { limits } from '#shared/limits.ts';
import { showRupees } from '#shared/rupees.ts';
import type { RemovedKind, RemovedThing } from '#shared/schemas/removed-things.ts';

type Row = Awaited<ReturnType<typeof selectThings>>[number];

/** What stands in the rows of the kinds that tells somebody which it is. */
type Own = Partial<Record<'description' | 'short_description' | 'link' | 'category' | 'name' | 'price_unit' | 'city', string>> & {
  price?: number;
  rating?: number;
};

/** What the team removed, with what it is known again by. */
export function presentRemoved({ kind, thing_id, name, pictures, removed_at, removed_by, row }: Row): RemovedThing {
  const own = row as Own;
  return {
    _id: thing_id,
    kind: kind as RemovedKind,
    name,
    text: textOf(kind as RemovedKind, own),
    writer: kind === 'review' ? shownName(own.name ?? '') : null,
    rating: own.rating ?? null,
    pictures: pictures.length,
    by: removed_by,
    removedAt: removed_at.toISOString(),
    until: returnsUntil(removed_at),
  };
}

function textOf(kind: RemovedKind, own: Own): string {
  if (kind === 'review') return own.description ?? '';
  if (kind === 'blog') return own.short_description ?? '';
  if (kind === 'price_ticker') return `${showRupees(own.price ?? 0)} ${own.price_unit}, ${own.city}`;
  return own.link ?? '';
}

const daysAfter = (moment: Date, days: number) => new Date(moment.getTime() + days * 86_400_000).toISOString();

/** Until when something can be brought back. */
export const returnsUntil = (removedAt: Date): string => daysAfter(removedAt, limits.removedDays);

/** Until when it is kept: reviews longer than they can be brought back. */
export const keptUntil = (removedAt: Date, kind: RemovedKind): string =>
  kind === 'review' ? daysAfter(removedAt, PRESERVED_DAYS) : returnsUntil(removedAt);
