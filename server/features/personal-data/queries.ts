import { type Kysely, sql } from 'kysely';
import type { DB } from '#server/db/types.ts';
import type { PublicAccount } from '#server/features/sessions/session.ts';

/** Whether another account has proven that this address is its own. */
export async function isProvenByAnother(db: Kysely<DB>, account: PublicAccount, email: string): Promise<boolean> {
  const userId = account.kind === 'user' ? account.userId : null;
  const businessId = account.kind === 'contractor' ? account.businessId : null;
  const { rows } = await sql`
    select from users where lower(email) = lower(${email}) and email_proven_at is not null and user_id is distinct from ${userId}::uuid
    union all select from businesses
      where lower(email) = lower(${email}) and email_proven_at is not null and business_id is distinct from ${businessId}::uuid
    limit 1`.execute(db);
  return rows.length > 0;
}

export interface LockedAccount {
  name: string;
  email: string | null;
  email_proven_at: Date | null;
  phone_no: string | null;
  images: string[];
  language: string;
  /** Of a business alone. */
  status?: string;
  version: number;
}

/**
 * What an account is reached by, and its pictures; nothing else can happen to it until the transaction ends. Of a business its reviews and
 * likes are locked too, before the sums that go with it: whoever changes one of them locks them in that order.
 */
export async function lockAccount(db: Kysely<DB>, account: PublicAccount): Promise<LockedAccount | undefined> {
  if (account.kind === 'contractor') {
    const business = await db
      .selectFrom('businesses')
      .select(['name', 'email', 'email_proven_at', 'phone_no', 'images', 'language', 'status', 'version'])
      .where('business_id', '=', account.businessId)
      .forUpdate()
      .executeTakeFirst();
    if (!business) return undefined;
    await db.selectFrom('likes').select('user_id').where('business_id', '=', account.businessId).orderBy('user_id').forUpdate().execute();
    const reviews = await db
      .selectFrom('reviews')
      .select('images')
      .where('business_id', '=', account.businessId)
      .orderBy('review_id')
      .forUpdate()
      .execute();
    return { ...business, images: [...business.images, ...reviews.flatMap(({ images }) => images)] };
  }
  const user = await db
    .selectFrom('users')
    .select(['user_name as name', 'email', 'email_proven_at', 'phone_no', 'language'])
    .where('user_id', '=', account.userId)
    .forUpdate()
    .executeTakeFirst();
  return user && { ...user, version: 1, images: await selectReviewImages(db, account.userId) };
}

/** Photos of the reviews that a user wrote: they go with the account. */
async function selectReviewImages(db: Kysely<DB>, userId: string): Promise<string[]> {
  const rows = await db.selectFrom('reviews').select('images').where('user_id', '=', userId).execute();
  return rows.flatMap(({ images }) => images);
}
