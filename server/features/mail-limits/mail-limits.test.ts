import { describe, expect, test } from 'vitest';
import { sweepMailCounts } from '#server/features/mail-limits/sweep-mail-counts.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { businessForm } from '#tests/factories/business-form.ts';
import { makeSavedSearch } from '#tests/factories/saved-search.ts';
import { proveBefore, signInBusiness, signInUser } from '#tests/factories/session.ts';
import { makeSubscription } from '#tests/factories/subscription.ts';
import { makeUser } from '#tests/factories/user.ts';
import { startMailServer } from '#tests/helpers/mail-server.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';

const mail = await startMailServer();
const { app, context, db, pool } = await createTestApp({ RATE_LIMITS: 'on', TRUST_PROXY: '1', SMTP_URL: mail.url });

let address = 0;
/** Every call from another address, so that no limit of addresses is in the way. */
function elsewhere() {
  address += 1;
  return { 'x-forwarded-for': `198.18.${address >> 8}.${address & 255}` };
}
const tooMany = { status: 429, body: { code: 'too_many_requests', message: 'Too many requests. Please try again later' } };
const enquiry = { name: 'Meera', phoneNo: '9876543210', email: 'meera@example.in', message: 'How much?' };

/** How many jobs wait or are done in a queue. */
async function countJobs(queue: string) {
  const { rows } = await pool.query('select count(*)::int as jobs from pgboss.job where name = $1', [queue]);
  return rows[0].jobs as number;
}

