import { describe, expect, test } from 'vitest';
import { makeBusiness } from '#tests/factories/business.ts';
import { makeUnowned } from '#tests/factories/claim.ts';
import { makeCorrection } from '#tests/factories/correction.ts';
import { signInAdmin, signInBusiness, signInUser } from '#tests/factories/session.ts';
import { makeUser } from '#tests/factories/user.ts';
import { createCorrections } from '#tests/helpers/correction-steps.ts';
import { call } from '#tests/helpers/test-app.ts';

const { app, db, admin, mailTo, hasMore, suggest, rowsOf, lastOf, confirm, decide, own, queue, passDays, tokenIn } =
  await createCorrections();
const NOBODY = '0190a0a0-0000-7000-8000-000000000000';
const hours = { field: 'openingHours', openingHours: 'Mon-Fri 7am-1pm' };
let made = 0;
const mailbox = () => `reader${process.pid}x${++made}@example.in`;

describe('a suggestion', () => {
  test.each([
    [{ field: 'name', name: '  Deccan   Arches ' }, { name: 'Deccan Arches' }],
    [{ field: 'nameHindi', nameHindi: 'दक्कन आर्चेज़' }, { name_hi: 'दक्कन आर्चेज़'.normalize('NFC') }],
    [{ field: 'phoneNo', phoneNo: '+91 98220 11001' }, { phone_no: '9822011001' }],
    [{ field: 'service', service: 'Cement' }, { service: 'Cement' }],
    [
      { field: 'place', address: 'Sitabuldi', city: 'nagpur', state: 'MAHARASHTRA' },
      { address: 'Sitabuldi', city: 'Nagpur', state: 'Maharashtra' },
    ],
    [{ field: 'workingSince', workingSince: '१९९८' }, { working_since: 1998 }],
    [{ field: 'languages', languages: 'hindi, Marathi' }, { languages: ['Hindi', 'Marathi'] }],
    [{ field: 'closed' }, {}],
  ])('of %j is kept as an edit would be, and waits for the team where nobody owns the entry', async (body, value) => {
    const { headers } = await signInUser(db);
    const id = await makeUnowned(db);
    const { status, body: said } = await suggest(id, body, headers);
    expect([status, said.message]).toEqual([201, 'Thank you. We will tell you what becomes of it']);
    const [row] = await rowsOf(id);
    expect(row).toMatchObject({ field: body.field, value, state: 'team', to_team_at: expect.any(Date), owner_until: null });
    expect((await queue()).filter(({ business }: { business: { _id: string } }) => business._id === id)).toMatchObject([
      { field: body.field, ownerAnswer: 'none', hasOwner: false, by: { kind: 'user' } },
    ]);
  });

  test('goes to the owner first, who is mailed what it is about and nothing of who or what', async () => {
    const { headers, id: userId } = await signInUser(db);
    const email = mailbox();
    const id = await makeBusiness(db, { email });
    expect((await suggest(id, { ...hours, source: 'https://shop.example/hours' }, headers)).status).toBe(201);
    expect(await rowsOf(id)).toMatchObject([{ state: 'owner', user_id: userId, to_team_at: null }]);
    const text = await mailTo(email, 'Somebody suggests a correction of your page');
    expect(text).toContain('Opening hours');
    for (const typed of ['shop.example', '07:00', '13:00']) expect(text).not.toContain(typed);
    const { headers: owner } = await signInBusiness(db, id);
    const { body } = await call(app, 'GET', '/api/v1/contractor/corrections', undefined, owner);
    expect(body.corrections).toMatchObject([{ field: 'openingHours', source: 'https://shop.example/hours', state: 'owner' }]);
    const user = await db.selectFrom('users').select(['user_name', 'email']).where('user_id', '=', userId).executeTakeFirstOrThrow();
    for (const secret of [user.user_name, user.email ?? '-', userId]) expect(JSON.stringify(body)).not.toContain(secret);
  });

  test('is made by who has proven a number alone, and by another business', async () => {
    const byNumber = await makeUser(db, { email: null, email_proven_at: null, phone_no: '9822011777', phone_proven_at: new Date() });
    const id = await makeUnowned(db);
    expect((await suggest(id, hours, (await signInUser(db, byNumber)).headers)).status).toBe(201);
    const { headers, id: other } = await signInBusiness(db);
    expect((await suggest(id, { field: 'closed' }, headers)).status).toBe(201);
    expect(await rowsOf(id)).toMatchObject([{ user_id: byNumber }, { by_business_id: other }]);
    expect(await own(headers)).toMatchObject([{ field: 'closed', state: 'team', business: { _id: id } }]);
  });

  test.each([
    ['no field', {}, 'field'],
    ['an unknown field', { field: 'password' }, 'field'],
    ['a field of the objects themselves', { field: 'constructor' }, 'field'],
    ['two fields', { field: ['name', 'city'] }, 'field'],
    ['no value', { field: 'name' }, 'name'],
    ['an empty value', { field: 'name', name: '   ' }, 'name'],
    ['signs that nobody sees', { field: 'name', name: '\u200b\u2060' }, 'name'],
    ['an object for a text', { field: 'service', service: { $ne: '' } }, 'service'],
    ['hours to be emptied', { field: 'openingHours', openingHours: '' }, 'openingHours'],
    ['hours that are none', { field: 'openingHours', openingHours: 'whenever' }, 'openingHours'],
    ['a year to come', { field: 'workingSince', workingSince: '2999' }, 'workingSince'],
    ['a number of nine digits', { field: 'phoneNo', phoneNo: '982201100' }, 'phoneNo'],
    ['half a place', { field: 'place', address: 'Sitabuldi', city: 'Nagpur' }, 'state'],
    ['an unknown language', { field: 'languages', languages: [{}] }, 'languages'],
    ['a name that is far too long', { field: 'name', name: 'x'.repeat(100_000) }, 'name'],
    ['no source', { ...hours, source: '' }, 'source'],
    ['a source of 501 letters', { ...hours, source: 'x'.repeat(501) }, 'source'],
    ['a source that runs', { ...hours, source: 'javascript:alert(1)' }, 'source'],
    ['a source without https', { ...hours, source: 'http://shop.example' }, 'source'],
    ['a source with a password', { ...hours, source: 'https://me:secret@shop.example' }, 'source'],
    ['a source that leads inside', { ...hours, source: 'https://localhost/x' }, 'source'],
    ['half a letter', { ...hours, source: 'board \ud800' }, 'source'],
  ])('with %s is refused at its field', async (_, body, field) => {
    const { headers } = await signInUser(db);
    const id = await makeUnowned(db);
    const { status, body: said } = await suggest(id, body, headers);
    expect([status, Object.keys(said.errors ?? {})]).toEqual([400, expect.arrayContaining([field])]);
    expect(await rowsOf(id)).toEqual([]);
  });

  test('is refused where it is so already, in other spaces too', async () => {
    const { headers } = await signInUser(db);
    const id = await makeUnowned(db, { name: 'Deccan Arches', phone_no: '9822011555', opening_hours: null });
    for (const body of [
      { field: 'name', name: ' Deccan Arches ' },
      { field: 'phoneNo', phoneNo: '+91 9822011555' },
      { field: 'place', address: 'Karve Road, Kothrud', city: 'pune', state: 'Maharashtra' },
    ])
      expect((await suggest(id, body, headers)).body.code).toBe('same_as_shown');
  });

  test('of the number that is there already is answered to a visitor as any other; whoever reads the link is told', async () => {
    const email = mailbox();
    const id = await makeUnowned(db, { phone_no: '9822011556' });
    const other = await suggest(id, { field: 'phoneNo', phoneNo: '9822011557', email: mailbox() });
    const right = await suggest(id, { field: 'phoneNo', phoneNo: '9822011556', email });
    expect([right.status, right.body]).toEqual([other.status, other.body]);
    const token = tokenIn(await mailTo(email, 'Send my correction'));
    expect((await confirm(token)).body.code).toBe('same_as_shown');
    expect((await rowsOf(id)).map(({ state }) => state)).toEqual(['unproven', 'unproven']);
  });

  test('is not the team’s, nor the owner’s, nor of what is not listed', async () => {
    const { headers: owner, id } = await signInBusiness(db);
    expect((await suggest(id, hours, owner)).body.code).toBe('own_business');
    expect((await suggest(id, hours, admin)).status).toBe(403);
    expect((await suggest(id, hours, (await signInAdmin(db, undefined, 'moderator')).headers)).status).toBe(403);
    const { headers } = await signInUser(db);
    for (const status of ['pending', 'rejected'])
      expect((await suggest(await makeBusiness(db, { status }), hours, headers)).status).toBe(404);
    for (const none of [NOBODY, 'x', '%00', "'; drop table corrections"]) {
      expect((await suggest(encodeURIComponent(none), hours, headers)).status).toBe(404);
    }
  });

  test('of a bot looks sent, and is not kept', async () => {
    const { headers } = await signInUser(db);
    const id = await makeUnowned(db);
    expect((await suggest(id, { ...hours, website: 'https://spam.example' }, headers)).status).toBe(201);
    expect(await rowsOf(id)).toEqual([]);
  });
});

