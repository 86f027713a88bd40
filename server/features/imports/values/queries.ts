import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import type { DB } from '#server/db/types.ts';
import type { TakenColumn } from '#shared/schemas/imports.ts';

/** What a row has in a column: a row with errors is kept in its cells, a new business whole. */
const written = (column: TakenColumn) =>
  sql<string>`case outcome when 'error' then business -> 'cells' else business end ->> ${column}::text`;

/** Rows of which a remark tells of the column, and none of the row as a whole; those with an unknown city, which is no error, are new. */
const remarked = (column: TakenColumn) =>
  sql<boolean>`outcome in ('error', 'new') and errors @> ${JSON.stringify([{ column }])}::jsonb and not errors @> '[{"column": null}]'`;

/** Cells that differ in blanks and the size of letters alone are one. */
const folded = (text: RawBuilder<unknown>) => sql`lower(regexp_replace(btrim(${text}), '\\s+', ' ', 'g'))`;

/** What stands in a column of rows with a remark on it, and in how many, the most frequent first. */
export async function selectRemarked(db: Kysely<DB>, importId: string, column: TakenColumn, most: number) {
  const { rows } = await sql<{ written: string; n: number }>`
    select min(value) as written, count(*)::int as n
    from import_rows, lateral (select ${written(column)} as value) as cell
    where import_id = ${importId} and ${remarked(column)} and value <> ''
    group by ${folded(sql`value`)} order by n desc, written limit ${most}`.execute(db);
  return rows;
}

/** Keeps what `selectRemarked` found of an import, until its rows are checked again. */
export async function keepUnknown(db: Kysely<DB>, importId: string, found: object[]): Promise<void> {
  await db
    .updateTable('imports')
    .set({ unknown: JSON.stringify(found) })
    .where('import_id', '=', importId)
    .where('status', '=', 'checked')
    .execute();
}

/** Whether any row has a value in a column and a remark on it. */
export async function hasRemarked(db: Kysely<DB>, importId: string, { column, value }: { column: TakenColumn; value: string }) {
  const { rows } = await sql`select from import_rows where import_id = ${importId} and ${remarked(column)}
      and ${folded(written(column))} = ${folded(sql`${value}::text`)} limit 1`.execute(db);
  return rows.length > 0;
}

export interface RemarkedRow {
  line: number;
  outcome: string;
  business: Record<string, unknown>;
}

/** Takes out the next rows after a line that have a value in a column and a remark on it. */
export async function takeRemarked(
  db: Transaction<DB>,
  importId: string,
  { column, value, after, most }: { column: TakenColumn; value: string; after: number; most: number },
): Promise<RemarkedRow[]> {
  const { rows } = await sql<RemarkedRow>`
    with found as materialized (
      select line from import_rows
      where import_id = ${importId} and line > ${after} and ${remarked(column)}
        and ${folded(written(column))} = ${folded(sql`${value}::text`)}
      order by line limit ${most}),
    gone as (
      delete from import_rows using found where import_id = ${importId} and import_rows.line = found.line
      returning import_rows.line, outcome, business)
    select * from gone order by line`.execute(db);
  return rows;
}
