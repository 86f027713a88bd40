import { type Kysely, sql } from 'kysely';
import { provenAccount } from '#server/db/proven-account.ts';
import type { DB } from '#server/db/types.ts';
import type { ReviewState } from '#shared/schemas/reviews.ts';

/** Who writes a review of which business, and from where. */
export interface WrittenBy {
  businessId: string;
  userId: string;
  /** What the review is signed with. */
  email: string;
  network: Buffer | undefined;
}

export interface HoldFacts {
  decision: 'released' | 'refused' | null;
  /** What is kept of the business's password: browsers are known to it with that. */
  password_hash: string | null;
  email: boolean;
  phone: boolean;
  network: boolean;
  /** The writer's account is younger than a day and has never asked this business anything. */
  newAccount: boolean;
  /** So many others' reviews of it are shown since yesterday. */
  burst: boolean;
}

/** Lets nothing else happen to the writer's account until the transaction ends. @returns whether its address or its number is proven. */
export async function lockWriter(db: Kysely<DB>, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select(provenAccount('users').as('is_proven'))
    .where('user_id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row?.is_proven ?? false;
}

/**
 * What the database knows of writer and business being one: the same e-mail, the same number in what the writer sent, or the same network
 * within a day of the business's registering. And what tells reviews that are made in numbers: accounts that were made for it, and many at once.
 */
export async function findHoldFacts(db: Kysely<DB>, { businessId, userId, email, network }: WrittenBy): Promise<HoldFacts> {
  const { rows } = await sql<HoldFacts>`
    select
      (select decision from review_decisions where business_id = business.business_id and user_id = writer.user_id) as decision,
      coalesce(lower(business.email) in (lower(writer.email), lower(${email}))
        or exists (select from enquiries where user_id = writer.user_id and lower(email) = lower(business.email)), false) as email,
      exists (select from enquiries where user_id = writer.user_id and phone_no = business.phone_no)
        or exists (select from contact_messages where user_id = writer.user_id and phone = business.phone_no) as phone,
      exists (
        select from registration_networks theirs where theirs.business_id = business.business_id and (
          (theirs.network = ${network ?? null}::bytea and now() < theirs.created_at + interval '1 day')
          or exists (select from registration_networks own
            where own.user_id = writer.user_id and own.network = theirs.network
              and own.created_at between theirs.created_at - interval '1 day' and theirs.created_at + interval '1 day'))) as network,
      writer.created_at > now() - interval '1 day'
        and not exists (select from enquiries where user_id = writer.user_id and business_id = business.business_id)
        and not exists (select from phone_views where user_id = writer.user_id and business_id = business.business_id) as "newAccount",
      is_review_burst(business.business_id, writer.user_id) as burst,
      business.password_hash
    from businesses business, users writer
    where business.business_id = ${businessId} and writer.user_id = ${userId}`.execute(db);
  return rows[0] ?? { decision: null, password_hash: null, email: false, phone: false, network: false, newAccount: false, burst: false };
}

/** The review as the team decides on it, which nobody else can change until the transaction ends. */
export function lockReview(db: Kysely<DB>, reviewId: string) {
  return db
    .selectFrom('reviews')
    .innerJoin('businesses', 'businesses.business_id', 'reviews.business_id')
    .select(['reviews.business_id', 'reviews.user_id', 'reviews.state', 'reviews.held_for', 'reviews.version'])
    .select('businesses.name as business_name')
    .where('review_id', '=', reviewId)
    .forUpdate('reviews')
    .executeTakeFirst();
}

export async function setReviewState(db: Kysely<DB>, reviewId: string, state: ReviewState): Promise<void> {
  await db.updateTable('reviews').set({ state, owner_waits: false }).where('review_id', '=', reviewId).execute();
}

/** What holds for whatever the writer writes of this business from now on. */
export async function upsertDecision(db: Kysely<DB>, decision: { business_id: string; user_id: string; decision: 'released' | 'refused' }) {
  await db
    .insertInto('review_decisions')
    .values(decision)
    .onConflict((conflict) =>
      conflict.columns(['business_id', 'user_id']).doUpdateSet({ decision: decision.decision, decided_at: sql`now()` }),
    )
    .execute();
}
