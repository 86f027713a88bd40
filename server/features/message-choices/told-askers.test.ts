import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { makeBusiness } from '#tests/factories/business.ts';
import { requirementForm } from '#tests/factories/requirement-form.ts';
import { call } from '#tests/helpers/test-app.ts';
import { asked, startToldSite } from '#tests/helpers/told-site.ts';

const {
  app,
  db,
  publicUrl,
  mail,
  setClock,
  makeOwner,
  makeAsker,
  textsFor,
  textsCome,
  mailsCome,
  messagesTo,
  pathOf,
  ask,
  answer,
  choose,
  morning,
} = await startToldSite();

/** Two days pass for an enquiry: whether it was answered is looked at now. */
const passTwoDays = (enquiryId: string) =>
  sql`update pgboss.job set start_after = now() where name = 'tell-unanswered' and data ->> 'enquiryId' = ${enquiryId} and state = 'created'`.execute(
    db,
  );
const looked = (enquiryId: string) =>
  expect
    .poll(
      async () => {
        const { rows } = await sql<{
          n: number;
        }>`select count(*)::int as n from pgboss.job where name in ('tell-unanswered', 'mail-unanswered')
          and data ->> 'enquiryId' = ${enquiryId} and state <> 'completed'`.execute(db);
        return rows[0]?.n;
      },
      { timeout: 60_000 },
    )
    .toBe(0);
describe('that an enquiry was sent', () => {
  test('is mailed to who wants both: what they have just done costs no message', async () => {
    const [owner, asker] = [await makeOwner(), await makeAsker()];
    await ask(owner.id, asked({ email: asker.email }), asker.headers);
    await mailsCome(asker.email, 1);
    expect(await messagesTo(asker.to)).toEqual([]);
  });

  test('is told on the phone to who wants that alone, in their language, with the link to its thread', async () => {
    const owner = await makeOwner();
    const [chosen, hindi] = [await makeAsker(), await makeAsker({ language: 'hi' })];
    for (const { headers } of [chosen, hindi]) expect((await choose(headers, { answers: 'phone' })).status).toBe(200);
    const enquiryId = await ask(owner.id, asked({ email: chosen.email }), chosen.headers);
    await ask(owner.id, asked({ email: hindi.email }), hindi.headers);
    await textsCome(chosen.to, 1);
    await textsCome(hindi.to, 1);
    expect(textsFor(chosen.to)).toEqual([
      `On Nirmaan, your enquiry to Deccan Roofs about Waterproofing: it has been sent. See it: ${publicUrl}/m/LINK (opens once)`,
    ]);
    expect(textsFor(hindi.to)[0]).toMatch(
      /^Nirmaan पर Deccan Roofs को .+ की आपकी पूछताछ: भेज दी गई है। देखें: \S+\/hi\/m\/LINK \(एक बार खुलेगा\)$/,
    );
    expect(mail.left(chosen.email)).toBe(0);
    const [message] = await messagesTo(chosen.to);
    expect(message).toMatchObject({ kind: 'asked', enquiry_id: enquiryId });
    expect(await pathOf(message?.short_message_id)).toBe(`/user/enquiries/${enquiryId}`);
  });

  test('is not told any more once it was answered in the night', async () => {
    setClock('23:00');
    const [owner, asker] = [await makeOwner(), await makeAsker()];
    await choose(asker.headers, { answers: 'phone' });
    const enquiryId = await ask(owner.id, asked({ email: asker.email }), asker.headers);
    expect((await answer(enquiryId, 'I come tomorrow', owner.headers)).status).toBe(201);
    await expect.poll(async () => (await messagesTo(asker.to)).map(({ kind }) => kind), { timeout: 60_000 }).toEqual(['asked', 'answer']);
    await morning(asker.to);
    await textsCome(asker.to, 1);
    await expect
      .poll(async () => (await messagesTo(asker.to)).map(({ kind, state }) => [kind, state]))
      .toEqual([
        ['asked', 'needless'],
        ['answer', 'sent'],
      ]);
  });

  test('is told once of a request to several', async () => {
    const owners = [await makeOwner(), await makeOwner(), await makeOwner()];
    const asker = await makeAsker();
    await choose(asker.headers, { answers: 'phone' });
    const businesses = owners.map(({ id }) => id);
    const send = ({ email, headers }: typeof asker) =>
      call(app, 'POST', '/api/v1/requirement/send', requirementForm(businesses, { email }), headers);
    expect((await send(asker)).status).toBe(201);
    await textsCome(asker.to, 1);
    expect(textsFor(asker.to)[0]).toMatch(/^On Nirmaan, your enquiry to 3 businesses about Waterproofing: it has been sent\. See it: /);
    const [message] = await messagesTo(asker.to);
    expect(await pathOf(message?.short_message_id)).toMatch(/^\/user\/requirements\/[\w-]{36}$/);
    expect(mail.left(asker.email)).toBe(0);
    const byMail = await makeAsker();
    expect((await send(byMail)).status).toBe(201);
    await mailsCome(byMail.email, 1);
    expect(await messagesTo(byMail.to)).toEqual([]);
  });
});

