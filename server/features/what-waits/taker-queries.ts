import { type Kysely, sql } from 'kysely';
import type { DB } from '#server/db/types.ts';
import { statements } from '#server/features/what-waits/kind-queries.ts';
import type { TeamRole } from '#shared/schemas/team-roles.ts';
import { WAITING_KINDS, type WaitingKind } from '#shared/waiting-kinds.ts';

/** Something of the queue. */
export interface Subject {
  kind: WaitingKind;
  id: string;
}

export async function isWaiting(db: Kysely<DB>, { kind, id }: Subject): Promise<boolean> {
  for (const statement of statements[kind]) {
    const { rows } = await sql`select ${statement.from} and ${statement.id} = ${id}::uuid limit 1`.execute(db);
    if (rows.length > 0) return true;
  }
  return false;
}

export interface Member {
  admin_id: string;
  email: string;
  role: TeamRole;
}

/** The whole team. */
export async function selectMembers(db: Kysely<DB>): Promise<Member[]> {
  const rows = await db.selectFrom('admins').select(['admin_id', 'email', 'role']).orderBy('email').execute();
  return rows as Member[];
}

export async function findTaker(db: Kysely<DB>, { kind, id }: Subject): Promise<string | null> {
  const row = await db
    .selectFrom('queue_takers')
    .select('admin_id')
    .where('kind', '=', kind)
    .where('subject_id', '=', id)
    .executeTakeFirst();
  return row?.admin_id ?? null;
}

/** Gives something from one of the team, or from nobody, to another, or to nobody. @returns whether it was the first one's. */
export async function moveTaken(
  db: Kysely<DB>,
  { kind, id: subject_id }: Subject,
  { from, to }: { from: string | null; to: string | null },
): Promise<boolean> {
  if (from === null) {
    if (to === null) return (await findTaker(db, { kind, id: subject_id })) === null;
    const row = await db
      .insertInto('queue_takers')
      .values({ kind, subject_id, admin_id: to })
      .onConflict((conflict) => conflict.doNothing())
      .returning('admin_id')
      .executeTakeFirst();
    return row !== undefined;
  }
  const isFrom = { kind, subject_id, admin_id: from };
  const row =
    to === null
      ? await db
          .deleteFrom('queue_takers')
          .where((eb) => eb.and(isFrom))
          .returning('kind')
          .executeTakeFirst()
      : await db
          .updateTable('queue_takers')
          .set({ admin_id: to, taken_at: sql`now()` })
          .where((eb) => eb.and(isFrom))
          .returning('kind')
          .executeTakeFirst();
  return row !== undefined;
}

/** Forgets who has taken what waits no more: if it comes again, it is nobody's. */
export async function deleteDecided(db: Kysely<DB>): Promise<void> {
  for (const kind of WAITING_KINDS) {
    const waits = statements[kind].map(({ from, id }) => sql`exists (select ${from} and ${id} = taken.subject_id)`);
    await sql`delete from queue_takers taken where kind = ${kind} and not (${sql.join(waits, sql` or `)})`.execute(db);
  }
}
