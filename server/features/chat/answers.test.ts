import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, test } from 'vitest';
import { withLanguage } from '#server/base/language.ts';
import { placeChatMessage } from '#server/features/chat/place-job.ts';
import { chatText } from '#shared/texts.ts';
import { makePhoto } from '#tests/factories/picture.ts';
import { signInAdmin } from '#tests/factories/session.ts';
import { startChat } from '#tests/helpers/chat-steps.ts';
import { startMessageSite } from '#tests/helpers/message-site.ts';
import { call } from '#tests/helpers/test-app.ts';

const site = await startMessageSite({ ways: ['sms', 'whatsapp'] });
const { app, db, context, gateway } = site;

afterEach(() => {
  gateway.failBy(() => undefined);
  gateway.failPictures(false);
  site.setClock('11:30');
});

describe('what an owner answers in the chat', () => {
  test.each([
    ['words', 'kal aaunga', {}],
    ['a price that says what it is for', 'Rs 45/sq ft, kal aaunga', { price_from: 45, price_unit: 'sq ft' }],
    ['a price in Hindi digits', '₹४५ per sq ft', { price_from: 45, price_unit: 'sq ft' }],
    ['a price with a colon behind its sign', 'रु०: 45 प्रति वर्ग फुट', { price_from: 45, price_unit: 'sq ft' }],
    ['two prices: the words say them', 'Rs 45/sq ft or Rs 60/sq ft', { price_from: null }],
    ['a price of what nobody says', 'Rs 4500', { price_from: null }],
    ['nothing but a sign', '👍', {}],
    ['a formula and a tag', '=1+1 <b>OK</b>', {}],
  ])('is a message of the only conversation that they were told of: %s', async (_what, text, offer) => {
    const chat = await startChat(site);
    const { enquiryId } = await chat.ask('Meera');
    await chat.write({ text });
    await chat.settled(['placed']);
    expect(await chat.answersOf(enquiryId)).toMatchObject([{ author: 'owner', body: text, ...offer }]);
    expect(chat.said()).toEqual([chatText.passedOn('Meera')]);
    // What was sent on is kept once.
    expect(await chat.rows()).toMatchObject([{ body: '', enquiry_id: enquiryId }]);
  });

  test('of one whom the team has blocked is not passed on', async () => {
    const chat = await startChat(site);
    const { enquiryId } = await chat.ask('Meera');
    const { headers } = await signInAdmin(db);
    await call(app, 'PUT', `/api/v1/admin/account/block/business/${chat.businessId}`, { reason: 'Advertising' }, headers);
    await chat.write({ text: 'We come on Monday.' });
    await chat.settled(['unplaced']);
    expect(await chat.answersOf(enquiryId)).toEqual([]);
  });

  test('counts as the answer, and whoever asked is mailed of it', async () => {
    const chat = await startChat(site);
    const { enquiryId } = await chat.ask('Meera');
    await chat.write({ text: 'We come on Monday.' });
    await chat.settled(['placed']);
    const enquiry = await db.selectFrom('enquiries').selectAll().where('enquiry_id', '=', enquiryId).executeTakeFirstOrThrow();
    expect(enquiry).toMatchObject({ replied_by: 'owner' });
    const due = await db.selectFrom('enquiry_sides').selectAll().where('enquiry_id', '=', enquiryId).execute();
    expect(due.map(({ side }) => side)).toContain('asker');
  });

  test('may be a photo, larger than forms take, with its words', async () => {
    const chat = await startChat(site);
    const { enquiryId } = await chat.ask('Meera');
    const photo = await makePhoto(2_000, 1_500).jpeg({ quality: 95 }).toBuffer();
    expect(photo.length).toBeGreaterThan(1_048_576);
    await chat.write({ image: { id: gateway.keepPicture(photo), caption: 'Like this' } });
    await chat.settled(['placed']);
    const { body } = await call(app, 'GET', `/api/v1/contractor/enquiries/${enquiryId}`, undefined, chat.headers);
    expect(body.messages).toMatchObject([{ body: 'Like this', photos: [expect.anything()] }]);
  });

  test('a photo without words says that it is one', async () => {
    const chat = await startChat(site, { language: 'hi' });
    const { enquiryId } = await chat.ask('Meera');
    await chat.write({ image: { id: gateway.keepPicture(await makePhoto(300, 200).jpeg().toBuffer()) } });
    await chat.settled(['placed']);
    expect((await chat.answersOf(enquiryId)).map(({ body }) => body)).toEqual([withLanguage('hi', () => chatText.photo)]);
    expect(chat.said()).toEqual([withLanguage('hi', () => chatText.passedOn('Meera'))]);
  });

  test('a photo that cannot be had now is placed later, and holds up nothing that was written after it', async () => {
    const chat = await startChat(site);
    const { enquiryId } = await chat.ask('Meera');
    gateway.failPictures(true);
    await chat.write({ image: { id: gateway.keepPicture(await makePhoto(300, 200).jpeg().toBuffer()), caption: 'Here' } });
    await chat.write({ text: 'And more' });
    await expect.poll(async () => (await chat.answersOf(enquiryId)).map(({ body }) => body)).toEqual(['And more']);
    gateway.failPictures(false);
    const [waiting] = await chat.rows();
    await placeChatMessage.run(context, { chatMessageId: String(waiting?.chat_message_id) });
    expect((await chat.answersOf(enquiryId)).map(({ body }) => body)).toEqual(['And more', 'Here']);
  });

  test.each([
    ['is none', async () => gateway.keepPicture(Buffer.from('GIF89a, as it says')), () => 'image'],
    ['is larger than 5 MB', async () => gateway.keepPicture(Buffer.alloc(10 * 1024 * 1024, 1)), () => chatText.pictureTooLarge],
    ['WhatsApp has no more', async () => 'media-nobody-has', () => chatText.pictureGone],
  ])('a photo that %s is not sent, and it is said why', async (_what, keep, reason) => {
    const chat = await startChat(site);
    const { enquiryId } = await chat.ask('Meera');
    await chat.write({ image: { id: await keep() } });
    await chat.settled(['over']);
    expect(await chat.answersOf(enquiryId)).toEqual([]);
    expect(chat.said()).toHaveLength(1);
    expect(chat.said()[0]?.toLowerCase()).toContain(reason().toLowerCase());
  });

  test.each(['audio', 'location', 'document', 'sticker'])('%s is neither words nor a photo, and that is said', async (type) => {
    const chat = await startChat(site);
    const { enquiryId } = await chat.ask('Meera');
    await chat.write({ type });
    await chat.settled(['over']);
    expect(await chat.answersOf(enquiryId)).toEqual([]);
    expect(chat.said()).toEqual([chatText.onlyTextAndPhotos(`${site.publicUrl}/profilesupplier`)]);
  });

  test.each(['reaction', 'system', 'unsupported'])('%s is no message', async (type) => {
    const chat = await startChat(site);
    await chat.ask('Meera');
    await chat.write({ type });
    expect(await chat.rows()).toEqual([]);
  });
});

