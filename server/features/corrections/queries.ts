import { type Insertable, type Kysely, type SqlBool, sql, type Transaction } from 'kysely';
import { profileColumns } from '#server/db/business-columns.ts';
import { HAS_OWNER } from '#server/db/has-owner.ts';
import type { Corrections, DB } from '#server/db/types.ts';
import type { CorrectedColumns } from '#server/features/corrections/settle-value.ts';
import type { Suggester } from '#server/features/corrections/suggester.ts';
import type { PublicAccount } from '#server/features/sessions/session.ts';
import type { CorrectionField } from '#shared/correction-fields.ts';

const now = sql<Date>`now()`;
const later = (days: number) => sql<Date>`now() + make_interval(days => ${days})`;
export const isOpen = sql<SqlBool>`corrections.state in ('owner', 'team')`;

/** By what an account is known: proven or not. */
export function findProofs(db: Kysely<DB>, account: PublicAccount) {
  const proofs = [
    sql<boolean>`email is not null and email_proven_at is not null`.as('has_email'),
    sql<boolean>`phone_no is not null and phone_proven_at is not null`.as('has_phone'),
  ] as const;
  return account.kind === 'user'
    ? db
        .selectFrom('users')
        .select(['email', ...proofs])
        .where('user_id', '=', account.userId)
        .executeTakeFirst()
    : db
        .selectFrom('businesses')
        .select(['email', ...proofs])
        .where('business_id', '=', account.businessId)
        .executeTakeFirst();
}

const selectEntry = (db: Kysely<DB>) =>
  db.selectFrom('businesses').select([...profileColumns, 'business_id', 'status', HAS_OWNER.as('has_owner')]);
export type EntryRow = Awaited<ReturnType<ReturnType<typeof selectEntry>['executeTakeFirstOrThrow']>>;

export function findEntry(db: Kysely<DB>, businessId: string): Promise<EntryRow | undefined> {
  return selectEntry(db).where('business_id', '=', businessId).executeTakeFirst();
}

/** A business to which nothing else happens until the transaction ends. */
export function lockEntry(transaction: Transaction<DB>, businessId: string): Promise<EntryRow | undefined> {
  return selectEntry(transaction).where('business_id', '=', businessId).forUpdate().executeTakeFirst();
}

/** Whether the team has blocked an account that has proven this address: anybody may have typed it. */
export async function isBlockedAddress(db: Kysely<DB>, email: string): Promise<boolean> {
  const { rows } = await sql`
    select from account_blocks
    left join users on users.user_id = account_blocks.user_id
    left join businesses on businesses.business_id = account_blocks.business_id
    where lower(users.email) = lower(${email}) and users.email_proven_at is not null
      or lower(businesses.email) = lower(${email}) and businesses.email_proven_at is not null
    limit 1`.execute(db);
  return rows.length > 0;
}

/** The account or the address is the same, or the one has proven the other. */
export const isBy = ({
  account,
  email = null,
}: {
  account?: PublicAccount | undefined;
  email?: string | null | undefined;
}) => sql<SqlBool>`(
  corrections.user_id = ${account?.kind === 'user' ? account.userId : null}
  or corrections.by_business_id = ${account?.kind === 'contractor' ? account.businessId : null}
  or lower(corrections.email) = lower(${email})
  or corrections.user_id in (select user_id from users where lower(email) = lower(${email}) and email_proven_at is not null)
  or corrections.by_business_id in (select business_id from businesses where lower(email) = lower(${email}) and email_proven_at is not null))`;

/** Suggestions of a person are made in turn until the transaction ends; the business is locked before. */
export async function lockSuggester(transaction: Transaction<DB>, { account, email }: Suggester): Promise<void> {
  const name = email?.toLowerCase() ?? (account?.kind === 'user' ? account.userId : (account?.businessId ?? ''));
  await sql`select pg_advisory_xact_lock(hashtextextended(${`corrections:${name}`}, 0))`.execute(transaction);
}

