import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { sql, type Transaction } from 'kysely';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { DumpedTable, SequencePosition } from '#server/backup/dump-tables.ts';
import type { DB } from '#server/db/types.ts';

/** A table and how many rows it must have. */
type LoadedTable = DumpedTable & { rows: number };

/** The rows that were read back are not those that were written. */
export class WrongRowCount extends Error {}

/** Opens the rows of a table as `readRows` gave them. */
type OpenRows<Table> = (table: Table) => Readable;

/** Whether the database has no tables, sequences or views of anybody's but an extension's. */
export async function isEmpty(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ full: boolean }>(`
    select exists (
      select from pg_class where relnamespace = any(array[to_regnamespace(current_schema()), to_regnamespace('pgboss')])
        and relkind in ('r', 'p', 'v', 'm', 'S', 'f')
        and not exists (select from pg_depend where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype = 'e')
    ) as full`);
  return !rows[0]?.full;
}

/**
 * Fills the tables that the migrations have just made with the rows of a backup, in the same transaction. No trigger runs: what they
 * would write is among the rows. Foreign keys are made anew and check every row; indexes are built at the end, in a fraction of the time.
 * @throws WrongRowCount, or what the database says.
 */
export async function loadTables<Table extends LoadedTable>(
  client: pg.Client,
  transaction: Transaction<DB>,
  { tables, sequences }: { tables: Table[]; sequences: SequencePosition[] },
  open: OpenRows<Table>,
): Promise<void> {
  await sql`set local maintenance_work_mem = '256MB'`.execute(transaction);
  const foreignKeys = await takeOff(transaction, FOREIGN_KEYS);
  const triggers = await takeOff(transaction, TRIGGERS);
  const indexes = await takeOff(transaction, INDEXES);
  const names = tables.map(({ name }) => name).join(', ');
  // Migrations wrote rows of their own. A table emptied here may be loaded frozen: nothing has to be vacuumed afterwards.
  await sql.raw(`truncate ${names}`).execute(transaction);
  for (const table of tables) await writeRows(client, table, open(table), 'with (freeze)');
  for (const { name, lastValue } of sequences) {
    await sql`select setval(${name}::text::regclass, ${lastValue}::bigint)`.execute(transaction);
  }
  for (const statement of [...indexes, ...triggers, ...foreignKeys]) await sql.raw(statement).execute(transaction);
}

/**
 * Makes the queues' tables, as part of the transaction that the connection is in.
 * @param statements what made them in the database that was backed up: a transaction of its own, with limits that only suit it.
 */
export async function makeQueues(client: pg.Client, statements: string): Promise<void> {
  await client.query(statements.replace(/^\s*BEGIN;/, '').replace(/COMMIT;\s*$/, ''));
  await client.query('set local lock_timeout = 0; set local idle_in_transaction_session_timeout = 0');
}

/** Fills the queues' tables. What a worker was doing is given back, for that worker is not there. */
export async function loadQueues<Table extends LoadedTable>(
  client: pg.Client,
  transaction: Transaction<DB>,
  tables: Table[],
  open: OpenRows<Table>,
): Promise<void> {
  for (const table of tables) await writeRows(client, table, open(table));
  await sql`update pgboss.job set state = 'retry', start_after = now(), started_on = null, heartbeat_on = null
    where state = 'active'`.execute(transaction);
}

/** For each thing that slows the loading down: what takes it off, and what puts it back as it was. */
const FOREIGN_KEYS = `
  select format('alter table %s drop constraint %I', conrelid::regclass, conname) as off,
    format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as back
  from pg_constraint where contype = 'f' and conparentid = 0 and connamespace = current_schema()::regnamespace`;
const TRIGGERS = `
  select format('alter table %s disable trigger %I', tgrelid::regclass, tgname) as off,
    format('alter table %s enable trigger %I', tgrelid::regclass, tgname) as back
  from pg_trigger join pg_class on pg_class.oid = tgrelid
  where not tgisinternal and tgenabled = 'O' and relkind = 'r' and relnamespace = current_schema()::regnamespace`;
const INDEXES = `
  select format('drop index %s', indexrelid::regclass) as off, pg_get_indexdef(indexrelid) as back
  from pg_index join pg_class on pg_class.oid = indrelid
  where relkind = 'r' and relnamespace = current_schema()::regnamespace
    and relname not like 'kysely%' and not exists (select from pg_constraint where conindid = indexrelid)`;

/** @returns the statements that put it back. */
async function takeOff(transaction: Transaction<DB>, list: string): Promise<string[]> {
  const { rows } = await sql.raw<{ off: string; back: string }>(list).execute(transaction);
  for (const { off } of rows) await sql.raw(off).execute(transaction);
  return rows.map(({ back }) => back);
}

async function writeRows(client: pg.Client, { name, columns, rows }: LoadedTable, source: Readable, how = '') {
  const target = client.query(copyFrom(`copy ${name} (${columns.join(', ')}) from stdin ${how}`));
  await pipeline(source, target);
  if (target.rowCount !== rows) throw new WrongRowCount(`${name} has ${target.rowCount} rows instead of ${rows}`);
}
