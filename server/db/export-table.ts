import type { Kysely } from 'kysely';
import type { ExportedTable } from '#server/base/exported-table.ts';
import type { DB } from '#server/db/types.ts';
import { countTable, type IdRange, walkTable } from '#server/db/walk-table.ts';

/** Rows that are in memory at once; a few milliseconds' work between two looks at other requests. */
const AT_ONCE = 250;

interface Walked<Row> {
  table: keyof DB;
  /** Its primary key, of type uuid. */
  id: string;
  columns: readonly string[];
  /** The rows of a range that are wanted, the latest id first. */
  select: (range: IdRange) => Promise<Row[]>;
  /** A row as it leaves, by the names of the columns. */
  present: (row: Row) => object;
}

/** A table of any size as it leaves as a file, the latest rows first. */
export function exportWalked<Row>(db: Kysely<DB>, { table, id, columns, select, present }: Walked<Row>): ExportedTable {
  return {
    columns,
    count: () => countTable(db, table),
    async *read() {
      for await (const range of walkTable(db, table, id, AT_ONCE)) {
        yield { rows: (await select(range)).map(present), lookedAt: AT_ONCE };
      }
    },
  };
}
