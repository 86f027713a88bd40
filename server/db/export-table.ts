import type { Kysely } from 'kysely';
import type { DB } from '#server/db/types.ts';
import { countTable, type IdRange, walkTable } from '#server/db/walk-table.ts';

/** Some rows of a table that leaves as a file, by the names of its columns. */
export interface ExportedRows {
  rows: object[];
  /** How many rows of the list were looked at for them: of those that a filter leaves out, too. */
  lookedAt: number;
}

/** A list of the site as it leaves as a file: nothing of it is read before it is asked for, and no more than some hundred rows at a time. */
export interface ExportedTable {
  /** The names of its columns, in their order: the same in every language, as programs and imports read them. */
  columns: readonly string[];
  /** How many rows the list has, whatever the filter. */
  count(): Promise<number>;
  read(): AsyncIterable<ExportedRows>;
}

/** A list that is short enough to be read at once. */
export function exportAtOnce(columns: readonly string[], load: () => Promise<object[]>): ExportedTable {
  let loaded: Promise<object[]> | undefined;
  const rows = () => {
    loaded ??= load();
    return loaded;
  };
  return {
    columns,
    count: async () => (await rows()).length,
    async *read() {
      yield { rows: await rows(), lookedAt: (await rows()).length };
    },
  };
}

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
