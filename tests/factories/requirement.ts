import { randomUUID } from 'node:crypto';
import type { Insertable, Kysely } from 'kysely';
import type { DB, Requirements } from '#server/db/types.ts';

/** What Meera asks for, without an account and not yet sent to any business, unless told otherwise. @returns its id. */
export async function makeRequirement(db: Kysely<DB>, given: Partial<Insertable<Requirements>> = {}): Promise<string> {
  const row = await db
    .insertInto('requirements')
    .values({
      send_key: randomUUID(),
      name: 'Meera Kulkarni',
      email: 'meera@example.in',
      service: 'Waterproofing',
      city: 'Pune',
      state: 'Maharashtra',
      work: 'Our terrace leaks.',
      timing: 'month',
      consented_at: new Date(),
      ...given,
    })
    .returning('requirement_id')
    .executeTakeFirstOrThrow();
  return row.requirement_id;
}
