import { describe, expect, test } from 'vitest';
import { mailRemoval } from '#server/features/reviews/mail-removal.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { makeReply, makeReview } from '#tests/factories/review.ts';
import { signInAdmin } from '#tests/factories/session.ts';
import { call } from '#tests/helpers/test-app.ts';
import { startToldSite } from '#tests/helpers/told-site.ts';

const {
  app,
  context,
  db,
  pool,
  gateway,
  mail,
  setClock,
  makeOwner,
  makeAsker,
  textsFor,
  textsCome,
  mailsCome,
  messagesTo,
  pathOf,
  choose,
  morning,
} = await startToldSite();
const admin = await signInAdmin(db);

const reply = (review: string, headers: Record<string, string>) =>
  call(app, 'PUT', `/api/v1/review/reply/${review}`, { text: 'Thank you' }, headers);
const remove = (review: string) => call(app, 'DELETE', `/api/v1/review/delete/${review}`, { reason: 'abusive' }, admin.headers);
const refuse = (review: string) => call(app, 'PUT', `/api/v1/admin/review/decide/${review}`, { decision: 'refused' }, admin.headers);
const report = (business: string, headers: Record<string, string>) =>
  call(app, 'POST', '/api/v1/report/add', { reason: 'abusive', business }, headers);
async function decide(business: string, status: 'upheld' | 'dismissed') {
  const { report_id } = await db.selectFrom('reports').select('report_id').where('business_id', '=', business).executeTakeFirstOrThrow();
  const decided = await call(app, 'PUT', `/api/v1/report/admin/update/${report_id}`, { status, outcome: 'Looked' }, admin.headers);
  expect(decided.status).toBe(200);
}

describe('who wrote a review', () => {
  test('is mailed what becomes of it, until they want it on the phone', async () => {
    const [owner, writer] = [await makeOwner(), await makeAsker()];
    const review = await makeReview(db, { business_id: owner.id, user_id: writer.id });
    expect((await reply(review, owner.headers)).status).toBe(200);
    await mailsCome(writer.email, 1);
    expect((await remove(review)).status).toBe(200);
    await mailsCome(writer.email, 2);
    expect(await messagesTo(writer.to)).toEqual([]);
  });

  test('is told on the phone of a reply, a removal and a refusal, in their language, with the link to the profile', async () => {
    const [owner, writer] = [await makeOwner(), await makeAsker()];
    const hindi = await makeAsker({ language: 'hi' });
    for (const { headers } of [writer, hindi]) expect((await choose(headers, { reviews: 'phone' })).status).toBe(200);
    const review = await makeReview(db, { business_id: owner.id, user_id: writer.id });
    expect((await reply(review, owner.headers)).status).toBe(200);
    await textsCome(writer.to, 1);
    expect(textsFor(writer.to)[0]).toMatch(/^On Nirmaan, Deccan Roofs has replied to your review\. Read it: \S+\/m\/LINK \(opens once\)$/);
    expect(await pathOf((await messagesTo(writer.to))[0]?.short_message_id)).toBe(`/viewdetails/${owner.id}`);
    expect((await remove(review)).status).toBe(200);
    await textsCome(writer.to, 2);
    expect(textsFor(writer.to)[1]).toMatch(
      /^On Nirmaan, our team has decided on your review about Deccan Roofs: it was removed\. See it: \S+\/m\/LINK \(opens once\)$/,
    );
    const held = await makeReview(db, { business_id: owner.id, user_id: hindi.id, state: 'held' });
    expect((await refuse(held)).status).toBe(200);
    await textsCome(hindi.to, 1);
    expect(textsFor(hindi.to)[0]).toMatch(
      /^Nirmaan पर Deccan Roofs के बारे में आपके रिव्यू पर हमारी टीम का फ़ैसला: दिखाया नहीं जाएगा। देखें: \S+\/hi\/m\/LINK \(एक बार खुलेगा\)$/,
    );
    expect([mail.left(writer.email), mail.left(hindi.email)]).toEqual([0, 0]);
  });

  test('is told on the phone whatever is chosen, where they have no address', async () => {
    const [owner, writer] = [await makeOwner(), await makeAsker({ email: null })];
    const review = await makeReview(db, { business_id: owner.id, user_id: writer.id });
    expect((await reply(review, owner.headers)).status).toBe(200);
    await textsCome(writer.to, 1);
  });

  test('is not told of a reply that was taken back before the morning, nor of a refusal that is none any more', async () => {
    setClock('22:00');
    const [owner, writer] = [await makeOwner(), await makeAsker()];
    await choose(writer.headers, { reviews: 'phone' });
    const review = await makeReview(db, { business_id: owner.id, user_id: writer.id });
    expect((await reply(review, owner.headers)).status).toBe(200);
    expect((await call(app, 'DELETE', `/api/v1/review/reply/${review}`, undefined, owner.headers)).status).toBe(200);
    const held = await makeReview(db, { business_id: (await makeOwner()).id, user_id: writer.id, state: 'held' });
    expect((await refuse(held)).status).toBe(200);
    await db.updateTable('reviews').set({ state: 'shown' }).where('review_id', '=', held).execute();
    await morning(writer.to);
    await expect.poll(async () => (await messagesTo(writer.to)).map(({ state }) => state)).toEqual(['needless', 'needless']);
    expect(textsFor(writer.to)).toEqual([]);
  });

  test('is not told of a review that is back before the news goes, by phone or by mail', async () => {
    setClock('22:00');
    const [owner, writer] = [await makeOwner(), await makeAsker()];
    await choose(writer.headers, { reviews: 'phone' });
    const review = await makeReview(db, { business_id: owner.id, user_id: writer.id });
    const bringBack = () => call(app, 'PUT', `/api/v1/admin/removed/bring-back/review/${review}`, undefined, admin.headers);
    expect((await remove(review)).status).toBe(200);
    expect((await bringBack()).status).toBe(200);
    await morning(writer.to);
    await expect.poll(async () => (await messagesTo(writer.to)).map(({ state }) => state)).toEqual(['needless']);
    expect(textsFor(writer.to)).toEqual([]);

    await choose(writer.headers, { reviews: 'mail' });
    const body = { reason: 'off_topic', undoable: true };
    expect((await call(app, 'DELETE', `/api/v1/review/delete/${review}`, body, admin.headers)).status).toBe(200);
    const { rows } = await pool.query(
      `select data, start_after > now() + interval '5 seconds' as waits from pgboss.job
        where name = 'mail-review-removal' and data ->> 'reviewId' = $1 order by created_on desc limit 1`,
      [review],
    );
    expect(rows).toMatchObject([{ waits: true }]);
    expect((await bringBack()).status).toBe(200);
    await mailRemoval.run(context, rows[0].data);
    expect(mail.left(writer.email)).toBe(0);
  });

  test('is mailed what does not reach the phone', async () => {
    gateway.failBy(() => 'error');
    const [owner, writer] = [await makeOwner(), await makeAsker()];
    await choose(writer.headers, { reviews: 'phone' });
    const review = await makeReview(db, { business_id: owner.id, user_id: writer.id });
    expect((await remove(review)).status).toBe(200);
    const [message] = await messagesTo(writer.to);
    expect(message?.fallbacks).toMatchObject([{ queue: 'mail-review-removal' }]);
  });
});

