import { describe, expect, test } from 'vitest';
import { hashNumber } from '#server/features/short-messages/wishes/queries.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { signInAdmin, signInBusiness, signInUser } from '#tests/factories/session.ts';
import { makeUser } from '#tests/factories/user.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';
import { daysAgo } from '#tests/helpers/work-steps.ts';

const { app, db } = await createTestApp({}, { pages: true });
const PATH = '/api/v1/account/message-choices';
const look = async (headers: Record<string, string>) => (await call(app, 'GET', PATH, undefined, headers)).body.data;
const choose = (headers: Record<string, string>, body: object) => call(app, 'PUT', PATH, body, headers);
const resume = (headers: Record<string, string>) => call(app, 'POST', `${PATH}/resume`, {}, headers);
let last = 9_811_000_000;
const proven = () => ({ phone_no: String(++last), phone_proven_at: daysAgo(30) });
const byOf = (choices: { topic: string; by: string }[]) => Object.fromEntries(choices.map(({ topic, by }) => [topic, by]));

describe('the ways', () => {
  test('of an owner with a proven number are both for enquiries and decisions, and mail for reviews, until they choose', async () => {
    const { headers } = await signInBusiness(db, await makeBusiness(db, proven()));
    const first = await look(headers);
    expect(first).toMatchObject({ phoneNo: String(last), isStopped: false });
    expect(byOf(first.choices)).toEqual({ enquiries: 'both', decisions: 'both', reviews: 'mail' });
    expect((await choose(headers, { reviews: 'phone', enquiries: 'mail' })).body).toEqual({
      success: true,
      message: 'Saved. We will tell you this way from now on',
    });
    expect(byOf((await look(headers)).choices)).toEqual({ enquiries: 'mail', decisions: 'both', reviews: 'phone' });
    // What is left out stays; what is chosen again is changed.
    await choose(headers, { enquiries: 'phone' });
    await choose(headers, {});
    expect(byOf((await look(headers)).choices)).toEqual({ enquiries: 'phone', decisions: 'both', reviews: 'phone' });
  });

  test('of a user are those of answers, and mail for their own reviews and reports', async () => {
    const { headers } = await signInUser(db, await makeUser(db, proven()));
    expect(byOf((await look(headers)).choices)).toEqual({ answers: 'both', reviews: 'mail' });
    await choose(headers, { answers: 'phone', reviews: 'both' });
    expect(byOf((await look(headers)).choices)).toEqual({ answers: 'phone', reviews: 'both' });
  });

  test('are mail without a proven number, which no choice changes', async () => {
    const { headers } = await signInBusiness(db, await makeBusiness(db, { phone_no: String(++last) }));
    expect(await look(headers)).toMatchObject({ phoneNo: null, choices: [{ by: 'mail' }, { by: 'mail' }, { by: 'mail' }] });
    const refused = await choose(headers, { enquiries: 'both' });
    expect([refused.status, refused.body.code]).toEqual([409, 'no_proven_phone']);
    expect((await choose(headers, { enquiries: 'mail' })).status).toBe(200);
    expect((await resume(headers)).status).toBe(409);
  });

  test.each([
    [{ answers: 'mail' }, 400],
    [{ enquiries: 'sms' }, 400],
    [{ enquiries: null }, 400],
    [{ enquiries: ['mail'] }, 400],
  ])('of an owner cannot be %j', async (body, status) => {
    const { headers } = await signInBusiness(db, await makeBusiness(db, proven()));
    expect((await choose(headers, body as object)).status).toBe(status);
    expect(byOf((await look(headers)).choices)).toEqual({ enquiries: 'both', decisions: 'both', reviews: 'mail' });
  });

  test('are chosen by whom they are for alone', async () => {
    const admin = await signInAdmin(db);
    for (const [headers, status] of [
      [{}, 401],
      [admin.headers, 403],
    ] as const) {
      expect((await call(app, 'GET', PATH, undefined, headers)).status).toBe(status);
      expect((await choose(headers, { answers: 'mail' })).status).toBe(status);
      expect((await resume(headers)).status).toBe(status);
    }
  });
});

describe('the page', () => {
  const cookie = (token: string) => ({ cookie: `nirmaan=${token}` });
  const get = (url: string, token?: string) => app.inject({ url, headers: token ? cookie(token) : {} });
  const post = (url: string, token: string, fields: Record<string, string>) =>
    app.inject({
      method: 'POST',
      url,
      payload: new URLSearchParams(fields).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...cookie(token) },
    });
  const checked = (body: string) =>
    [...body.matchAll(/<input [^>]*>/g)].flatMap(([input]) =>
      input.includes('type="radio"') && /\bchecked\b/.test(input)
        ? [`${/name="(\w+)"/.exec(input)?.[1]} ${/value="(\w+)"/.exec(input)?.[1]}`]
        : [],
    );

  test('takes a choice without script, and says so', async () => {
    const { token } = await signInBusiness(db, await makeBusiness(db, proven()));
    expect(checked((await get('/profilesupplier/told', token)).body)).toEqual(['enquiries both', 'decisions both', 'reviews mail']);
    const saved = await post('/profilesupplier/told', token, { doing: 'choose', enquiries: 'phone', decisions: 'mail', reviews: 'both' });
    expect([saved.statusCode, checked(saved.body)]).toEqual([200, ['enquiries phone', 'decisions mail', 'reviews both']]);
    expect(saved.body).toContain('Saved. We will tell you this way from now on');
    const wrong = await post('/profilesupplier/told', token, { doing: 'choose', enquiries: 'pigeon' });
    expect([wrong.statusCode, checked(wrong.body)]).toEqual([400, ['enquiries phone', 'decisions mail', 'reviews both']]);
    expect((await get('/hi/profilesupplier/told', token)).body).toContain('हम आपको कैसे बताएँ');
  });

  test('shows that the number wants no messages, and takes that back', async () => {
    const phone = proven();
    const { headers, token } = await signInUser(db, await makeUser(db, phone));
    const stopped = {
      number_hash: hashNumber(`+91${phone.phone_no}`),
      wants: false,
      way: 'whatsapp',
      said_at: new Date(Date.now() - 60_000),
    };
    await db.insertInto('short_message_consents').values(stopped).execute();
    expect(await look(headers)).toMatchObject({ isStopped: true });
    expect((await get('/user/told', token)).body).toContain(`Messages to ${phone.phone_no} are stopped`);
    const resumed = await post('/user/told', token, { doing: 'resume' });
    expect(resumed.body).toContain('Messages go to your phone again');
    expect(await look(headers)).toMatchObject({ isStopped: false });
    const ways = await db.selectFrom('short_message_consents').select(['wants', 'way']).orderBy('said_at').execute();
    expect(ways).toEqual([
      { wants: false, way: 'whatsapp' },
      { wants: true, way: 'site' },
    ]);
  });

  test('says how a number is confirmed where none is, and leads others to the login', async () => {
    const { token } = await signInUser(db);
    const page = await get('/user/told', token);
    expect(page.body).toContain('confirm your phone number with a code');
    expect(checked(page.body)).toEqual([]);
    expect((await get('/user/told')).headers.location).toBe('/user/login?to=%2Fuser%2Ftold');
    expect((await get('/profilesupplier/told')).headers.location).toBe('/supplier/login?to=%2Fprofilesupplier%2Ftold');
    expect((await get('/profilesupplier/told', token)).headers.location).toBe('/user/told');
  });
});
