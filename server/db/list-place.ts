import { type Expression, type SqlBool, sql } from 'kysely';

/** Where a list goes on: after the row of this rank, moment and id. A row that comes, or goes, before it moves nothing. */
export interface ListPlace {
  /** What the list is ordered by first, smallest first; 0 where that is the moment. */
  rank: number;
  /** Microseconds since 1970. */
  moment: string;
  id: string;
}

/** The moment of a row as places have it. */
export const momentOf = (at: Expression<unknown>) => sql<string>`(extract(epoch from ${at}) * 1000000)::bigint::text`;

const timeOf = ({ moment }: ListPlace) => sql`(timestamptz 'epoch' + ${moment}::bigint * interval '1 microsecond')`;

/** Whether a row comes after a place, in a list of the latest first, then by id. */
export function isEarlier(place: ListPlace, row: Record<'at' | 'id', Expression<unknown>>) {
  const at = timeOf(place);
  return sql<SqlBool>`(${row.at} <= ${at} and (${row.at} < ${at} or ${row.id} > ${place.id}::uuid))`;
}

/** The same, in a list whose ids fall as its moments do. */
export function isBefore(place: ListPlace, row: Record<'at' | 'id', Expression<unknown>>) {
  return sql<SqlBool>`((${row.at}, ${row.id}) < (${timeOf(place)}, ${place.id}::uuid))`;
}

/** Where a page of a list begins: behind a place, or by its number. */
export function startOf({ page = 1, after, limit }: { page?: number | undefined; after?: string | undefined; limit: number }) {
  return after === undefined ? (page - 1) * limit : readPlace(after);
}

/** The same, in a list that is by rank first. */
export function isAfter(place: ListPlace, { rank, ...row }: Record<'rank' | 'at' | 'id', Expression<unknown>>) {
  return sql<SqlBool>`(${rank} > ${place.rank} or (${rank} = ${place.rank} and ${isEarlier(place, row)}))`;
}

/**
 * Where to go on after a page, as answers name it (shared/schemas/paging.ts).
 * @param rows of the page and, where there is one, the first one behind it.
 * @returns nothing behind the last row.
 */
export function nextOf<Row extends { rank?: number; moment: string }>(rows: Row[], limit: number, idOf: (row: Row) => string) {
  const last = rows[limit - 1];
  return last && rows.length > limit ? { next: `${last.rank ?? 0}_${last.moment}_${idOf(last)}` } : {};
}

/** @param place as `nextOf` has written it. */
export function readPlace(place: string): ListPlace {
  const [rank = '', moment = '', id = ''] = place.split('_');
  return { rank: Number(rank), moment, id };
}
