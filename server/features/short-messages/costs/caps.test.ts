import { expect, test } from 'vitest';
import { signInAdmin } from '#tests/factories/session.ts';
import { freshNumber, makeShortMessage } from '#tests/factories/short-message.ts';
import { startMessageSite } from '#tests/helpers/message-site.ts';
import { call } from '#tests/helpers/test-app.ts';

const startWith = async (settings: Record<string, string>) => {
  const site = await startMessageSite({ settings: () => settings });
  const queue = (what: Parameters<typeof makeShortMessage>[1] = {}) => makeShortMessage(site.context, { kind: 'test', ...what });
  return { ...site, queue };
};

test('one number costs no more in a day than its cap; the rest waits for the next morning, a code ends', async () => {
  const site = await startWith({ SMS_PRICE: '0.25', MESSAGE_CAP_NUMBER: '0.5' });
  const to = freshNumber();
  const messages: { messageId: string }[] = [];
  for (let n = 0; n < 4; n++) messages.push(await site.queue({ to }));
  const stateOf = async () =>
    (await Promise.all(messages.map(({ messageId }) => site.find(messageId)))).map(({ state, reason }) => reason ?? state);
  await expect.poll(async () => (await stateOf()).toSorted()).toEqual(['capped', 'capped', 'sent', 'sent']);
  const code = await site.queue({ to, kind: 'code' });
  await site.stands(code.messageId, 'failed', 'capped');
  const other = await site.queue();
  await site.stands(other.messageId, 'sent');
  const capped = messages[(await stateOf()).indexOf('capped')]?.messageId ?? '';
  // 9:00 of the next day, as it is 11:30.
  expect(await site.dueIn(capped)).toEqual([21.5 * 3_600]);
  site.pass(21.5 * 3_600);
  for (const { messageId } of messages) await site.tryAgain(messageId);
  expect(await stateOf()).toEqual(Array(4).fill('sent'));
});

test('many at once never pass the cap of a day or a month, and what was not taken is given back', async () => {
  const site = await startWith({ SMS_PRICE: '0.25,enquiry=0.5', MESSAGE_CAP_DAY: '5', MESSAGE_CAP_MONTH: '7', MESSAGE_CAP_NUMBER: '100' });
  site.gateway.failBy(() => 'error');
  // Two SMS each: a rupee.
  const failing = await Promise.all(Array.from({ length: 10 }, () => site.queue({ kind: 'enquiry' })));
  const retry = () => Promise.all(failing.map(({ messageId }) => site.tryAgain(messageId)));
  await expect.poll(async () => (await site.db.selectFrom('short_message_ways').select('way').execute()).length).toBeGreaterThan(4);
  await retry();
  const spent = async () => (await site.db.selectFrom('short_message_costs').select('cost').execute()).map(({ cost }) => cost);
  await expect.poll(async () => Math.max(...(await spent()))).toBe(0);
  site.gateway.failBy(() => undefined);
  await retry();
  await expect.poll(() => site.gateway.taken.length).toBe(5);
  site.pass(86_400);
  // What its own job has at that moment is left to that.
  const takenAfterRetry = async () => {
    await retry();
    return site.gateway.taken.length;
  };
  await expect.poll(takenAfterRetry, { timeout: 30_000 }).toBe(7);
  site.pass(86_400);
  await retry();
  expect(site.gateway.taken).toHaveLength(7);
});

test('a message in Hindi costs as many SMS as it takes, and the back office says what all cost', async () => {
  const site = await startWith({ SMS_PRICE: '0.20' });
  const hindi = await site.queue({ language: 'hi', kind: 'enquiry' });
  await site.stands(hindi.messageId, 'sent');
  const english = await site.queue({ kind: 'enquiry' });
  await site.stands(english.messageId, 'sent');
  const costOf = async ({ messageId }: { messageId: string }) => (await site.waysOf(messageId))[0]?.cost;
  const parts = Math.ceil((site.gateway.taken[0]?.text.length ?? 0) / 67);
  expect(parts).toBeGreaterThan(1);
  expect([await costOf(hindi), await costOf(english)]).toEqual([parts * 2_000, 4_000]);
  const { headers } = await signInAdmin(site.db);
  const { body } = await call(site.app, 'GET', '/api/v1/admin/message/get', undefined, headers);
  expect(body.data.counts).toEqual({ waiting: 0, sent: 2, arrived: 0, failed: 0, rupees: Math.round(parts * 20 + 40) / 100 });
});
