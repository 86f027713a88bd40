import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { describe, expect, test } from 'vitest';
import { listPages, PAGES } from '#drills/parts/page-table.ts';
import { listOwnCorrections } from '#server/features/corrections/list-corrections.ts';
import { findRequirement } from '#server/features/requirements/access.ts';
import { ACCOUNT_HEADER } from '#shared/account-header.ts';
import { MEMBER_ROLES, type MemberRole } from '#shared/member-roles.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { makeEnquiry } from '#tests/factories/enquiry.ts';
import { makeMember, signInMember } from '#tests/factories/member.ts';
import { signInBusiness, signInUser } from '#tests/factories/session.ts';
import { makeUser } from '#tests/factories/user.ts';
import { createTestApp } from '#tests/helpers/test-app.ts';

const { app, db } = await createTestApp({}, { pages: true });

const open = (url: string, token?: string) =>
  app.inject({ url, headers: { accept: 'text/html' }, ...(token ? { cookies: { nirmaan: token } } : {}) });
/** Sends a form as a browser does without script. */
const send = (url: string, fields: Record<string, string>, token: string) =>
  app.inject({
    method: 'POST',
    url,
    payload: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
    cookies: { nirmaan: token },
  });
const mainOf = (html: string) => /<main[\s>].*<\/main>/s.exec(html)?.[0] ?? '';

/** What each role is answered by the owner's pages: opened, or led to the desk. */
const DESK: Record<string, readonly MemberRole[]> = {
  '/profilesupplier': MEMBER_ROLES,
  '/profilesupplier/people': ['all'],
  '/profilesupplier/checks': ['all'],
  '/profilesupplier/reviews': ['all'],
  '/profilesupplier/told': [],
  '/profilesupplier/enquiries/:id': ['enquiries', 'all'],
};

describe('the owner’s pages, to who works for the business', () => {
  test('are all named here', () => {
    const declared = listPages().flatMap(({ path }) => (path.startsWith('/profilesupplier') ? [path] : []));
    expect(declared.toSorted()).toEqual(Object.keys(DESK).toSorted());
  });

  test.each(MEMBER_ROLES)('%s', async (role) => {
    const business = await makeBusiness(db);
    const enquiry = await makeEnquiry(db, { business_id: business });
    const { token } = await signInMember(db, business, role);
    for (const [path, roles] of Object.entries(DESK)) {
      const { statusCode, headers } = await open(path.replace(':id', enquiry), token);
      const wanted = roles.includes(role) ? [200, undefined] : [302, '/profilesupplier'];
      expect([path, statusCode, headers.location]).toEqual([path, ...wanted]);
    }
  });

  test.each([
    [
      'enquiries',
      ['Enquiries'],
      ['Activity', 'People', 'Checks', 'Ask for reviews', 'Download list (Excel)', 'Areas you serve', 'Download your data'],
    ],
    [
      'edits',
      ['Areas you serve'],
      ['Activity', 'People', 'Checks', 'Ask for reviews', 'How we tell you', 'Enquiries you sent', 'Change password'],
    ],
    [
      'all',
      ['Activity', 'People', 'Checks', 'Ask for reviews', 'Areas you serve'],
      ['How we tell you', 'Change password', 'Download your data'],
    ],
  ] as const)('the desk shows %s what the role does', async (role, shown, hidden) => {
    const business = await makeBusiness(db);
    await makeEnquiry(db, { business_id: business });
    const { token } = await signInMember(db, business, role);
    const main = mainOf((await open('/profilesupplier', token)).body);
    expect([...shown.filter((text) => !main.includes(text)), ...hidden.filter((text) => main.includes(`>${text}<`))]).toEqual([]);
    const owner = await signInBusiness(db, business);
    const own = mainOf((await open('/profilesupplier', owner.token)).body);
    expect([...shown, 'How we tell you'].filter((text) => !own.includes(text))).toEqual([]);
  });

  test.each([
    ['/profilesupplier/reviews', { doing: 'ask' }, 'edits'],
    ['/profilesupplier/told', { doing: 'resume' }, 'all'],
    ['/profilesupplier/told', { doing: 'no-nominee' }, 'enquiries'],
  ] as const)('their forms do nothing beyond the role: %s %j', async (url, fields, role) => {
    const { token } = await signInMember(db, await makeBusiness(db), role);
    const { statusCode } = await send(url, fields, token);
    expect([403, 302]).toContain(statusCode);
  });

  test('who works for it sees a business that is not listed, as themselves they do not', async () => {
    const business = await makeBusiness(db, { status: 'pending' });
    const { token, userId } = await signInMember(db, business, 'enquiries');
    expect((await open(`/viewdetails/${business}`, token)).statusCode).toBe(200);
    expect((await open(`/viewdetails/${await makeBusiness(db, { status: 'pending' })}`, token)).statusCode).toBe(404);
    expect((await open(`/viewdetails/${business}`, (await signInUser(db, userId)).token)).statusCode).toBe(404);
  });
});

