import type { Kysely } from 'kysely';
import type { DB } from '#server/db/types.ts';
import { MEMBER_ROLES } from '#shared/member-roles.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { makeEnquiry } from '#tests/factories/enquiry.ts';
import { signInMember } from '#tests/factories/member.ts';
import { signInAdmin, signInBusiness, signInUser } from '#tests/factories/session.ts';
import { MEMBERS, type Member, type Role, type Row, type Team, type World } from '#tests/helpers/role-rows.ts';

/** A call that can be sent. */
export interface Prepared {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  url: string;
  body?: object;
  headers: Record<string, string>;
  /** The session's token; a visitor has none. */
  token?: string;
  /** The account that asks; a visitor has none. */
  accountId?: string;
  /** The business that the call is about. */
  business: string;
}

/** What a call is about and who sends it: the same can send several calls. */
export interface Sender extends World {
  session: Awaited<ReturnType<typeof signIn>>;
}

/** Makes a row's call ready to be sent by somebody of a role, with all that it is about. */
export async function prepareCall(db: Kysely<DB>, row: Row, role: Role | Team | Member): Promise<Prepared> {
  return fillCall(row, await makeSender(db, row, role));
}

export async function makeSender(db: Kysely<DB>, [, , prepare]: Row, role: Role | Team | Member): Promise<Sender> {
  const business = await makeBusiness(db, { status: prepare?.().status ?? 'approved' });
  const enquiry = await makeEnquiry(db, { business_id: business });
  return { business, enquiry, session: await signIn(db, role, business) };
}

/** A row's call for a sender: what may be there once, names and numbers, is new each time. */
export async function fillCall([name, , prepare]: Row, { session, ...world }: Sender): Promise<Prepared> {
  const [method, pattern = ''] = name.split(' ') as [Prepared['method'], string];
  const good = prepare?.() ?? {};
  const url = `/api/v1${pattern.replace(/\{.+\}/, (await good.id?.(world)) ?? world.business)}${good.query ?? ''}`;
  const body = typeof good.body === 'function' ? good.body(world) : good.body;
  const { id, ...sent } = session;
  const { business } = world;
  return { method, url, business, ...(body === undefined ? {} : { body }), ...sent, ...(id === undefined ? {} : { accountId: id }) };
}

/** Opens a session of somebody of a role. */
export async function signIn(
  db: Kysely<DB>,
  role: Role | Team | Member,
  business: string,
): Promise<{ id?: string; token?: string; headers: Record<string, string> }> {
  if (role === 'visitor') return { headers: {} };
  if (role === 'user') return signInUser(db);
  if (role === 'owner') return signInBusiness(db, business);
  const member = MEMBERS.indexOf(role as Member);
  if (member >= 0) return signInMember(db, business, MEMBER_ROLES[member] ?? 'all');
  if (role === 'other contractor') return signInBusiness(db);
  return signInAdmin(db, undefined, role as Team | 'admin');
}
