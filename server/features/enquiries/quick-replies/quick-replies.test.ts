import { expect, test } from 'vitest';
import { formMessages, threadMessages as said } from '#shared/texts.ts';
import { signInBusiness } from '#tests/factories/session.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';

const { app, db } = await createTestApp();

async function makeOwner() {
  const { id, headers } = await signInBusiness(db);
  const save = (replies: unknown) => call(app, 'PUT', '/api/v1/contractor/quick-replies', { replies }, headers);
  const read = async () => (await call(app, 'GET', '/api/v1/contractor/quick-replies', undefined, headers)).body.replies;
  return { id, headers, save, read };
}

test('quick replies are kept in their order for their business alone, each once, and stand in the download', async () => {
  const { headers, save, read } = await makeOwner();
  const other = await makeOwner();
  expect(await read()).toEqual([]);
  const saved = await save([' We come on Monday. ', 'Please send a photo.', 'We come on Monday.']);
  expect(saved).toMatchObject({ status: 200, body: { message: said.quickRepliesSaved } });
  const kept = ['We come on Monday.', 'Please send a photo.'];
  expect(await read()).toEqual(kept);
  expect(await other.read()).toEqual([]);
  expect((await call(app, 'GET', '/api/v1/contractor/data', undefined, headers)).body.data.quickReplies).toEqual(kept);
  await save([]);
  expect(await read()).toEqual([]);
});

test('lists that are saved at once leave one of them whole; they go with the account', async () => {
  const { id, headers, save, read } = await makeOwner();
  const lists = Array.from({ length: 8 }, (_, n) => [`first ${n}`, `second ${n}`]);
  expect((await Promise.all(lists.map(save))).map(({ status }) => status)).toEqual(Array(8).fill(200));
  expect(lists).toContainEqual(await read());
  await call(app, 'DELETE', `/api/v1/contractor/delete/${id}`, undefined, headers);
  expect(await db.selectFrom('quick_replies').selectAll().where('business_id', '=', id).execute()).toEqual([]);
});

test.each([
  [undefined, said.tooManyQuickReplies],
  ['x', said.tooManyQuickReplies],
  [Array(9).fill('x'), said.tooManyQuickReplies],
  [['x'.repeat(1_001)], formMessages.tooLong],
  [[' '], said.messageRequired],
  [[7], said.messageRequired],
])('%j is refused', async (replies, message) => {
  const { save, read } = await makeOwner();
  const refused = await save(replies);
  expect([refused.status, refused.body.message]).toEqual([400, message]);
  expect(await read()).toEqual([]);
});
