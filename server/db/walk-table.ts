import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { DB } from '#server/db/types.ts';

/** Ids of rows that lie together: below `before`, from `from` on. */
export interface IdRange {
  before: string;
  from: string;
}

const FIRST = '00000000-0000-0000-0000-000000000000';
const LAST = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/**
 * Goes through a whole table from the latest id to the first in ranges of so many rows. Each is found by the primary key in a statement of its
 * own: no transaction stays open, no matter how slowly the rows are taken, and a filter that leaves out nearly all makes no statement long.
 */
export async function* walkTable(db: Kysely<DB>, table: keyof DB, id: string, atOnce: number): AsyncGenerator<IdRange> {
  let before = LAST;
  for (;;) {
    const { rows } = await sql<{ id: string }>`select ${sql.ref(id)} as id from ${sql.table(table)}
      where ${sql.ref(id)} < ${before} order by ${sql.ref(id)} desc offset ${atOnce - 1} limit 1`.execute(db);
    const from = rows[0]?.id;
    yield { before, from: from ?? FIRST };
    if (from === undefined) return;
    before = from;
  }
}

/** The condition that a row lies in a range. */
export function inRange(id: string, { before, from }: IdRange): RawBuilder<SqlBool> {
  return sql<SqlBool>`${sql.ref(id)} < ${before}::uuid and ${sql.ref(id)} >= ${from}::uuid`;
}

/** How many rows a table has. */
export async function countTable(db: Kysely<DB>, table: keyof DB): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.table(table)}`.execute(db);
  return Number(rows[0]?.n ?? 0);
}
