import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { makeBusiness } from '#tests/factories/business.ts';
import { dataUrl, makeJpeg } from '#tests/factories/picture.ts';
import { requirementForm } from '#tests/factories/requirement-form.ts';
import { signInBusiness, signInUser } from '#tests/factories/session.ts';
import { makeUser } from '#tests/factories/user.ts';
import { startMailServer } from '#tests/helpers/mail-server.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';

const mail = await startMailServer();
const { app, db, pool, dataDir } = await createTestApp({ SMTP_URL: mail.url, PUBLIC_URL: 'https://nirmaan.example' });
const photo = dataUrl(await makeJpeg(640, 480));

const send = (body: unknown, headers = {}) => call(app, 'POST', '/api/v1/requirement/send', body, headers);
const requirements = () => db.selectFrom('requirements').selectAll().execute();
const enquiries = () => db.selectFrom('enquiries').selectAll().orderBy('business_id').execute();
const files = () => {
  const all = readdirSync(path.join(dataDir, 'media'), { recursive: true, encoding: 'utf8' });
  return all.filter((file) => file.endsWith('.webp'));
};
/** The writer's own mail about the request, after whichever others came. */
const ownMail = async () => {
  for (;;) {
    const got = await mail.next();
    if (got.text.includes('Subject: Your request for quotes')) return got;
  }
};

beforeEach(async () => {
  await pool.query('delete from enquiries');
  await pool.query('delete from requirements');
});