describe('mails an hour', () => {
  test('a hundred saves of a profile with new addresses mail a few', async () => {
    const { headers } = await signInUser(db, await makeUser(db, { email: 'busy@example.in' }));
    const save = (n: number) => {
      const edit = {
        userName: 'Busy',
        email: `victim${n}@example.in`,
        newPassword: 'dry-roof-1',
        confirmPassword: 'dry-roof-1',
      };
      return call(app, 'PUT', '/api/v1/user/edit', edit, { ...headers, ...elsewhere() });
    };
    const statuses = [];
    for (let n = 0; n < 20; n++) statuses.push((await save(n)).status);
    expect(statuses).toEqual([...Array(5).fill(200), ...Array(15).fill(429)]);
    const refused = await save(21);
    expect(refused).toMatchObject(tooMany);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_500);
    expect(await countJobs('mail-email-confirmation')).toBe(5);
    expect(await countJobs('mail-password-changed')).toBe(5);
  });

  test('one receiver gets ten confirmations, whoever asks for them', async () => {
    const before = await countJobs('mail-email-confirmation');
    const statuses = [];
    for (let n = 0; n < 12; n++) {
      const { headers } = await signInUser(db, await makeUser(db, { email: `asker${n}@example.in` }));
      const edit = {
        userName: `Asker ${n}`,
        email: 'Victim@example.in',
        newPassword: 'dry-roof-1',
        confirmPassword: 'dry-roof-1',
      };
      statuses.push((await call(app, 'PUT', '/api/v1/user/edit', edit, { ...headers, ...elsewhere() })).status);
    }
    expect(statuses).toEqual([...Array(10).fill(200), 429, 429]);
    expect((await countJobs('mail-email-confirmation')) - before).toBe(10);
  });

  test('one receiver is greeted five times, though businesses go on to register, and is asked ten times whether they follow something', async () => {
    const before = await countJobs('mail-welcome');
    for (let n = 0; n < 12; n++) {
      const form = { ...(await businessForm()), email: 'greeted@example.in' };
      expect((await call(app, 'POST', '/api/v1/contractor/auth/register', form, elsewhere())).status).toBe(201);
    }
    expect((await countJobs('mail-welcome')) - before).toBe(5);
    const asked = async () => (await call(app, 'POST', '/api/v1/subscribe', { email: 'greeted@example.in' }, elsewhere())).status;
    for (let n = 0; n < 10; n++) expect(await asked()).toBe(201);
    expect(await call(app, 'POST', '/api/v1/subscribe', { email: 'Greeted@example.in' }, elsewhere())).toMatchObject(tooMany);
    const search = { service: 'Cement', city: 'Pune', state: 'Maharashtra', often: 'weekly' };
    expect(await call(app, 'POST', '/api/v1/saved-search/add', { email: 'Greeted@example.in', ...search }, elsewhere())).toMatchObject(
      tooMany,
    );
    expect(await db.selectFrom('saved_searches').select('email').execute()).toEqual([]);
    expect(await db.selectFrom('newsletter_subscriptions').select('email').execute()).toEqual([{ email: 'greeted@example.in' }]);
  });

  test('what anybody causes to an address keeps nothing from its account, nor one thing another', async () => {
    const email = 'asha@example.in';
    const post = async (url: string, body: object | undefined, headers = {}) =>
      (await call(app, 'POST', `/api/v1/${url}`, body, { ...headers, ...elsewhere() })).status;
    const tenTimes = async (ask: (n: number) => Promise<number>) => {
      const statuses = [];
      for (let n = 0; n < 10; n++) statuses.push(await ask(n));
      return statuses;
    };
    const fiveOf = (answer: number) => [...Array(5).fill(answer), ...Array(5).fill(429)];
    const { headers } = await signInUser(db, await makeUser(db, { email, email_proven_at: null }));
    // Nobody of them is signed in.
    const request = { kind: 'see', message: 'Show me my data', name: 'Asha', email };
    expect(await tenTimes(() => post('grievance/add', request))).toEqual(fiveOf(201));
    expect(await tenTimes(() => post('grievance/add', { ...request, kind: 'other' }))).toEqual(Array(10).fill(201));
    const closed = { field: 'closed', source: 'visited', email };
    const shop = await makeBusiness(db);
    expect(await tenTimes(() => post(`correction/add/${shop}`, closed))).toEqual(fiveOf(201));
    const child = (n: number) => ({
      userName: `Pupil ${n}`,
      email: `pupil${n}@example.in`,
      password: 'brick by brick',
      parentEmail: email,
    });
    expect(await tenTimes((n) => post('user/register-child', child(n)))).toEqual(fiveOf(201));
    expect(await tenTimes(() => post('subscribe', { email }))).toEqual(Array(10).fill(201));
    expect(await post('subscribe', { email })).toBe(429);
    // Its account has its links, and is told of what it does.
    const [links, greetings] = [await countJobs('mail-email-proof'), await countJobs('mail-welcome')];
    expect(await tenTimes(() => post('account/email-proof/send', undefined, headers))).toEqual(Array(10).fill(200));
    expect((await countJobs('mail-email-proof')) - links).toBe(10);
    expect(await post('contractor/auth/register', { ...(await businessForm()), email })).toBe(201);
    expect((await countJobs('mail-welcome')) - greetings).toBe(1);
    const owner = await signInBusiness(db);
    await proveBefore(db, owner.token, 1);
    expect(await post('contractor/people', { email, role: 'enquiries' }, owner.headers)).toBe(201);
  });

  test('what an address follows is not told by how often it can be asked', async () => {
    const cement = { service: 'Cement', state: 'Maharashtra', often: 'weekly' };
    const asks = {
      search: (email: string, city: string) => call(app, 'POST', '/api/v1/saved-search/add', { ...cement, email, city }, elsewhere()),
      letter: (email: string) => call(app, 'POST', '/api/v1/subscribe', { email }, elsewhere()),
    };
    const followed = 'follows@example.in';
    await makeSavedSearch(db, { email: followed, ...cement, city: 'Pune', confirmed_at: new Date() });
    await makeSubscription(db, { email: followed, confirmed_at: new Date() });
    const statusesOf = async (email: string) => {
      const statuses = [];
      for (let n = 0; n < 6; n += 1) statuses.push((await asks.letter(email)).status, (await asks.search(email, 'Pune')).status);
      return statuses;
    };
    const usual = await statusesOf('follows.not@example.in');
    expect(usual).toEqual([...Array(10).fill(201), 429, 429]);
    expect(await statusesOf(followed)).toEqual(usual);
  });

  test('an account sends a hundred enquiries, and none of the refused is kept', async () => {
    const { headers } = await signInUser(db);
    const business = await makeBusiness(db);
    const statuses = [];
    for (let n = 0; n < 101; n++) {
      statuses.push((await call(app, 'POST', `/api/v1/send-enquiry/${business}`, enquiry, { ...headers, ...elsewhere() })).status);
    }
    expect(statuses).toEqual([...Array(100).fill(201), 429]);
    expect(await db.selectFrom('enquiries').select('enquiry_id').where('business_id', '=', business).execute()).toHaveLength(100);
  });

  test('a business and the team get so many, and more when the hour is over', async () => {
    const business = await makeBusiness(db);
    const send = (url: string, body: object) => call(app, 'POST', `/api/v1/${url}`, body, elsewhere());
    expect((await send(`send-enquiry/${business}`, enquiry)).status).toBe(201);
    const message = { name: 'Meera', email: 'meera@example.in', phone: '9876543210', message: 'Hello' };
    expect((await send('get-in-touch-with-us', message)).status).toBe(201);
    await pool.query('update mail_counts set mails = 1000000');
    expect(await send(`send-enquiry/${business}`, enquiry)).toMatchObject(tooMany);
    expect(await send('send-enquiry', enquiry)).toMatchObject(tooMany);
    expect(await send('get-in-touch-with-us', message)).toMatchObject(tooMany);
    expect(await send('contact-us', { ...message, service: 'Cement' })).toMatchObject(tooMany);
    expect((await send(`send-enquiry/${await makeBusiness(db)}`, enquiry)).status).toBe(201);
    await pool.query("update mail_counts set ends_at = now() - interval '1 second'");
    expect((await send(`send-enquiry/${business}`, enquiry)).status).toBe(201);
    await sweepMailCounts.run(context, {});
    // The business's mail, and the writer's.
    expect(await db.selectFrom('mail_counts').select('mails').execute()).toEqual([{ mails: 1 }, { mails: 1 }]);
  });

  test('who was mailed is not kept', async () => {
    const rows = JSON.stringify((await pool.query("select encode(subject, 'escape') as subject from mail_counts")).rows);
    expect(rows).not.toContain('example.in');
  });
});
