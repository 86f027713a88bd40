import { describe, expect, test } from 'vitest';
import { makeBusiness } from '#tests/factories/business.ts';
import { makeReply, makeReview } from '#tests/factories/review.ts';
import { signInAdmin, signInBusiness, signInUser } from '#tests/factories/session.ts';
import { makeUser } from '#tests/factories/user.ts';
import { startMailServer } from '#tests/helpers/mail-server.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';

const mail = await startMailServer();
const { app, db } = await createTestApp({ SMTP_URL: mail.url, PUBLIC_URL: 'https://nirmaan.example' });
const { headers } = await signInAdmin(db);

const remove = (id: string, as = headers) => call(app, 'DELETE', `/api/v1/review/delete/${id}`, { reason: 'abusive' }, as);
const report = (body: object, as = {}) => call(app, 'POST', '/api/v1/report/add', { reason: 'abusive', ...body }, as);
const readable = ({ text }: { text: string }) => text.replaceAll('=\n', '');

/** Decides the open report of a business. */
async function decide(business: string, status: 'upheld' | 'dismissed', outcome = 'Called them: Ramesh at 98123 lies.') {
  const { report_id } = await db.selectFrom('reports').select('report_id').where('business_id', '=', business).executeTakeFirstOrThrow();
  const answer = await call(app, 'PUT', `/api/v1/report/admin/update/${report_id}`, { status, outcome }, headers);
  expect(answer.status).toBe(200);
}

/** Nothing that was put into a queue before this mail is still on its way. */
async function expectNothingBefore() {
  const after = `after-${Math.random()}@example.in`;
  const user_id = await makeUser(db, { email: after });
  await remove(await makeReview(db, { business_id: await makeBusiness(db), user_id }));
  await mail.next(after);
  expect(mail.left()).toBe(0);
}

describe('whose review the team removes', () => {
  test('is told so, with the reason', async () => {
    const business = await makeBusiness(db, { name: 'Deccan Roofs' });
    const user_id = await makeUser(db, { email: 'asha@example.in' });
    expect((await remove(await makeReview(db, { business_id: business, user_id, description: 'Thieves.' }))).status).toBe(200);
    const told = readable(await mail.next('asha@example.in'));
    expect(told).toContain('Subject: Your review of Deccan Roofs was removed');
    expect(told).toContain('breaks our rules: abusive language');
    expect(told).toContain(`https://nirmaan.example/viewdetails/${business}`);
    expect(told).toContain('https://nirmaan.example/contact');
    expect(told).not.toContain('Thieves');
  });

  test('is told so of one that nobody else ever saw, in their language, and reads no name at an address that is not proven', async () => {
    const business = await makeBusiness(db, { name: 'Deccan Roofs' });
    const user_id = await makeUser(db, { email: 'ravi@example.in', language: 'hi', email_proven_at: null });
    await remove(await makeReview(db, { business_id: business, user_id, state: 'held' }));
    const told = readable(await mail.next('ravi@example.in'));
    expect(told).toContain(`https://nirmaan.example/hi/viewdetails/${business}`);
    expect(told).not.toContain('Deccan Roofs');
  });

  test('is told nothing when they take it back themselves, or are gone', async () => {
    const business = await makeBusiness(db);
    const writer = await signInUser(db);
    expect((await remove(await makeReview(db, { business_id: business, user_id: writer.id }), writer.headers)).status).toBe(200);
    const left = await makeReview(db, { business_id: business });
    await db.updateTable('reviews').set({ user_id: null }).where('review_id', '=', left).execute();
    expect((await remove(left)).status).toBe(200);
    await expectNothingBefore();
  });
});

describe('whose held review the team does not show', () => {
  const decide = (id: string, decision: 'refused' | 'released') =>
    call(app, 'PUT', `/api/v1/admin/review/decide/${id}`, { decision }, headers);

  test('is told so, in their language, with the way to say that it is wrong', async () => {
    const business = await makeBusiness(db, { name: 'Bhor Bricks' });
    for (const [email, language, told] of [
      ['anil@example.in', 'en', 'Your review of Bhor Bricks is not shown'],
      ['sunil@example.in', 'hi', '/hi/contact'],
    ] as const) {
      const review = await makeReview(db, { business_id: business, user_id: await makeUser(db, { email, language }), state: 'held' });
      expect((await decide(review, 'refused')).status).toBe(200);
      const { text } = await mail.next(email);
      expect(text.replaceAll('=\n', '')).toContain(told);
    }
  });

  test('is told nothing of one that is shown after all, nor where they are gone', async () => {
    const business = await makeBusiness(db, { email: null });
    expect((await decide(await makeReview(db, { business_id: business, state: 'held' }), 'released')).status).toBe(200);
    const left = await makeReview(db, { business_id: business, state: 'held' });
    await db.updateTable('reviews').set({ user_id: null }).where('review_id', '=', left).execute();
    expect((await decide(left, 'refused')).status).toBe(200);
    await expectNothingBefore();
  });
});

test('an owner whose reply the team removes is told', async () => {
  const business = await makeBusiness(db, { name: 'Nashik Pipes', email: 'pipes@example.in' });
  const review = await makeReply(db, business);
  expect((await call(app, 'DELETE', `/api/v1/admin/review/reply/${review}`, undefined, headers)).status).toBe(200);
  expect((await mail.next('pipes@example.in')).text).toContain('Subject: A reply of Nashik Pipes to a review was removed');
});

describe('whoever reported something', () => {
  test('is told what the team decided, not what it noted; once, and anew when it decides otherwise', async () => {
    const business = await makeBusiness(db, { name: 'Satara Sand' });
    const user = await signInUser(db, await makeUser(db, { email: 'meera@example.in' }));
    await report({ business }, user.headers);
    await decide(business, 'upheld');
    const upheld = readable(await mail.next('meera@example.in'));
    expect(upheld).toContain('Subject: We looked at your report about Satara Sand');
    expect(upheld).toContain('you were right');
    expect(upheld).not.toContain('Ramesh');
    await decide(business, 'upheld', 'Called again.');
    await decide(business, 'dismissed');
    expect(readable(await mail.next('meera@example.in'))).toContain('nothing that has to be changed');
    await expectNothingBefore();
  });

  test('is told as a business too', async () => {
    const reporter = await signInBusiness(db, await makeBusiness(db, { email: 'rival@example.in' }));
    const business = await makeBusiness(db, { name: 'Wai Woodwork' });
    await report({ review: await makeReview(db, { business_id: business }) }, reporter.headers);
    await decide(business, 'dismissed');
    expect((await mail.next('rival@example.in')).text).toContain('Subject: We looked at your report about Wai Woodwork');
  });

  test('is told nothing as a visitor', async () => {
    const business = await makeBusiness(db);
    await report({ business });
    await decide(business, 'upheld');
    await expectNothingBefore();
  });
});
