import type { Insertable, Kysely } from 'kysely';
import type { Corrections, DB } from '#server/db/types.ts';
import { makeUnowned } from '#tests/factories/claim.ts';
import { makeUser } from '#tests/factories/user.ts';

const DAY = 86_400_000;
const DECIDED = ['accepted', 'refused', 'ended'];

/**
 * A user suggests another name of a business without an owner, made when not given, which waits for the team unless told otherwise.
 * @returns its id.
 */
export async function makeCorrection(
  db: Kysely<DB>,
  {
    value = { name: 'Deccan Arches' },
    shown = { name: 'Deccan Archs' },
    state = 'team',
    ...given
  }: Partial<Omit<Insertable<Corrections>, 'value' | 'shown'>> & { value?: object; shown?: object } = {},
): Promise<string> {
  const { correction_id } = await db
    .insertInto('corrections')
    .values({
      ...{ field: 'name', source: 'The board at the shop', state },
      ...(state === 'owner' ? { owner_until: new Date(Date.now() + 7 * DAY) } : {}),
      ...(state === 'team' ? { to_team_at: new Date() } : {}),
      ...(DECIDED.includes(state) ? { decided_at: new Date() } : {}),
      ...given,
      value: JSON.stringify(value),
      shown: JSON.stringify(shown),
      business_id: given.business_id ?? (await makeUnowned(db)),
      user_id: given.user_id !== undefined || given.email ? (given.user_id ?? null) : await makeUser(db),
    })
    .returning('correction_id')
    .executeTakeFirstOrThrow();
  return correction_id;
}
