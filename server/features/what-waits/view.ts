import { placeNamesOf } from '#server/features/places/place-names.ts';
import type { QueuedRow } from '#server/features/what-waits/queries.ts';
import type { Queued } from '#shared/schemas/what-waits.ts';

/** Something that waits, for whoever of the team decides on it. */
export function presentQueued(row: QueuedRow): Queued {
  const { business_id, business_name, other_id, other_name, taker_id, taker_email } = row;
  const where = { city: row.city ?? '', state: row.state ?? '' };
  return {
    _id: row.id,
    kind: row.kind,
    what: row.what || null,
    name: row.name || null,
    business:
      business_id === null || business_name === null ? null : { _id: business_id, name: business_name, ...where, ...placeNamesOf(where) },
    other: other_id === null || other_name === null ? null : { _id: other_id, name: other_name },
    since: row.since.toISOString(),
    dueAt: row.due.toISOString(),
    taker: taker_id === null || taker_email === null ? null : { _id: taker_id, email: taker_email },
    place: row.place,
  };
}
