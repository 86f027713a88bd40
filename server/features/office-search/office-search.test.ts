import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { FoundGroup } from '#shared/schemas/office-search.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { makeEnquiry } from '#tests/factories/enquiry.ts';
import { makePaidOrder } from '#tests/factories/paid-order.ts';
import { signInAdmin } from '#tests/factories/session.ts';
import { makeUser } from '#tests/factories/user.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';

const { app, db } = await createTestApp();
const as = async (role: 'admin' | 'moderator' | 'editor' | 'accountant') => (await signInAdmin(db, undefined, role)).headers;
const [admin, moderator, editor, accountant] = [await as('admin'), await as('moderator'), await as('editor'), await as('accountant')];
const ask = async (q: string | undefined, headers = admin): Promise<{ status: number; body: { groups: FoundGroup[]; code?: string } }> =>
  call(app, 'GET', `/api/v1/admin/search${q === undefined ? '' : `?q=${encodeURIComponent(q)}`}`, undefined, headers);
const find = async (q: string, headers = admin) =>
  Object.fromEntries((await ask(q, headers)).body.groups.map(({ kind, found }) => [kind, found.map(({ _id }) => _id)]));

const phone_no = '9812345670';
const business = await makeBusiness(db, { name: 'Sought Masonry', phone_no, email: 'sought@masonry.example', status: 'pending' });
const user = await makeUser(db, { user_name: 'sought_asha', phone_no, phone_proven_at: new Date(), email: 'asha@sought.example' });
const enquiry = await makeEnquiry(db, { business_id: null, name: 'Asha of the search', phone_no, email: 'asha@sought.example' });
const ofBusiness = await makeEnquiry(db, { name: 'Asha of the search', phone_no, email: 'asha@sought.example' });
const order = await makePaidOrder(db, { user_id: user });

test.each(['9812345670', '+91 98123 45670', '098123-45670', '+91-9812345670', '  98123 45670 '])(
  'the number as %j finds whoever has it',
  async (q) => expect(await find(q)).toMatchObject({ businesses: [business], users: [user], enquiries: [enquiry], sent: [ofBusiness] }),
);

test('a name, an e-mail address and an id find it', async () => {
  expect((await find('Sought Masonry')).businesses).toContain(business);
  expect(await find('ASHA@sought.example')).toMatchObject({ users: [user], enquiries: [enquiry], orders: [order] });
  expect((await find('sought_ash')).users).toEqual([user]);
  expect((await find('_')).users).toEqual([user]);
  expect(await find(business)).toEqual({ businesses: [business], users: [], enquiries: [], sent: [], orders: [] });
  expect((await find(user.toUpperCase())).users).toEqual([user]);
  expect((await find(order)).orders).toEqual([order]);
  expect(await find(randomUUID())).toEqual({ businesses: [], users: [], enquiries: [], sent: [], orders: [] });
});

test('an enquiry to a business is found by its sender and its id, and leads to an account; not by a name, nor by what was written', async () => {
  expect(await find(ofBusiness)).toMatchObject({ sent: [ofBusiness], enquiries: [] });
  const group = (await ask('ASHA@sought.example')).body.groups.find(({ kind }) => kind === 'sent');
  const { business_id } = await db
    .selectFrom('enquiries')
    .select('business_id')
    .where('enquiry_id', '=', ofBusiness)
    .executeTakeFirstOrThrow();
  expect(group).toMatchObject({
    total: 1,
    found: [
      {
        name: expect.stringMatching(/^Asha of the search → /),
        facts: expect.arrayContaining([phone_no, 'asha@sought.example']),
        at: expect.stringMatching(/^\d{4}-/),
        account: { kind: 'business', _id: business_id },
      },
    ],
  });
  const { message } = await db.selectFrom('enquiries').select('message').where('enquiry_id', '=', ofBusiness).executeTakeFirstOrThrow();
  expect(JSON.stringify(group)).not.toContain(message);
  for (const q of ['Asha of the search', message]) expect((await find(q)).sent).toEqual([]);
});

test.each([
  ['user', '9812300001', { user_id: user }, { kind: 'user', _id: user }],
  ['business', '9812300002', { sender_business_id: business }, { kind: 'business', _id: business }],
])('an enquiry of a %s leads to that account', async (_who, phone_no, sender, account) => {
  const sent = await makeEnquiry(db, { ...sender, phone_no });
  expect((await ask(phone_no)).body.groups.find(({ kind }) => kind === 'sent')?.found).toMatchObject([{ _id: sent, account }]);
});

test('each says what it is told apart by, and how many there are', async () => {
  const { groups } = (await ask(phone_no)).body;
  const of = (kind: FoundGroup['kind']) => groups.find((group) => group.kind === kind);
  expect(of('businesses')).toMatchObject({
    total: 1,
    found: [{ name: 'Sought Masonry', facts: [expect.any(String), phone_no, 'sought@masonry.example'] }],
  });
  expect(of('users')).toMatchObject({ total: 1, found: [{ name: 'sought_asha', facts: [phone_no, 'asha@sought.example'] }] });
});

test('each role finds what it works on', async () => {
  expect(Object.keys(await find(phone_no, moderator))).toEqual(['businesses', 'users', 'enquiries', 'sent']);
  expect(await find('asha@sought.example', accountant)).toEqual({ orders: [order] });
  const { status, body } = await ask(phone_no, editor);
  expect([status, body.code]).toEqual([403, 'not_your_area']);
  expect((await call(app, 'GET', '/api/v1/admin/search?q=asha')).status).toBe(401);
});

test.each([undefined, '', '   '])('without words (%j) nothing is found', async (q) => expect((await ask(q)).body.groups).toEqual([]));

test.each(["'; drop table users; --", '%', '\\', '<script>', 'अशा', '😀', '000', '99999999999999999999', 'a'.repeat(200)])(
  '%j is looked for as it is',
  async (q) => {
    const { status, body } = await ask(q);
    expect(status).toBe(200);
    expect(body.groups).toHaveLength(5);
    expect(body.groups.find(({ kind }) => kind === 'users')?.found).toEqual([]);
  },
);

test('words that are too long are refused', async () => expect((await ask('a'.repeat(201))).status).toBe(400));
