import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '#server/db/types.ts';

/** A column that refers to another table, as the database has it: what is added there later is kept and brought back without a line here. */
interface Reference {
  table: string;
  column: string;
  target: string;
  target_column: string;
  /** Of both columns, in PostgreSQL's words. */
  type: string;
  /** What becomes of the row when what it refers to goes: it goes too, or loses the reference. */
  on_delete: 'goes' | 'stays';
}

/** Where rows name what goes. */
type Referring = Pick<Reference, 'table' | 'column' | 'type'>;

const arrayOf = ({ type }: Referring) => sql.raw(`${type}[]`);

async function selectReferences(db: Kysely<DB>, of: { table: string } | { target: string }): Promise<Reference[]> {
  const { rows } = await sql<Reference>`
    select source.relname as "table", own.attname as "column", target.relname as target, other.attname as target_column,
      format_type(own.atttypid, null) as type, case confdeltype when 'c' then 'goes' else 'stays' end as on_delete
    from pg_constraint
      join pg_class source on source.oid = conrelid
      join pg_class target on target.oid = confrelid
      join pg_attribute own on own.attrelid = conrelid and own.attnum = conkey[1]
      join pg_attribute other on other.attrelid = confrelid and other.attnum = confkey[1]
    where contype = 'f' and confdeltype in ('c', 'n')
      and ${'table' in of ? sql`source.oid = ${of.table}::regclass` : sql`target.oid = ${of.target}::regclass`}
    order by source.relname, own.attname`.execute(db);
  return rows;
}

/** Rows of a table that are kept for a thing: those that went with it, and not those that stayed without the reference. */
const keptOf = (keptId: string, table: string) =>
  sql`removed_rows.removed_thing_id = ${keptId} and removed_rows.table_name = ${table} and removed_rows.link is null
    and not removed_rows.is_trace`;

const nextPlace = (keptId: string) => sql<number>`(select coalesce(max(place), 0) from removed_rows where removed_thing_id = ${keptId})`;

/** Keeps a row with all that goes with it, down to the last, and what of other rows will be lost. Nobody can change them until it is deleted. */
export async function keepRows(db: Kysely<DB>, keptId: string, { table, key }: { table: string; key: string }, id: string): Promise<void> {
  await keepFrom(db, keptId, { table, column: key, type: 'uuid' }, [id]);
}

async function keepFrom(db: Kysely<DB>, keptId: string, at: Referring, keys: string[]): Promise<void> {
  const { rows } = await sql<{ row: Record<string, unknown> }>`
    insert into removed_rows (removed_thing_id, place, table_name, row)
    select ${keptId}::uuid, ${nextPlace(keptId)} + row_number() over (), ${at.table}::text, to_jsonb(gone)
    from (select * from ${sql.table(at.table)} where ${sql.ref(at.column)} = any(${keys}::${arrayOf(at)}) for update) gone
    returning row`.execute(db);
  if (rows.length === 0) return;
  for (const reference of await selectReferences(db, { target: at.table })) {
    const referred = rows.map(({ row }) => String(row[reference.target_column]));
    if (reference.on_delete === 'goes') await keepFrom(db, keptId, reference, referred);
    else await keepLinks(db, keptId, reference, referred);
  }
}

/** Keeps which rows refer to what goes, each by its primary key. */
async function keepLinks(db: Kysely<DB>, keptId: string, at: Referring, keys: string[]) {
  const { table, column } = at;
  const names = sql.join([...(await selectKeyColumns(db, table)), column].map((name) => sql.lit(name)));
  await sql`
    insert into removed_rows (removed_thing_id, place, table_name, row, link)
    select ${keptId}::uuid, ${nextPlace(keptId)} + row_number() over (), ${table}::text,
      (select jsonb_object_agg(key, value) from jsonb_each(to_jsonb(linked)) where key in (${names})), ${column}::text
    from (select * from ${sql.table(table)} where ${sql.ref(column)} = any(${keys}::${arrayOf(at)}) for update) linked`.execute(db);
}

async function selectKeyColumns(db: Kysely<DB>, table: string): Promise<string[]> {
  const { rows } = await sql<{ attname: string }>`
    select attname from pg_index join pg_attribute on attrelid = indrelid and attnum = any(indkey)
    where indisprimary and indrelid = ${table}::regclass`.execute(db);
  return rows.map(({ attname }) => attname);
}

/** The tables of a kept thing's rows, its own first. */
async function selectKeptTables(db: Kysely<DB>, keptId: string): Promise<string[]> {
  const { rows } = await sql<{ table_name: string }>`
    select table_name from removed_rows where removed_thing_id = ${keptId} and link is null and not is_trace
    group by table_name order by min(place)`.execute(db);
  return rows.map(({ table_name }) => table_name);
}

/**
 * Locks whatever the kept rows of a thing refer to, as far as it is there: none of it can go until the transaction ends. Before the thing
 * itself is locked, as whoever deletes an account takes both in this order.
 */
