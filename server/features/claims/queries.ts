import { type Insertable, type Kysely, sql, type Transaction } from 'kysely';
import { HAS_OWNER } from '#server/db/has-owner.ts';
import type { Claims, DB } from '#server/db/types.ts';
import type { PublicAccount } from '#server/features/sessions/session.ts';
import type { ClaimShow } from '#shared/schemas/claims.ts';

const now = sql<Date>`now()`;

const later = (seconds: number) => sql<Date>`now() + make_interval(secs => ${seconds})`;

const selectClaimed = (db: Kysely<DB>) =>
  db
    .selectFrom('businesses')
    .select(['business_id', 'name', 'city', 'state', 'status', 'email', 'phone_no', 'language', HAS_OWNER.as('has_owner')]);

export type ClaimedRow = Awaited<ReturnType<ReturnType<typeof selectClaimed>['executeTakeFirstOrThrow']>>;

export function findClaimed(db: Kysely<DB>, businessId: string): Promise<ClaimedRow | undefined> {
  return selectClaimed(db).where('business_id', '=', businessId).executeTakeFirst();
}

/** A business to which nothing else happens until the transaction ends. */
export function lockClaimed(transaction: Transaction<DB>, businessId: string): Promise<ClaimedRow | undefined> {
  return selectClaimed(transaction).where('business_id', '=', businessId).forUpdate().executeTakeFirst();
}

/** Whether another business than this one has an address of the domain. */
export async function hasOtherOfDomain(db: Kysely<DB>, businessId: string, domain: string): Promise<boolean> {
  const { rows } = await sql`
    select from businesses where email is not null and split_part(lower(email), '@', -1) = ${domain} and business_id <> ${businessId} limit 1`.execute(
    db,
  );
  return rows.length > 0;
}

/** Whether the team has blocked the business, or an account that has proven this number or address: anybody may have typed them. */
export async function findBlocked(db: Kysely<DB>, businessId: string, contact: { phoneNo?: string; email?: string }): Promise<boolean> {
  const { phoneNo = null, email = null } = contact;
  const { rows } = await sql`
    select from account_blocks
    left join users on users.user_id = account_blocks.user_id
    left join businesses on businesses.business_id = account_blocks.business_id
    where account_blocks.business_id = ${businessId}
      or users.phone_no = ${phoneNo} and users.phone_proven_at is not null
      or businesses.phone_no = ${phoneNo} and businesses.phone_proven_at is not null
      or lower(users.email) = lower(${email}) and users.email_proven_at is not null
      or lower(businesses.email) = lower(${email}) and businesses.email_proven_at is not null
    limit 1`.execute(db);
  return rows.length > 0;
}

/** How many claims of a way came for a business within a day, and the seconds until the first of them is a day old. */
export function countOfBusiness(db: Kysely<DB>, businessId: string, way: string) {
  return db
    .selectFrom('claims')
    .select(sql<number>`count(*)::int`.as('claims'))
    .select(sql<number>`coalesce(ceil(extract(epoch from min(created_at) + interval '1 day' - now())), 0)::int`.as('seconds_left'))
    .where('business_id', '=', businessId)
    .where('way', '=', way)
    .where('created_at', '>', sql<Date>`now() - interval '1 day'`)
    .executeTakeFirstOrThrow();
}

const isBy = (account: PublicAccount) => (account.kind === 'user' ? { user_id: account.userId } : { by_business_id: account.businessId });

/** How many businesses somebody asks the team for, of whom it has not decided. */
export async function countOpenOf(db: Kysely<DB>, account: PublicAccount): Promise<number> {
  const { claims } = await db
    .selectFrom('claims')
    .select(sql<number>`count(*)::int`.as('claims'))
    .where((eb) => eb.and({ ...isBy(account), way: 'team', state: 'open' }))
    .executeTakeFirstOrThrow();
  return claims;
}

