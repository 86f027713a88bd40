import { type Kysely, sql } from 'kysely';
import type { SigningKeys } from '#server/base/signer.ts';
import type { DB } from '#server/db/types.ts';

const now = sql<Date>`now()`;

/** The keys of this database, the same for all its processes: the one that signs, and those before it that are still taken. */
export async function readSigningKeys(db: Kysely<DB>): Promise<SigningKeys> {
  const [{ key: current }, former] = await Promise.all([
    db.selectFrom('signing_keys').select('key').executeTakeFirstOrThrow(),
    db.selectFrom('former_signing_keys').select(['key', 'taken_until']).where('taken_until', '>', now).execute(),
  ]);
  return { current, former: former.map(({ key, taken_until }) => ({ key, takenUntil: taken_until.getTime() })) };
}

/**
 * Lets another key sign from now on; every process is told when the transaction has committed.
 * @param seconds for which what the one before has signed is still taken; 0 ends at once all that was signed before.
 * @returns until when.
 */
export async function replaceSigningKey(db: Kysely<DB>, key: Buffer, seconds: number): Promise<Date> {
  return db.transaction().execute(async (transaction) => {
    const former = await transaction
      .selectFrom('signing_keys')
      .select(['key', sql<Date>`now() + make_interval(secs => ${seconds})`.as('taken_until')])
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (seconds === 0) await transaction.deleteFrom('former_signing_keys').execute();
    else await transaction.insertInto('former_signing_keys').values(former).execute();
    await transaction.updateTable('signing_keys').set({ key }).execute();
    return former.taken_until;
  });
}

/** Forgets the keys whose time is over. */
export async function deleteEndedSigningKeys(db: Kysely<DB>): Promise<void> {
  await db.deleteFrom('former_signing_keys').where('taken_until', '<=', now).execute();
}