describe('that nobody has answered for two days', () => {
  test('is told by the ways that were chosen, once, and not when somebody has answered or it is over', async () => {
    const owner = await makeOwner();
    const [both, phone, byMail] = [await makeAsker(), await makeAsker(), await makeAsker()];
    await choose(phone.headers, { answers: 'phone' });
    await choose(byMail.headers, { answers: 'mail' });
    const silent = await ask(owner.id, asked({ email: both.email }), both.headers);
    const silentToo = await ask(owner.id, asked({ email: phone.email }), phone.headers);
    const mailed = await ask(owner.id, asked({ email: byMail.email }), byMail.headers);
    await textsCome(phone.to, 1);
    for (const id of [silent, silentToo, mailed]) await passTwoDays(id);
    await textsCome(both.to, 1);
    await textsCome(phone.to, 2);
    expect(textsFor(both.to)[0]).toMatch(
      /^On Nirmaan, your enquiry to Deccan Roofs about Waterproofing: no answer for two days\. See it: /,
    );
    await mailsCome(both.email, 2);
    await mailsCome(byMail.email, 2);
    expect(mail.left(phone.email)).toBe(0);
    expect(await messagesTo(byMail.to)).toEqual([]);

    const answered = await ask(owner.id, asked({ email: both.email }), both.headers);
    expect((await answer(answered, 'On Monday', owner.headers)).status).toBe(201);
    await textsCome(both.to, 2);
    await passTwoDays(answered);
    await looked(answered);
    expect(textsFor(both.to)[1]).toContain('has written to you');
    expect(textsFor(both.to)).toHaveLength(2);
  });

  test('is mailed to who has no account', async () => {
    const enquiryId = await ask(await makeBusiness(db, { email: null }), asked({ email: 'visitor@example.in' }));
    await mailsCome('visitor@example.in', 1);
    await passTwoDays(enquiryId);
    await mailsCome('visitor@example.in', 2);
  });

  test('waits for the morning, and is needless when the answer comes before', async () => {
    const [owner, asker] = [await makeOwner(), await makeAsker()];
    await choose(asker.headers, { answers: 'mail' });
    const enquiryId = await ask(owner.id, asked({ email: asker.email }), asker.headers);
    await choose(asker.headers, { answers: 'both' });
    setClock('22:30');
    await passTwoDays(enquiryId);
    await expect.poll(async () => (await messagesTo(asker.to)).map(({ reason }) => reason), { timeout: 60_000 }).toEqual(['quiet']);
    await db.updateTable('enquiries').set({ replied_by: 'owner', replied_at: new Date() }).where('enquiry_id', '=', enquiryId).execute();
    await morning(asker.to);
    await expect.poll(async () => (await messagesTo(asker.to)).map(({ state }) => state)).toEqual(['needless']);
    expect(textsFor(asker.to)).toEqual([]);
  });
});