/** What a person, and everybody, has suggested that is open, and whether this field was refused to the person within so many days. */
export function countOpen(
  db: Kysely<DB>,
  by: Suggester,
  { businessId, field, days }: { businessId: string; field: CorrectionField; days: number },
) {
  const isHere = sql<SqlBool>`corrections.business_id = ${businessId}`;
  const isField = sql<SqlBool>`${isHere} and corrections.field = ${field}`;
  const mine = isBy(by);
  return db
    .selectFrom('corrections')
    .select([
      sql<number>`(count(*) filter (where ${isOpen} and ${isHere}))::int`.as('of_business'),
      sql<number>`(count(*) filter (where ${isOpen} and ${mine}))::int`.as('of_person'),
      sql<boolean>`coalesce(bool_or(${isOpen} and ${isField} and ${mine}), false)`.as('is_open'),
      sql<boolean>`coalesce(bool_or(corrections.state = 'refused' and ${isField} and ${mine}
        and corrections.decided_at > now() - make_interval(days => ${days})), false)`.as('is_refused'),
    ])
    .where(sql<SqlBool>`(${isHere} or ${mine})`)
    .executeTakeFirstOrThrow();
}

type NewCorrection = Pick<Insertable<Corrections>, 'business_id' | 'field' | 'source' | 'language' | 'state'> & {
  value: CorrectedColumns;
  shown: CorrectedColumns;
  by: Suggester;
};

/** @throws the unique constraint's error where the same is suggested already. */
export async function insertCorrection(
  db: Kysely<DB>,
  { value, shown, by, state, ...row }: NewCorrection,
  ownerDays: number,
): Promise<string> {
  const { account, email } = by;
  const inserted = await db
    .insertInto('corrections')
    .values({
      ...row,
      state,
      value: JSON.stringify(value),
      shown: JSON.stringify(shown),
      user_id: account?.kind === 'user' ? account.userId : null,
      by_business_id: account?.kind === 'contractor' ? account.businessId : null,
      email: account ? null : (email ?? null),
      owner_until: state === 'owner' ? later(ownerDays) : null,
      to_team_at: state === 'team' ? now : null,
    })
    .returning('correction_id')
    .executeTakeFirstOrThrow();
  return inserted.correction_id;
}

/** Of one address and field one link waits: the last. */
export async function deleteUnproven(db: Kysely<DB>, of: { businessId: string; field: string; email: string }): Promise<void> {
  await db
    .deleteFrom('corrections')
    .where('business_id', '=', of.businessId)
    .where('field', '=', of.field)
    .where(sql<SqlBool>`lower(email) = lower(${of.email})`)
    .where('state', '=', 'unproven')
    .execute();
}

export const selectCorrections = (db: Kysely<DB>) =>
  db
    .selectFrom('corrections')
    .innerJoin('businesses', 'businesses.business_id', 'corrections.business_id')
    .leftJoin('users', 'users.user_id', 'corrections.user_id')
    .leftJoin('businesses as others', 'others.business_id', 'corrections.by_business_id')
    .select(['correction_id', 'corrections.business_id', 'field', 'value', 'shown', 'source', 'corrections.user_id', 'by_business_id'])
    .select([
      'corrections.email',
      'corrections.language',
      'corrections.state',
      'ended_as',
      'owner_until',
      'owner_accepted_at',
      'owner_refused_at',
    ])
    .select(['owner_reason', 'to_team_at', 'decided_by', 'reason', 'corrections.created_at', 'decided_at', 'corrections.version'])
    .select(['businesses.name', 'businesses.city', 'businesses.state as business_state', HAS_OWNER.as('has_owner')])
    .select(['users.user_name', 'others.name as other_name']);

type Row = Awaited<ReturnType<ReturnType<typeof selectCorrections>['executeTakeFirstOrThrow']>>;
/** A suggestion as the table has it. */
export type CorrectionRow = Omit<Row, 'field' | 'value' | 'shown'> & {
  field: CorrectionField;
  value: CorrectedColumns;
  shown: CorrectedColumns;
};
export const typed = (rows: Row[]) => rows as unknown as CorrectionRow[];

export async function findCorrection(db: Kysely<DB>, correctionId: string): Promise<CorrectionRow | undefined> {
  return typed(await selectCorrections(db).where('correction_id', '=', correctionId).execute())[0];
}

