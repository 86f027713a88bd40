import type { Context } from '#server/context.ts';
import { hashToken } from '#server/features/sessions/open-session.ts';
import { deleteSession, findSession } from '#server/features/sessions/queries.ts';
import type { Session } from '#server/features/sessions/session.ts';
import type { MemberRole } from '#shared/member-roles.ts';
import { teamRole } from '#shared/schemas/team-roles.ts';

const TOKEN = /^[\w-]{43}$/;

/**
 * The session of a token: one indexed read, none for what cannot be a token. One that is over when it is shown is ended for good: a
 * clock that is put back does not open it again.
 */
export async function findSessionByToken({ db }: Pick<Context, 'db'>, token: string): Promise<Session | undefined> {
  if (!TOKEN.test(token)) return undefined;
  const tokenHash = hashToken(token);
  const row = await findSession(db, tokenHash);
  if (row?.is_over) {
    await deleteSession(db, tokenHash);
    return undefined;
  }
  if (row?.user_id) {
    const { user_id: userId, member_id: memberId, member_business_id: businessId, member_role: role } = row;
    if (!memberId || !businessId || !role) return { tokenHash, viewer: { kind: 'user', userId } };
    return { tokenHash, viewer: { kind: 'contractor', businessId, member: { memberId, userId, role: role as MemberRole } } };
  }
  if (row?.business_id) return { tokenHash, viewer: { kind: 'contractor', businessId: row.business_id } };
  if (row?.admin_id && row.role)
    return {
      tokenHash,
      viewer: { kind: 'admin', adminId: row.admin_id, role: teamRole.parse(row.role), ...(row.lacks_factor ? { lacksFactor: true } : {}) },
    };
  return undefined;
}
