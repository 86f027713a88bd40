import { randomInt } from 'node:crypto';
import type { Kysely } from 'kysely';
import sharp from 'sharp';
import { call, mustCall } from '#drills/parts/call.ts';
import { ADMIN } from '#drills/parts/server.ts';
import type { DB } from '#server/db/types.ts';

/** Everybody that drills make is called so: a drill that reads logs knows what must not be in them. */
export const DRILL_MAIL = 'drill-';
export const PASSWORD = 'monsoon-2026';

/** Between these every number is a mobile number of India's. */
const FIRST_PHONE = 9_800_000_000;
const LAST_PHONE = 9_999_999_999;
/** Numbers that one process is not expected to use up. */
const OF_ONE_PROCESS = 1_000_000;

export interface Account {
  id: string;
  token: string;
  email: string;
}

let made = 0;

/** A number that no other call of this process was given. */
export function nextNumber(): number {
  made += 1;
  return made;
}

/** Keeps apart those who drill on one database, at once or one after the other. Not a process id: those come again. */
const RUN = randomInt(FIRST_PHONE, LAST_PHONE - OF_ONE_PROCESS);

export function newEmail(kind = 'person'): string {
  return `${DRILL_MAIL}${kind}-${RUN.toString(36)}-${nextNumber()}@example.in`;
}

export function newPhone(): string {
  return String(RUN + nextNumber());
}

/** Registers a user. */
export async function registerUser(url: string): Promise<Account> {
  const email = newEmail('user');
  const body = { userName: email.split('@')[0], email, password: PASSWORD };
  const { token, user } = await mustCall<{ token: string; user: { _id: string } }>(url, '/user/register', { method: 'POST', body });
  return { id: user._id, token, email };
}

/** Registers users, a few at a time. */
export function registerUsers(url: string, count: number): Promise<Account[]> {
  return several(count, () => registerUser(url));
}

/** Has all users of drills prove their addresses, two days after they registered: what they do counts at once. */
export async function proveUsers(db: Kysely<DB>): Promise<void> {
  const created_at = new Date(Date.now() - 172_800_000);
  await db
    .updateTable('users')
    .set({ email_proven_at: new Date(), created_at })
    .where('email', 'like', `${DRILL_MAIL}%`)
    .where('email_proven_at', 'is', null)
    .execute();
}

/** Registers businesses and lets the admin approve them. */
export async function registerBusinesses(url: string, count: number): Promise<Account[]> {
  const admin = await signInAdmin(url);
  const image = `data:image/jpeg;base64,${(
    await sharp({ create: { width: 64, height: 48, channels: 3, background: '#b4431f' } })
      .jpeg()
      .toBuffer()
  ).toString('base64')}`;
  return several(count, async () => {
    const email = newEmail('business');
    const body = {
      name: `Deccan Tiles ${nextNumber()}`,
      phoneNo: newPhone(),
      email,
      service: 'Tiles/flooring',
      address: '12 Karve Road, Kothrud',
      city: 'Pune',
      state: 'Maharashtra',
      price: '45 per sq ft',
      password: PASSWORD,
      shortDescription: 'Tiles laid straight',
      image,
    };
    const registered = await mustCall<{ token: string; contractor: { _id: string } }>(url, '/contractor/auth/register', {
      method: 'POST',
      body,
    });
    const id = registered.contractor._id;
    await mustCall(url, `/admin/update/contractor-status/${id}`, { method: 'PUT', body: { status: 'approved' }, token: admin });
    return { id, token: registered.token, email };
  });
}

/** @returns the admin's token. */
export async function signInAdmin(url: string): Promise<string> {
  const answer = await call(`${url}/api/v1/admin/login`, { method: 'POST', body: ADMIN });
  const { token } = JSON.parse(answer.text || '{}') as { token?: string };
  if (!token) throw new Error(`the admin cannot sign in: ${answer.status} ${answer.text}`);
  return token;
}

async function several<Made>(count: number, make: () => Promise<Made>): Promise<Made[]> {
  const all: Made[] = [];
  const work = async () => {
    while (all.length + busy < count) {
      busy += 1;
      const one = await make().finally(() => (busy -= 1));
      all.push(one);
    }
  };
  let busy = 0;
  await Promise.all(Array.from({ length: 4 }, work));
  return all;
}
