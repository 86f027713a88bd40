import { type Insertable, type Kysely, type SqlBool, sql, type Transaction } from 'kysely';
import type { BusinessMembers, DB } from '#server/db/types.ts';
import { phoneCodeLimits } from '#server/features/phone-codes/limits.ts';
import type { MemberRole } from '#shared/member-roles.ts';

const now = sql<Date>`now()`;

const selectMembers = (db: Kysely<DB>) =>
  db
    .selectFrom('business_members as members')
    .innerJoin('businesses', 'businesses.business_id', 'members.business_id')
    .leftJoin('users', 'users.user_id', 'members.user_id')
    .leftJoin('business_members as inviters', 'inviters.member_id', 'members.invited_by')
    .leftJoin('users as inviting', 'inviting.user_id', 'inviters.user_id')
    .select('inviting.user_name as inviter')
    .select(['members.member_id', 'members.business_id', 'members.email', 'members.phone_no', 'members.role', 'members.state'])
    .select(['members.user_id', 'members.language', 'members.created_at', 'members.ends_at', 'members.joined_at', 'members.ended_at'])
    .select(['members.version', 'users.user_name', 'businesses.name', 'businesses.city', 'businesses.state as business_state'])
    .select(sql<boolean>`members.ends_at > now()`.as('is_in_time'))
    .select(sql<boolean>`exists (select from business_merges where business_merges.merged_id = members.business_id)`.as('is_merged'));
type Row = Awaited<ReturnType<ReturnType<typeof selectMembers>['executeTakeFirstOrThrow']>>;
export type MemberRow = Omit<Row, 'role'> & { role: MemberRole };
const typed = (rows: Row[]) => rows as MemberRow[];

/** A business to whose people nothing else happens until the transaction ends, and whether it has proven its address or its number. */
export function lockBusiness(transaction: Transaction<DB>, businessId: string): Promise<{ name: string; is_proven: boolean } | undefined> {
  return transaction
    .selectFrom('businesses')
    .select(['name', sql<boolean>`coalesce(email_proven_at, phone_proven_at) is not null`.as('is_proven')])
    .where('business_id', '=', businessId)
    .forUpdate()
    .executeTakeFirst();
}

