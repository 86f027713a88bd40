import { type Kysely, sql } from 'kysely';
import type { DB } from '#server/db/types.ts';
import type { ExportedList, ExportFilter, ExportFormat } from '#shared/schemas/exports.ts';

interface NewExport {
  adminId: string;
  list: ExportedList;
  format: ExportFormat;
  filter: ExportFilter;
  total: number;
}

export function insertExport(db: Kysely<DB>, { adminId, filter, ...values }: NewExport) {
  return db
    .insertInto('exports')
    .values({ ...values, admin_id: adminId, filter: JSON.stringify(filter) })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** A download of this admin's. */
export function findExport(db: Kysely<DB>, exportId: string, adminId: string) {
  return db.selectFrom('exports').selectAll().where('export_id', '=', exportId).where('admin_id', '=', adminId).executeTakeFirst();
}

/** Takes a download that waits, once, with what was searched for, which is forgotten. */
export async function takeExport(db: Kysely<DB>, exportId: string, adminId: string) {
  const { rows } = await sql<{ list: ExportedList; format: ExportFormat; filter: ExportFilter; total: number }>`
    update exports set state = 'writing', filter = '{}'
    from (select export_id, filter as asked from exports
      where export_id = ${exportId} and admin_id = ${adminId} and state = 'waiting' for update) as waiting
    where exports.export_id = waiting.export_id
    returning list, format, asked as filter, total`.execute(db);
  return rows[0];
}

/** Notes how far a download is. @returns whether it is to go on. */
export async function noteProgress(db: Kysely<DB>, exportId: string, { lookedAt, written }: { lookedAt: number; written: number }) {
  const row = await db
    .updateTable('exports')
    .set({ looked_at: sql`least(total, ${lookedAt}::int)`, written })
    .where('export_id', '=', exportId)
    .where('state', '=', 'writing')
    .returning('export_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Ends a download that waits or is being written. */
export async function endExport(db: Kysely<DB>, exportId: string, state: 'done' | 'stopped' | 'failed'): Promise<void> {
  await db.updateTable('exports').set({ state }).where('export_id', '=', exportId).where('state', 'in', ['waiting', 'writing']).execute();
}

export async function deleteOldExports(db: Kysely<DB>): Promise<void> {
  await db.deleteFrom('exports').where('created_at', '<', sql<Date>`now() - interval '1 day'`).execute();
}
