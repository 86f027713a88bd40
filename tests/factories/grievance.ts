import { type Insertable, type Kysely, sql } from 'kysely';
import type { DB, Grievances } from '#server/db/types.ts';

/** An open complaint about something else. @returns its id. */
export async function makeGrievance(db: Kysely<DB>, given: Partial<Insertable<Grievances>> = {}): Promise<string> {
  const row = await db
    .insertInto('grievances')
    .values({
      ...{ kind: 'other', message: 'Please look at this', name: 'Meera Kulkarni', email: 'meera@example.in' },
      due_at: sql`now() + interval '7 days'`,
      ...given,
    })
    .returning('grievance_id')
    .executeTakeFirstOrThrow();
  return row.grievance_id;
}
