import { describe, expect, test } from 'vitest';
import { withLanguage } from '#server/base/language.ts';
import { signId } from '#server/base/signed-id.ts';
import { confirmSubscription } from '#server/features/newsletter/confirm-subscription.ts';
import { mailNewsletter } from '#server/features/newsletter/mailings/mail-newsletter.ts';
import { unsubscribe } from '#server/features/newsletter/unsubscribe.ts';
import { confirmSearch } from '#server/features/saved-searches/confirm-search.ts';
import { endSearchByLink } from '#server/features/saved-searches/end-search.ts';
import { wantsShortMessages } from '#server/features/short-messages/wishes/wishes.ts';
import { NOTICES } from '#shared/notices.ts';
import type { Consent } from '#shared/schemas/consents.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { makeNewsletter } from '#tests/factories/newsletter.ts';
import { pushDevice } from '#tests/factories/push-device.ts';
import { makeSavedSearch } from '#tests/factories/saved-search.ts';
import { signInBusiness, signInUser } from '#tests/factories/session.ts';
import { makeSubscription } from '#tests/factories/subscription.ts';
import { makeUser } from '#tests/factories/user.ts';
import { startMailServer } from '#tests/helpers/mail-server.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';
import { createTestDatabase } from '#tests/helpers/test-database.ts';

const mail = await startMailServer();
const settings = { SMTP_URL: mail.url, PUBLIC_URL: 'https://nirmaan.example' };
const database = await createTestDatabase();
const { app, context, db } = await createTestApp(settings, { database });
/** Another process on the same database. */
const other = await createTestApp(settings, { database });

type Headers = Record<string, string>;
const PATH = '/api/v1/account/consents';
const look = async (headers: Headers, at = app): Promise<Consent[]> => (await call(at, 'GET', PATH, undefined, headers)).body.data;
const openOf = async (headers: Headers, at = app) =>
  (await look(headers, at)).filter(({ endedAt }) => endedAt === null).map(({ purpose }) => purpose);
const end = (purpose: string, headers: Headers, at = app) => call(at, 'DELETE', `${PATH}/${purpose}`, undefined, headers);
const asked = { confirmed_at: null, asked_at: new Date() };

let last = 9_822_000_000;
const proven = () => ({ phone_no: String(++last), phone_proven_at: new Date() });

/** A user with an address that is theirs. */
async function person(given: Parameters<typeof makeUser>[1] = {}) {
  const email = `person${++last}@example.in`;
  return { email, ...(await signInUser(db, await makeUser(db, { email, ...given }))) };
}

/** Confirms the newsletter of an address by its link. @returns the subscription's id. */
async function confirmNewsletter(email: string) {
  const id = await makeSubscription(db, { email, ...asked });
  await confirmSubscription(context, signId(context.signer, 'newsletter-confirm', id));
  return id;
}

async function confirmSaved(email: string, given: object = {}) {
  const id = await makeSavedSearch(db, { email, ...asked, ...given });
  await confirmSearch(context, { kind: 'visitor' }, signId(context.signer, 'search-confirm', id));
  return id;
}

describe('the newsletter', () => {
  test('is agreed to by its link, in the language of the page, and ended by its link', async () => {
    const { email, headers } = await person();
    const id = await makeSubscription(db, { email: email.toUpperCase(), ...asked });
    const token = signId(context.signer, 'newsletter-confirm', id);
    await withLanguage('hi', () => confirmSubscription(context, token));
    // Pressed again it is the same.
    await confirmSubscription(context, token);
    expect(await look(headers)).toEqual([
      {
        ...{ purpose: 'newsletter', version: NOTICES.newsletter.version, newestVersion: NOTICES.newsletter.version },
        ...{ language: 'hi', givenBy: 'link', givenAt: expect.stringMatching(/Z$/), endedAt: null },
      },
    ]);
    await unsubscribe(context, signId(context.signer, 'newsletter-leave', id));
    expect(await look(headers)).toMatchObject([{ purpose: 'newsletter', endedAt: expect.stringMatching(/Z$/) }]);
    await confirmNewsletter(email);
    expect(await look(headers)).toMatchObject([{ endedAt: null }, { endedAt: expect.any(String) }]);
  });

  test('of an address that another account has not proven is nobody’s to see or end', async () => {
    const { email } = await person();
    await confirmNewsletter(email);
    const claiming = await signInBusiness(db, await makeBusiness(db, { email, email_proven_at: null }));
    expect(await look(claiming.headers)).toEqual([]);
    expect((await end('newsletter', claiming.headers)).status).toBe(200);
    expect(await db.selectFrom('newsletter_subscriptions').select('email').where('email', '=', email).execute()).toHaveLength(1);
  });
});

test('saved searches are agreed to with the first and ended with the last, of an address or of the account', async () => {
  const { email, headers } = await person();
  const first = await confirmSaved(email);
  const second = await confirmSaved(email, { service: 'Cement' });
  expect(await look(headers)).toMatchObject([{ purpose: 'saved_searches', givenBy: 'link', endedAt: null }]);
  await endSearchByLink(context, signId(context.signer, 'search-end', first));
  expect(await openOf(headers)).toEqual(['saved_searches']);
  await endSearchByLink(context, signId(context.signer, 'search-end', second));
  expect(await openOf(headers)).toEqual([]);
});

