import type { Kysely } from 'kysely';
import type { DB } from '#server/db/types.ts';
import { hashToken, openSession } from '#server/features/sessions/open-session.ts';
import type { TeamRole } from '#shared/schemas/team-roles.ts';
import { makeAdmin } from '#tests/factories/admin.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { makeUser } from '#tests/factories/user.ts';

interface SignedIn {
  /** The account's id. */
  id: string;
  /** What a browser keeps in its cookie `nirmaan`. */
  token: string;
  /** The header that shows the token, for `call`. */
  headers: { authorization: string };
}

/** Signs a user in without the form; the user is made when not given. */
export async function signInUser(db: Kysely<DB>, userId?: string): Promise<SignedIn> {
  const id = userId ?? (await makeUser(db));
  return signedIn(id, await openSession(db, { kind: 'user', userId: id }, undefined));
}

/** Signs the owner of a business in without the form; the business is made when not given. */
export async function signInBusiness(db: Kysely<DB>, businessId?: string): Promise<SignedIn> {
  const id = businessId ?? (await makeBusiness(db));
  return signedIn(id, await openSession(db, { kind: 'contractor', businessId: id }, undefined));
}

/** Signs an admin in without the form, or somebody of another role; they are made when not given. */
export async function signInAdmin(db: Kysely<DB>, adminId?: string, role: TeamRole = 'admin'): Promise<SignedIn> {
  const id = adminId ?? (await makeAdmin(db, { role }));
  return signedIn(id, await openSession(db, { kind: 'admin', adminId: id }, undefined));
}

/** As if a session's person had proven who they are so many minutes ago. */
export async function proveBefore(db: Kysely<DB>, token: string, minutes = 15) {
  await db
    .updateTable('sessions')
    .set({ proven_at: new Date(Date.now() - minutes * 60_000) })
    .where('token_hash', '=', hashToken(token))
    .execute();
}

function signedIn(id: string, token: string): SignedIn {
  return { id, token, headers: { authorization: `Bearer ${token}` } };
}
