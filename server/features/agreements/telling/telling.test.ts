import { describe, expect, test } from 'vitest';
import { signId } from '#server/base/signed-id.ts';
import { mailNotice, tellOfNewNotices } from '#server/features/agreements/telling/tell-of-notices.ts';
import { quarterOf, tellOfRulesOn } from '#server/features/agreements/telling/tell-of-rules.ts';
import { confirmSubscription } from '#server/features/newsletter/confirm-subscription.ts';
import { unsubscribe } from '#server/features/newsletter/unsubscribe.ts';
import { confirmSearch } from '#server/features/saved-searches/confirm-search.ts';
import { NOTICES, type Notices, type Purpose } from '#shared/notices.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { makeSavedSearch } from '#tests/factories/saved-search.ts';
import { signInUser } from '#tests/factories/session.ts';
import { makeSubscription } from '#tests/factories/subscription.ts';
import { makeUser } from '#tests/factories/user.ts';
import { readableText } from '#tests/helpers/confirmation.ts';
import { startMailServer } from '#tests/helpers/mail-server.ts';
import { readMail } from '#tests/helpers/read-mail.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';
import { createTestDatabase } from '#tests/helpers/test-database.ts';

const mail = await startMailServer();
const settings = { SMTP_URL: mail.url, PUBLIC_URL: 'https://nirmaan.example', QUARTERLY_NOTICE: 'on' };
const database = await createTestDatabase();
const { app, context, db } = await createTestApp(settings, { database });
const other = await createTestApp({ ...settings, QUARTERLY_NOTICE: 'off' }, { database });

const EARLY = new Date('2025-01-15T06:00:00Z');
const asked = { confirmed_at: null, asked_at: new Date() };

const bumped = (purpose: Purpose): Notices => ({ ...NOTICES, [purpose]: { ...NOTICES[purpose], version: NOTICES[purpose].version + 1 } });

/** Tells of a notice that has changed, in both processes at once, and again. */
async function tell(purpose: Purpose) {
  await Promise.all([tellOfNewNotices(context, bumped(purpose)), tellOfNewNotices(other.context, bumped(purpose))]);
  await tellOfNewNotices(context, bumped(purpose));
}

const agreeToAccount = (who: { user_id: string } | { business_id: string }) =>
  db
    .insertInto('consents')
    .values({ ...who, purpose: 'account', version: 1, told_version: 1, language: 'en', given_by: 'form' })
    .returning('consent_id')
    .executeTakeFirstOrThrow();

/** Waits until no mail of these is in the queue. */
const settled = (queue: string) =>
  expect
    .poll(
      async () =>
        (await database.pool.query(`select from pgboss.job where name = $1 and state in ('created', 'retry', 'active')`, [queue])).rowCount,
      {
        timeout: 30_000,
      },
    )
    .toBe(0);

