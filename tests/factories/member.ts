import type { Insertable, Kysely } from 'kysely';
import type { BusinessMembers, DB } from '#server/db/types.ts';
import { openSession } from '#server/features/sessions/open-session.ts';
import type { MemberRole } from '#shared/member-roles.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { makeUser } from '#tests/factories/user.ts';

let made = 0;

/** Somebody who works for a business, both made when not given, unless told otherwise. @returns their id there. */
export async function makeMember(db: Kysely<DB>, given: Partial<Insertable<BusinessMembers>> = {}): Promise<string> {
  const isThere = (given.state ?? 'joined') === 'joined' || given.state === 'removed';
  const business_id = given.business_id ?? (await makeBusiness(db));
  const user_id = given.user_id ?? (isThere ? await makeUser(db) : null);
  const { member_id } = await db
    .insertInto('business_members')
    .values({
      ...{ role: 'all', state: 'joined', ends_at: new Date(Date.now() + 86_400_000) },
      ...(isThere ? { joined_at: new Date() } : {}),
      ...(['removed', 'refused', 'taken_back'].includes(given.state ?? '') ? { ended_at: new Date() } : {}),
      ...(given.phone_no ? {} : { email: `member${process.pid}x${++made}@example.in` }),
      ...given,
      ...{ business_id, user_id },
    })
    .returning('member_id')
    .executeTakeFirstOrThrow();
  return member_id;
}

/** Signs somebody in who works for a business in this role. */
export async function signInMember(db: Kysely<DB>, businessId: string, role: MemberRole) {
  const userId = await makeUser(db);
  const memberId = await makeMember(db, { business_id: businessId, user_id: userId, role });
  const token = await openSession(db, { kind: 'contractor', businessId, member: { memberId, userId, role } }, undefined);
  return { id: businessId, userId, memberId, token, headers: { authorization: `Bearer ${token}` } };
}