test('notifications end with the last device, whichever way it goes', async () => {
  const id = await makeBusiness(db);
  const [phone, laptop] = [await signInBusiness(db, id), await signInBusiness(db, id)];
  const turnOn = (headers: Headers) => call(app, 'POST', '/api/v1/contractor/push/devices', pushDevice(), headers);
  expect((await turnOn(phone.headers)).status).toBe(201);
  expect((await turnOn(laptop.headers)).status).toBe(201);
  expect(await look(laptop.headers)).toMatchObject([{ purpose: 'web_push', givenBy: 'form', endedAt: null }]);
  await call(app, 'GET', '/api/v1/user-auth/logout', undefined, phone.headers);
  expect(await openOf(laptop.headers)).toEqual(['web_push']);
  const { devices } = (await call(app, 'GET', '/api/v1/contractor/push', undefined, laptop.headers)).body;
  await call(app, 'DELETE', `/api/v1/contractor/push/devices/${devices[0]._id}`, undefined, laptop.headers);
  expect(await openOf(laptop.headers)).toEqual([]);
});

describe('messages to the phone', () => {
  const choose = (headers: Headers, body: object) => call(app, 'PUT', '/api/v1/account/message-choices', body, headers);

  test('follow what is chosen, STOP and RESUME', async () => {
    const { headers } = await person(proven());
    await choose(headers, { answers: 'phone' });
    expect(await look(headers)).toMatchObject([{ purpose: 'phone_messages', givenBy: 'form', endedAt: null }]);
    await choose(headers, { answers: 'mail', reviews: 'mail' });
    expect(await openOf(headers)).toEqual([]);
    await choose(headers, { answers: 'both' });
    expect((await end('phone_messages', headers)).body).toEqual({ success: true, message: 'Ended. It stops at once.' });
    expect(await openOf(headers)).toEqual([]);
    // What is chosen does not take a STOP back.
    await choose(headers, { answers: 'phone' });
    expect(await openOf(headers)).toEqual([]);
    await call(app, 'POST', '/api/v1/account/message-choices/resume', {}, headers);
    expect(await openOf(headers)).toEqual(['phone_messages']);
  });

  test('end with the number', async () => {
    const { id, headers } = await person({ ...proven(), password_hash: 'x' });
    await choose(headers, { answers: 'both' });
    await db.updateTable('users').set({ phone_no: null, phone_proven_at: null }).where('user_id', '=', id).execute();
    expect(await openOf(headers)).toEqual([]);
  });
});

describe('ending', () => {
  test('stops each purpose at once in every process', async () => {
    const number = proven();
    const { email, headers } = await person(number);
    const subscriptionId = await confirmNewsletter(email);
    const savedSearchId = await confirmSaved(email);
    await call(app, 'PUT', '/api/v1/account/message-choices', { answers: 'both' }, headers);
    const newsletterId = await makeNewsletter(db, { status: 'sending' });
    await db
      .insertInto('newsletter_deliveries')
      .values({ newsletter_id: newsletterId, newsletter_subscription_id: subscriptionId, status: 'queued' })
      .execute();
    for (const purpose of ['newsletter', 'saved_searches', 'phone_messages', 'web_push'])
      expect((await end(purpose, headers)).status).toBe(200);
    expect(await openOf(headers, other.app)).toEqual([]);
    await mailNewsletter.run(other.context, { newsletterId, subscriptionId });
    expect(mail.left(email)).toBe(0);
    expect(await db.selectFrom('saved_searches').select('email').where('saved_search_id', '=', savedSearchId).execute()).toEqual([]);
    expect(await wantsShortMessages(other.context, `+91${number.phone_no}`)).toBe(false);
    // Again, from the other process.
    for (const purpose of ['newsletter', 'saved_searches', 'phone_messages'])
      expect((await end(purpose, headers, other.app)).status).toBe(200);
    expect((await look(headers)).map(({ endedAt }) => endedAt === null)).toEqual([false, false, false]);
  });

  test('twenty times at once is once', async () => {
    const { email, headers } = await person();
    await confirmNewsletter(email);
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => end('newsletter', headers, n % 2 ? app : other.app)));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(await look(headers)).toHaveLength(1);
  });

  test.each(['account', 'analytics', 'NEWSLETTER', '%00', '__proto__', "newsletter'--"])('%s is refused', async (purpose) => {
    const { headers } = await person();
    expect((await end(encodeURIComponent(purpose), headers)).status).toBe(400);
  });

  test('is the account’s own to do', async () => {
    expect((await end('newsletter', {})).status).toBe(401);
    expect((await call(app, 'GET', PATH)).status).toBe(401);
  });
});

test('what somebody agreed to stays without their name when the account goes, and goes without a proven address', async () => {
  const { id, email, headers } = await person();
  await db
    .insertInto('consents')
    .values({ user_id: id, purpose: 'account', version: 1, told_version: 1, language: 'en', given_by: 'form' })
    .execute();
  await confirmNewsletter(email);
  const data = (await call(app, 'GET', '/api/v1/user/data', undefined, headers)).body.data;
  expect(data.consents.map(({ purpose }: Consent) => purpose).sort()).toEqual(['account', 'newsletter']);
  expect((await call(app, 'DELETE', '/api/v1/user/delete', undefined, headers)).status).toBe(200);
  const again = await person({ email });
  // Who proves the address once more finds what it agreed to, and no name.
  expect(await look(again.headers)).toMatchObject([
    { purpose: expect.any(String), endedAt: expect.any(String) },
    { purpose: expect.any(String), endedAt: expect.any(String) },
  ]);
  expect(JSON.stringify(await db.selectFrom('consents').selectAll().execute())).not.toContain(id);

  const unproven = await person({ email_proven_at: null });
  await db
    .insertInto('consents')
    .values({ user_id: unproven.id, purpose: 'account', version: 1, told_version: 1, language: 'en', given_by: 'form' })
    .execute();
  const before = await db.selectFrom('consents').select('consent_id').execute();
  await call(app, 'DELETE', '/api/v1/user/delete', undefined, unproven.headers);
  expect(await db.selectFrom('consents').select('consent_id').execute()).toHaveLength(before.length - 1);
});