describe('where a message belongs', () => {
  test('is the conversation of the message that it was written under, however many are open', async () => {
    const chat = await startChat(site);
    const first = await chat.ask('Meera');
    const second = await chat.ask('Ravi');
    await chat.write({ text: 'To Meera', under: first.gatewayId });
    await chat.settled(['placed']);
    const said = gateway.saidTo(chat.to).at(-1);
    await chat.write({ text: 'To Meera too', under: String(said?.id) });
    await chat.settled(['placed', 'placed']);
    expect((await chat.answersOf(first.enquiryId)).map(({ body }) => body)).toEqual(['To Meera', 'To Meera too']);
    expect(await chat.answersOf(second.enquiryId)).toEqual([]);
  });

  test('is asked with buttons where two are open; what came meanwhile follows the same press', async () => {
    const chat = await startChat(site);
    const first = await chat.ask('Meera');
    const second = await chat.ask('Ravi');
    await chat.write({ text: 'We come' });
    await chat.settled(['asked']);
    await chat.write({ text: 'on Monday' });
    await chat.settled(['asked', 'asked']);
    expect(chat.said()).toEqual([chatText.whichRequest]);
    expect(chat.choices().map(({ title }) => title)).toEqual(['Ravi', 'Meera', chatText.noneOfThese]);
    const [toRavi] = chat.choices();
    await chat.write({ choice: String(toRavi?.id) });
    await chat.settled(['placed', 'placed']);
    expect((await chat.answersOf(second.enquiryId)).map(({ body }) => body)).toEqual(['We come', 'on Monday']);
    // What is written next belongs there too.
    await chat.write({ text: 'at ten' });
    await chat.settled(['placed', 'placed', 'placed']);
    expect(await chat.answersOf(second.enquiryId)).toHaveLength(3);
    expect(await chat.answersOf(first.enquiryId)).toEqual([]);
  });

  test('a press that comes twice, or late, moves nothing that was asked since', async () => {
    const chat = await startChat(site);
    const first = await chat.ask('Meera');
    await chat.ask('Ravi');
    await chat.write({ text: 'One' });
    await chat.settled(['asked']);
    const toMeera = String(chat.choices().find(({ title }) => title === 'Meera')?.id);
    await chat.write({ choice: toMeera });
    await chat.settled(['placed']);
    site.pass(3_600);
    await chat.write({ text: 'Two' });
    await chat.settled(['placed', 'asked']);
    await chat.write({ choice: toMeera });
    await chat.write({ choice: toMeera.replace(/^.{36}/, randomUUID()) });
    await chat.write({ choice: 'none:none' });
    expect((await chat.rows()).map(({ state }) => state)).toEqual(['placed', 'asked']);
    expect((await chat.answersOf(first.enquiryId)).map(({ body }) => body)).toEqual(['One']);
  });

  test('none of those that were offered: it waits on the site', async () => {
    const chat = await startChat(site);
    await chat.ask('Meera');
    const { enquiryId } = await chat.ask('Ravi');
    await chat.write({ text: 'For somebody' });
    await chat.settled(['asked']);
    await chat.write({ choice: String(chat.choices().at(-1)?.id) });
    await chat.settled(['unplaced']);
    expect(chat.said().at(-1)).toBe(chatText.waitsOnSite(`${site.publicUrl}/profilesupplier`));
    const [waiting] = (await chat.leftOver()).messages;
    expect((await chat.place(waiting._id, enquiryId)).status).toBe(201);
    expect((await chat.answersOf(enquiryId)).map(({ body }) => body)).toEqual(['For somebody']);
  });

  test('a choice that names a conversation of another business sends it nowhere', async () => {
    const [chat, other] = [await startChat(site), await startChat(site)];
    await chat.ask('Meera');
    await chat.ask('Ravi');
    const foreign = await other.ask('Sunita');
    await chat.write({ text: 'Hello' });
    await chat.settled(['asked']);
    const [question = ''] = String(chat.choices()[0]?.id).split(':');
    await chat.write({ choice: `${question}:${foreign.enquiryId}` });
    await chat.settled(['unplaced']);
    expect(await other.answersOf(foreign.enquiryId)).toEqual([]);
  });

  test('more than buttons hold are a list', async () => {
    const chat = await startChat(site);
    for (const name of ['Asha', 'Bina', 'Chandra', 'Dev', 'Esha of a very long name indeed']) await chat.ask(name);
    await chat.write({ text: 'We come' });
    await chat.settled(['asked']);
    const choices = chat.choices();
    expect(choices.map(({ title }) => title)).toEqual(['Esha of a very long nam…', 'Dev', 'Chandra', 'Bina', 'Asha', chatText.noneOfThese]);
    expect(choices.every(({ title }) => title.length <= 24)).toBe(true);
  });

  test('is nowhere without a conversation that is open: it waits on the site', async () => {
    const chat = await startChat(site);
    await chat.write({ text: 'Anybody?' });
    await chat.settled(['unplaced']);
    expect(chat.said()).toEqual([chatText.waitsOnSite(`${site.publicUrl}/profilesupplier`)]);
    expect((await chat.leftOver()).messages).toMatchObject([{ body: 'Anybody?', reason: null, hasPhoto: false }]);
  });

  test('one that is closed takes nothing: that is said, and what was written is kept', async () => {
    const chat = await startChat(site);
    const { enquiryId, gatewayId } = await chat.ask('Meera');
    await db.updateTable('enquiries').set({ ended_at: new Date(), ended_as: 'found' }).where('enquiry_id', '=', enquiryId).execute();
    await chat.write({ text: 'Too late', under: gatewayId });
    await chat.settled(['unplaced']);
    const [message] = (await chat.leftOver()).messages;
    expect(message).toMatchObject({ body: 'Too late', reason: expect.any(String) });
    expect(chat.said()).toEqual([chatText.notPassedOn(message.reason, `${site.publicUrl}/profilesupplier`)]);
    expect(await chat.answersOf(enquiryId)).toEqual([]);
  });
});

test('what could not be said is said later, and what was answered stands at once', async () => {
  const chat = await startChat(site);
  const { enquiryId } = await chat.ask('Meera');
  let failed = 0;
  gateway.failBy((message) => {
    if (message.to !== chat.to) return undefined;
    failed += 1;
    return 'error';
  });
  await chat.write({ text: 'Hello' });
  await expect.poll(() => failed).toBeGreaterThan(0);
  expect(await chat.answersOf(enquiryId)).toHaveLength(1);
  await expect.poll(async () => (await chat.rows())[0]?.said_at).toBeNull();
  gateway.failBy(() => undefined);
  const [row] = await chat.rows();
  await placeChatMessage.run(context, { chatMessageId: String(row?.chat_message_id) });
  expect(chat.said()).toEqual([chatText.passedOn('Meera')]);
  expect(await chat.answersOf(enquiryId)).toHaveLength(1);
});
