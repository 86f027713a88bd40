import { describe, expect, test } from 'vitest';
import { indiaDay } from '#server/base/india-day.ts';
import { LINK_DAYS, signThreadToken } from '#server/features/enquiries/threads/thread-link.ts';
import { formMessages, threadMessages as said } from '#shared/texts.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { makeEnquiry } from '#tests/factories/enquiry.ts';
import { makeMessage } from '#tests/factories/enquiry-message.ts';
import { signInBusiness, signInUser } from '#tests/factories/session.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';

const { app, context, db } = await createTestApp();

type Headers = Record<string, string>;

const tokenOf = (enquiry: string, at = new Date()) => signThreadToken(context.signer, enquiry, at);
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
const asOwner = (enquiry: string, headers: Headers, doing = '', body?: object) =>
  call(app, doing ? 'POST' : 'GET', `/api/v1/contractor/enquiries/${enquiry}${doing}`, body, headers);
const asAsker = (thread: string, doing = '', body?: object, headers: Headers = {}) =>
  call(app, doing ? 'POST' : 'GET', `/api/v1/enquiries/${thread}${doing}`, body, headers);

async function makeThread(given: Parameters<typeof makeEnquiry>[1] = {}) {
  const owner = await signInBusiness(db, await makeBusiness(db, { name: 'Deccan Roofs', phone_no: null }));
  const enquiry = await makeEnquiry(db, { business_id: owner.id, ...given });
  return { owner, enquiry, token: tokenOf(enquiry), answer: (body: object) => asOwner(enquiry, owner.headers, '/messages', body) };
}
const bodiesOf = ({ body }: { body: { messages: { body: string }[] } }) => body.messages.map((message) => message.body);

