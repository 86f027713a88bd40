import { type Kysely, sql } from 'kysely';
import type { DB } from '#server/db/types.ts';
import type { PublicAccount } from '#server/features/sessions/session.ts';

/**
 * Ends the codes, permissions and links that were asked for an account's address; the rows stay to be counted. They end with the moment
 * in which they began, so that one that is verified right now finds them closed.
 */
export async function endResetsOf(db: Kysely<DB>, account: PublicAccount) {
  const address = sql<string>`lower(email)`.as('address');
  await db
    .updateTable('password_resets')
    .set({ ends_at: sql`created_at`, code_hash: null, grant_hash: null })
    .where(
      'email',
      '=',
      account.kind === 'user'
        ? db.selectFrom('users').select(address).where('user_id', '=', account.userId)
        : db.selectFrom('businesses').select(address).where('business_id', '=', account.businessId),
    )
    .where('kind', '=', account.kind)
    .execute();
}

/** The same for the codes that were sent to an account's number, and what they have permitted. */
export async function endPhoneCodesOf(db: Kysely<DB>, account: PublicAccount) {
  await db
    .updateTable('phone_codes')
    .set({ ends_at: sql`created_at`, code_hash: null, grant_hash: null })
    .where(
      'phone_no',
      '=',
      account.kind === 'user'
        ? db.selectFrom('users').select('phone_no').where('user_id', '=', account.userId)
        : db.selectFrom('businesses').select('phone_no').where('business_id', '=', account.businessId),
    )
    .where(sql<boolean>`(ends_at > now() or grant_hash is not null)`)
    .execute();
}

/** Another number of a business that waits for the team is taken no more. */
export async function forgetWaitingPhone(db: Kysely<DB>, account: PublicAccount) {
  if (account.kind === 'user') return;
  await db
    .deleteFrom('waiting_changes')
    .where('business_id', '=', account.businessId)
    .where('field', '=', 'phoneNo')
    .where('state', '=', 'waiting')
    .execute();
}

/** Whom an account has named to act for it within so many days is named no more. */
export async function forgetYoungNominee(db: Kysely<DB>, account: PublicAccount, days: number) {
  await db
    .deleteFrom('nominees')
    .where((eb) => eb.and(account.kind === 'user' ? { user_id: account.userId } : { business_id: account.businessId }))
    .where('named_at', '>', sql<Date>`now() - make_interval(days => ${days})`)
    .execute();
}

/** A user works for no business any more that has invited an address or a number which the account has not, or has not proven. */
export async function endWorkOf(db: Kysely<DB>, userId: string) {
  await sql`
    update business_members members set state = 'removed', ended_at = now() from users
    where members.user_id = ${userId} and users.user_id = members.user_id and members.state = 'joined'
      and (lower(members.email) = lower(users.email) and users.email_proven_at is not null
        or members.phone_no = users.phone_no and users.phone_proven_at is not null) is not true`.execute(db);
}

/** Nobody works for a business any more, or is invited to. */
export async function endPeopleOf(db: Kysely<DB>, businessId: string) {
  await db
    .updateTable('business_members')
    .set({ state: sql`case state when 'joined' then 'removed' else 'taken_back' end`, ended_at: sql`now()` })
    .where('business_id', '=', businessId)
    .where('state', 'in', ['joined', 'invited'])
    .execute();
}

/** The link by which an admin would set their password. */
export async function deleteAdminLink(db: Kysely<DB>, adminId: string) {
  await db.deleteFrom('admin_links').where('admin_id', '=', adminId).execute();
}