/** A suggestion that nobody else can decide on until the transaction ends; its business is locked before. */
export async function lockCorrection(transaction: Transaction<DB>, correctionId: string): Promise<CorrectionRow | undefined> {
  return typed(await selectCorrections(transaction).where('correction_id', '=', correctionId).forUpdate('corrections').execute())[0];
}

/** Whether a mailed link still works. */
export async function isInTime(db: Kysely<DB>, correctionId: string, days: number): Promise<boolean> {
  const row = await db
    .selectFrom('corrections')
    .select('correction_id')
    .where('correction_id', '=', correctionId)
    .where('created_at', '>', sql<Date>`now() - make_interval(days => ${days})`)
    .executeTakeFirst();
  return row !== undefined;
}

/** An address was proven: the suggestion goes to the owner, or to the team. @throws as `insertCorrection` does. */
export async function setOpened(
  db: Kysely<DB>,
  correctionId: string,
  { state, account, ownerDays }: { state: 'owner' | 'team'; account: PublicAccount | undefined; ownerDays: number },
): Promise<void> {
  await db
    .updateTable('corrections')
    .set({
      state,
      created_at: now,
      owner_until: state === 'owner' ? later(ownerDays) : null,
      to_team_at: state === 'team' ? now : null,
      ...(account?.kind === 'user' ? { user_id: account.userId } : {}),
      ...(account?.kind === 'contractor' ? { by_business_id: account.businessId } : {}),
    })
    .where('correction_id', '=', correctionId)
    .execute();
}

/** The owner says no: from now on the team decides. */
export async function setOwnerRefused(db: Kysely<DB>, correctionId: string, reason: string): Promise<void> {
  await db
    .updateTable('corrections')
    .set({ state: 'team', owner_refused_at: now, owner_reason: reason, to_team_at: now })
    .where('correction_id', '=', correctionId)
    .execute();
}

/** The owner has accepted what the team looks at before it shows. */
export async function setOwnerAccepted(db: Kysely<DB>, correctionId: string): Promise<void> {
  await db
    .updateTable('corrections')
    .set({ state: 'team', owner_accepted_at: now, to_team_at: now })
    .where('correction_id', '=', correctionId)
    .execute();
}

interface Decided {
  state: 'accepted' | 'refused';
  by: 'owner' | 'team';
  reason?: string;
  adminId?: string | null;
}

export async function setDecided(db: Kysely<DB>, correctionId: string, { state, by, reason = '', adminId = null }: Decided): Promise<void> {
  await db
    .updateTable('corrections')
    .set({ state, decided_by: by, reason, admin_id: adminId, decided_at: now })
    .where('correction_id', '=', correctionId)
    .execute();
}

/** What owners have not answered in time goes to the team; a clock that goes back moves nothing, and takes nothing back. */
export async function moveDue(db: Kysely<DB>): Promise<void> {
  await db
    .updateTable('corrections')
    .set({ state: 'team', to_team_at: now })
    .where('state', '=', 'owner')
    .where('owner_until', '<=', now)
    .execute();
}

/** Some of those that were decided and whose suggesters have not heard of it, each told once by the transaction that takes it. */
export async function takeUntold(transaction: Transaction<DB>, most: number): Promise<CorrectionRow[]> {
  const rows = await transaction
    .selectFrom('corrections')
    .select('correction_id')
    .where('told_at', 'is', null)
    .where(sql<SqlBool>`state in ('accepted', 'refused', 'ended')`)
    .orderBy('decided_at')
    .limit(most)
    .forUpdate()
    .skipLocked()
    .execute();
  const ids = rows.map(({ correction_id }) => correction_id);
  const isTaken = sql<SqlBool>`correction_id = any (${ids}::uuid[])`;
  await transaction.updateTable('corrections').set({ told_at: now }).where(isTaken).execute();
  return typed(await selectCorrections(transaction).where(isTaken).execute());
}

export async function deleteLinks(db: Kysely<DB>, days: number): Promise<void> {
  await sql`delete from corrections where state = 'unproven' and created_at < now() - make_interval(days => ${days})`.execute(db);
}