describe('a conversation', () => {
  test('is answered with words, a price and a day, read and continued by account, with unread counts on both sides', async () => {
    const user = await signInUser(db);
    const { owner, enquiry, answer } = await makeThread({ user_id: user.id });
    const day = indiaDay(new Date(Date.now() + 7 * 86_400_000));
    const sent = await answer({
      body: ' We can come.\nCall first. ',
      priceFrom: '₹1,200',
      priceTo: 1_500,
      priceUnit: 'Sq. Ft.',
      readyOn: day,
    });
    expect(sent).toMatchObject({ status: 201, body: { message: said.messageSent } });
    const first = { author: 'owner', body: 'We can come.\nCall first.', priceFrom: 1200, priceTo: 1500, priceUnit: 'sq ft', readyOn: day };
    expect(sent.body.sent).toMatchObject(first);

    const list = (await call(app, 'GET', '/api/v1/enquiries', undefined, user.headers)).body;
    expect(list).toMatchObject({ totalEnquiries: 1, totalPages: 1, currentPage: 1 });
    expect(list.enquiries[0]).toMatchObject({
      _id: enquiry,
      business: { _id: owner.id, name: 'Deccan Roofs' },
      unread: 1,
      lastMessage: { author: 'owner', body: first.body },
      answeredBy: 'owner',
      isUnanswered: false,
    });
    expect(JSON.stringify(list)).not.toContain('9876543210');
    const read = await asAsker(enquiry, '', undefined, user.headers);
    expect(read.body).toMatchObject({ messages: [first], closed: null, byLink: false });
    expect((await asAsker(enquiry, '/read', { last: sent.body.sent._id }, user.headers)).body.message).toBe(said.markedAsRead);
    expect((await asAsker(enquiry, '', undefined, user.headers)).body.enquiry.unread).toBe(0);

    expect((await asAsker(enquiry, '/messages', { body: 'On Monday, please.', priceFrom: 5, priceUnit: 'bag' }, user.headers)).status).toBe(
      201,
    );
    const thread = (await asOwner(enquiry, owner.headers)).body;
    expect(thread.enquiry).toMatchObject({ status: 'new', phoneNo: '9876543210', unread: 1, lastMessage: { body: 'On Monday, please.' } });
    expect(thread.messages[1]).toMatchObject({ author: 'asker', priceFrom: null, priceUnit: null });
    await asOwner(enquiry, owner.headers, '/read', { last: thread.messages[1]._id });
    expect((await asOwner(enquiry, owner.headers)).body.enquiry.unread).toBe(0);
    // What was read stays read, whatever is marked later.
    await asOwner(enquiry, owner.headers, '/read', { last: thread.messages[0]._id });
    expect((await asOwner(enquiry, owner.headers)).body.enquiry.unread).toBe(0);
  });

  test('is read and answered by the link of a mail without an account, which shows no phone numbers', async () => {
    const { token, answer, enquiry, owner } = await makeThread({ message: 'Call me: 98765-43210' });
    for (const body of ['Call 098 7654 3210 or +91 (20) 2553 1234, 120 bags at 400', 'फोन ९८७६५ ४३२१०', 'From 1200 to 1500 on 12.03.2027'])
      await answer({ body });
    const read = await asAsker(token);
    expect(read.body).toMatchObject({ byLink: true, enquiry: { message: 'Call me: •••', business: { name: 'Deccan Roofs' } } });
    expect(bodiesOf(read)).toEqual(['Call ••• or •••, 120 bags at 400', 'फोन •••', 'From 1200 to 1500 on 12.03.2027']);
    expect((await asAsker(token, '/messages', { body: 'Thank you' })).status).toBe(201);
    expect(bodiesOf(await asOwner(enquiry, owner.headers)).at(-1)).toBe('Thank you');
    expect(bodiesOf(await asOwner(enquiry, owner.headers))[0]).toContain('098 7654 3210');
  });

  test('ends when the asker says so: the owner reads why, and neither writes any more', async () => {
    const { token, answer, enquiry, owner } = await makeThread();
    expect((await asAsker(token, '/end', { as: 'found' })).body.message).toBe(said.conversationEnded);
    expect((await asAsker(token, '/end', { as: 'not_needed' })).status).toBe(200);
    const { body } = await asOwner(enquiry, owner.headers);
    expect(body).toMatchObject({ closed: said.endedByAsker, enquiry: { endedAs: 'found', endedAt: expect.any(String) } });
    expect(await answer({ body: 'Wait' })).toMatchObject({ status: 409, body: { code: 'thread_closed', message: said.endedByAsker } });
    expect(await asAsker(token, '/messages', { body: 'Hello?' })).toMatchObject({ status: 409, body: { message: said.endedByYou } });
    expect((await asAsker(token)).body.closed).toBe(said.endedByYou);
  });

  test('takes no answer of a business that is not public, and 200 messages at most', async () => {
    const { owner, answer, enquiry, token } = await makeThread();
    await db.updateTable('businesses').set({ status: 'rejected' }).where('business_id', '=', owner.id).execute();
    expect(await answer({ body: 'Hello' })).toMatchObject({ status: 409, body: { message: said.businessNotPublic } });
    expect((await asAsker(token)).body.enquiry.business).toMatchObject({ _id: null, name: 'Deccan Roofs' });
    await db.updateTable('businesses').set({ status: 'approved' }).where('business_id', '=', owner.id).execute();
    await Promise.all(Array.from({ length: 199 }, () => makeMessage(db, enquiry)));
    expect((await answer({ body: 'The last' })).status).toBe(201);
    expect(await answer({ body: 'One more' })).toMatchObject({ status: 409, body: { message: said.conversationFull } });
  });
});

describe('a hundred answers at once', () => {
  test('are all kept, each whole, in one order for both, with one mail due', async () => {
    const { owner, enquiry, token } = await makeThread();
    const send = (n: number) => asOwner(enquiry, owner.headers, '/messages', { body: `Answer ${n}` });
    const answers = await Promise.all(Array.from({ length: 100 }, (_, n) => send(n)));
    expect(answers.map(({ status }) => status)).toEqual(Array(100).fill(201));
    const seen = bodiesOf(await asAsker(token));
    expect(new Set(seen).size).toBe(100);
    expect(bodiesOf(await asOwner(enquiry, owner.headers))).toEqual(seen);
    expect((await asAsker(token)).body.enquiry).toMatchObject({ unread: 100, lastMessage: { body: seen.at(-1) } });
  });
});