describe('a request for quotes', () => {
  test('becomes an ordinary enquiry to each chosen business and goes to nobody else', async () => {
    const chosen = await Promise.all(['one', 'two', 'three'].map((name) => makeBusiness(db, { email: `${name}@example.in` })));
    await makeBusiness(db, { email: 'four@example.in' });
    const { status, body } = await send(requirementForm(chosen, { images: [photo, photo], sharePhone: 'on' }));
    expect(status).toBe(201);
    expect(body).toMatchObject({ success: true, message: 'Your request has been sent' });
    expect(body.address).toMatch(/^\/user\/requirements\/[0-9a-f-]{36}\.[\w-]{22}$/);
    const [asked, ...others] = await requirements();
    expect(others).toEqual([]);
    expect(asked).toMatchObject({ city: 'Pune', state: 'Maharashtra', address: 'Baner, Pune', timing: 'month', budget: 'to_50000' });
    const sent = await enquiries();
    expect(sent.map(({ business_id }) => business_id)).toEqual(chosen.toSorted());
    for (const enquiry of sent) {
      expect(enquiry).toMatchObject({ requirement_id: asked?.requirement_id, name: 'Meera Kulkarni', phone_no: '9876543210' });
      expect(enquiry).toMatchObject({
        message: 'Our terrace leaks above the kitchen.',
        ...{ service: 'Waterproofing', place: 'Baner, Pune', timing: 'month', budget: 'to_50000', photos: 2 },
      });
    }
    const own = await ownMail();
    expect(own.to).toEqual(['meera@example.in']);
    // Long lines of a mail are broken.
    const text = own.text.replaceAll(/=\r?\n/g, '');
    expect(text).toContain(`https://nirmaan.example${body.address}`);
    expect(text).toMatch(new RegExp(`^Message-ID:\\s+<requirement-${asked?.requirement_id}@nirmaan\\.example>`, 'm'));
    expect(files()).toHaveLength(4);
    const jobs = await sql<{ name: string }>`select name from pgboss.job where name in ('mail-asked', 'tell-unanswered')`.execute(db);
    // One mail says where all three answers come to.
    expect(jobs.rows.map(({ name }) => name)).toEqual(Array(3).fill('tell-unanswered'));
  });

  test('passes the phone number on, and keeps it, only where that is ticked', async () => {
    expect((await send(requirementForm([await makeBusiness(db)], { phoneNo: 'not a number' }))).status).toBe(201);
    expect((await enquiries())[0]?.phone_no).toBe('');
    expect((await requirements())[0]?.phone_no).toBe('');
  });

  test('is sent once, however often and however fast its form is sent', async () => {
    const business = await makeBusiness(db);
    const before = files().length;
    const form = requirementForm([business], { images: [photo] });
    const answers = await Promise.all(Array.from({ length: 6 }, () => send(form)));
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(201));
    expect(new Set(answers.map(({ body }) => body.address)).size).toBe(1);
    expect((await send({ ...form, work: 'Again' })).body.address).toBe(answers[0]?.body.address);
    expect([await requirements(), await enquiries()].map((rows) => rows.length)).toEqual([1, 1]);
    expect(files().length - before).toBe(2);

    // Whoever learns the key learns nothing by it.
    const stranger = await send({ ...form, email: 'other@example.in' });
    expect([stranger.status, stranger.body.code, stranger.body.address]).toEqual([400, 'invalid_request', undefined]);
    expect(await requirements()).toHaveLength(1);
  });

  test('of an account is found by its id, and goes with the account, its photos too', async () => {
    const user = await signInUser(db, await makeUser(db, { email: 'leaver@example.in' }));
    const business = await makeBusiness(db);
    const form = { images: [photo], email: 'leaver@example.in' };
    const before = files().length;
    const { body } = await send(requirementForm([business], form), user.headers);
    // Sent without logging in, from the same address.
    await send(requirementForm([business], form));
    expect(body.address).toMatch(/^\/user\/requirements\/[0-9a-f-]{36}$/);
    const data = await call(app, 'GET', '/api/v1/user/data', undefined, user.headers);
    expect(data.body.data.requirements).toMatchObject([
      {
        service: 'Waterproofing',
        place: 'Baner, Pune',
        when: 'Within a month',
        budget: 'Rs 10,000 to Rs 50,000',
        businesses: [expect.stringMatching(/^Sharma Roofing/)],
        photos: [expect.stringContaining('/api/v1/private-picture/')],
      },
    ]);
    expect((await app.inject({ url: data.body.data.requirements[0].photos[0], headers: user.headers })).statusCode).toBe(200);

    // The conversation leads back to it.
    const asked = (await call(app, 'GET', '/api/v1/enquiries', undefined, user.headers)).body.enquiries;
    expect(asked).toMatchObject([{ requestId: body.address.split('/').at(-1) }]);

    // The chosen business finds them with the enquiry.
    const owner = await signInBusiness(db, business);
    const inbox = await call(app, 'GET', '/api/v1/contractor/enquiries', undefined, owner.headers);
    const threads = await Promise.all(
      (inbox.body.enquiries as { _id: string }[]).map(
        async ({ _id }) => (await call(app, 'GET', `/api/v1/contractor/enquiries/${_id}`, undefined, owner.headers)).body,
      ),
    );
    const shown = threads.map(({ photos }) => photos as { small: string }[]);
    expect(shown.map(({ length }) => length)).toEqual([1, 1]);
    for (const [picture] of shown) expect((await app.inject({ url: picture?.small ?? '', headers: owner.headers })).statusCode).toBe(200);

    expect((await call(app, 'DELETE', '/api/v1/user/delete', undefined, user.headers)).status).toBe(200);
    expect(await requirements()).toEqual([]);
    expect(files()).toHaveLength(before);
    for (const enquiry of await enquiries()) expect(enquiry).toMatchObject({ requirement_id: null, email: '', phone_no: '' });
  });

  test('of a bot is dropped without telling it', async () => {
    const answer = await send(requirementForm([await makeBusiness(db)], { website: 'https://spam.example' }));
    expect([answer.status, answer.body.message]).toEqual([201, 'Your request has been sent']);
    expect(await requirements()).toEqual([]);
  });

  test('takes a PIN code, and one business alone as a form sends it', async () => {
    expect((await send(requirementForm(await makeBusiness(db), { place: '411045', budget: '' }))).status).toBe(201);
    expect((await requirements())[0]).toMatchObject({ city: 'Pune', budget: null });
  });
});

