import { type Kysely, sql } from 'kysely';
import type { DB } from '#server/db/types.ts';
import type { PublicAccount } from '#server/features/sessions/session.ts';
import type { MessageKind } from '#shared/schemas/short-messages.ts';

const now = sql<Date>`now()`;

/** Keeps the link of a message; one that is sent again has the same, which is good no longer for it. */
export async function upsertLink(
  db: Kysely<DB>,
  { messageId, tokenHash, path, days }: { messageId: string; tokenHash: Buffer; path: string; days: number },
): Promise<void> {
  await db
    .insertInto('sign_in_links')
    .values({
      short_message_id: messageId,
      token_hash: tokenHash,
      path,
      ends_at: sql`now() + make_interval(days => ${days})`,
    })
    .onConflict((conflict) => conflict.column('short_message_id').doUpdateSet({ token_hash: tokenHash }))
    .execute();
}

/** The number of a link's message is still its account's, and proven. */
const isTheirNumber = sql<boolean>`coalesce(users.phone_no, businesses.phone_no) = substr(short_messages.phone_no, 4)
  and coalesce(users.phone_proven_at, businesses.phone_proven_at) is not null`;

/** A clock that is put back does not open again what has ended. Read by the clock as it is now: a transaction may have waited for whoever ends it. */
const isInItsTime = sql<boolean>`sign_in_links.made_at <= clock_timestamp() and sign_in_links.ends_at > clock_timestamp()`;

/** The link of a token with the account that it is for, as long as that is there. */
export function findLink(db: Kysely<DB>, tokenHash: Buffer) {
  return db
    .selectFrom('sign_in_links')
    .innerJoin('short_messages', 'short_messages.short_message_id', 'sign_in_links.short_message_id')
    .leftJoin('users', 'users.user_id', 'short_messages.user_id')
    .leftJoin('businesses', 'businesses.business_id', 'short_messages.business_id')
    .select(['sign_in_links.short_message_id', 'path', 'used_by', 'short_messages.user_id', 'short_messages.business_id'])
    .select([sql<MessageKind>`short_messages.kind`.as('kind'), sql<string>`coalesce(users.user_name, businesses.name)`.as('name')])
    .select([
      sql<boolean>`${isInItsTime} and ${isTheirNumber}`.as('is_good'),
      sql<number | null>`extract(epoch from clock_timestamp() - used_at)`.as('used_for'),
    ])
    .select([
      sql<string | null>`coalesce(users.password_hash, businesses.password_hash)`.as('password_hash'),
      sql<string>`substr(short_messages.phone_no, 4)`.as('phone_no'),
      sql<boolean>`coalesce(users.email_proven_at, businesses.email_proven_at) is not null`.as('has_proven_email'),
      sql<number>`extract(epoch from now() - coalesce(users.phone_proven_at, businesses.phone_proven_at))`.as('proven_for'),
    ])
    .where('token_hash', '=', tokenHash)
    .where((eb) => eb.or([eb('short_messages.user_id', 'is not', null), eb('short_messages.business_id', 'is not', null)]))
    .executeTakeFirst();
}

/** Uses a link up. @returns whether this call did it. */
export async function spendLink(db: Kysely<DB>, messageId: string, usedBy: Buffer): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sign_in_links')
    .set({ used_at: sql`clock_timestamp()`, used_by: usedBy })
    .where('short_message_id', '=', messageId)
    .where('used_at', 'is', null)
    .where(isInItsTime)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

const ownMessages = (db: Kysely<DB>, account: PublicAccount) =>
  db
    .selectFrom('short_messages')
    .select('short_message_id')
    .where((eb) => eb.and(account.kind === 'user' ? { user_id: account.userId } : { business_id: account.businessId }));

/** Ends the links of an account that are still good. */
export async function endLinks(db: Kysely<DB>, account: PublicAccount): Promise<void> {
  await db
    .updateTable('sign_in_links')
    .set({ ends_at: now })
    .where('short_message_id', 'in', ownMessages(db, account))
    .where('ends_at', '>', now)
    .execute();
}

/** An account's links, the latest first. */
export function selectOwnLinks(db: Kysely<DB>, account: PublicAccount) {
  return db
    .selectFrom('sign_in_links')
    .select(['path', 'made_at', 'ends_at', 'used_at'])
    .where('short_message_id', 'in', ownMessages(db, account))
    .orderBy('made_at', 'desc')
    .execute();
}
