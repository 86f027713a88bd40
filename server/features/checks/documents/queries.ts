import { type Insertable, type Kysely, sql, type Transaction } from 'kysely';
import type { CheckDocuments, DB } from '#server/db/types.ts';
import type { PublicAccount } from '#server/features/sessions/session.ts';
import { limits } from '#shared/limits.ts';

/** Who has sent a document: a business to a number of its own, or an account to its claim. */
export type Sender = { of: 'check'; businessId: string } | { of: 'claim'; account: PublicAccount };

/** The documents of checks, or of claims, by the id of what each is of; those that came first at the top. */
export async function selectDocumentsOf(db: Kysely<DB>, holder: 'check_id' | 'claim_id', ids: readonly string[]) {
  const rows =
    ids.length === 0
      ? []
      : await db
          .selectFrom('check_documents')
          .select(['check_document_id', 'check_id', 'claim_id', 'kind', 'name', 'type', 'bytes', 'created_at'])
          .where(holder, 'in', ids)
          .orderBy('created_at')
          .orderBy('check_document_id')
          .execute();
  return Map.groupBy(rows, (row) => row[holder]);
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
export function findDocument(db: Kysely<DB>, documentId: string, sender?: Sender) {
  return db
    .selectFrom('check_documents')
    .leftJoin('checks', 'checks.check_id', 'check_documents.check_id')
    .leftJoin('claims', 'claims.claim_id', 'check_documents.claim_id')
    .innerJoin('businesses', (join) =>
      join.on('businesses.business_id', '=', sql<string>`coalesce(checks.business_id, claims.business_id)`),
    )
    .select(['check_document_id', 'check_documents.check_id', 'check_documents.claim_id', 'check_documents.kind', 'check_documents.name'])
    .select(['type', 'bytes', 'sealed_key', 'sealed_by', 'checks.kind as check_kind', 'businesses.name as business_name'])
    .where('check_document_id', '=', documentId)
    .$if(sender !== undefined, (query) => query.where(isSentBy(sender as Sender)))
    .executeTakeFirst();
}

/** Removes a document of who has sent it. @returns whether there was one. */
export async function deleteOwnDocument(db: Kysely<DB>, documentId: string, sender: Sender): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('check_documents')
    .where('check_document_id', '=', documentId)
    .where(isSentBy(sender))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

function isSentBy(sender: Sender) {
  if (sender.of === 'check') {
    const { businessId } = sender;
    return sql<boolean>`check_documents.check_id in (select check_id from checks where business_id = ${businessId})`;
  }
  const { account } = sender;
  const isTheirs = account.kind === 'user' ? sql`user_id = ${account.userId}` : sql`by_business_id = ${account.businessId}`;
  return sql<boolean>`check_documents.claim_id in (select claim_id from claims where ${isTheirs})`;
}

/** Removes all documents of the numbers of a business. */
export async function deleteDocumentsOf(transaction: Transaction<DB>, businessId: string): Promise<void> {
  await transaction
    .deleteFrom('check_documents')
    .where('check_id', 'in', (eb) => eb.selectFrom('checks').select('check_id').where('business_id', '=', businessId))
    .execute();
}

/** Removes those whose time is over since the decision. */
export async function deleteOver(db: Kysely<DB>): Promise<void> {
  const isOver = sql`decided_at < now() - make_interval(days => ${limits.documents.days})`;
  await sql`delete from check_documents using checks where checks.check_id = check_documents.check_id and ${isOver}`.execute(db);
  await sql`delete from check_documents using claims where claims.claim_id = check_documents.claim_id and ${isOver}`.execute(db);
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
