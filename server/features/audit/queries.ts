import { type Insertable, type Kysely, sql } from 'kysely';
import type { AuditEntries, DB } from '#server/db/types.ts';

type Entry = Omit<Insertable<AuditEntries>, 'admin_id' | 'admin_email'>;

export async function insertAuditEntry(db: Kysely<DB>, adminId: string, entry: Entry) {
  await db
    .insertInto('audit_entries')
    .values({ ...entry, admin_id: adminId, admin_email: sql`(select email from admins where admin_id = ${adminId})` })
    .execute();
}