describe('refused, and nothing is kept', () => {
  const required = 'All fields are required';
  test.each([
    [{ businesses: [] }, 400, { businesses: 'Choose at least one business' }],
    [{ businesses: undefined }, 400, { businesses: 'Choose at least one business' }],
    [{ businesses: ['x'] }, 400, { 'businesses.0': 'Invalid request' }],
    [{ businesses: [{}] }, 400, { 'businesses.0': 'Invalid request' }],
    [{ work: ' ' }, 400, { work: required }],
    [{ work: 'x'.repeat(3_001) }, 400, { work: 'This text is too long' }],
    [{ timing: 'soon' }, 400, { timing: 'Please choose when' }],
    [{ timing: undefined }, 400, { timing: 'Please choose when' }],
    [{ budget: 'a lot' }, 400, { budget: 'Please choose one of the budgets' }],
    [{ email: 'meera' }, 400, { email: 'Invalid Email' }],
    [{ sharePhone: true, phoneNo: '12345' }, 400, { phoneNo: 'Please enter a valid phone number' }],
    [{ sharePhone: 'on', phoneNo: undefined }, 400, { phoneNo: 'Please enter a valid phone number' }],
    [{ sendKey: 'x' }, 400, { sendKey: 'Invalid request' }],
    [{ place: 'Nowhere-at-all-xyz' }, 400, { place: expect.stringContaining('We do not know this place') }],
    [{ place: 'Maharashtra' }, 400, { place: expect.stringContaining('We do not know this place') }],
    [{ service: 'x'.repeat(81) }, 400, { service: 'This text is too long' }],
    [{ images: Array(4).fill(photo) }, 400, { images: 'At most 3 photos can be sent' }],
    [{ images: [7] }, 400, { 'images.0': 'This image is damaged and cannot be read' }],
    [{ images: ['data:image/jpeg;base64,aGVsbG8='] }, 415, undefined],
    [{ images: [photo, 'data:image/png;base64,'] }, 400, undefined],
  ])('case %#', async (given, status, errors) => {
    const before = files().length;
    const answer = await send(requirementForm([await makeBusiness(db)], given));
    expect([answer.status, answer.body.errors]).toEqual([status, errors]);
    expect([await requirements(), await enquiries()]).toEqual([[], []]);
    expect(files()).toHaveLength(before);
  });

  test('are four businesses, the same one twice, one’s own, and one that is not public, for its owner too', async () => {
    const four = await Promise.all(Array.from({ length: 4 }, () => makeBusiness(db)));
    const [one = '', two = ''] = four;
    const pending = await makeBusiness(db, { status: 'pending' });
    const [owner, waiting] = [await signInBusiness(db, one), await signInBusiness(db, pending)];
    const refused = async (businesses: string[], headers = {}) => {
      const { status, body } = await send(requirementForm(businesses), headers);
      return [status, body.message];
    };
    expect(await refused(four)).toEqual([400, 'Choose at most three businesses']);
    expect(await refused([one, one.toUpperCase()])).toEqual([400, 'Each business can be chosen once']);
    expect(await refused([two, one], owner.headers)).toEqual([400, 'You cannot ask your own business']);
    expect(await refused([one.toUpperCase()], owner.headers)).toEqual([400, 'You cannot ask your own business']);
    expect(await refused([one, pending])).toEqual([404, 'Business not found']);
    expect(await refused([pending], waiting.headers)).toEqual([400, 'You cannot ask your own business']);
    expect(await refused([one, randomUUID()])).toEqual([404, 'Business not found']);
    expect([await requirements(), await enquiries()]).toEqual([[], []]);
  });
});

test('one address sends thirty in ten minutes', async () => {
  const limited = await createTestApp({ RATE_LIMITS: 'on', SMTP_URL: mail.url });
  const business = await makeBusiness(limited.db);
  const statuses = [];
  for (let n = 0; n < 31; n++) {
    const form = requirementForm([business], { email: `meera${n}@example.in`, website: 'https://spam.example' });
    statuses.push((await call(limited.app, 'POST', '/api/v1/requirement/send', form)).status);
  }
  expect(statuses).toEqual([...Array(30).fill(201), 429]);
});
