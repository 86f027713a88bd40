import { type Kysely, sql } from 'kysely';
import { HAS_OWNER } from '#server/db/has-owner.ts';
import type { DB } from '#server/db/types.ts';
import { accountColumn } from '#server/features/email-addresses/queries.ts';
import type { PublicAccount } from '#server/features/sessions/session.ts';
import { limits } from '#shared/limits.ts';

const now = sql<Date>`now()`;

/** An account's address as far as proving it goes. */
export interface AddressToProve {
  email: string | null;
  email_proven_at: Date | null;
  /** It was never proven, or a business's proof ends soon (docs/decisions/230-checks.md). */
  is_due: boolean;
}

export function findAddress(db: Kysely<DB>, account: PublicAccount): Promise<AddressToProve | undefined> {
  const isUnproven = sql<boolean>`email_proven_at is null`.as('is_due');
  const isDue = sql<boolean>`email_proven_at is null or not exists (
    select from checks where checks.business_id = businesses.business_id and kind = 'email' and checks.state = 'standing'
      and ends_at > now() + make_interval(days => ${Math.max(...limits.checks.reminderDays)}))`.as('is_due');
  return account.kind === 'user'
    ? db.selectFrom('users').select(['email', 'email_proven_at', isUnproven]).where('user_id', '=', account.userId).executeTakeFirst()
    : db
        .selectFrom('businesses')
        .select(['email', 'email_proven_at', isDue])
        .where('business_id', '=', account.businessId)
        .executeTakeFirst();
}

/**
 * The link by which an account proves its address, from now on for so many seconds: the one that it has, or a new one where it has none or
 * its address is another by now.
 * @returns its id.
 */
export async function renewProof(db: Kysely<DB>, account: PublicAccount, email: string, seconds: number): Promise<string> {
  const { column, id } = accountColumn(account);
  const isOther = sql<boolean>`lower(email_proofs.email) <> lower(excluded.email) or email_proofs.ends_at <= now()`;
  const row = await db
    .insertInto('email_proofs')
    .values({ [column]: id, email, ends_at: sql`now() + make_interval(secs => ${seconds})` })
    .onConflict((conflict) =>
      conflict.column(column).doUpdateSet({
        email_proof_id: sql`case when ${isOther} then excluded.email_proof_id else email_proofs.email_proof_id end`,
        email: sql`excluded.email`,
        ends_at: sql`excluded.ends_at`,
      }),
    )
    .returning('email_proof_id')
    .executeTakeFirstOrThrow();
  return row.email_proof_id;
}

/** The address that a link proves, while it can. */
export function findProof(db: Kysely<DB>, proofId: string) {
  return db
    .selectFrom('email_proofs')
    .select(['email', 'user_id', 'business_id'])
    .where('email_proof_id', '=', proofId)
    .where('ends_at', '>', now)
    .executeTakeFirst();
}

/** Whether anybody has come in to a business. @param locks nothing else happens to it until the transaction ends. */
export async function hasOwner(db: Kysely<DB>, businessId: string, locks: boolean): Promise<boolean> {
  const row = await db
    .selectFrom('businesses')
    .select(HAS_OWNER.as('has_owner'))
    .where('business_id', '=', businessId)
    .$if(locks, (query) => query.forUpdate())
    .executeTakeFirst();
  return row?.has_owner ?? false;
}

/** Uses a link up. @returns whether it was there. */
export async function takeProof(db: Kysely<DB>, proofId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('email_proofs')
    .where('email_proof_id', '=', proofId)
    .where('ends_at', '>', now)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Marks an account's address as proven, while it is this one; today as good as now, so that pages are not made anew with each code. @returns whether it is. */
export async function markProven(db: Kysely<DB>, account: PublicAccount, email: string): Promise<boolean> {
  const isSame = sql<boolean>`lower(email) = lower(${email})`;
  const proven = { email_proven_at: sql<Date>`case when email_proven_at > now() - interval '1 day' then email_proven_at else now() end` };
  const { numUpdatedRows } =
    account.kind === 'user'
      ? await db.updateTable('users').set(proven).where('user_id', '=', account.userId).where(isSame).executeTakeFirst()
      : await db.updateTable('businesses').set(proven).where('business_id', '=', account.businessId).where(isSame).executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function deleteEndedProofs(db: Kysely<DB>): Promise<void> {
  await db.deleteFrom('email_proofs').where('ends_at', '<=', now).execute();
}
