import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, test } from 'vitest';
import { placeChatMessage } from '#server/features/chat/place-job.ts';
import { startChat } from '#tests/helpers/chat-steps.ts';
import { metaWebhook } from '#tests/helpers/message-gateway.ts';
import { startMessageSite } from '#tests/helpers/message-site.ts';

const site = await startMessageSite({ ways: ['whatsapp'] });
const { db, context } = site;

afterEach(() => site.setClock('11:30'));

describe('what Meta tells', () => {
  test('twice, and many times at once, is written once', async () => {
    const chat = await startChat(site);
    const { enquiryId } = await chat.ask('Meera');
    const webhook = chat.webhookOf({ text: 'Once' });
    expect(await Promise.all(Array.from({ length: 8 }, () => chat.deliver(webhook)))).toEqual(Array(8).fill(200));
    await chat.settled(['placed']);
    const [row] = await chat.rows();
    await Promise.all(Array.from({ length: 5 }, () => placeChatMessage.run(context, { chatMessageId: String(row?.chat_message_id) })));
    expect(await chat.answersOf(enquiryId)).toHaveLength(1);
    expect(chat.said()).toHaveLength(1);
  });

  test('in one webhook stands in the order in which it was written', async () => {
    const chat = await startChat(site);
    const { enquiryId } = await chat.ask('Meera');
    site.pass(60);
    const now = Math.floor(Date.now() / 1_000);
    const message = (n: number) => ({
      ...{ id: `wamid.${randomUUID()}`, from: chat.to.slice(1), type: 'text', timestamp: String(now - 10 + n), text: { body: String(n) } },
    });
    await chat.deliver(metaWebhook({ messages: [3, 1, 2].map(message) }));
    await chat.settled(['placed', 'placed', 'placed']);
    expect((await chat.answersOf(enquiryId)).map(({ body }) => body)).toEqual(['1', '2', '3']);
    expect(chat.said()).toHaveLength(3);
  });

  test('a day late belongs to what was open when it was written, and nothing is said any more', async () => {
    const chat = await startChat(site);
    const { enquiryId } = await chat.ask('Meera');
    const writtenAt = new Date();
    site.pass(90_000);
    const { enquiryId: later } = await chat.ask('Ravi');
    await chat.write({ text: 'Yesterday', at: writtenAt });
    await expect.poll(async () => (await chat.rows()).map(({ state }) => state)).toEqual(['placed']);
    expect((await chat.answersOf(enquiryId)).map(({ body }) => body)).toEqual(['Yesterday']);
    expect(await chat.answersOf(later)).toEqual([]);
    expect(chat.said()).toEqual([]);
  });

  test('a day late, where two were open, waits on the site: nobody can be asked', async () => {
    const chat = await startChat(site);
    await chat.ask('Meera');
    await chat.ask('Ravi');
    const writtenAt = new Date();
    site.pass(90_000);
    await chat.write({ text: 'Yesterday', at: writtenAt });
    await expect.poll(async () => (await chat.rows()).map(({ state }) => state)).toEqual(['unplaced']);
    expect(chat.said()).toEqual([]);
  });

  test('by a clock that is half a minute behind belongs to what its writer was told of', async () => {
    const chat = await startChat(site);
    const toldAt = Date.now();
    const { enquiryId } = await chat.ask('Meera');
    await chat.write({ text: 'Yes, today', at: new Date(toldAt - 30_000) });
    await chat.settled(['placed']);
    expect((await chat.answersOf(enquiryId)).map(({ body }) => body)).toEqual(['Yes, today']);
  });

  test('in the second in which its writer was told of a second conversation is asked about', async () => {
    const chat = await startChat(site);
    await chat.ask('Meera');
    site.pass(3_600);
    const { enquiryId } = await chat.ask('Ravi');
    const { asked_at: toldAt } = await db
      .selectFrom('short_messages')
      .select('asked_at')
      .where('enquiry_id', '=', enquiryId)
      .executeTakeFirstOrThrow();
    await chat.write({ text: 'We call you back', at: new Date(Math.floor(toldAt.getTime() / 1_000) * 1_000) });
    await chat.settled(['asked']);
  });

  test('of a time to come was written now', async () => {
    const chat = await startChat(site);
    const { enquiryId } = await chat.ask('Meera');
    const now = new Date();
    await chat.write({ text: 'From tomorrow', at: new Date(now.getTime() + 86_400_000) });
    await chat.settled(['placed']);
    expect((await chat.rows())[0]?.written_at.getTime()).toBeLessThanOrEqual(now.getTime() + 5_000);
    expect(await chat.answersOf(enquiryId)).toHaveLength(1);
  });

  test('unsigned or forged is nothing', async () => {
    const chat = await startChat(site);
    const { enquiryId } = await chat.ask('Meera');
    const { body, headers } = chat.webhookOf({ text: 'Forged' });
    expect(await chat.deliver({ body, headers: {} as never })).toBe(401);
    expect(await chat.deliver({ body: body.replace('Forged', 'forged'), headers })).toBe(401);
    expect(await chat.rows()).toEqual([]);
    expect(await chat.answersOf(enquiryId)).toEqual([]);
  });

  test.each([
    ['of nobody', undefined],
    ['that was typed and never proven', { phone_proven_at: null }],
  ])('from a number %s is not kept', async (_what, given) => {
    const chat = await startChat(site);
    const { enquiryId } = await chat.ask('Meera');
    if (given) await db.updateTable('businesses').set(given).where('business_id', '=', chat.businessId).execute();
    else await db.updateTable('businesses').set({ phone_no: '9000000001' }).where('business_id', '=', chat.businessId).execute();
    await chat.write({ text: 'Hello' });
    expect(await chat.rows()).toEqual([]);
    expect(await chat.answersOf(enquiryId)).toEqual([]);
  });

  test('in a storm: sixty of an hour are kept', async () => {
    const chat = await startChat(site);
    await chat.ask('Meera');
    const now = Math.floor(Date.now() / 1_000);
    const messages = Array.from({ length: 70 }, (_, n) => ({
      ...{ id: `wamid.${randomUUID()}`, from: chat.to.slice(1), type: 'text', timestamp: String(now - 1), text: { body: `${n}` } },
    }));
    expect(await chat.deliver(metaWebhook({ messages }))).toBe(200);
    expect(await chat.rows()).toHaveLength(60);
  });

  test('STOP ends what is said in the chat, and is no answer', async () => {
    const chat = await startChat(site);
    const { enquiryId } = await chat.ask('Meera');
    await chat.write({ text: 'बंद' });
    await chat.write({ text: 'But this is' });
    await expect.poll(async () => (await chat.answersOf(enquiryId)).map(({ body }) => body)).toEqual(['But this is']);
    expect(chat.said()).toEqual([]);
  });
});
