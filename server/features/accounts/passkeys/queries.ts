import { type Kysely, sql } from 'kysely';
import type { DB } from '#server/db/types.ts';

const now = sql<Date>`now()`;

/** What a device is asked to answer for. */
export type PasskeyPurpose = 'add' | 'sign_in' | 'proof';

/** For what a challenge is drawn, and whom. */
export interface ChallengeUse {
  adminId: string;
  purpose: PasskeyPurpose;
  /** Where it is asked for; at sign-in there is no session yet. */
  sessionHash: Buffer | null;
}

/** A challenge is good from when it was drawn: a clock that is put back does not open again what has ended. */
const inItsTime = sql<boolean>`created_at <= now() and ends_at > now()`;

/** @param minutes for which it is good. */
export async function insertChallenge(
  db: Kysely<DB>,
  { challenge, adminId, purpose, sessionHash }: ChallengeUse & { challenge: Buffer },
  minutes: number,
) {
  await db
    .insertInto('passkey_challenges')
    .values({
      challenge,
      admin_id: adminId,
      purpose,
      session_hash: sessionHash,
      ends_at: sql<Date>`now() + make_interval(mins => ${minutes})`,
    })
    .execute();
}

/** Uses a challenge up. @returns whether it was drawn for this admin, purpose and session, and was good. */
export async function spendChallenge(
  db: Kysely<DB>,
  { challenge, adminId, purpose, sessionHash }: ChallengeUse & { challenge: Buffer },
): Promise<boolean> {
  const row = await db
    .deleteFrom('passkey_challenges')
    .where('challenge', '=', challenge)
    .where('admin_id', '=', adminId)
    .where('purpose', '=', purpose)
    .where('session_hash', 'is not distinct from', sessionHash)
    .returning(inItsTime.as('is_good'))
    .executeTakeFirst();
  return row?.is_good === true;
}

/** Forgets the challenges whose time is over. */
export async function deleteEndedChallenges(db: Kysely<DB>) {
  await db.deleteFrom('passkey_challenges').where('ends_at', '<=', now).execute();
}

/** An admin's passkeys, the oldest first. */
export function selectPasskeys(db: Kysely<DB>, adminId: string) {
  return db
    .selectFrom('admin_passkeys')
    .select(['admin_passkey_id', 'name', 'credential_id', 'transports', 'created_at', 'used_at'])
    .where('admin_id', '=', adminId)
    .orderBy('created_at')
    .orderBy('admin_passkey_id')
    .execute();
}

/** An admin's passkey by what the device calls it, of which nothing else is made until the transaction ends. */
export function lockPasskey(db: Kysely<DB>, adminId: string, credentialId: Buffer) {
  return db
    .selectFrom('admin_passkeys')
    .select(['admin_passkey_id', 'name', 'public_key', 'counter'])
    .where('admin_id', '=', adminId)
    .where('credential_id', '=', credentialId)
    .forUpdate()
    .executeTakeFirst();
}

export async function markUsed(db: Kysely<DB>, passkeyId: string, counter: number) {
  await db
    .updateTable('admin_passkeys')
    .set({ counter: String(counter), used_at: now })
    .where('admin_passkey_id', '=', passkeyId)
    .execute();
}

/** Whether the passkey is still the admin's. */
export async function isPasskeyOf(db: Kysely<DB>, adminId: string, passkeyId: string): Promise<boolean> {
  const found = db.selectFrom('admin_passkeys').select('admin_passkey_id').where('admin_passkey_id', '=', passkeyId);
  return (await found.where('admin_id', '=', adminId).executeTakeFirst()) !== undefined;
}

/** @throws the unique constraint's error when somebody has the passkey already. */
export async function insertPasskey(
  db: Kysely<DB>,
  passkey: { admin_id: string; name: string; credential_id: Buffer; public_key: Buffer; counter: number; transports: string[] },
) {
  await db
    .insertInto('admin_passkeys')
    .values({ ...passkey, counter: String(passkey.counter) })
    .execute();
}

/** The passkey's name until now; nothing where it is not the admin's. To be called with the admin's row locked. */
export async function findPasskeyName(db: Kysely<DB>, adminId: string, passkeyId: string): Promise<string | undefined> {
  const found = db.selectFrom('admin_passkeys').select('name').where('admin_passkey_id', '=', passkeyId);
  return (await found.where('admin_id', '=', adminId).executeTakeFirst())?.name;
}

export async function updatePasskeyName(db: Kysely<DB>, passkeyId: string, name: string) {
  await db.updateTable('admin_passkeys').set({ name }).where('admin_passkey_id', '=', passkeyId).execute();
}

export async function deletePasskey(db: Kysely<DB>, passkeyId: string) {
  await db.deleteFrom('admin_passkeys').where('admin_passkey_id', '=', passkeyId).execute();
}
