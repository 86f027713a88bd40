import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { DB, ImportSources } from '#server/db/types.ts';
import type { KeptRemark } from '#server/features/imports/remarks.ts';
import type { SourceResult, SourceWrites } from '#shared/schemas/import-sources.ts';
import type { FileColumn } from '#shared/schemas/imports.ts';

export type Source = Selectable<ImportSources>;

/** A fetch is over by then, or its process is gone. */
const CLAIMED_UNTIL = sql<Date>`now() + interval '10 minutes'`;

/** When the clocks of India show so many minutes after midnight next. */
const nextAt = (minute: number) => sql<Date>`(
  select case when today > now() then today else today + interval '1 day' end
  from (select ((now() at time zone 'Asia/Kolkata')::date + make_interval(mins => ${minute}::int)) at time zone 'Asia/Kolkata' as today) as clock)`;

interface NewSource {
  url: string;
  atMinute: number;
  writes: SourceWrites;
  adminId: string;
}

export function insertSource(db: Kysely<DB>, { url, atMinute, writes, adminId }: NewSource): Promise<Source> {
  return db
    .insertInto('import_sources')
    .values({ url, at_minute: atMinute, writes, made_by: adminId, next_at: nextAt(atMinute) })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export function selectSources(db: Kysely<DB>): Promise<Source[]> {
  return db.selectFrom('import_sources').selectAll().orderBy('created_at').orderBy('import_source_id').execute();
}

export async function countSources(db: Kysely<DB>): Promise<number> {
  const { n } = await db.selectFrom('import_sources').select(sql<number>`count(*)::int`.as('n')).executeTakeFirstOrThrow();
  return n;
}

/** Those that add sources do it one after the other, until the transaction ends. */
export async function lockSources(transaction: Transaction<DB>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('import_sources', 0))`.execute(transaction);
}

export function findSource(db: Kysely<DB>, sourceId: string): Promise<Source | undefined> {
  return db.selectFrom('import_sources').selectAll().where('import_source_id', '=', sourceId).executeTakeFirst();
}

/** The admin in whose name a source is fetched, as long as they are one. */
export async function findAdmin(db: Kysely<DB>, adminId: string | null): Promise<string | undefined> {
  const found = db.selectFrom('admins').select('admin_id').where('admin_id', '=', adminId).where('role', '=', 'admin');
  return (await found.executeTakeFirst())?.admin_id;
}

/** A source, which nobody else can change until the transaction ends. */
export function lockSource(db: Transaction<DB>, sourceId: string): Promise<Source | undefined> {
  return db.selectFrom('import_sources').selectAll().where('import_source_id', '=', sourceId).forUpdate().executeTakeFirst();
}

/** Switches a source on or off; one that is on goes on in the name of whoever said so. */
export function setOn(db: Kysely<DB>, source: Source, isOn: boolean, adminId: string): Promise<Source> {
  return db
    .updateTable('import_sources')
    .set({ is_on: isOn, ...(isOn ? { made_by: adminId, next_at: nextAt(source.at_minute) } : {}) })
    .where('import_source_id', '=', source.import_source_id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function deleteSource(db: Kysely<DB>, sourceId: string): Promise<void> {
  await db.deleteFrom('import_sources').where('import_source_id', '=', sourceId).execute();
}

/** Sources that are due; each is due again on the next day. */
export async function takeDue(db: Transaction<DB>): Promise<string[]> {
  const due = await db
    .selectFrom('import_sources')
    .select(['import_source_id', 'at_minute'])
    .where('is_on', '=', true)
    .where('next_at', '<=', sql<Date>`now()`)
    .forUpdate()
    .skipLocked()
    .execute();
  for (const { import_source_id: id, at_minute: minute } of due) {
    await db
      .updateTable('import_sources')
      .set({ next_at: nextAt(minute) })
      .where('import_source_id', '=', id)
      .execute();
  }
  return due.map(({ import_source_id }) => import_source_id);
}

/** Takes a source for this process alone; nothing while another fetches it, or its last file is still being checked. */
export function claimSource(db: Kysely<DB>, sourceId: string): Promise<Source | undefined> {
  return db
    .updateTable('import_sources')
    .set({ claimed_until: CLAIMED_UNTIL })
    .where('import_source_id', '=', sourceId)
    .where(sql<boolean>`coalesce(claimed_until <= now(), true)`)
    .where(({ or, eb }) => or([eb('result', 'is', null), eb('result', '<>', 'checking')]))
    .returningAll()
    .executeTakeFirst();
}

/** Sources whose file a job was checking, and is over. */
export function selectSettled(db: Kysely<DB>): Promise<Source[]> {
  return db
    .selectFrom('import_sources')
    .leftJoin('imports', 'imports.import_id', 'import_sources.import_id')
    .selectAll('import_sources')
    .where('result', '=', 'checking')
    .where(sql<boolean>`coalesce(claimed_until <= now(), true)`)
    .where(({ or, eb }) => or([eb('imports.status', 'is', null), eb('imports.status', '<>', 'checking')]))
    .execute();
}

interface Fetched {
  result: SourceResult;
  /** Whether whoever fetched it goes on with what was found. */
  keepsClaim?: boolean;
  fault?: KeptRemark;
  /** Of a file that was checked: what it was, to be known again. */
  known?: { etag: string | null; last_modified: string | null; content_hash?: string };
  importId?: string;
  columns?: Record<string, FileColumn | ''>;
}

/** Notes how a fetch went. @returns what is kept of it, and whether it fails and did not before. */
export async function noteFetched(
  db: Kysely<DB>,
  sourceId: string,
  { result, keepsClaim = false, fault, known, importId, columns }: Fetched,
) {
  const isFailing = result === 'failed';
  const { rows } = await sql<Pick<Source, 'fault' | 'import_id'> & { failed_before: boolean }>`
    update import_sources set result = ${result}, fault = ${fault ? JSON.stringify(fault) : null}::jsonb, fetched_at = now(), claimed_until = case when ${keepsClaim} then claimed_until end,
      failing_since = case when ${isFailing} then coalesce(import_sources.failing_since, now())
        when ${result} = 'checking' then import_sources.failing_since end,
      etag = case when ${known !== undefined} then ${known?.etag ?? null} else etag end,
      last_modified = case when ${known !== undefined} then ${known?.last_modified ?? null} else last_modified end,
      content_hash = coalesce(${known?.content_hash ?? null}, content_hash),
      import_id = coalesce(${importId ?? null}::uuid, import_id),
      columns = coalesce(${columns ? JSON.stringify(columns) : null}::jsonb, columns)
    from (select failing_since from import_sources where import_source_id = ${sourceId} for update) as earlier
    where import_source_id = ${sourceId} returning fault, import_id, earlier.failing_since is not null as failed_before`.execute(db);
  const { fault: kept = null, import_id = null, failed_before } = rows[0] ?? {};
  return { fault: kept, import_id, beginsToFail: isFailing && failed_before === false };
}

/** What a file was is forgotten where nothing came of it: the next time it is checked again. */
export async function forgetKnown(db: Kysely<DB>, sourceId: string): Promise<void> {
  await db
    .updateTable('import_sources')
    .set({ etag: null, last_modified: null, content_hash: null })
    .where('import_source_id', '=', sourceId)
    .execute();
}

export async function setSourceOf(db: Kysely<DB>, importId: string, sourceId: string): Promise<void> {
  await db.updateTable('imports').set({ import_source_id: sourceId }).where('import_id', '=', importId).execute();
}

/** How many rows the last file had that was imported from a source. */
export async function findRowsBefore(db: Kysely<DB>, sourceId: string, importId: string): Promise<number | undefined> {
  const found = await db
    .selectFrom('imports')
    .select('row_count')
    .where('import_source_id', '=', sourceId)
    .where('import_id', '<>', importId)
    .where('status', 'in', ['importing', 'done', 'failed', 'stopped'])
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return found?.row_count;
}

/** Whether any row would add a business that the next file could not name. */
export async function hasRowsWithoutKey(db: Kysely<DB>, importId: string): Promise<boolean> {
  const { rows } = await sql`select from import_rows
    where import_id = ${importId} and outcome = 'new' and business ->> 'externalKey' is null limit 1`.execute(db);
  return rows.length > 0;
}