test('an owner whose reply the team removes is told by the ways of decisions', async () => {
  const [both, byMail] = [await makeOwner(), await makeOwner()];
  expect((await choose(byMail.headers, { decisions: 'mail' })).status).toBe(200);
  for (const { id } of [both, byMail]) {
    const review = await makeReply(db, id);
    expect((await call(app, 'DELETE', `/api/v1/admin/review/reply/${review}`, undefined, admin.headers)).status).toBe(200);
  }
  await textsCome(both.to, 1);
  expect(textsFor(both.to)[0]).toMatch(
    /^On Nirmaan, our team has decided on your reply to a review about Deccan Roofs: it was removed\. See it: /,
  );
  await mailsCome(both.email, 1);
  await mailsCome(byMail.email, 1);
  expect(await messagesTo(byMail.to)).toEqual([]);
});

describe('whoever reported something', () => {
  test.each([
    ['upheld', 'you were right'],
    ['dismissed', 'nothing has to be changed'],
  ] as const)('is told on the phone, if they want that, that it was %s', async (status, outcome) => {
    const reporter = await makeAsker();
    await choose(reporter.headers, { reviews: 'both' });
    const business = await makeBusiness(db, { name: 'Satara Sand' });
    expect((await report(business, reporter.headers)).status).toBe(201);
    await decide(business, status);
    await textsCome(reporter.to, 1);
    expect(textsFor(reporter.to)[0]).toContain(`our team has decided on your report about Satara Sand: ${outcome}. See it: `);
    await mailsCome(reporter.email, 1);
  });

  test('is told in the morning what was decided last', async () => {
    setClock('23:00');
    const owner = await makeOwner();
    const business = await makeBusiness(db, { name: 'Satara Sand' });
    expect((await report(business, owner.headers)).status).toBe(201);
    await decide(business, 'upheld');
    await decide(business, 'dismissed');
    await morning(owner.to);
    await textsCome(owner.to, 1);
    expect(textsFor(owner.to)[0]).toContain('nothing has to be changed');
    await expect.poll(async () => (await messagesTo(owner.to)).map(({ state }) => state)).toEqual(['needless', 'sent']);
  });
});

test('an owner is told on the phone what the team has changed only where they want the phone alone: edits come in rows', async () => {
  const [both, phone] = [await makeOwner({ images: ['businesses/x'] }), await makeOwner({ images: ['businesses/y'], language: 'hi' })];
  await choose(phone.headers, { decisions: 'phone' });
  for (const { id } of [both, phone]) {
    const row = await db
      .selectFrom('businesses')
      .select(['name', 'service', 'address', 'city', 'state', 'description', 'short_description as shortDescription'])
      .where('business_id', '=', id)
      .executeTakeFirstOrThrow();
    const edited = await call(app, 'PUT', `/api/v1/contractor/update/${id}`, { ...row, price: '51 per sq ft' }, admin.headers);
    expect(edited.status).toBe(200);
  }
  await textsCome(phone.to, 1);
  expect(textsFor(phone.to)[0]).toMatch(/^Nirmaan पर आपका बिज़नेस Deccan Roofs हमारी टीम ने अपडेट किया है। देखें: /);
  await mailsCome(both.email, 1);
  expect(await messagesTo(both.to)).toEqual([]);
  expect(mail.left(phone.email)).toBe(0);
});
