import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { sweepMessages } from '#server/features/short-messages/sweep-messages.ts';
import { wantShortMessages } from '#server/features/short-messages/wishes/wishes.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { signInAdmin, signInBusiness, signInUser } from '#tests/factories/session.ts';
import { freshNumber } from '#tests/factories/short-message.ts';
import { makeUser } from '#tests/factories/user.ts';
import { startMailServer } from '#tests/helpers/mail-server.ts';
import { startMessageSite } from '#tests/helpers/message-site.ts';
import { call } from '#tests/helpers/test-app.ts';

const mail = await startMailServer();
const site = await startMessageSite({ settings: () => ({ SMTP_URL: mail.url }) });
const { app, context, db, gateway } = site;
const within = { timeout: 60_000, interval: 50 };

beforeEach(() => {
  gateway.failBy(() => undefined);
  gateway.reportBy('never');
  site.setClock('11:30');
});

/** An owner who has proven their number, signed in. */
async function makeOwner(given: Parameters<typeof makeBusiness>[1] = {}) {
  const to = freshNumber();
  const email = `owner${to.slice(3)}@example.in`;
  const id = await makeBusiness(db, {
    name: 'Deccan Roofs',
    email,
    phone_no: to.slice(3),
    phone_proven_at: new Date('2026-11-01'),
    ...given,
  });
  return { ...(await signInBusiness(db, id)), to, email };
}

/** A user who has proven their number, signed in. */
async function makeAsker(given: Parameters<typeof makeUser>[1] = {}) {
  const to = freshNumber();
  const email = `asker${to.slice(3)}@example.in`;
  const id = await makeUser(db, { email, phone_no: to.slice(3), phone_proven_at: new Date('2026-11-01'), ...given });
  return { ...(await signInUser(db, id)), to, email };
}

const textsFor = (to: string) =>
  gateway.arrived.filter((message) => message.to === to).map(({ text }) => text.replace(/\/m\/[\w-]{22}/, '/m/LINK'));
const textsCome = (to: string, count: number) => expect.poll(() => textsFor(to).length, within).toBe(count);
const mailsCome = (email: string, count: number) => expect.poll(() => mail.left(email), within).toBe(count);
const messagesTo = (to: string) =>
  db.selectFrom('short_messages').selectAll().where('phone_no', '=', to).orderBy('asked_at').orderBy('short_message_id').execute();

const asked = (more: object = {}) => ({
  name: 'Meera Kulkarni',
  phoneNo: '9876543210',
  email: 'meera@example.in',
  message: 'Our roof leaks.',
  ...more,
});
async function ask(businessId: string, body: object = asked(), headers: Record<string, string> = {}) {
  const { status } = await call(app, 'POST', `/api/v1/send-enquiry/${businessId}`, body, headers);
  expect(status).toBe(201);
  const row = await db
    .selectFrom('enquiries')
    .select('enquiry_id')
    .where('business_id', '=', businessId)
    .orderBy('enquiry_id', 'desc')
    .executeTakeFirstOrThrow();
  return row.enquiry_id;
}
const write = (enquiryId: string, body: string, headers: Record<string, string>) =>
  call(app, 'POST', `/api/v1/enquiries/${enquiryId}/messages`, { body }, headers);
const answer = (enquiryId: string, body: string, headers: Record<string, string>) =>
  call(app, 'POST', `/api/v1/contractor/enquiries/${enquiryId}/messages`, { body }, headers);
const choose = (headers: Record<string, string>, body: object) => call(app, 'PUT', '/api/v1/account/message-choices', body, headers);

/** Ten minutes pass for a conversation, and what waits in it is due. */
async function passPause(enquiryId: string) {
  await sql`update enquiry_sides set mailed_at = mailed_at - interval '10 minutes' where enquiry_id = ${enquiryId}`.execute(db);
  await sql`update enquiries set mailed_at = mailed_at - interval '10 minutes', created_at = created_at - interval '10 minutes'
    where enquiry_id = ${enquiryId}`.execute(db);
  await sql`update pgboss.job set start_after = now() where name = 'mail-thread' and data ->> 'enquiryId' = ${enquiryId} and state = 'created'`.execute(
    db,
  );
}
/** The queue has done what it has of conversations now. */
const threadsTold = (enquiryId: string) =>
  expect
    .poll(async () => {
      const { rows } = await sql<{ n: number }>`select count(*)::int as n from pgboss.job where name in ('mail-thread', 'mail-untold')
        and data ->> 'enquiryId' = ${enquiryId} and state in ('created', 'retry', 'active') and start_after <= now() + interval '1 second'`.execute(
        db,
      );
      return rows[0]?.n;
    }, within)
    .toBe(0);