/** Claims of a business are made in turn until the transaction ends. */
export async function lockClaimsOf(transaction: Transaction<DB>, businessId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`claims:${businessId}`}, 0))`.execute(transaction);
}

/** Somebody asks the team for one business after the other, until the transaction ends: how many wait for it is bounded. */
export async function lockClaimsBy(transaction: Transaction<DB>, account: PublicAccount): Promise<void> {
  const by = account.kind === 'user' ? account.userId : account.businessId;
  await sql`select pg_advisory_xact_lock(hashtextextended(${`claims-by:${by}`}, 0))`.execute(transaction);
}

export async function insertClaim(db: Kysely<DB>, { seconds, ...claim }: Insertable<Claims> & { seconds: number | null }): Promise<string> {
  const { claim_id } = await db
    .insertInto('claims')
    .values({ ...claim, ends_at: seconds === null ? null : later(seconds) })
    .returning('claim_id')
    .executeTakeFirstOrThrow();
  return claim_id;
}

/** The claim by the same number that waits for its code already, for so many seconds from now on. */
export async function renewByPhone(db: Kysely<DB>, businessId: string, phoneNo: string, seconds: number): Promise<string | undefined> {
  const row = await db
    .updateTable('claims')
    .set({ ends_at: later(seconds) })
    .where((eb) => eb.and({ business_id: businessId, phone_no: phoneNo, way: 'phone', state: 'open' }))
    .returning('claim_id')
    .executeTakeFirst();
  return row?.claim_id;
}

const selectClaim = (db: Kysely<DB>) =>
  db
    .selectFrom('claims')
    .innerJoin('businesses', 'businesses.business_id', 'claims.business_id')
    .select(['claims.claim_id', 'claims.business_id', 'claims.way', 'claims.state', 'claims.phone_no', 'claims.email', 'claims.message'])
    .select(['claims.language', 'claims.user_id', 'claims.by_business_id', 'claims.email_before', 'claims.phone_before', 'claims.reason'])
    .select(['claims.created_at', 'claims.decided_at', 'claims.version', 'businesses.name', 'businesses.city'])
    .select(['businesses.state as business_state', 'businesses.language as business_language'])
    .select(sql<boolean>`coalesce(claims.ends_at > now(), true)`.as('is_in_time'));

export type ClaimRow = Awaited<ReturnType<ReturnType<typeof selectClaim>['executeTakeFirstOrThrow']>>;

export function findClaim(db: Kysely<DB>, claimId: string): Promise<ClaimRow | undefined> {
  return selectClaim(db).where('claim_id', '=', claimId).executeTakeFirst();
}

/** A claim with its business, to which nothing else happens until the transaction ends: the business first, as everywhere. */
export async function lockClaim(transaction: Transaction<DB>, claimId: string): Promise<ClaimRow | undefined> {
  const found = await findClaim(transaction, claimId);
  if (!found || !(await lockClaimed(transaction, found.business_id))) return undefined;
  return selectClaim(transaction).where('claim_id', '=', claimId).forUpdate('claims').executeTakeFirst();
}

/** The claim has given the business. */
export async function noteTaken(db: Kysely<DB>, claimId: string, before: { email: string | null; phone_no: string | null }): Promise<void> {
  await db
    .updateTable('claims')
    .set({ state: 'taken', decided_at: now, email_before: before.email, phone_before: before.phone_no })
    .where('claim_id', '=', claimId)
    .execute();
}

/** Deletes what somebody asks the team for, while it waits. @returns whether there was such a claim. */
export async function deleteOneOpen(db: Kysely<DB>, account: PublicAccount, claimId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('claims')
    .where((eb) => eb.and({ ...isBy(account), claim_id: claimId, way: 'team', state: 'open' }))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** How many documents a claim has. */
export async function countDocuments(db: Kysely<DB>, claimId: string): Promise<number> {
  const { documents } = await db
    .selectFrom('check_documents')
    .select(sql<number>`count(*)::int`.as('documents'))
    .where('claim_id', '=', claimId)
    .executeTakeFirstOrThrow();
  return documents;
}

/** Those that ended as somebody else came in to the business, and whose senders were not told yet; they count as told from now on. */
export async function takeUntold(transaction: Transaction<DB>): Promise<string[]> {
  const { rows } = await sql<{ claim_id: string }>`
    update claims set is_untold = false
    where claim_id in (select claim_id from claims where is_untold limit 500 for update skip locked)
    returning claim_id`.execute(transaction);
  return rows.map(({ claim_id }) => claim_id);
}

export async function noteDecided(db: Kysely<DB>, claimId: string, state: 'refused' | 'taken_back', reason: string): Promise<void> {
  await db.updateTable('claims').set({ state, reason, decided_at: now }).where('claim_id', '=', claimId).execute();
}

/** Gives a business an address that its new owner has proven. */
export async function setProvenEmail(db: Kysely<DB>, businessId: string, email: string): Promise<void> {
  await db.updateTable('businesses').set({ email, email_proven_at: now, updated_at: now }).where('business_id', '=', businessId).execute();
}

/** Nobody has come in to a business any more; it has the address of before, and the number, unless another business has that by now. */
export async function disown(db: Kysely<DB>, businessId: string, before: { email: string | null; phoneNo: string | null }): Promise<void> {
  const { email, phoneNo } = before;
  const isFree = sql<boolean>`not exists (
    select from businesses as others where others.phone_no = ${phoneNo} and others.business_id <> ${businessId})`;
  await db
    .updateTable('businesses')
    .set({ email, phone_no: sql`case when ${isFree} then ${phoneNo} else phone_no end`, updated_at: now })
    .where('business_id', '=', businessId)
    .execute();
  await db
    .updateTable('businesses')
    .set({ password_hash: null, email_proven_at: null, phone_proven_at: null })
    .where('business_id', '=', businessId)
    .execute();
}

const SHOWN: Record<ClaimShow, ReturnType<typeof sql<boolean>>> = {
  waiting: sql<boolean>`claims.way = 'team' and claims.state = 'open'`,
  taken: sql<boolean>`claims.state = 'taken'`,
  others: sql<boolean>`claims.state in ('refused', 'taken_back') or (claims.way = 'team' and claims.state = 'ended')`,
};

/** Those that wait, what came first at the top; others by when they were decided, the latest first. */
export function selectClaims(db: Kysely<DB>, show: ClaimShow, { limit, offset }: { limit: number; offset: number }) {
  return selectClaim(db)
    .where(SHOWN[show])
    .$if(show !== 'waiting', (query) => query.orderBy('claims.decided_at', 'desc'))
    .orderBy('claims.created_at')
    .orderBy('claims.claim_id')
    .limit(limit)
    .offset(offset)
    .execute();
}

export function countClaims(db: Kysely<DB>) {
  const counted = (show: ClaimShow) => sql<number>`(count(*) filter (where ${SHOWN[show]}))::int`;
  return db
    .selectFrom('claims')
    .select([counted('waiting').as('waiting'), counted('taken').as('taken'), counted('others').as('others')])
    .executeTakeFirstOrThrow();
}

/** The claims that somebody has made while signed in. */
export function selectMade(db: Kysely<DB>, account: PublicAccount): Promise<ClaimRow[]> {
  return selectClaim(db)
    .where((eb) => eb.and(isBy(account)))
    .orderBy('claims.created_at')
    .execute();
}

/** Takes somebody out of the claims: what gave nobody a business goes, of what did their words and address do. */
export async function forgetClaimant(db: Kysely<DB>, account: PublicAccount, email: string | undefined): Promise<void> {
  const isTheirs = account.kind === 'user' ? sql`user_id = ${account.userId}` : sql`by_business_id = ${account.businessId}`;
  const address = email ?? null;
  await sql`delete from claims where state <> 'taken' and (${isTheirs} or lower(email) = lower(${address}))`.execute(db);
  await sql`update claims set email = null, message = '' where ${isTheirs} or lower(email) = lower(${address})`.execute(db);
  await sql`update claims set email_before = null where lower(email_before) = lower(${address})`.execute(db);
}

/** Forgets what gave nobody a business after so many days and has no documents, and what did after a year: nobody takes it back any more. */
export async function deleteOld(db: Kysely<DB>, days: number): Promise<void> {
  await sql`delete from claims where created_at < now() - interval '1 year'
    or (state <> 'taken' and not (way = 'team' and state = 'open') and created_at < now() - make_interval(days => ${days})
      and not exists (select from check_documents where check_documents.claim_id = claims.claim_id))`.execute(db);
}
