import type { Insertable, Kysely } from 'kysely';
import type { DB, WaitingChanges } from '#server/db/types.ts';
import { makeBusiness } from '#tests/factories/business.ts';

/** Another name of a business, which is made when not given, that waits for the team. @returns its id. */
export async function makeWaitingChange(
  db: Kysely<DB>,
  { value = { name: 'Deccan Terraces' }, ...given }: Partial<Omit<Insertable<WaitingChanges>, 'value'>> & { value?: object } = {},
): Promise<string> {
  const { waiting_change_id } = await db
    .insertInto('waiting_changes')
    .values({ field: 'name', ...given, value: JSON.stringify(value), business_id: given.business_id ?? (await makeBusiness(db)) })
    .returning('waiting_change_id')
    .executeTakeFirstOrThrow();
  return waiting_change_id;
}