const morning = async (to: string) => {
  site.setClock('11:30');
  for (const { short_message_id, state } of await messagesTo(to)) if (state === 'waiting') await site.tryAgain(short_message_id);
};

describe('an enquiry', () => {
  test('is told by both ways to an owner whose number is proven, in their language, with the link to its thread', async () => {
    const english = await makeOwner();
    const hindi = await makeOwner({ language: 'hi', city: 'Pune' });
    const enquiryId = await ask(english.id);
    await ask(hindi.id);
    await textsCome(english.to, 1);
    await textsCome(hindi.to, 1);
    expect(textsFor(english.to)).toEqual([
      `New enquiry on Nirmaan: Meera Kulkarni asks about Waterproofing in Pune. Read and answer it: ${site.publicUrl}/m/LINK (opens once)`,
    ]);
    expect(textsFor(hindi.to)[0]).toMatch(
      /^Nirmaan पर नई पूछताछ: Meera Kulkarni को पुणे में .+ का काम है। पढ़ें और जवाब दें: \S+\/hi\/m\/LINK \(एक बार खुलेगा\)$/,
    );
    await mailsCome(english.email, 1);
    const [message] = await messagesTo(english.to);
    expect(message).toMatchObject({ kind: 'enquiry', enquiry_id: enquiryId, business_id: english.id, fallbacks: [] });
    const [link] = await db
      .selectFrom('sign_in_links')
      .select('path')
      .where('short_message_id', '=', message?.short_message_id ?? '')
      .execute();
    expect(link).toEqual({ path: `/profilesupplier/enquiries/${enquiryId}` });
  });

  test.each([
    ['that is not proven', (phone_no: string) => ({ phone_no, phone_proven_at: null })],
    ['of the demo', (_phone: string) => ({ phone_no: '5120000077' })],
  ])('is mailed alone to an owner with a number %s', async (_what, made) => {
    const given = made(freshNumber().slice(3));
    const owner = await makeOwner(given);
    await ask(owner.id);
    await mailsCome(owner.email, 1);
    expect(await messagesTo(`+91${given.phone_no}`)).toEqual([]);
  });

  test('of a sender in quarantine is told when it is released, and not before', async () => {
    const owner = await makeOwner();
    const { enquiry_id: enquiryId } = await db
      .insertInto('enquiries')
      .values({
        business_id: owner.id,
        name: 'Meera',
        phone_no: '',
        email: 'm@example.in',
        message: 'x',
        consented_at: new Date(),
        is_withheld: true,
      })
      .returning('enquiry_id')
      .executeTakeFirstOrThrow();
    await db.insertInto('quarantined_enquiries').values({ enquiry_id: enquiryId }).execute();
    expect(await messagesTo(owner.to)).toEqual([]);
    const { headers } = await signInAdmin(db);
    expect((await call(app, 'PUT', `/api/v1/admin/quarantine/update/${enquiryId}`, { status: 'released' }, headers)).status).toBe(200);
    await textsCome(owner.to, 1);
  });

  test('that was read on the site before the morning is told no more; one that was not is', async () => {
    site.setClock('23:00');
    const owner = await makeOwner();
    const [read, unread] = [await ask(owner.id), await ask(owner.id)];
    await expect.poll(async () => (await messagesTo(owner.to)).map(({ reason }) => reason), within).toEqual(['quiet', 'quiet']);
    expect((await call(app, 'POST', `/api/v1/contractor/enquiries/${read}/read`, {}, owner.headers)).status).toBe(200);
    await morning(owner.to);
    await textsCome(owner.to, 1);
    expect((await messagesTo(owner.to)).map(({ state, enquiry_id }) => [state, enquiry_id === read])).toEqual([
      ['needless', true],
      ['sent', false],
    ]);
    expect((await messagesTo(owner.to))[1]?.enquiry_id).toBe(unread);
  });

  test('to the team goes to no phone', async () => {
    const before = gateway.taken.length;
    expect((await call(app, 'POST', '/api/v1/send-enquiry/', asked())).status).toBe(201);
    await expect
      .poll(
        async () =>
          (await db.selectFrom('enquiries').select('mailed_at').where('business_id', 'is', null).execute()).every(
            ({ mailed_at }) => mailed_at,
          ),
        within,
      )
      .toBe(true);
    expect(gateway.taken.length).toBe(before);
  });
});

