import { beforeEach, describe, expect, test } from 'vitest';
import { getBusinessProfile } from '#server/features/businesses/get-business.ts';
import { forgetPastLooks } from '#server/features/phone-views/view-phone.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { signInBusiness, signInUser } from '#tests/factories/session.ts';
import { makeUser } from '#tests/factories/user.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';

const { app, context, db, pool } = await createTestApp({ RATE_LIMITS: 'on', TRUST_PROXY: '1' });

const unproven = async (given = {}) => signInUser(db, await makeUser(db, { email_proven_at: null, ...given }));
const from = (ip: string) => ({ 'x-forwarded-for': ip });
const show = async (headers: Record<string, string>, business?: string) =>
  (await call(app, 'POST', `/api/v1/contractor/show-phone/${business ?? (await makeBusiness(db))}`, undefined, headers)).body;
const makeBusinesses = (n: number) => Promise.all(Array.from({ length: n }, () => makeBusiness(db)));

beforeEach(() => db.deleteFrom('network_looks').execute());

describe('an account whose address is not proven', () => {
  test('that was just registered on the way to a number sees it at once, and three in all', async () => {
    const account = { email: 'on-the-way@example.in', userName: 'On the way', password: 'monsoon-2026' };
    const { body } = await call(app, 'POST', '/api/v1/user/register', account);
    const headers = { authorization: `Bearer ${body.token}` };
    const [first = '', ...others] = await makeBusinesses(4);
    expect(await show(headers, first)).toMatchObject({ phoneAccess: 'shown', leftToday: 2, untilConfirmed: true });
    expect((await show(headers, others[0])).leftToday).toBe(1);
    expect((await show(headers, others[1])).leftToday).toBe(0);
    expect(await show(headers, others[2])).toEqual({ success: true, phoneAccess: 'confirm_email', leftToday: 0, phoneViewLimit: 10 });
    // What was seen is seen again, also on another day; a day more gives no number more.
    expect((await show(headers, first)).phoneAccess).toBe('shown');
    await pool.query('update phone_views set day = day - 1');
    expect(await show(headers, first)).toMatchObject({ phoneAccess: 'shown', leftToday: 0, untilConfirmed: true });
    expect((await show(headers, others[2])).phoneAccess).toBe('confirm_email');
    const details = await call(app, 'GET', `/api/v1/contractor/get-details/${others[2]}`, undefined, headers);
    expect(details.body.phoneAccess).toBe('confirm_email');
    expect(details.body.contractor.phoneNo).toBeUndefined();

    await db.updateTable('users').set({ email_proven_at: new Date() }).where('email', '=', account.email).execute();
    // The first was seen today, too.
    expect(await show(headers, others[2])).toMatchObject({ phoneAccess: 'shown', leftToday: 8 });
  });

  test('stops at three though a hundred are asked for at once', async () => {
    const { headers } = await unproven();
    const looks = await Promise.all((await makeBusinesses(100)).map((business) => show(headers, business)));
    expect(looks.filter(({ phoneAccess }) => phoneAccess === 'shown')).toHaveLength(3);
    expect(looks.filter(({ phoneAccess }) => phoneAccess === 'confirm_email')).toHaveLength(97);
  });

  test('of a business has three too, and the plan gives no more', async () => {
    const owner = await signInBusiness(db, await makeBusiness(db, { email_proven_at: null, plan: 'one_time' }));
    const looks = [];
    for (let n = 0; n < 4; n++) looks.push((await show(owner.headers)).phoneAccess);
    expect(looks).toEqual(['shown', 'shown', 'shown', 'confirm_email']);
  });

  test('sees less where the day’s limit is lower', async () => {
    await db.insertInto('settings').values({ name: 'phone_view_limit', value: '1' }).execute();
    context.cache.forget('settings');
    const { headers } = await unproven();
    expect(await show(headers)).toMatchObject({ phoneAccess: 'shown', leftToday: 0 });
    expect((await show(headers)).phoneAccess).toBe('limit_reached');
    await db.deleteFrom('settings').execute();
    context.cache.forget('settings');
  });

  test('is told on the page what is left, without spending anything', async () => {
    const { id, headers } = await unproven();
    const [business = ''] = await makeBusinesses(1);
    await show(headers, business);
    const page = await getBusinessProfile(context, { kind: 'user', userId: id }, business, undefined);
    expect(page).toMatchObject({ phoneAccess: 'shown', leftToday: 2, untilConfirmed: true });
  });
});