/** Nobody else invites a number until the transaction ends: its messages are counted in turn. */
export async function lockInvited(transaction: Transaction<DB>, phoneNo: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`invited:${phoneNo}`}, 0))`.execute(transaction);
}

/** A user of whom nothing else is written until the transaction ends: what they write of a business, and whether they work for it. */
export async function lockUser(transaction: Transaction<DB>, userId: string): Promise<void> {
  await transaction.selectFrom('users').select('user_id').where('user_id', '=', userId).forNoKeyUpdate().execute();
}

export async function hasReviewed(db: Kysely<DB>, userId: string, businessId: string): Promise<boolean> {
  const row = await db
    .selectFrom('reviews')
    .select('review_id')
    .where('user_id', '=', userId)
    .where('business_id', '=', businessId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function findMember(db: Kysely<DB>, memberId: string): Promise<MemberRow | undefined> {
  return typed(await selectMembers(db).where('members.member_id', '=', memberId).execute())[0];
}

/** A member to whom nothing else happens until the transaction ends; the business is locked before. */
export async function lockMember(transaction: Transaction<DB>, memberId: string): Promise<MemberRow | undefined> {
  return typed(await selectMembers(transaction).where('members.member_id', '=', memberId).forUpdate('members').execute())[0];
}

/** Who works for a business, and who is invited; what came first at the top. */
export async function selectPeople(db: Kysely<DB>, businessId: string): Promise<MemberRow[]> {
  const rows = await selectMembers(db)
    .where('members.business_id', '=', businessId)
    .where('members.state', 'in', ['invited', 'joined'])
    .orderBy('members.created_at')
    .orderBy('members.member_id')
    .execute();
  return typed(rows);
}

export async function countPeople(db: Kysely<DB>, businessId: string): Promise<number> {
  const { n } = await db
    .selectFrom('business_members')
    .select(sql<number>`count(*)::int`.as('n'))
    .where('business_id', '=', businessId)
    .where('state', 'in', ['invited', 'joined'])
    .executeTakeFirstOrThrow();
  return n;
}

/** What was changed of a business lately, and by whom of it. */
export function selectEdits(db: Kysely<DB>, businessId: string, limit: number) {
  return db
    .selectFrom('business_edits')
    .leftJoin('business_members as members', 'members.member_id', 'business_edits.member_id')
    .leftJoin('users', 'users.user_id', 'members.user_id')
    .select(['business_edit_id', 'users.user_name', 'changes', 'business_edits.created_at'])
    .where('business_edits.business_id', '=', businessId)
    .where('edited_by', '=', 'owner')
    .orderBy('business_edits.created_at', 'desc')
    .orderBy('business_edit_id', 'desc')
    .limit(limit)
    .execute();
}
export type EditRow = Awaited<ReturnType<typeof selectEdits>>[number];

/** How many invitations went by message in the last 24 hours: to a number, from a business, and from all together. */
export function countMessages(db: Kysely<DB>, of: { phoneNo: string; businessId: string }) {
  const those = (which: ReturnType<typeof sql>) => sql<number>`count(*) filter (where ${which})::int`;
  return db
    .selectFrom('business_members')
    .select(those(sql`phone_no = ${of.phoneNo}`).as('to_number'))
    .select(those(sql`business_id = ${of.businessId}`).as('of_business'))
    .select(those(sql`true`).as('of_site'))
    .where('phone_no', 'is not', null)
    .where(sql<SqlBool>`created_at > now() - interval '24 hours'`)
    .executeTakeFirstOrThrow();
}

type NewMember = Pick<Insertable<BusinessMembers>, 'business_id' | 'email' | 'phone_no' | 'role' | 'language' | 'invited_by'>;

/** @throws the unique constraint's error where the address or number is invited already. */
export function insertMember(db: Kysely<DB>, member: NewMember, days: number): Promise<{ member_id: string; ends_at: Date }> {
  return db
    .insertInto('business_members')
    .values({ ...member, ends_at: sql<Date>`now() + make_interval(days => ${days})` })
    .returning(['member_id', 'ends_at'])
    .executeTakeFirstOrThrow();
}

/** Invitations of a business that nobody has taken in time are in nobody's way any more. */
export async function deleteOverdue(db: Kysely<DB>, businessId: string): Promise<void> {
  await db
    .deleteFrom('business_members')
    .where('business_id', '=', businessId)
    .where('state', '=', 'invited')
    .where('ends_at', '<=', now)
    .execute();
}

export async function setRole(db: Kysely<DB>, memberId: string, role: MemberRole): Promise<void> {
  await db.updateTable('business_members').set({ role }).where('member_id', '=', memberId).execute();
}

export async function setJoined(db: Kysely<DB>, memberId: string, userId: string): Promise<void> {
  await db
    .updateTable('business_members')
    .set({ state: 'joined', user_id: userId, joined_at: now })
    .where('member_id', '=', memberId)
    .execute();
}

/** Ends an invitation, or somebody's work with all their sessions of it. */
export async function setEnded(db: Kysely<DB>, memberId: string, state: 'refused' | 'taken_back' | 'removed'): Promise<void> {
  await db.updateTable('business_members').set({ state, ended_at: now }).where('member_id', '=', memberId).execute();
  await db.deleteFrom('sessions').where('member_id', '=', memberId).execute();
}

/** A number that was proven so lately that it is nobody else's by now (phone-codes/limits.ts). */
const stillTheirs = sql<boolean>`phone_proven_at > now() - make_interval(secs => ${phoneCodeLimits.mayBeAnothersAfter})`;

/** The address and the number that a user has proven, and the number whose proof is too old. */
export function findProven(db: Kysely<DB>, userId: string) {
  return db
    .selectFrom('users')
    .select([
      sql<string | null>`case when email_proven_at is not null then email end`.as('email'),
      sql<string | null>`case when ${stillTheirs} then phone_no end`.as('phone_no'),
      sql<string | null>`case when not ${stillTheirs} then phone_no end`.as('old_number'),
    ])
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** What waits for a user, by what they have proven, and the businesses that they work for. */
export async function selectOwn(
  db: Kysely<DB>,
  userId: string,
  { email, phone_no }: { email: string | null; phone_no: string | null },
): Promise<MemberRow[]> {
  const rows = await selectMembers(db)
    .where(
      sql<SqlBool>`((members.state = 'joined' and members.user_id = ${userId}) or (members.state = 'invited' and members.ends_at > now()
        and (lower(members.email) = lower(${email}) or members.phone_no = ${phone_no})))`,
    )
    .orderBy('members.created_at')
    .orderBy('members.member_id')
    .execute();
  return typed(rows).filter(({ is_merged }) => !is_merged);
}

/** All that was between a user and businesses, for the download of their data. */
export async function selectOfUser(db: Kysely<DB>, userId: string): Promise<MemberRow[]> {
  return typed(await selectMembers(db).where('members.user_id', '=', userId).orderBy('members.created_at').execute());
}

/** All whom a business has ever invited, for the download of its data. */
export async function selectOfBusiness(db: Kysely<DB>, businessId: string): Promise<MemberRow[]> {
  return typed(await selectMembers(db).where('members.business_id', '=', businessId).orderBy('members.created_at').execute());
}

/** Invitations to an address that is forgotten. */
export async function deleteInvitationsTo(db: Kysely<DB>, email: string): Promise<void> {
  await db.deleteFrom('business_members').where(sql<SqlBool>`lower(email) = lower(${email})`).where('user_id', 'is', null).execute();
}

/** Invitations to the number that a user has proven, and nobody else: it may be another's by now. */
export async function deleteInvitationsToNumberOf(db: Kysely<DB>, userId: string): Promise<void> {
  await sql`
    delete from business_members using users
    where users.user_id = ${userId} and business_members.phone_no = users.phone_no and business_members.user_id is null
      and not exists (select from users others where others.phone_no = users.phone_no and others.user_id <> users.user_id)`.execute(db);
}

/** Invitations that came to nothing are forgotten after so many days. */
export async function deleteOld(db: Kysely<DB>, days: number): Promise<void> {
  await sql`delete from business_members where user_id is null and created_at < now() - make_interval(days => ${days})`.execute(db);
}