describe('nobody fights over an entry', () => {
  test('the same field, the same value, and more than five at a time are refused', async () => {
    const { headers } = await signInUser(db);
    const { headers: second } = await signInUser(db);
    const id = await makeUnowned(db);
    await suggest(id, { field: 'name', name: 'Deccan Arches' }, headers);
    expect((await suggest(id, { field: 'name', name: 'Other Arches' }, headers)).body.code).toBe('correction_open');
    expect((await suggest(id, { field: 'name', name: 'Deccan Arches' }, second)).body.code).toBe('suggested_already');
    expect((await suggest(id, { field: 'name', name: 'Third Arches' }, second)).status).toBe(201);
    for (const name of ['Fourth', 'Fifth', 'Sixth']) {
      const { status } = await suggest(id, { field: 'name', name: `${name} Arches` }, (await signInUser(db)).headers);
      expect(status).toBe(201);
    }
    const late = await suggest(id, hours, (await signInUser(db)).headers);
    expect([late.status, late.body.code]).toEqual([409, 'too_many_of_business']);
  });

  test('one person has five open at most, by account and address together', async () => {
    const email = mailbox();
    const { headers } = await signInUser(db, await makeUser(db, { email }));
    await makeCorrection(db, { email: email.toUpperCase(), user_id: null });
    for (let at = 0; at < 4; at += 1) expect((await suggest(await makeUnowned(db), hours, headers)).status).toBe(201);
    expect((await suggest(await makeUnowned(db), hours, headers)).body.code).toBe('too_many_of_yours');
    expect(await own(headers)).toHaveLength(5);
  });

  test('what was refused is not heard again for 30 days, of that field and that person', async () => {
    const { headers } = await signInUser(db);
    const id = await makeUnowned(db);
    await suggest(id, { field: 'name', name: 'Deccan Arches' }, headers);
    expect((await decide(await lastOf(id), { decision: 'refuse', reason: 'The board says no' })).status).toBe(200);
    expect((await suggest(id, { field: 'name', name: 'Yet Another' }, headers)).body.code).toBe('refused_lately');
    expect((await suggest(id, hours, headers)).status).toBe(201);
    expect((await suggest(id, { field: 'name', name: 'Deccan Arches' }, (await signInUser(db)).headers)).status).toBe(201);
    await db.deleteFrom('corrections').where('business_id', '=', id).where('state', '<>', 'refused').execute();
    await passDays(29);
    expect((await suggest(id, { field: 'name', name: 'Yet Another' }, headers)).body.code).toBe('refused_lately');
    await passDays(-60);
    expect((await suggest(id, { field: 'name', name: 'Yet Another' }, headers)).body.code).toBe('refused_lately');
    await passDays(62);
    expect((await suggest(id, { field: 'name', name: 'Yet Another' }, headers)).status).toBe(201);
  });

  test('of two at once one is kept', async () => {
    const id = await makeUnowned(db);
    const people = await Promise.all([signInUser(db), signInUser(db), signInUser(db)]);
    const answers = await Promise.all(people.map(({ headers }) => suggest(id, { field: 'name', name: 'Deccan Arches' }, headers)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    const { headers } = await signInUser(db);
    const own = await Promise.all(['One', 'Two', 'Three'].map((name) => suggest(id, { field: 'nameHindi', nameHindi: name }, headers)));
    expect(own.filter(({ status }) => status === 201)).toHaveLength(1);
  });
});

describe('without a proven address or number', () => {
  test('a link proves the address, and sends it on once', async () => {
    const email = mailbox();
    const id = await makeUnowned(db, { name: 'Secret Arches' });
    const { status, body } = await suggest(id, { ...hours, email });
    expect([status, body.message]).toEqual([201, 'One step more: open the link in our mail']);
    expect(await rowsOf(id)).toMatchObject([{ state: 'unproven', email, user_id: null }]);
    expect((await queue()).some(({ business }: { business: { _id: string } }) => business._id === id)).toBe(false);
    const text = await mailTo(email, 'Send my correction');
    expect(text).not.toContain('Secret Arches');
    expect(text).not.toContain('The board');
    const token = tokenIn(text);
    expect((await confirm(token)).status).toBe(200);
    expect((await confirm(token)).status).toBe(200);
    expect(await rowsOf(id)).toMatchObject([{ state: 'team' }]);
    expect((await suggest(id, { field: 'closed' })).body.errors).toEqual({ email: 'Email is required' });
  });

  test('who is signed in with that address finds it with their account', async () => {
    const email = mailbox();
    const userId = await makeUser(db, { email, email_proven_at: null });
    const { headers } = await signInUser(db, userId);
    const id = await makeUnowned(db);
    expect((await suggest(id, hours, headers)).body.errors).toEqual({ email: 'Email is required' });
    await suggest(id, { ...hours, email }, headers);
    await db.updateTable('users').set({ email_proven_at: new Date() }).where('user_id', '=', userId).execute();
    expect((await confirm(tokenIn(await mailTo(email, 'Send my correction')), headers)).status).toBe(200);
    expect(await rowsOf(id)).toMatchObject([{ user_id: userId, state: 'team' }]);
    expect(await own(headers)).toHaveLength(1);
  });

  test('what is said of the address is said to its reader alone', async () => {
    const email = mailbox();
    const id = await makeUnowned(db);
    await makeCorrection(db, {
      business_id: id,
      email,
      user_id: null,
      state: 'refused',
      field: 'openingHours',
      value: { opening_hours: 'x' },
    });
    expect((await suggest(id, { ...hours, email })).status).toBe(201);
    expect((await confirm(tokenIn(await mailTo(email, 'Send my correction')))).body.code).toBe('refused_lately');
  });

  test('a link that is forged, old, replaced, or of an entry that has changed ends', async () => {
    for (const token of ['', 'x', `${NOBODY}.AAAAAAAAAAAAAAAAAAAAAA`])
      expect((await confirm(token)).body.code).toBe('dead_correction_link');
    const email = mailbox();
    const id = await makeUnowned(db);
    await suggest(id, { ...hours, email });
    const first = tokenIn(await mailTo(email, 'Send my correction'));
    await suggest(id, { field: 'openingHours', openingHours: 'Mon-Fri 9am-1pm', email });
    const second = tokenIn(await mailTo(email, 'Send my correction'));
    expect((await confirm(first)).body.code).toBe('dead_correction_link');
    await db.updateTable('businesses').set({ opening_hours: 'Mo-Su 10:00-12:00' }).where('business_id', '=', id).execute();
    expect((await confirm(second)).body.code).toBe('changed_meanwhile');
    await suggest(id, { ...hours, email });
    const third = tokenIn(await mailTo(email, 'Send my correction'));
    await db.updateTable('businesses').set({ status: 'rejected' }).where('business_id', '=', id).execute();
    expect((await confirm(third)).status).toBe(404);
    await db.updateTable('businesses').set({ status: 'approved' }).where('business_id', '=', id).execute();
    await passDays(3);
    expect((await confirm(third)).body.code).toBe('dead_correction_link');
    expect(await hasMore(email, 'Send my correction')).toBe(false);
  });

  test('an account that the team has blocked suggests nothing by mail either', async () => {
    const email = mailbox();
    const userId = await makeUser(db, { email });
    const id = await makeUnowned(db);
    await suggest(id, { ...hours, email });
    const token = tokenIn(await mailTo(email, 'Send my correction'));
    await call(app, 'PUT', `/api/v1/admin/account/block/user/${userId}`, { reason: 'Spam' }, admin);
    expect((await confirm(token)).body.code).toBe('account_blocked');
  });

  test('one that has merely typed a stranger’s address and was blocked keeps nobody who reads it from suggesting', async () => {
    const email = mailbox();
    const userId = await makeUser(db, { email, email_proven_at: null });
    await call(app, 'PUT', `/api/v1/admin/account/block/user/${userId}`, { reason: 'Spam' }, admin);
    await db
      .insertInto('account_blocks')
      .values({ business_id: await makeUnowned(db, { email }), reason: 'Spam' })
      .execute();
    await suggest(await makeUnowned(db), { ...hours, email });
    expect((await confirm(tokenIn(await mailTo(email, 'Send my correction')))).status).toBe(200);
  });
});