describe('refused', () => {
  test.each([
    [{}, 'body', said.messageRequired],
    [{ body: ' \n ' }, 'body', said.messageRequired],
    [{ body: 7 }, 'body', said.messageRequired],
    [{ body: 'x'.repeat(5_001) }, 'body', formMessages.tooLong],
    [{ body: `a${'\0'}b` }, 'body', formMessages.unreadableText],
    [{ body: 'x', priceFrom: 100 }, 'priceUnit', said.priceUnitMissing],
    [{ body: 'x', priceUnit: 'bag' }, 'priceFrom', said.priceFromMissing],
    [{ body: 'x', priceTo: 100, priceUnit: 'bag' }, 'priceFrom', said.priceFromMissing],
    [{ body: 'x', priceFrom: 100, priceTo: 99, priceUnit: 'bag' }, 'priceTo', said.priceToTooLow],
    [{ body: 'x', priceFrom: -1, priceUnit: 'bag' }, 'priceFrom', formMessages.invalidPriceAmount],
    [{ body: 'x', priceFrom: 1, priceUnit: 'heap' }, 'priceUnit', formMessages.unknownPriceUnit],
    [{ body: 'x', readyOn: '2020-01-01' }, 'readyOn', said.readyOnInvalid],
    [{ body: 'x', readyOn: '2027-02-30' }, 'readyOn', said.readyOnInvalid],
    [{ body: 'x', readyOn: '9999-01-01' }, 'readyOn', said.readyOnInvalid],
    [{ body: 'x', readyOn: 'tomorrow' }, 'readyOn', said.readyOnInvalid],
  ])('is the answer %j', async (body, field, message) => {
    const { answer, token } = await makeThread();
    const refused = await answer(body);
    expect(refused.status).toBe(400);
    expect(refused.body.errors).toEqual({ [field]: message });
    expect(bodiesOf(await asAsker(token))).toEqual([]);
  });

  test('are an end without its reason, and what is far too large', async () => {
    const { token, answer } = await makeThread();
    expect((await asAsker(token, '/end', { as: 'bored' })).body.errors).toEqual({ as: said.unknownEnd });
    expect((await asAsker(token, '/messages', { body: 'x'.repeat(3_000_000) })).status).toBe(413);
    expect((await answer({ body: 'x'.repeat(13_000_000) })).status).toBe(413);
  });

  test('is a stranger’s conversation: by id, by any altered link, by one that is too old, ended, or of the team’s inbox', async () => {
    const { enquiry, token, owner } = await makeThread();
    const [user, other] = [await signInUser(db), await signInBusiness(db)];
    const [id = '', day = '', signature = ''] = token.split('.');
    const another = await makeEnquiry(db);
    const general = await makeEnquiry(db, { business_id: null });
    const altered = [
      `${another}.${day}.${signature}`,
      `${id}.${Number(day) + 1}.${signature}`,
      `${id}.${day}.${signature.slice(0, -1)}${signature.endsWith('A') ? 'B' : 'A'}`,
      `${id}.${day}.`,
      `${token}x`,
      tokenOf(enquiry, daysAgo(LINK_DAYS + 2)),
      // Whoever had a key could date them years ahead.
      tokenOf(enquiry, daysAgo(-1)),
      tokenOf(enquiry, daysAgo(-400)),
      tokenOf(general),
      'x',
      "1' or '1'='1",
    ];
    for (const thread of altered) {
      for (const [doing, body] of [
        ['', undefined],
        ['/messages', { body: 'Hi' }],
        ['/end', { as: 'found' }],
        ['/read', {}],
      ] as const) {
        const refused = await asAsker(encodeURIComponent(thread), doing, body);
        expect(refused).toMatchObject({ status: 404, body: { code: 'dead_thread_link', message: said.deadLink } });
      }
    }
    for (const { headers } of [user, other, owner]) expect((await asAsker(enquiry, '', undefined, headers)).status).toBe(404);
    expect((await asOwner(enquiry, other.headers, '/messages', { body: 'Hi' })).status).toBe(404);
    expect((await asOwner(general, other.headers)).status).toBe(404);
    expect((await asAsker(tokenOf(enquiry, daysAgo(LINK_DAYS - 1)))).status).toBe(200);

    expect((await asAsker(token, '/end-link')).body.message).toBe(said.linkEnded);
    expect((await asAsker(token)).body.message).toBe(said.deadLink);
    expect((await asAsker(token, '/end-link')).status).toBe(404);
  });
});

