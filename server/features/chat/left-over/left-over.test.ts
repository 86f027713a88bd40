import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { sweepChat } from '#server/features/chat/sweep-chat.ts';
import { chatText } from '#shared/texts.ts';
import { makeEnquiry } from '#tests/factories/enquiry.ts';
import { makePhoto } from '#tests/factories/picture.ts';
import { startChat } from '#tests/helpers/chat-steps.ts';
import { startMessageSite } from '#tests/helpers/message-site.ts';
import { call } from '#tests/helpers/test-app.ts';

const site = await startMessageSite({ ways: ['whatsapp'] });
const { app, db, context, gateway } = site;

/** An owner who has answered something that belongs to nothing, and an enquiry that they were not told of by it. */
async function makeLeftOver(written: Parameters<Awaited<ReturnType<typeof startChat>>['write']>[0] = { text: 'We come on Monday' }) {
  const chat = await startChat(site);
  await chat.write(written);
  await chat.settled(['unplaced']);
  const enquiryId = await makeEnquiry(db, { business_id: chat.businessId, name: 'Ravi' });
  const { messages } = await chat.leftOver();
  return { ...chat, enquiryId, id: messages[0]._id as string };
}

test('what belongs to nothing is shown to its owner alone, with the requests that it may be for', async () => {
  const owner = await makeLeftOver();
  const closed = await makeEnquiry(db, { business_id: owner.businessId, name: 'Over', ended_at: new Date(), ended_as: 'found' });
  const { requests, messages } = await owner.leftOver();
  expect(messages).toMatchObject([{ body: 'We come on Monday', hasPhoto: false, reason: null }]);
  expect(requests).toMatchObject([{ _id: owner.enquiryId, name: 'Ravi' }]);
  expect(requests.map(({ _id }: { _id: string }) => _id)).not.toContain(closed);
  const other = await startChat(site);
  expect(await other.leftOver()).toMatchObject({ messages: [], requests: [] });
  expect((await other.place(owner.id, owner.enquiryId)).status).toBe(404);
  expect((await other.remove(owner.id)).status).toBe(404);
});

test('it is sent to the request that its owner names, with its photo, once', async () => {
  const photo = gateway.keepPicture(await makePhoto(300, 200).jpeg().toBuffer());
  const owner = await makeLeftOver({ image: { id: photo, caption: 'Rs 45/sq ft' } });
  const tries = await Promise.all([owner.place(owner.id, owner.enquiryId), owner.place(owner.id, owner.enquiryId)]);
  expect(tries.map(({ status }) => status)).toContain(201);
  expect(await owner.answersOf(owner.enquiryId)).toMatchObject([{ body: 'Rs 45/sq ft', price_from: 45 }]);
  const { body } = await call(app, 'GET', `/api/v1/contractor/enquiries/${owner.enquiryId}`, undefined, owner.headers);
  expect(body.messages).toMatchObject([{ photos: [expect.anything()] }]);
  expect((await owner.place(owner.id, owner.enquiryId)).status).toBe(404);
  expect((await owner.leftOver()).messages).toEqual([]);
});

test.each([
  ['that is none', 404, () => 'not-an-id'],
  ['that nobody has', 404, () => randomUUID()],
  ['of another business', 404, async () => makeEnquiry(db)],
  [
    'that is closed',
    409,
    async (businessId: string) => makeEnquiry(db, { business_id: businessId, ended_at: new Date(), ended_as: 'found' }),
  ],
])('a request %s takes nothing, and it is kept', async (_what, status, make) => {
  const owner = await makeLeftOver();
  const enquiryId = await make(owner.businessId);
  expect((await owner.place(owner.id, enquiryId)).status).toBe(status);
  expect((await owner.leftOver()).messages).toMatchObject([{ _id: owner.id, body: 'We come on Monday' }]);
});

test('a photo that WhatsApp has no more is told, and kept', async () => {
  const owner = await makeLeftOver({ image: { id: 'media-that-was', caption: 'See' } });
  const { status, body } = await owner.place(owner.id, owner.enquiryId);
  expect([status, body.message]).toEqual([410, chatText.pictureGone]);
  expect((await owner.leftOver()).messages).toMatchObject([{ hasPhoto: true }]);
});

test('it can be deleted, once', async () => {
  const owner = await makeLeftOver();
  expect((await owner.remove(owner.id)).body.message).toBe(chatText.deleted);
  expect((await owner.remove(owner.id)).status).toBe(404);
  expect((await owner.remove('not-an-id')).status).toBe(404);
  expect((await owner.leftOver()).messages).toEqual([]);
});

test('it stands in the download of its owner, and goes with the business', async () => {
  const owner = await makeLeftOver();
  const { body } = await call(app, 'GET', '/api/v1/contractor/data', undefined, owner.headers);
  expect(body.data.chatMessages).toMatchObject([{ body: 'We come on Monday', state: 'unplaced', phoneNo: owner.to }]);
  await db.deleteFrom('businesses').where('business_id', '=', owner.businessId).execute();
  expect(await owner.rows()).toEqual([]);
});

test('a question that nobody answers for two days waits on the site; after thirty days it is forgotten', async () => {
  const chat = await startChat(site);
  await chat.ask('Meera');
  await chat.ask('Ravi');
  await chat.write({ text: 'Hello' });
  await chat.settled(['asked']);
  site.pass(86_400);
  await sweepChat.run(context, {});
  expect((await chat.rows()).map(({ state }) => state)).toEqual(['asked']);
  site.pass(86_400);
  await sweepChat.run(context, {});
  expect((await chat.rows()).map(({ state }) => state)).toEqual(['unplaced']);
  site.pass(28 * 86_400);
  await sweepChat.run(context, {});
  expect(await chat.rows()).toEqual([]);
  site.setClock('11:30');
});
