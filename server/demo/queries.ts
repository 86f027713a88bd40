import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '#server/db/types.ts';

const rowsPerStatement = 1000;

/** Whether no business has ever been entered. */
export async function hasNoBusinesses(db: Kysely<DB>): Promise<boolean> {
  return (await db.selectFrom('businesses').select('business_id').limit(1).executeTakeFirst()) === undefined;
}

/** Inserts rows of the same columns, many to a statement: each statement has one parameter however many rows it brings. */
export async function insertRows(trx: Transaction<DB>, table: keyof DB, rows: readonly object[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = sql.join(Object.keys(first).map((column) => sql.ref(column)));
  for (let at = 0; at < rows.length; at += rowsPerStatement) {
    const json = JSON.stringify(rows.slice(at, at + rowsPerStatement));
    await sql`insert into ${sql.table(table)} (${columns})
      select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${json}::json)`.execute(trx);
  }
}

/** Empties the history of some prices, so that another can be entered. */
export async function forgetPastPrices(trx: Transaction<DB>, tickerIds: readonly string[]): Promise<void> {
  await trx.deleteFrom('price_history').where('price_ticker_id', 'in', tickerIds).execute();
}