describe('all other pages they open as themselves', () => {
  const isDesk = (path: string) => path.startsWith('/profilesupplier') || path.startsWith('/viewdetails');
  const OTHERS = PAGES.filter(({ path }) => !isDesk(path));
  test.each(OTHERS)('$path ($status)', async ({ path, fill, status, expected }) => {
    const business = await makeBusiness(db, status ? { status } : {});
    const { token } = await signInMember(db, business, 'all');
    const { statusCode, headers } = await open((await fill?.({ business, db })) ?? path, token);
    const [, user, owner] = expected;
    // Of the one that they work for they suggest no correction, like its own account.
    const answer = path === '/correction/:id' ? owner : user;
    if (typeof answer === 'string') expect([statusCode, String(headers.location).split('?')[0]]).toEqual([302, answer]);
    else expect(statusCode).toBe(answer);
  });

  test('an enquiry without script is theirs, not the business’s, and none of its own', async () => {
    const business = await makeBusiness(db);
    const { token, userId } = await signInMember(db, business, 'enquiries');
    const other = await makeBusiness(db);
    const typed = { name: 'Asha', email: 'asha@example.in', phoneNo: '9822013101', message: 'The terrace leaks above the hall.' };
    const fields = { ...typed, work: typed.message, timing: 'month', [ACCOUNT_HEADER]: business };
    const sent = await send(`/viewdetails/${other}/enquiry`, fields, token);
    expect([sent.statusCode, sent.headers.location]).toEqual([302, expect.stringMatching(/^\/enquiry-sent\//)]);
    const rows = await db.selectFrom('enquiries').select(['user_id', 'sender_business_id']).where('business_id', '=', other).execute();
    expect(rows).toEqual([{ user_id: userId, sender_business_id: null }]);
    const own = await send(`/viewdetails/${business}/enquiry`, fields, token);
    expect(own.statusCode).toBe(400);
    expect(await db.selectFrom('enquiries').select('enquiry_id').where('business_id', '=', business).execute()).toEqual([]);
  });

  test('what the business has asked itself is not shown to them', async () => {
    const business = await makeBusiness(db);
    const other = await makeBusiness(db, { name: 'Others’ Cement' });
    await makeEnquiry(db, { business_id: other, sender_business_id: business });
    const owner = await signInBusiness(db, business);
    const { token } = await signInMember(db, business, 'all');
    expect((await open('/user/requirements', owner.token)).body).toContain('Others’ Cement');
    expect((await open('/user/requirements', token)).body).not.toContain('Others’ Cement');
  });

  test('nor by an address that the page is read from in another way than who asks', async () => {
    const business = await makeBusiness(db);
    const { token, headers } = await signInMember(db, business, 'all');
    const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
    const statusOf = async (path: string) => {
      const asked = request({ port, path, headers: { ...headers, accept: 'text/html', cookie: `nirmaan=${token}` } }).end();
      const [answer] = (await once(asked, 'response')) as [IncomingMessage];
      answer.resume();
      return answer.statusCode;
    };
    for (const page of ['user/corrections', 'user/requirements', 'user/enquiries'])
      for (const way of ['/profilesupplier/../', '/profilesupplier/%2e%2e/', '/profilesupplier/.\\..\\'])
        expect([way + page, await statusOf(way + page)]).toEqual([way + page, 400]);
    expect(await statusOf('/profilesupplier')).toBe(200);
    const viewer = { kind: 'contractor', businessId: business, member: { memberId: business, userId: business, role: 'all' } } as const;
    const notTheirs = { code: 'not_your_role' };
    await expect(listOwnCorrections(app.context, viewer)).rejects.toMatchObject(notTheirs);
    await expect(findRequirement(app.context, viewer, business)).rejects.toMatchObject(notTheirs);
  });
});

describe('/user/invitations without script', () => {
  async function invited(role: MemberRole = 'enquiries') {
    const business = await makeBusiness(db, { name: 'Sharma Roofing' });
    const phone_no = `98220132${String(++made).padStart(2, '0')}`;
    const id = await makeMember(db, { business_id: business, phone_no, state: 'invited', role });
    const user = await signInUser(db, await makeUser(db, { phone_no, phone_proven_at: new Date() }));
    return { business, id, user };
  }
  let made = 0;

  test('accepts, goes on for the business and back, and leaves it', async () => {
    const { id, business, user } = await invited();
    const seen = mainOf((await open('/user/invitations', user.token)).body);
    expect(seen).toContain('Sharma Roofing');
    expect(seen).toContain('Reads enquiries and answers them.');
    const taken = await send('/user/invitations', { doing: 'accept', id, [ACCOUNT_HEADER]: user.id }, user.token);
    expect(taken.statusCode).toBe(200);
    expect(mainOf(taken.body)).toContain('You work for this business now');
    const act = await send('/user/invitations', { doing: 'act', id, [ACCOUNT_HEADER]: user.id }, user.token);
    expect([act.statusCode, act.headers.location]).toEqual([302, '/profilesupplier']);
    // A browser that is to forget who signed in goes on doing so.
    expect(act.cookies).toEqual([]);
    expect(mainOf((await open('/profilesupplier', user.token)).body)).toContain('Sharma Roofing');
    expect(mainOf((await open('/user/invitations', user.token)).body)).toContain('As myself');
    // A page that still shows the user sends nothing in the name of the business, nor the other way round.
    expect((await send('/user/invitations', { doing: 'leave', id, [ACCOUNT_HEADER]: user.id }, user.token)).statusCode).toBe(409);
    const self = await send('/user/invitations', { doing: 'self', [ACCOUNT_HEADER]: business }, user.token);
    expect(self.statusCode).toBe(302);
    const left = await send('/user/invitations', { doing: 'leave', id, [ACCOUNT_HEADER]: user.id }, user.token);
    expect(mainOf(left.body)).toContain('You work for this business no more');
  });

  test('asks for a new code where the number was proven long ago', async () => {
    const proven = async (days: number) =>
      signInUser(db, await makeUser(db, { phone_no: '9822013299', phone_proven_at: new Date(Date.now() - days * 86_400_000) }));
    for (const [days, isAsked] of [
      [91, true],
      [89, false],
    ] as const)
      expect((await open('/user/invitations', (await proven(days)).token)).body.includes('Confirm your number again')).toBe(isAsked);
  });

  test('refuses what is not theirs, in words', async () => {
    const { id } = await invited();
    const stranger = await signInUser(db);
    for (const doing of ['accept', 'refuse'])
      expect(mainOf((await send('/user/invitations', { doing, id }, stranger.token)).body)).toContain(
        'This invitation is for another email or number',
      );
    for (const doing of ['leave', 'act'])
      expect(mainOf((await send('/user/invitations', { doing, id }, stranger.token)).body)).toContain('Invitation not found');
    for (const fields of [{}, { doing: 'own', id }, { doing: 'self' }, { doing: 'accept', id: 'x' }] as Record<string, string>[])
      expect((await send('/user/invitations', fields, stranger.token)).statusCode).toBeGreaterThanOrEqual(400);
  });

  test('tells a business’s own account that it is for users', async () => {
    const owner = await signInBusiness(db);
    expect(mainOf((await open('/user/invitations', owner.token)).body)).toContain('Invitations are for user accounts');
    expect((await send('/user/invitations', { doing: 'accept', id: 'x' }, owner.token)).statusCode).toBe(403);
  });
});