export async function lockReferred(db: Kysely<DB>, keptId: string): Promise<void> {
  for (const table of await selectKeptTables(db, keptId))
    for (const { column, target, target_column, type } of await selectReferences(db, { table }))
      await sql`
        select from ${sql.table(target)} where ${sql.ref(target_column)} in (
          select (row ->> ${column}::text)::${sql.raw(type)} from removed_rows where ${keptOf(keptId, table)})
        order by ${sql.ref(target_column)} for key share`.execute(db);
}

/**
 * Puts the kept rows of a thing back as they were. What refers to something that has gone meanwhile goes with it or loses that reference,
 * as it would have there; what somebody else has meanwhile, such as the former name of a service, stays theirs.
 * @returns whether the thing itself is back; it is not where it would have gone with something.
 * @throws the unique constraint's error where another has the thing's place.
 */
export async function putBackRows(db: Kysely<DB>, keptId: string): Promise<boolean> {
  const [own, ...others] = await selectKeptTables(db, keptId);
  if (own === undefined || (await putBackTable(db, keptId, own)) === 0) return false;
  await clearWritten(db, keptId, own);
  for (const table of others) await putBackTable(db, keptId, table, sql`on conflict do nothing`);
  await putBackLinks(db, keptId);
  await removeTraces(db, keptId);
  return true;
}

async function putBackTable(db: Kysely<DB>, keptId: string, table: string, onConflict: RawBuilder<unknown> = sql``): Promise<number> {
  const references = await selectReferences(db, { table });
  const isThere = ({ column, target, target_column }: Reference) =>
    sql`exists (select from ${sql.table(target)} there where there.${sql.ref(target_column)} = back.${sql.ref(column)})`;
  const columns = await selectStoredColumns(db, keptId, table);
  const values = columns.map((column) => {
    const reference = references.find((each) => each.column === column && each.on_delete === 'stays');
    return reference ? sql`case when ${isThere(reference)} then back.${sql.ref(column)} end` : sql`back.${sql.ref(column)}`;
  });
  const needed = references
    .filter(({ on_delete }) => on_delete === 'goes')
    .map((reference) => sql`(back.${sql.ref(reference.column)} is null or ${isThere(reference)})`);
  const { numAffectedRows } = await sql`
    insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
    select ${sql.join(values)}
    from removed_rows cross join lateral jsonb_populate_record(null::${sql.table(table)}, removed_rows.row) back
    where ${sql.join([keptOf(keptId, table), ...needed], sql` and `)}
    order by removed_rows.place ${onConflict}`.execute(db);
  return Number(numAffectedRows);
}

/** The columns that are both kept and still there: what was added since has its default. */
async function selectStoredColumns(db: Kysely<DB>, keptId: string, table: string): Promise<string[]> {
  const { rows } = await sql<{ attname: string }>`
    select attname from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''
      and attname in (select jsonb_object_keys(row) from removed_rows where ${keptOf(keptId, table)})
    order by attnum`.execute(db);
  return rows.map(({ attname }) => attname);
}

/** Takes away what triggers have written for the thing as for a new one: its own rows come back. */
async function clearWritten(db: Kysely<DB>, keptId: string, own: string) {
  for (const { table, column, target_column, type, on_delete } of await selectReferences(db, { target: own })) {
    if (on_delete !== 'goes') continue;
    await sql`
      delete from ${sql.table(table)} where ${sql.ref(column)} in (
        select (row ->> ${target_column}::text)::${sql.raw(type)} from removed_rows where ${keptOf(keptId, own)})`.execute(db);
  }
}

/** Lets rows that stayed refer to the thing again, unless they refer to another by now. */
async function putBackLinks(db: Kysely<DB>, keptId: string) {
  const { rows } = await sql<{ table_name: string; link: string }>`
    select distinct table_name, link from removed_rows where removed_thing_id = ${keptId} and link is not null`.execute(db);
  for (const { table_name: table, link } of rows) {
    const keys = await selectKeyColumns(db, table);
    const isSame = keys.map((key) => sql`stayed.${sql.ref(key)} = back.${sql.ref(key)}`);
    await sql`
      update ${sql.table(table)} stayed set ${sql.ref(link)} = back.${sql.ref(link)}
      from removed_rows cross join lateral jsonb_populate_record(null::${sql.table(table)}, removed_rows.row) back
      where removed_rows.removed_thing_id = ${keptId} and removed_rows.table_name = ${table} and removed_rows.link = ${link}
        and stayed.${sql.ref(link)} is null and ${sql.join(isSame, sql` and `)}`.execute(db);
  }
}

async function removeTraces(db: Kysely<DB>, keptId: string) {
  const { rows } = await sql<{ table_name: string }>`
    select distinct table_name from removed_rows where removed_thing_id = ${keptId} and is_trace`.execute(db);
  for (const { table_name: table } of rows) {
    const isIt = (await selectKeyColumns(db, table)).map((key) => sql`trace.${sql.ref(key)} = kept.${sql.ref(key)}`);
    await sql`
      delete from ${sql.table(table)} trace
      using removed_rows cross join lateral jsonb_populate_record(null::${sql.table(table)}, removed_rows.row) kept
      where removed_rows.removed_thing_id = ${keptId} and removed_rows.table_name = ${table} and removed_rows.is_trace
        and ${sql.join(isIt, sql` and `)}`.execute(db);
  }
}
