import { type Expression, type ExpressionBuilder, type Insertable, type Kysely, type SqlBool, sql } from 'kysely';
import { isUuid } from '#server/base/uuid.ts';
import type { AuditEntries, DB } from '#server/db/types.ts';
import type { Author } from '#server/features/audit/author.ts';
import type { AuditFilter } from '#shared/schemas/audit.ts';

type Entry = Omit<Insertable<AuditEntries>, 'admin_id' | 'admin_email'>;

/** What the program of a key did stands under the key's id and its name then; no address begins so. An owner stands there under the business. */
export async function insertAuditEntries(db: Kysely<DB>, { adminId, keyId, ownerId }: Author, entries: Entry[]) {
  const name = ownerId
    ? sql<string>`'owner'`
    : keyId
      ? sql<string>`(select 'key: ' || name from api_keys where api_key_id = ${keyId})`
      : sql<string>`(select email from admins where admin_id = ${adminId})`;
  await db
    .insertInto('audit_entries')
    .values(entries.map((entry) => ({ ...entry, admin_id: (adminId ?? keyId ?? ownerId) as string, admin_email: name })))
    .execute();
}

/** Up to `limit` matching entries that are older than the entry `before`, newest first. */
export function selectEntries(db: Kysely<DB>, filter: AuditFilter, { before, limit }: { before: string | undefined; limit: number }) {
  return db
    .selectFrom('audit_entries')
    .select(['audit_entry_id', 'admin_email', 'action', 'subject_kind', 'subject_id', 'subject_name', 'changes', 'created_at'])
    .where(matches(filter))
    .$if(before !== undefined, (query) =>
      query.where(
        sql<SqlBool>`(created_at, audit_entry_id) <
          (select created_at, audit_entry_id from audit_entries where audit_entry_id = ${before})`,
      ),
    )
    .orderBy('created_at', 'desc')
    .orderBy('audit_entry_id', 'desc')
    .limit(limit)
    .execute();
}

function matches({ kind, admin, q, from, to }: AuditFilter) {
  return (eb: ExpressionBuilder<DB, 'audit_entries'>) => {
    const wanted: Expression<SqlBool>[] = [];
    if (kind) wanted.push(eb('subject_kind', '=', kind));
    if (admin) wanted.push(eb('admin_email', '=', admin));
    if (q) wanted.push(isUuid(q) ? eb('subject_id', '=', q) : sql<SqlBool>`audit_words(subject_name) @@ to_tsquery('simple', ${words(q)})`);
    if (from) wanted.push(sql<SqlBool>`created_at >= ${from}::date::timestamp at time zone 'Asia/Kolkata'`);
    if (to) wanted.push(sql<SqlBool>`created_at < (${to}::date + 1)::timestamp at time zone 'Asia/Kolkata'`);
    return eb.and(wanted);
  };
}

/** Every word of `text`, each one perhaps only begun. */
function words(text: string) {
  const found = text.split(/[^\p{Alphabetic}\p{Nd}]+/u).filter(Boolean);
  return found.map((word) => `${word}:*`).join(' & ');
}