describe('a new notice', () => {
  test('of accounts is told once to those who agreed to the one before, by mail and on their page, in their language', async () => {
    const userId = await makeUser(db, { email: 'told@example.in', language: 'hi' });
    const businessId = await makeBusiness(db, { email: 'shop@example.in', email_proven_at: new Date() });
    const silent = await makeUser(db, { email: 'unproven@example.in', email_proven_at: null });
    await agreeToAccount({ user_id: userId });
    await agreeToAccount({ business_id: businessId });
    await agreeToAccount({ user_id: silent });
    await tell('account');
    const [toUser, toBusiness] = [await mail.next('told@example.in'), await mail.next('shop@example.in')];
    await settled('mail-notice');
    expect(mail.left()).toBe(0);
    expect(readMail(toUser.text)).toMatchObject({ subject: 'सूचना बदली है: आपका अकाउंट' });
    expect(readableText(toUser.text)).toContain('https://nirmaan.example/hi/user/told#agreed');
    expect(readableText(toBusiness.text)).toContain('https://nirmaan.example/profilesupplier/told#agreed');
    await db.updateTable('consents').set({ version: 0 }).where('user_id', '=', userId).execute();
    const { headers } = await signInUser(db, userId);
    const { data } = (await call(app, 'GET', '/api/v1/account/consents', undefined, headers)).body;
    expect(data).toMatchObject([{ version: 0, newestVersion: NOTICES.account.version }]);
  });

  test('of the newsletter reaches its addresses, with the link that ends it; nobody who has ended it', async () => {
    const [stays, leaves] = [
      await makeSubscription(db, { email: 'stays@example.in', ...asked }),
      await makeSubscription(db, { email: 'leaves@example.in', ...asked }),
    ];
    for (const id of [stays, leaves]) await confirmSubscription(context, signId(context.signer, 'newsletter-confirm', id));
    await unsubscribe(context, signId(context.signer, 'newsletter-leave', leaves));
    await tell('newsletter');
    const { text } = await mail.next('stays@example.in');
    await settled('mail-notice');
    expect(mail.left()).toBe(0);
    expect(readableText(text)).toContain('https://nirmaan.example/newsletter/unsubscribe?subscription=');
    expect(text).toMatch(/^List-Unsubscribe:\s+<https:/m);
  });

  test('of saved searches reaches each address once, however many it has', async () => {
    for (const service of ['Cement', 'Waterproofing']) {
      const id = await makeSavedSearch(db, { email: 'searches@example.in', service, ...asked });
      await confirmSearch(context, { kind: 'visitor' }, signId(context.signer, 'search-confirm', id));
    }
    await tell('saved_searches');
    await mail.next('searches@example.in');
    await settled('mail-notice');
    expect(mail.left()).toBe(0);
  });

  test('is not mailed to who ends it between queue and mail', async () => {
    const userId = await makeUser(db, { email: 'late@example.in' });
    const { consent_id: consentId } = await agreeToAccount({ user_id: userId });
    await db.updateTable('consents').set({ ended_at: new Date() }).where('consent_id', '=', consentId).execute();
    await mailNotice.run(context, { consentId, purpose: 'account', version: 2, account: { kind: 'user', userId } });
    expect(mail.left()).toBe(0);
  });
});

describe('the rules of each quarter', () => {
  test.each([
    ['2026-01-01', '2026-01-01'],
    ['2026-03-31', '2026-01-01'],
    ['2026-04-01', '2026-04-01'],
    ['2026-11-29', '2026-10-01'],
    ['2026-12-31', '2026-10-01'],
  ])('the quarter of %s begins on %s', (day, quarter) => expect(quarterOf(day)).toBe(quarter));

  test('are told once to each account with a proven address that was there before, in its language; again in the next quarter', async () => {
    await makeUser(db, { email: 'rules@example.in', created_at: EARLY, language: 'hi' });
    await makeBusiness(db, { email: 'rules.shop@example.in', email_proven_at: new Date(), created_at: EARLY });
    await makeUser(db, { email: 'rules.unproven@example.in', email_proven_at: null, created_at: EARLY });
    await makeUser(db, { email: 'rules.new@example.in', created_at: new Date('2025-05-02') });
    await Promise.all(Array.from({ length: 5 }, () => tellOfRulesOn(context, '2025-05-10')));
    await tellOfRulesOn(context, '2025-06-30');
    const [toUser, toBusiness] = [await mail.next('rules@example.in'), await mail.next('rules.shop@example.in')];
    await settled('mail-rules');
    expect(mail.left()).toBe(0);
    expect(readMail(toUser.text)).toMatchObject({ subject: 'यहाँ के नियम और आपका डेटा' });
    expect(readableText(toUser.text)).toContain('https://nirmaan.example/hi/terms-and-conditions');
    for (const said of ['may lose the account', 'https://nirmaan.example/privacy-policy'])
      expect(readableText(toBusiness.text)).toContain(said);

    await tellOfRulesOn(context, '2025-07-01');
    for (const to of ['rules@example.in', 'rules.shop@example.in', 'rules.new@example.in']) await mail.next(to);
    // A clock that is put back tells nobody again.
    await tellOfRulesOn(context, '2025-04-01');
    await settled('mail-rules');
    expect(mail.left()).toBe(0);
  });

  test('are told to nobody of the demo, and to nobody where that is switched off', async () => {
    const business_id = await makeBusiness(db, { email: 'demo@demo.example', email_proven_at: new Date(), created_at: EARLY });
    await db.insertInto('demo_rows').values({ business_id }).execute();
    await makeUser(db, { email: 'off@example.in', created_at: EARLY });
    await tellOfRulesOn(other.context, '2025-10-01');
    expect(await db.selectFrom('rules_told').select('user_id').where('quarter', '=', new Date('2025-10-01')).execute()).toEqual([]);
    await tellOfRulesOn(context, '2025-10-01');
    await mail.next('off@example.in');
    await settled('mail-rules');
    expect(mail.left('demo@demo.example')).toBe(0);
  });
});