describe('such accounts of one address', () => {
  /** Eleven accounts that ask for three numbers each. @returns how many they see. */
  async function harvest(ipOf: (account: number) => string) {
    let seen = 0;
    for (let account = 0; account < 11; account++) {
      const { headers } = await unproven();
      for (let n = 0; n < 3; n++) {
        const { phoneAccess } = await show({ ...headers, ...from(ipOf(account)) });
        if (phoneAccess === 'shown') seen += 1;
      }
    }
    return seen;
  }

  test('see thirty numbers a day together, and proven ones all that they may', async () => {
    expect(await harvest(() => '203.0.113.7')).toBe(30);
    expect((await show({ ...(await unproven()).headers, ...from('203.0.113.8') })).phoneAccess).toBe('shown');
    expect((await show({ ...(await signInUser(db)).headers, ...from('203.0.113.7') })).phoneAccess).toBe('shown');
    await pool.query('update network_looks set day = day - 1');
    expect((await show({ ...(await unproven()).headers, ...from('203.0.113.7') })).phoneAccess).toBe('shown');
  });

  test.each([
    ['one /64', (account: number) => `2001:db8:1:1::${account + 1}`],
    ['one /48', (account: number) => `2001:db8:2:${account + 1}::1`],
    ['an address of IPv4 in IPv6 dress', () => '::ffff:203.0.113.9'],
    ['this machine', () => '127.0.0.1'],
  ])('of %s too', async (_what, ipOf) => {
    expect(await harvest(ipOf)).toBe(30);
  });

  test('are kept apart by networks', async () => {
    expect(await harvest((account) => `2001:db8:${account + 16}::1`)).toBe(33);
  });

  test('leave no address behind, and nothing the day after', async () => {
    await show({ ...(await unproven()).headers, ...from('203.0.113.77') });
    const kept = JSON.stringify((await pool.query("select encode(network, 'escape') as network from network_looks")).rows);
    expect(kept).not.toContain('203.0.113');
    await pool.query('update network_looks set day = day - 1');
    await forgetPastLooks(context);
    expect(await db.selectFrom('network_looks').selectAll().execute()).toEqual([]);
  });
});

test('accounts of one mailbox, which tags and dots make many of, see no more together than two of them', async () => {
  const spellings = ['rajiv.k@gmail.com', 'ra.jivk@gmail.com', 'RAJIVK+1@gmail.com', 'rajivk+2@googlemail.com', 'rajiv.k+3@gmail.com'];
  let shown = 0;
  for (const email of spellings) {
    const { headers } = await signInUser(db, await makeUser(db, { email }));
    const looks = await Promise.all((await makeBusinesses(10)).map((business) => show(headers, business)));
    shown += looks.filter(({ phoneAccess }) => phoneAccess === 'shown').length;
    expect(looks.every(({ phoneAccess }) => phoneAccess === 'shown' || phoneAccess === 'limit_reached')).toBe(true);
  }
  expect(shown).toBe(20);
  // Whoever has a mailbox of their own, and whoever has bought the plan, is asked nothing more.
  const other = await signInUser(db, await makeUser(db, { email: 'rajiv.k@outlook.com' }));
  expect((await show(other.headers)).phoneAccess).toBe('shown');
  const paid = await signInUser(db, await makeUser(db, { email: 'rajivk+4@gmail.com', plan: 'one_time' }));
  expect((await show(paid.headers)).phoneAccess).toBe('shown');
});