describe('when an account is deleted', () => {
  test('the asker’s: the owner keeps a conversation with a former user, without words, and is told that nobody reads on', async () => {
    const user = await signInUser(db);
    const { owner, enquiry, answer, token } = await makeThread({ user_id: user.id, email: 'vimala@example.in', phone_no: '9811122233' });
    await asAsker(enquiry, '/messages', { body: 'I am Vimala, 9811122233' }, user.headers);
    await answer({ body: 'Thank you. We mail vimala@example.in or call +91 98111-22233.' });
    const writing = Array.from({ length: 20 }, (_, n) => asAsker(enquiry, '/messages', { body: `Vimala again ${n}` }, user.headers));
    const deleting = call(app, 'DELETE', '/api/v1/user/delete', undefined, user.headers);
    const statuses = (await Promise.all(writing)).map(({ status }) => status);
    expect((await deleting).status).toBe(200);
    expect(statuses.filter((status) => ![201, 401, 404].includes(status))).toEqual([]);
    const { body } = await asOwner(enquiry, owner.headers);
    expect(body).toMatchObject({ closed: said.askerLeft, enquiry: { name: 'Former user', phoneNo: '', email: '', message: '' } });
    expect(JSON.stringify(body.messages)).not.toMatch(/vimala|98111/i);
    expect(body.messages.map(({ author }: { author: string }) => author).filter((author: string) => author === 'owner')).toHaveLength(1);
    expect(await answer({ body: 'Hello?' })).toMatchObject({ status: 409, body: { message: said.askerLeft } });
    expect((await asAsker(token)).body.message).toBe(said.deadLink);
  });

  test('the business’s: whoever has an account keeps a conversation with a former user, which is not the team’s; others’ go', async () => {
    const user = await signInUser(db);
    const { owner, enquiry, answer } = await makeThread({ user_id: user.id });
    const unsigned = await makeEnquiry(db, { business_id: owner.id });
    await answer({ body: 'We are Deccan Roofs', priceFrom: 40, priceUnit: 'sq ft' });
    expect((await call(app, 'DELETE', `/api/v1/contractor/delete/${owner.id}`, undefined, owner.headers)).status).toBe(200);
    const { body } = await asAsker(enquiry, '', undefined, user.headers);
    expect(body).toMatchObject({ closed: said.businessLeft, enquiry: { business: { _id: null, name: 'Former user' } } });
    expect(body.messages).toMatchObject([{ author: 'owner', body: '', priceFrom: 40, priceUnit: 'sq ft' }]);
    const refused = await asAsker(enquiry, '/messages', { body: 'Hello?' }, user.headers);
    expect(refused).toMatchObject({ status: 409, body: { message: said.businessLeft } });
    expect((await asAsker(enquiry, '/answered', undefined, user.headers)).body.message).toBe(said.businessLeft);
    expect((await asAsker(tokenOf(unsigned))).status).toBe(404);
    const rows = await db.selectFrom('enquiries').select('enquiry_id').where('enquiry_id', 'in', [enquiry, unsigned]).execute();
    expect(rows).toEqual([{ enquiry_id: enquiry }]);
  });

  test('both download what they wrote and were written', async () => {
    const user = await signInUser(db);
    const { owner, enquiry, answer } = await makeThread({ user_id: user.id });
    await answer({ body: 'On Monday' });
    await asAsker(enquiry, '/end', { as: 'not_needed' }, user.headers);
    const messages = [{ author: 'owner', body: 'On Monday' }];
    const sent = (await call(app, 'GET', '/api/v1/user/data', undefined, user.headers)).body.data;
    expect(sent.sentEnquiries).toMatchObject([{ endedAs: 'not_needed', messages }]);
    const received = (await call(app, 'GET', '/api/v1/contractor/data', undefined, owner.headers)).body.data;
    expect(received.receivedEnquiries).toMatchObject([{ _id: enquiry, messages }]);
  });
});