describe('a conversation', () => {
  test('is told once until ten minutes have passed or it is read; what was chosen or ended is told as that', async () => {
    const [owner, asker] = [await makeOwner(), await makeAsker()];
    const enquiryId = await ask(owner.id, asked({ email: asker.email }), asker.headers);
    await textsCome(owner.to, 1);
    for (const text of ['One more thing', 'And another', 'And a third'])
      expect((await write(enquiryId, text, asker.headers)).status).toBe(201);
    await threadsTold(enquiryId);
    expect(textsFor(owner.to)).toHaveLength(1);
    await passPause(enquiryId);
    await textsCome(owner.to, 2);
    expect(textsFor(owner.to)[1]).toMatch(
      /^New message on Nirmaan: Meera Kulkarni has written to you about Waterproofing\. Read and answer it: \S+\/m\/LINK \(opens once\)$/,
    );
    // Read before the pause is over: nothing is told.
    expect((await write(enquiryId, 'Are you there?', asker.headers)).status).toBe(201);
    const { message_id } = await db
      .selectFrom('enquiry_messages')
      .select('message_id')
      .where('enquiry_id', '=', enquiryId)
      .orderBy('created_at', 'desc')
      .executeTakeFirstOrThrow();
    expect((await call(app, 'POST', `/api/v1/contractor/enquiries/${enquiryId}/read`, { last: message_id }, owner.headers)).status).toBe(
      200,
    );
    await passPause(enquiryId);
    await threadsTold(enquiryId);
    expect(textsFor(owner.to)).toHaveLength(2);
    expect((await call(app, 'POST', `/api/v1/enquiries/${enquiryId}/end`, { as: 'found' }, asker.headers)).status).toBe(200);
    await passPause(enquiryId);
    await textsCome(owner.to, 3);
    expect(textsFor(owner.to)[2]).toMatch(/^On Nirmaan, the enquiry of Meera Kulkarni about Waterproofing: it is over\. See it: /);
  });

  test('tells the asker of an answer on their proven phone, and those without an account by mail alone', async () => {
    const [owner, asker] = [await makeOwner(), await makeAsker({ language: 'hi' })];
    const enquiryId = await ask(owner.id, asked({ email: asker.email }), asker.headers);
    expect((await answer(enquiryId, 'I come tomorrow', owner.headers)).status).toBe(201);
    await textsCome(asker.to, 1);
    expect(textsFor(asker.to)[0]).toMatch(
      /^Nirmaan पर जवाब आया: Deccan Roofs ने .+ के बारे में लिखा है। पढ़ें और जवाब दें: \S+\/hi\/m\/LINK \(एक बार खुलेगा\)$/,
    );
    const [message] = await messagesTo(asker.to);
    const [link] = await db
      .selectFrom('sign_in_links')
      .select('path')
      .where('short_message_id', '=', message?.short_message_id ?? '')
      .execute();
    expect(link).toEqual({ path: `/user/enquiries/${enquiryId}` });
    const before = gateway.taken.length;
    const stranger = await ask(owner.id, asked({ email: 'nobody@example.in', phoneNo: asker.to.slice(3) }));
    await expect.poll(() => gateway.taken.length, within).toBe(before + 1);
    expect((await answer(stranger, 'Hello', owner.headers)).status).toBe(201);
    await threadsTold(stranger);
    expect(textsFor(asker.to)).toHaveLength(1);
  });

  test('of the night is told by one message in the morning, the enquiry and what was written to it', async () => {
    site.setClock('22:00');
    const [owner, asker] = [await makeOwner(), await makeAsker()];
    const enquiryId = await ask(owner.id, asked({ email: asker.email }), asker.headers);
    expect((await write(enquiryId, 'It drips on the bed', asker.headers)).status).toBe(201);
    await passPause(enquiryId);
    await threadsTold(enquiryId);
    expect((await messagesTo(owner.to)).map(({ kind, state }) => [kind, state])).toEqual([['enquiry', 'waiting']]);
    // Who has read the enquiry alone has not read what came after it.
    expect((await call(app, 'POST', `/api/v1/contractor/enquiries/${enquiryId}/read`, {}, owner.headers)).status).toBe(200);
    await morning(owner.to);
    await textsCome(owner.to, 1);
  });
});

describe('a decision of the team', () => {
  test('is told with its outcome, and not once it was taken back', async () => {
    const { headers } = await signInAdmin(db);
    const decide = (id: string, body: object) => call(app, 'PUT', `/api/v1/admin/update/contractor-status/${id}`, body, headers);
    const approved = await makeOwner({ status: 'pending' });
    expect((await decide(approved.id, { status: 'approved' })).status).toBe(200);
    await textsCome(approved.to, 1);
    expect(textsFor(approved.to)[0]).toMatch(/^On Nirmaan, your business Deccan Roofs is approved and listed now\. See it: /);
    site.setClock('23:30');
    const undecided = await makeOwner({ status: 'pending', language: 'hi' });
    expect((await decide(undecided.id, { status: 'rejected', reason: 'No photo' })).status).toBe(200);
    expect((await decide(undecided.id, { status: 'approved' })).status).toBe(200);
    await morning(undecided.to);
    await textsCome(undecided.to, 1);
    expect(textsFor(undecided.to)[0]).toContain('मंज़ूर होकर लिस्ट में आ गया');
    expect((await messagesTo(undecided.to)).map(({ state }) => state)).toEqual(['needless', 'sent']);
  });
});

