import { describe, expect, test } from 'vitest';
import { readWish } from '#server/features/short-messages/webhooks/read-words.ts';
import { hashNumber } from '#server/features/short-messages/wishes/queries.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { signInBusiness } from '#tests/factories/session.ts';
import { freshNumber, makeShortMessage } from '#tests/factories/short-message.ts';
import { metaWebhook } from '#tests/helpers/message-gateway.ts';
import { startMessageSite } from '#tests/helpers/message-site.ts';
import { call } from '#tests/helpers/test-app.ts';

const site = await startMessageSite({ ways: ['sms', 'whatsapp'] });
const { app, context, db, gateway } = site;
const queue = (what: Parameters<typeof makeShortMessage>[1] = {}) => makeShortMessage(context, what);

/** Somebody writes to the number that messages come from, so many seconds ago. */
async function write(from: string, body: string, ago = 0, more: object = {}) {
  const timestamp = String(Math.floor(Date.now() / 1_000) - ago);
  const message = { from: from.slice(1), id: `wamid.${from}${ago}`, timestamp, type: 'text', text: { body }, ...more };
  const { headers, body: payload } = metaWebhook({ contacts: [{ wa_id: from.slice(1) }], messages: [message] });
  const answer = await app.inject({ method: 'POST', url: '/api/v1/message/whatsapp/webhook', headers, payload });
  expect(answer.statusCode).toBe(200);
}

describe('who has said STOP', () => {
  test('gets codes that they ask for and nothing else, until they say START', async () => {
    const to = freshNumber();
    await write(to, 'STOP');
    const stopped = await queue({ to });
    await site.stands(stopped.messageId, 'failed', 'stopped');
    const code = await queue({ to, kind: 'code' });
    await site.stands(code.messageId, 'sent');
    site.pass(2);
    await write(to, 'Start');
    const again = await queue({ to });
    await site.stands(again.messageId, 'sent');
  });

  test('is believed at the time at which they said it: late, doubled and out of order', async () => {
    const to = freshNumber();
    await write(to, 'START', 10);
    // Of yesterday; it comes today.
    await write(to, 'STOP', 86_400);
    await write(to, 'STOP', 86_400);
    const { messageId } = await queue({ to });
    await site.stands(messageId, 'sent');
    await write(to, 'STOP', 5);
    await write(to, 'START', 10);
    const other = await queue({ to });
    await site.stands(other.messageId, 'failed', 'stopped');
    const kept = db.selectFrom('short_message_consents').select('wants').where('number_hash', '=', hashNumber(to)).orderBy('said_at');
    expect(await kept.execute()).toEqual([{ wants: false }, { wants: true }, { wants: false }]);
  });

  test('from a clock that is ahead, it counts as said now, and both at once as STOP', async () => {
    const to = freshNumber();
    await write(to, 'STOP', -86_400);
    await write(to, 'START', 0);
    const { messageId } = await queue({ to });
    await site.stands(messageId, 'failed', 'stopped');
  });

  test('by an SMS, or by the button of a template, holds for every way', async () => {
    const [bySms, byButton] = [freshNumber(), freshNumber()];
    await app.inject({
      method: 'POST',
      url: '/api/v1/message/sms/report?token=a-word-that-is-known',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `from=0${bySms.slice(3)}&text=${encodeURIComponent('बंद')}`,
    });
    await write(byButton, '', 0, { type: 'button', text: undefined, button: { text: 'Stop' } });
    for (const to of [bySms, byButton]) {
      const { messageId } = await queue({ to });
      await site.stands(messageId, 'failed', 'stopped');
    }
    expect(gateway.taken.filter(({ to }) => [bySms, byButton].includes(to))).toEqual([]);
  });

  test('while a message waits, it is not sent any more', async () => {
    site.setClock('22:00');
    const { messageId, to } = await queue();
    await site.stands(messageId, 'waiting', 'quiet');
    await write(to, 'बंद करो');
    site.pass(11 * 3_600);
    await site.tryAgain(messageId);
    expect(await site.find(messageId)).toMatchObject({ state: 'failed', reason: 'stopped', values: {} });
    site.setClock('11:30');
  });

  test('is told of it in the download of their data', async () => {
    const business = await makeBusiness(db);
    const { headers } = await signInBusiness(db, business);
    const { to, messageId } = await queue({ account: { kind: 'contractor', businessId: business } });
    await site.stands(messageId, 'sent');
    await write(to, 'stop');
    const { body } = await call(app, 'GET', '/api/v1/contractor/data', undefined, headers);
    expect(body.data.shortMessages).toEqual([
      { kind: 'enquiry', language: 'en', phoneNo: to, state: 'sent', askedAt: expect.any(String), sentAt: expect.any(String) },
    ]);
    expect(body.data.shortMessageConsents).toEqual([{ phoneNo: to, wants: false, way: 'whatsapp', saidAt: expect.any(String) }]);
    await call(app, 'DELETE', `/api/v1/contractor/delete/${business}`, undefined, headers);
    expect(await db.selectFrom('short_messages').select('kind').where('phone_no', '=', to).execute()).toEqual([]);
    const other = await queue({ to });
    await site.stands(other.messageId, 'failed', 'stopped');
  });
});

test.each(
  ['STOP', 'Stop.', ' stop!! ', 'stop please', 'Stop. Thank you', 'UNSUBSCRIBE', 'opt-out', 'STOPALL', 'quit', 'revoke'].concat([
    'बंद',
    'बन्द',
    'बंद करो',
    'कृपया बंद करें',
    'बंद।',
    'band karo',
    'Band kar do ji',
    'मत भेजो',
    '🛑 STOP',
    'ｓｔｏｐ',
    'mat bhejo please',
  ]),
)('%j ends messages', (text) => expect(readWish(text)).toBe('stop'));

test.each(['START', 'unstop', 'चालू', 'चालू करो', 'shuru karo', 'Start please'])('%j brings them back', (text) =>
  expect(readWish(text)).toBe('start'),
);

test.each([
  '',
  '👍',
  'We have to stop the leak',
  'the shop is band on Sunday',
  'kal aaunga',
  'दुकान बंद है',
  'Rs 45/sq ft',
  'end of the road',
  'stop '.repeat(100),
])('%j says nothing of it', (text) => expect(readWish(text)).toBeUndefined());
