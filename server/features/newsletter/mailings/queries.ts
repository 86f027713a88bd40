import { type Kysely, type SqlBool, sql, type Transaction } from 'kysely';
import type { DB } from '#server/db/types.ts';

/** The newsletter is not for children, whenever an address was put on the list. */
const isNoChilds = sql<SqlBool>`not exists (select from child_accounts join users using (user_id)
  where lower(users.email) = lower(newsletter_subscriptions.email))`;

const now = sql<Date>`now()`;
/** Written in, so that the index on such rows is seen to serve. */
const isOpen = sql<SqlBool>`newsletter_deliveries.status in ('waiting', 'queued')`;

export interface Delivery {
  newsletterId: string;
  subscriptionId: string;
}

/** Newsletters with how far one is that is being sent, the latest first. */
function selectNewsletters(db: Kysely<DB>) {
  const counted = (status: string) =>
    sql<number>`case when status = 'sending' then (select count(*)::int from newsletter_deliveries
      where newsletter_deliveries.newsletter_id = newsletters.newsletter_id and newsletter_deliveries.status = ${status})
      else ${sql.ref(status)} end`;
  return db
    .selectFrom('newsletters')
    .select(['newsletter_id', 'subject', 'text', 'status', 'version', 'tested_version', 'recipients'])
    .select(['created_at', 'started_at', 'finished_at', counted('sent').as('sent'), counted('failed').as('failed')]);
}

export type NewsletterRow = Awaited<ReturnType<typeof selectNewsletterPage>>[number];

export function selectNewsletterPage(db: Kysely<DB>, { limit, offset }: { limit: number; offset: number }) {
  return selectNewsletters(db).orderBy('newsletter_id', 'desc').limit(limit).offset(offset).execute();
}

export async function countNewsletters(db: Kysely<DB>): Promise<number> {
  const { n } = await db
    .selectFrom('newsletters')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return Number(n);
}

export function getNewsletterRow(db: Kysely<DB>, newsletterId: string) {
  return selectNewsletters(db).where('newsletter_id', '=', newsletterId).executeTakeFirstOrThrow();
}

export async function insertNewsletter(db: Kysely<DB>, texts: { subject: string; text: string }): Promise<string> {
  const row = await db.insertInto('newsletters').values(texts).returning('newsletter_id').executeTakeFirstOrThrow();
  return row.newsletter_id;
}

/** A newsletter that nobody else can change or send until the transaction ends. */
export function lockNewsletter(transaction: Transaction<DB>, newsletterId: string) {
  return transaction.selectFrom('newsletters').selectAll().where('newsletter_id', '=', newsletterId).forUpdate().executeTakeFirst();
}

export async function updateTexts(db: Kysely<DB>, newsletterId: string, texts: { subject: string; text: string }): Promise<void> {
  await db
    .updateTable('newsletters')
    .set({ ...texts, version: sql`version + 1` })
    .where('newsletter_id', '=', newsletterId)
    .execute();
}

export async function setTested(db: Kysely<DB>, newsletterId: string): Promise<void> {
  await db.updateTable('newsletters').set({ tested_version: sql`version` }).where('newsletter_id', '=', newsletterId).execute();
}

export async function deleteNewsletterRow(db: Kysely<DB>, newsletterId: string): Promise<void> {
  await db.deleteFrom('newsletters').where('newsletter_id', '=', newsletterId).execute();
}

export function findTexts(db: Kysely<DB>, newsletterId: string) {
  return db.selectFrom('newsletters').select(['subject', 'text']).where('newsletter_id', '=', newsletterId).executeTakeFirst();
}

/** Notes everybody who has confirmed as one whom a newsletter has to reach. @returns how many. */
export async function startDeliveries(transaction: Transaction<DB>, newsletterId: string): Promise<number> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('newsletter_deliveries')
    .columns(['newsletter_id', 'newsletter_subscription_id'])
    .expression((query) =>
      query
        .selectFrom('newsletter_subscriptions')
        .select([sql<string>`${newsletterId}::uuid`.as('newsletter_id'), 'newsletter_subscription_id'])
        .where('confirmed_at', 'is not', null)
        .where(isNoChilds)
        // Who leaves the list in this moment is left out.
        .forKeyShare(),
    )
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows ?? 0);
}

