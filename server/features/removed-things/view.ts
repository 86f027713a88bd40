import type { selectThings } from '#server/features/removed-things/queries.ts';
import { shownName } from '#server/features/sessions/data-subject.ts';
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
    until: keptUntil(removed_at),
  };
}

function textOf(kind: RemovedKind, own: Own): string {
  if (kind === 'review') return own.description ?? '';
  if (kind === 'blog') return own.short_description ?? '';
  if (kind === 'price_ticker') return `${showRupees(own.price ?? 0)} ${own.price_unit}, ${own.city}`;
  return own.link ?? '';
}

/** Until when something can be brought back. */
export function keptUntil(removedAt: Date): string {
  return new Date(removedAt.getTime() + limits.removedDays * 86_400_000).toISOString();
}
