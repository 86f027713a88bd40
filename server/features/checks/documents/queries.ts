import { type Insertable, type Kysely, sql, type Transaction } from 'kysely';
import type { CheckDocuments, DB } from '#server/db/types.ts';
import { limits } from '#shared/limits.ts';

/** The documents of checks, by the check's id; those that came first at the top. */
export async function selectDocumentsOf(db: Kysely<DB>, checkIds: readonly string[]) {
  const rows =
    checkIds.length === 0
      ? []
      : await db
          .selectFrom('check_documents')
          .select(['check_document_id', 'check_id', 'kind', 'name', 'type', 'bytes', 'created_at'])
          .where('check_id', 'in', checkIds)
          .orderBy('created_at')
          .orderBy('check_document_id')
          .execute();
  return Map.groupBy(rows, ({ check_id }) => check_id);
}

/** A check of a business, with how many documents it has. */
export function findOwnCheck(db: Kysely<DB>, { checkId, businessId }: { checkId: string; businessId: string }) {
  return db
    .selectFrom('checks')
    .select(['check_id', 'kind', 'checks.state'])
    .select(sql<number>`(select count(*)::int from check_documents where check_documents.check_id = checks.check_id)`.as('documents'))
    .where('check_id', '=', checkId)
    .where('business_id', '=', businessId)
    .executeTakeFirst();
}

export async function insertDocument(transaction: Transaction<DB>, document: Insertable<CheckDocuments>): Promise<void> {
  await transaction.insertInto('check_documents').values(document).execute();
}

/** What opening a document takes, with whose it is. */
export function findDocument(db: Kysely<DB>, documentId: string, businessId?: string) {
  return db
    .selectFrom('check_documents')
    .innerJoin('checks', 'checks.check_id', 'check_documents.check_id')
    .innerJoin('businesses', 'businesses.business_id', 'checks.business_id')
    .select(['check_document_id', 'check_documents.check_id', 'check_documents.kind', 'check_documents.name', 'type', 'bytes'])
    .select(['sealed_key', 'sealed_by', 'checks.kind as check_kind', 'businesses.name as business_name'])
    .where('check_document_id', '=', documentId)
    .$if(businessId !== undefined, (query) => query.where('checks.business_id', '=', businessId ?? ''))
    .executeTakeFirst();
}

/** Removes a document of a business. @returns whether there was one. */
export async function deleteOwnDocument(db: Kysely<DB>, documentId: string, businessId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('check_documents')
    .where('check_document_id', '=', documentId)
    .where('check_id', 'in', (eb) => eb.selectFrom('checks').select('check_id').where('business_id', '=', businessId))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Removes all documents of a business. */
export async function deleteDocumentsOf(transaction: Transaction<DB>, businessId: string): Promise<void> {
  await transaction
    .deleteFrom('check_documents')
    .where('check_id', 'in', (eb) => eb.selectFrom('checks').select('check_id').where('business_id', '=', businessId))
    .execute();
}

/** Removes those whose time is over since the decision. */
export async function deleteOver(db: Kysely<DB>): Promise<void> {
  await sql`
    delete from check_documents using checks where checks.check_id = check_documents.check_id
      and checks.decided_at < now() - make_interval(days => ${limits.documents.days})`.execute(db);
}

/** Some of those whose files are to go. */
export async function selectRemoved(db: Kysely<DB>, most: number): Promise<string[]> {
  const rows = await db.selectFrom('removed_documents').select('check_document_id').orderBy('removed_at').limit(most).execute();
  return rows.map(({ check_document_id }) => check_document_id);
}

/** Notes that the file of one has gone. */
export async function forgetRemoved(db: Kysely<DB>, documentId: string): Promise<void> {
  await db.deleteFrom('removed_documents').where('check_document_id', '=', documentId).execute();
}