export async function setSending(transaction: Transaction<DB>, newsletterId: string, recipients: number): Promise<void> {
  await transaction
    .updateTable('newsletters')
    .set({ status: 'sending', recipients, started_at: now })
    .where('newsletter_id', '=', newsletterId)
    .execute();
}

/** Takes some whom a newsletter still has to reach; each is taken once. @returns their ids. */
export async function queueDeliveries(transaction: Transaction<DB>, newsletterId: string, most: number): Promise<string[]> {
  const rows = await transaction
    .updateTable('newsletter_deliveries')
    .set({ status: 'queued' })
    .where('newsletter_id', '=', newsletterId)
    .where('newsletter_subscription_id', 'in', (query) =>
      query
        .selectFrom('newsletter_deliveries')
        .select('newsletter_subscription_id')
        .where('newsletter_id', '=', newsletterId)
        .where('status', '=', 'waiting')
        .limit(most)
        .forUpdate()
        .skipLocked(),
    )
    .returning('newsletter_subscription_id')
    .execute();
  return rows.map((row) => row.newsletter_subscription_id);
}

/** What has to be mailed to whom; nothing once it was, or when they have left the list. */
export function findQueued(db: Kysely<DB>, { newsletterId, subscriptionId }: Delivery) {
  return db
    .selectFrom('newsletter_deliveries as delivery')
    .innerJoin('newsletters', 'newsletters.newsletter_id', 'delivery.newsletter_id')
    .innerJoin('newsletter_subscriptions as subscription', 'subscription.newsletter_subscription_id', 'delivery.newsletter_subscription_id')
    .select(['newsletters.subject', 'newsletters.text', 'subscription.email', 'subscription.language'])
    .where('delivery.newsletter_id', '=', newsletterId)
    .where('delivery.newsletter_subscription_id', '=', subscriptionId)
    .where('delivery.status', '=', 'queued')
    .executeTakeFirst();
}

export async function setDelivered(db: Kysely<DB>, { newsletterId, subscriptionId }: Delivery, status: 'sent' | 'failed'): Promise<void> {
  await db
    .updateTable('newsletter_deliveries')
    .set({ status })
    .where('newsletter_id', '=', newsletterId)
    .where('newsletter_subscription_id', '=', subscriptionId)
    .execute();
}

/** Gives up whom newsletters that began so many days ago have not reached. */
export async function failOld(db: Kysely<DB>, days: number): Promise<void> {
  await db
    .updateTable('newsletter_deliveries')
    .set({ status: 'failed' })
    .where(isOpen)
    .where('newsletter_id', 'in', (query) =>
      query
        .selectFrom('newsletters')
        .select('newsletter_id')
        .where('status', '=', 'sending')
        .where('started_at', '<', sql<Date>`now() - make_interval(days => ${days})`),
    )
    .execute();
}

export async function selectSending(db: Kysely<DB>): Promise<string[]> {
  const rows = await db.selectFrom('newsletters').select('newsletter_id').where('status', '=', 'sending').execute();
  return rows.map((row) => row.newsletter_id);
}

/** Ends a newsletter that has nobody left to reach: how many it reached is kept, whom it reached is not. */
export async function finishIfThrough(db: Kysely<DB>, newsletterId: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const counted = (status: string) =>
      sql<number>`(select count(*) from newsletter_deliveries where newsletter_id = ${newsletterId} and status = ${status})`;
    const { numUpdatedRows } = await transaction
      .updateTable('newsletters')
      .set({ status: 'sent', finished_at: now, sent: counted('sent'), failed: counted('failed') })
      .where('newsletter_id', '=', newsletterId)
      .where('status', '=', 'sending')
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('newsletter_deliveries').select('newsletter_id').where('newsletter_id', '=', newsletterId).where(isOpen))),
      )
      .executeTakeFirst();
    if (numUpdatedRows === 1n) await transaction.deleteFrom('newsletter_deliveries').where('newsletter_id', '=', newsletterId).execute();
  });
}
