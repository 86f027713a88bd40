import { type Kysely, type SqlBool, sql } from 'kysely';
import type { DB } from '#server/db/types.ts';
import { type CorrectionRow, isBy, isOpen, selectCorrections, typed } from '#server/features/corrections/queries.ts';
import type { Suggester } from '#server/features/corrections/suggester.ts';
import type { CorrectionShow } from '#shared/schemas/corrections.ts';

/** What somebody has suggested, the latest first; what waits for a link is not there. */
export function selectMade(db: Kysely<DB>, by: Suggester): Promise<CorrectionRow[]> {
  return readLatest(selectCorrections(db).where(isBy(by)));
}

/** What was suggested from an address without an account, the latest first; what waits for a link is not there. */
export function selectMadeFrom(db: Kysely<DB>, email: string): Promise<CorrectionRow[]> {
  return readLatest(
    selectCorrections(db)
      .where(sql<SqlBool>`lower(corrections.email) = lower(${email})`)
      .where('corrections.user_id', 'is', null)
      .where('corrections.by_business_id', 'is', null),
  );
}

async function readLatest(made: ReturnType<typeof selectCorrections>): Promise<CorrectionRow[]> {
  const rows = await made
    .where('corrections.state', '<>', 'unproven')
    .orderBy('corrections.created_at', 'desc')
    .orderBy('correction_id', 'desc')
    .limit(200)
    .execute();
  return typed(rows);
}

/** The address that was told within so many days what became of a suggestion, where no account has made it. */
export async function findToldAddress(db: Kysely<DB>, correctionId: string, days: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('corrections')
    .select('email')
    .where('correction_id', '=', correctionId)
    .where('user_id', 'is', null)
    .where('by_business_id', 'is', null)
    .where('told_at', '>', sql<Date>`now() - make_interval(days => ${days})`)
    .executeTakeFirst();
  return row?.email ?? undefined;
}

/** What is suggested of a business: open, or decided within so many days; all of it without. */
export async function selectOf(db: Kysely<DB>, businessId: string, days?: number): Promise<CorrectionRow[]> {
  const rows = await selectCorrections(db)
    .where('corrections.business_id', '=', businessId)
    .where(sql<SqlBool>`(${isOpen} or (corrections.state <> 'unproven' and corrections.owner_until is not null))`)
    .$if(days !== undefined, (query) =>
      query.where(sql<SqlBool>`(decided_at is null or decided_at > now() - make_interval(days => ${days ?? 0}))`),
    )
    .orderBy('corrections.created_at', 'desc')
    .orderBy('correction_id', 'desc')
    .execute();
  return typed(rows);
}

const SHOWN: Record<CorrectionShow, ReturnType<typeof sql<SqlBool>>> = {
  waiting: sql<SqlBool>`corrections.state = 'team'`,
  decided: sql<SqlBool>`corrections.state in ('accepted', 'refused', 'ended')`,
};

/** Those that wait, what came first at the top; others by when they were decided, the latest first. */
export async function selectQueue(db: Kysely<DB>, show: CorrectionShow, { limit, offset }: { limit: number; offset: number }) {
  const rows = await selectCorrections(db)
    .where(SHOWN[show])
    .$if(show === 'decided', (query) => query.orderBy('decided_at', 'desc'))
    .$if(show === 'waiting', (query) => query.orderBy('to_team_at'))
    .orderBy('correction_id')
    .limit(limit)
    .offset(offset)
    .execute();
  return typed(rows);
}

export function countQueue(db: Kysely<DB>) {
  const counted = (show: CorrectionShow) => sql<number>`(count(*) filter (where ${SHOWN[show]}))::int`;
  return db
    .selectFrom('corrections')
    .select([counted('waiting').as('waiting'), counted('decided').as('decided')])
    .executeTakeFirstOrThrow();
}

/** Takes all that somebody has suggested away. */
export async function deleteMade(db: Kysely<DB>, by: Suggester): Promise<void> {
  await db.deleteFrom('corrections').where(isBy(by)).execute();
}

/** Takes what matches `traces` out of what others have written in which `mentions` is found. */
export async function forgetMentions(
  db: Kysely<DB>,
  { mentions, traces, by }: { mentions: string; traces: string; by: string },
): Promise<void> {
  const columns = ['source', 'owner_reason', 'reason'] as const;
  const without = (column: (typeof columns)[number]) => sql<string>`regexp_replace(${sql.ref(column)}, ${traces}, ${by}, 'gi')`;
  await db
    .updateTable('corrections')
    .set({ source: without('source'), owner_reason: without('owner_reason'), reason: without('reason') })
    .where(({ or }) => or(columns.map((column) => sql<SqlBool>`${sql.ref(column)} ~* ${mentions}`)))
    .execute();
}
