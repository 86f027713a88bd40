import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { askAboutWork, tellWorkDone } from '#server/features/work-done/ask-about-work.ts';
import { daysUntilDone } from '#server/features/work-done/work-days.ts';
import { catalogue } from '#shared/catalogue.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { signInBusiness, signInUser } from '#tests/factories/session.ts';
import { makeUser } from '#tests/factories/user.ts';
import { askedRequests } from '#tests/helpers/asked-requests.ts';
import { readableText } from '#tests/helpers/confirmation.ts';
import { call } from '#tests/helpers/test-app.ts';
import { startToldSite } from '#tests/helpers/told-site.ts';
import { daysAgo, workSteps } from '#tests/helpers/work-steps.ts';

const site = await startToldSite();
const { app, context, db, mail, setClock, makeAsker, choose, textsFor, textsCome, mailsCome, messagesTo, pathOf, morning } = site;
const { makeAsked, makeAskedByUser, act } = askedRequests(site);
const { makeChosen, workOf, strike, say } = workSteps(site);

/** Days from now until work is asked about, by the database's clock. */
async function daysLeft(id: string): Promise<number | null> {
  const { rows } = await sql<{ days: number | null }>`
    select round(extract(epoch from work_due_at - now()) / 86400)::int as days from requirements where requirement_id = ${id}`.execute(db);
  return rows[0]?.days ?? null;
}
/** How often somebody was to be told of it. */
async function told(id: string): Promise<number | undefined> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from pgboss.job where name = 'tell-work-done' and data ->> 'requirementId' = ${id}`.execute(db);
  return rows[0]?.n;
}

describe('when it is asked', () => {
  test('follows the trade and when the work was wanted, for each service of a new directory', async () => {
    expect(daysUntilDone('Waterproofing', 'at_once')).toBe(21);
    expect(daysUntilDone('Waterproofing', 'month')).toBe(35);
    expect(daysUntilDone('Plumbing Contractors', 'at_once')).toBe(10);
    expect(daysUntilDone('Construction Contractors', 'quarter')).toBe(180);
    for (const odd of ['Submarine docks', '', 'constructor', '__proto__']) expect(daysUntilDone(odd, 'at_once')).toBe(30);
    for (const service of [...catalogue.contractor, ...catalogue.supplier]) {
      expect(daysUntilDone(service, 'at_once')).toBeGreaterThanOrEqual(7);
    }
  });

  test('begins with the choice of one that was asked, and with nothing else; opening the request again ends it', async () => {
    const { id, owners, user } = await makeAskedByUser();
    await act(id, 'close', { as: 'found', business: owners[0].id }, user.headers);
    expect(await daysLeft(id)).toBe(35);
    expect((await say(id, 'done', user.headers)).status).toBe(200);
    await act(id, 'reopen', {}, user.headers);
    expect(await workOf(id)).toEqual({
      ...{ work_due_at: null, work_asked_at: null, work_answer: null, work_answered_at: null, review_asked_at: null },
    });
    expect((await say(id, 'done', user.headers)).body.code).toBe('nobody_chosen');
    // Another choice is asked about in its place.
    await act(id, 'close', { as: 'found', business: owners[1].id }, user.headers);
    expect(await daysLeft(id)).toBe(35);
    expect(await workOf(id)).toMatchObject({ work_answer: null });

    const [other, none] = [await makeAsked(), await makeAsked()];
    await act(other.link, 'close', { as: 'found', business: 'other' });
    await act(none.link, 'close', { as: 'not_needed' });
    const business = await signInBusiness(db);
    const theirs = await makeAsked({ sender: { sender_business_id: business.id } });
    await act(theirs.id, 'close', { as: 'found', business: theirs.owners[0].id }, business.headers);
    for (const { id } of [other, none, theirs]) expect(await daysLeft(id)).toBeNull();
    expect((await say(theirs.id, 'done', business.headers)).status).toBe(404);
  });
});

describe('whoever chose somebody', () => {
  test('is asked once after that time: by mail without an account, with a link that is good for it alone', async () => {
    const early = await makeChosen({ email: 'early@example.in', work_due_at: new Date(Date.now() + 60_000) });
    expect(await strike(early.id)).toBeNull();
    const { id, token } = await makeChosen({ email: 'chosen@example.in' });
    await Promise.all([askAboutWork.run(context, {}), askAboutWork.run(context, {})]);
    expect(await strike(id)).toBeInstanceOf(Date);
    expect(await told(id)).toBe(1);
    const text = readableText((await mail.next('chosen@example.in')).text);
    expect(text).toContain(`/work-done/${token}`);
    // Nobody has shown yet that the address is theirs.
    expect(text).toContain('Is the work of the business that you chose done?');
    site.pass(60 * 86_400);
    expect(await strike(id)).toBeInstanceOf(Date);
    // The clock goes back.
    setClock('11:30');
    await strike(id);
    expect(await told(id)).toBe(1);
    expect(mail.left('chosen@example.in')).toBe(0);
  });

  test('is asked by the ways of their account, in their language, at what is proven of it', async () => {
    const business = await makeBusiness(db, { name: 'Deccan Roofs' });
    const [byPhone, byMail, hindi] = [await makeAsker(), await makeAsker(), await makeAsker({ language: 'hi' })];
    await choose(byPhone.headers, { answers: 'phone' });
    await choose(byMail.headers, { answers: 'mail' });
    await choose(hindi.headers, { answers: 'phone' });
    const unproven = await makeAsker({ email_proven_at: null });
    const asked = [];
    for (const { id, email } of [byPhone, byMail, hindi, unproven]) {
      asked.push(await makeChosen({ user_id: id, email, found_business_id: business }));
    }
    await askAboutWork.run(context, {});
    for (const { to } of [byPhone, hindi, unproven]) await textsCome(to, 1);
    expect(textsFor(byPhone.to)[0]).toMatch(
      /^On Nirmaan you chose Deccan Roofs\. Was the work done\? Please say: \S+\/m\/LINK \(opens once\)$/,
    );
    expect(textsFor(hindi.to)[0]).toMatch(
      /^Nirmaan पर आपने Deccan Roofs को चुना था। क्या काम हो गया\? बताएँ: \S+\/hi\/m\/LINK \(एक बार खुलेगा\)$/,
    );
    expect(await pathOf((await messagesTo(byPhone.to))[0]?.short_message_id)).toBe(`/work-done/${asked[0]?.token}`);
    await mailsCome(byMail.email, 1);
    expect(readableText((await mail.next(byMail.email)).text)).toContain('Is the work of Deccan Roofs done?');
    expect(textsFor(byMail.to)).toEqual([]);
    expect([mail.left(byPhone.email), mail.left(unproven.email)]).toEqual([0, 0]);
  });

  test('is not asked at night: what came due waits for the morning, and what was said until then is not asked', async () => {
    const [asked, said] = [await makeChosen({ email: 'night@example.in' }), await makeAsker()];
    const own = await makeChosen({ user_id: said.id, email: said.email });
    setClock('22:30');
    expect([await strike(asked.id), await strike(own.id)]).toEqual([null, null]);
    expect((await say(own.id, 'done', said.headers)).status).toBe(200);
    setClock('09:10');
    expect(await strike(asked.id)).toBeInstanceOf(Date);
    expect((await workOf(own.id))?.work_asked_at).toBeNull();
    await mailsCome('night@example.in', 1);
    expect(await told(own.id)).toBe(0);
  });

  test('whose message waits for the morning is not sent it when they have said so meanwhile', async () => {
    const asker = await makeAsker();
    await choose(asker.headers, { answers: 'phone' });
    const { id } = await makeChosen({ user_id: asker.id, email: asker.email });
    setClock('22:30');
    // What the day has asked for comes to its turn at night.
    await db.transaction().execute((transaction) => context.jobs.enqueue(transaction, tellWorkDone, { requirementId: id }));
    await expect.poll(async () => (await messagesTo(asker.to)).map(({ reason }) => reason), { timeout: 60_000 }).toEqual(['quiet']);
    expect((await say(id, 'not_done', asker.headers)).status).toBe(200);
    await morning(asker.to);
    await expect.poll(async () => (await messagesTo(asker.to)).map(({ state }) => state), { timeout: 60_000 }).toEqual(['needless']);
    expect(textsFor(asker.to)).toEqual([]);
  });

  test('is not asked who said so before, opened it again, ended the link, is blocked or gone; nor about who is not listed, or long after', async () => {
    const user = await makeUser(db);
    const blocked = await makeUser(db);
    await db.insertInto('account_blocks').values({ user_id: blocked, reason: 'Advertising' }).execute();
    const gone = await signInUser(db);
    const removed = await signInBusiness(db);
    const asked = {
      said: await makeChosen({ user_id: user, work_answer: 'not_done', work_answered_at: new Date() }),
      open: await makeChosen({ user_id: user, closed_at: null, closed_as: null, found_business_id: null, work_due_at: null }),
      ended: await makeChosen({ link_ended_at: new Date() }),
      blocked: await makeChosen({ user_id: blocked }),
      gone: await makeChosen({ user_id: gone.id }),
      pending: await makeChosen({ user_id: user, found_business_id: await makeBusiness(db, { status: 'pending' }) }),
      removed: await makeChosen({ user_id: user, found_business_id: removed.id }),
      late: await makeChosen({ user_id: user, work_due_at: daysAgo(31) }),
    };
    expect((await call(app, 'DELETE', '/api/v1/user/delete', undefined, gone.headers)).status).toBe(200);
    expect((await call(app, 'DELETE', `/api/v1/contractor/delete/${removed.id}`, undefined, removed.headers)).status).toBe(200);
    await askAboutWork.run(context, {});
    for (const [why, { id }] of Object.entries(asked)) expect([why, await told(id)]).toEqual([why, 0]);
    expect(await workOf(asked.gone.id)).toBeUndefined();
  });

  test('whoever ended the link of an account’s request is asked all the same, and who says ‘not yet’ early, too', async () => {
    const asker = await makeAsker();
    const ended = await makeChosen({ user_id: asker.id, link_ended_at: new Date() });
    const early = await makeChosen({ user_id: asker.id, work_answer: 'not_yet', work_answered_at: new Date() });
    await askAboutWork.run(context, {});
    expect([await told(ended.id), await told(early.id)]).toEqual([1, 1]);
  });
});