describe('a review', () => {
  test('is mailed, and told by phone to who chooses that', async () => {
    const [usual, chosen] = [await makeOwner(), await makeOwner()];
    expect((await choose(chosen.headers, { reviews: 'both' })).status).toBe(200);
    // Of an account that is old enough by the database's clock, too.
    const { headers } = await signInUser(db, await makeUser(db, { created_at: new Date('2026-10-01') }));
    for (const business of [usual.id, chosen.id]) {
      const review = { name: 'Asha Rao', email: 'asha@example.in', description: 'Dry since', rating: 4, business };
      expect((await call(app, 'POST', '/api/v1/review/add', review, headers)).status).toBe(201);
    }
    await textsCome(chosen.to, 1);
    expect(textsFor(chosen.to)[0]).toMatch(/^New review on Nirmaan: Asha Rao gives you 4 of 5 stars\. Read it and reply: /);
    await mailsCome(usual.email, 1);
    expect(textsFor(usual.to)).toEqual([]);
  });
});

describe('who wants the phone alone', () => {
  test('is mailed nothing that arrives there', async () => {
    const owner = await makeOwner();
    expect((await choose(owner.headers, { enquiries: 'phone' })).status).toBe(200);
    await ask(owner.id);
    await textsCome(owner.to, 1);
    await expect.poll(async () => (await messagesTo(owner.to))[0]?.state).toBe('sent');
    expect(mail.left(owner.email)).toBe(0);
  });

  test('who wants mail alone gets no message', async () => {
    const owner = await makeOwner();
    expect((await choose(owner.headers, { enquiries: 'mail' })).status).toBe(200);
    await ask(owner.id);
    await mailsCome(owner.email, 1);
    expect(await messagesTo(owner.to)).toEqual([]);
  });

  test('is mailed what the number wants no more: STOP', async () => {
    const owner = await makeOwner();
    await choose(owner.headers, { enquiries: 'phone' });
    await wantShortMessages({ db }, owner.to);
    await sql`update short_message_consents set wants = false`.execute(db);
    await ask(owner.id);
    await mailsCome(owner.email, 1);
    expect(await messagesTo(owner.to)).toMatchObject([{ state: 'failed', reason: 'stopped', fallbacks: [] }]);
    expect(textsFor(owner.to)).toEqual([]);
  });

  test('is mailed once what a gateway that is away does not take, an enquiry and what was written to it', async () => {
    gateway.failBy(() => 'error');
    const [owner, asker] = [await makeOwner(), await makeAsker()];
    await choose(owner.headers, { enquiries: 'phone' });
    const enquiryId = await ask(owner.id, asked({ email: asker.email }), asker.headers);
    await expect.poll(async () => (await messagesTo(owner.to)).map(({ state }) => state)).toEqual(['waiting']);
    expect((await write(enquiryId, 'It drips on the bed', asker.headers)).status).toBe(201);
    await passPause(enquiryId);
    await threadsTold(enquiryId);
    expect(mail.left(owner.email)).toBe(0);
    // Three days later it is of no use any more.
    await sql`update short_messages set ends_at = ${new Date(Date.now() - 1_000)} where phone_no = ${owner.to}`.execute(db);
    await sweepMessages.run(context, {});
    await sweepMessages.run(context, {});
    await mailsCome(owner.email, 2);
    const texts = [await mail.next(owner.email), await mail.next(owner.email)].map(({ text }) => text);
    expect(texts.filter((text) => text.includes('It drips on the bed'))).toHaveLength(1);
    expect(texts.filter((text) => text.includes('Our roof leaks.'))).toHaveLength(1);
  });

  test('is mailed what was reported as not arrived', async () => {
    gateway.reportBy('in order');
    await sql`update short_message_templates set text = 'Another {name} {work} in {place} {link}' where kind = 'enquiry' and language = 'en'`.execute(
      db,
    );
    const owner = await makeOwner();
    await choose(owner.headers, { enquiries: 'phone' });
    await ask(owner.id);
    await mailsCome(owner.email, 1);
    expect(await messagesTo(owner.to)).toMatchObject([{ state: 'failed' }]);
  });
});
