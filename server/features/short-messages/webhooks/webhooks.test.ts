import { afterEach, describe, expect, test } from 'vitest';
import { makeShortMessage } from '#tests/factories/short-message.ts';
import { META, metaWebhook } from '#tests/helpers/message-gateway.ts';
import { startMessageSite } from '#tests/helpers/message-site.ts';

const site = await startMessageSite({ ways: ['sms', 'whatsapp'] });
const { app, context, db, gateway } = site;
const queue = (what: Parameters<typeof makeShortMessage>[1] = {}) => makeShortMessage(context, what);
const takenFor = (to: string) => gateway.taken.filter((message) => message.to === to);
const statesOf = async (messageId: string) => Object.fromEntries((await site.waysOf(messageId)).map(({ way, state }) => [way, state]));
const SMS = '/api/v1/message/sms/report';
const WHATSAPP = '/api/v1/message/whatsapp/webhook';

afterEach(() => {
  gateway.failBy(() => undefined);
  gateway.reportBy('never');
  site.setClock('11:30');
});

const post = (url: string, payload: string | object, headers: Record<string, string> = {}) =>
  app.inject({ method: 'POST', url, payload: payload as string, headers: { 'content-type': 'application/json', ...headers } });
const tellMeta = (value: object, options?: Parameters<typeof metaWebhook>[1]) => {
  const { headers, body } = metaWebhook(value, options);
  return post(WHATSAPP, body, headers);
};
const tellSms = (body: string | object, headers: Record<string, string> = {}) =>
  post(SMS, body, { 'x-webhook-token': 'a-word-that-is-known', ...headers });

describe('what becomes of a message', () => {
  test.each([
    ['in order', 'read'],
    ['doubled', 'read'],
    ['backwards', 'read'],
    ['before the answer', 'read'],
    ['never', 'sent'],
  ] as const)('is the furthest that was reported, told %s', async (how, state) => {
    gateway.reportBy(how);
    const { messageId, to } = await queue();
    await site.stands(messageId, state);
    await gateway.told();
    expect((await site.find(messageId)).state).toBe(state);
    expect(takenFor(to)).toHaveLength(1);
    expect(await site.waysOf(messageId)).toMatchObject([{ way: 'whatsapp', state }]);
  });

  test('is known a day later, and of a message that was given up', async () => {
    gateway.failBy(() => 'lost answer');
    const { messageId, to } = await queue({ kind: 'code' });
    await expect.poll(() => site.waysOf(messageId)).toMatchObject([{ reason: expect.any(String) }]);
    gateway.failBy(() => undefined);
    site.pass(86_400);
    await site.tryAgain(messageId);
    expect(await site.find(messageId)).toMatchObject({ state: 'failed', reason: 'too_late' });
    await gateway.report(takenFor(to)[0] as never, 'delivered');
    expect((await site.find(messageId)).state).toBe('delivered');
  });

  test('reported as failed after it has arrived changes nothing', async () => {
    const { messageId, to } = await queue();
    await site.stands(messageId, 'sent');
    const [message] = takenFor(to);
    await gateway.report(message as never, 'delivered');
    await gateway.report(message as never, 'failed');
    expect((await site.find(messageId)).state).toBe('delivered');
    expect(takenFor(to)).toHaveLength(1);
  });
});

describe('who is not on WhatsApp', () => {
  test('gets an SMS, once, however often WhatsApp says so', async () => {
    gateway.reportBy('doubled');
    const to = '+919811112222';
    gateway.takeFromWhatsApp(to);
    const { messageId } = await queue({ to });
    await site.stands(messageId, 'delivered');
    await gateway.told();
    expect(await statesOf(messageId)).toEqual({ whatsapp: 'failed', sms: 'delivered' });
    expect(takenFor(to).map(({ way }) => way)).toEqual(['whatsapp', 'sms']);
  });

  test.each([
    ['at once', 'refuse', 'refused'],
    ['because WhatsApp is down', 'error', 'failing'],
    ['because WhatsApp goes wrong in its answer', 'error in 200', 'failing'],
    ['because the template is not known there', { status: 404, body: { error: { code: 132001 } } }, 'failing'],
    ['because there are too many', { status: 400, body: { error: { code: 131056 } } }, 'failing'],
    ['because the token has ended', { status: 401, body: { error: { code: 190 } } }, 'failing'],
  ] as const)('gets an SMS %s', async (_what, fault, state) => {
    gateway.failBy(({ way }) => (way === 'whatsapp' ? fault : undefined));
    const { messageId, to } = await queue();
    await site.stands(messageId, 'sent');
    expect(await statesOf(messageId)).toEqual({ whatsapp: state, sms: 'sent' });
    expect(takenFor(to).map(({ way }) => way)).toEqual(['sms']);
  });

  test('gets none while WhatsApp has not answered', async () => {
    gateway.failBy(({ way }) => (way === 'whatsapp' ? 'lost answer' : undefined));
    const { messageId, to } = await queue();
    await expect.poll(() => site.dueIn(messageId)).toEqual([120]);
    expect(takenFor(to).map(({ way }) => way)).toEqual(['whatsapp']);
  });

  test('whom no way reaches is told of as failed, with why', async () => {
    gateway.failBy(({ way }) => (way === 'whatsapp' ? 'refuse' : undefined));
    const { messageId, to } = await queue();
    await site.stands(messageId, 'sent');
    await gateway.report(takenFor(to)[0] as never, 'failed');
    expect(await site.find(messageId)).toMatchObject({ state: 'failed', reason: 'report dlt scrub', values: {} });
  });

  test('a code goes by SMS first', async () => {
    const { messageId, to } = await queue({ kind: 'code' });
    await site.stands(messageId, 'sent');
    expect(takenFor(to).map(({ way }) => way)).toEqual(['sms']);
  });
});

describe('a webhook', () => {
  test.each([
    ['unsigned', (body: string) => post(WHATSAPP, body)],
    ['signed with another secret', () => tellMeta({ statuses: [] }, { secret: 'another-app-secret' })],
    [
      'signed and changed afterwards',
      () => {
        const { headers, body } = metaWebhook({ statuses: [] });
        return post(WHATSAPP, body.replace('whatsapp', 'WhatsApp'), headers);
      },
    ],
    ['of SMS without the word', (body: string) => post(SMS, body)],
    ['of SMS with another word', (body: string) => post(`${SMS}?token=another-word-of-16`, body)],
    ['of SMS with a part of the word', (body: string) => post(`${SMS}?token=a-word-that-is`, body)],
  ])('%s is refused', async (_what, send) => {
    const answer = await send('{}');
    expect([answer.statusCode, answer.json().message]).toEqual([401, 'This is not signed by the gateway']);
  });

  test('of another number of the same account changes nothing here', async () => {
    const { messageId, to } = await queue();
    await site.stands(messageId, 'sent');
    const status = { id: takenFor(to)[0]?.id, status: 'delivered', timestamp: '1764568800', recipient_id: to.slice(1) };
    expect((await tellMeta({ statuses: [status] }, { phoneId: '999' })).statusCode).toBe(200);
    expect((await site.find(messageId)).state).toBe('sent');
  });

  test.each([
    ['no JSON', '<html>'],
    ['nothing', ''],
    ['a list', '[]'],
    ['JSON that goes deep', `${'['.repeat(5_000)}${']'.repeat(5_000)}`],
    [
      'entries of no form',
      '{"entry":[{"changes":[{"value":{"metadata":{"phone_number_id":"1234567890"},"statuses":[null,7,{"id":1}]}}]}]}',
    ],
  ])('that is signed and is %s is taken, and nothing comes of it', async (_what, body) => {
    const { createHmac } = await import('node:crypto');
    const signature = `sha256=${createHmac('sha256', META.appSecret).update(body).digest('hex')}`;
    expect((await post(WHATSAPP, body, { 'x-hub-signature-256': signature })).statusCode).toBe(200);
    expect((await tellSms(body)).statusCode).toBe(200);
  });

  test('that is longer than any is not read', async () => {
    expect((await tellSms('x'.repeat(3 * 1024 * 1024 + 1))).statusCode).toBe(413);
  });

  test('a storm of them, in any order, loses and doubles nothing', async () => {
    const messages = await Promise.all(Array.from({ length: 12 }, () => queue()));
    for (const { messageId } of messages) await site.stands(messageId, 'sent');
    const told = messages.flatMap(({ to }) =>
      ['delivered', 'sent', 'read', 'sent', 'delivered', 'read'].map((state) => gateway.report(takenFor(to)[0] as never, state)),
    );
    expect(new Set(await Promise.all(told))).toEqual(new Set([200]));
    for (const { messageId } of messages) expect((await site.find(messageId)).state).toBe('read');
  });

  test('Meta’s question is answered to who knows the word, and to nobody else', async () => {
    const ask = (query: Record<string, string>) => app.inject(`${WHATSAPP}?${new URLSearchParams(query)}`);
    const asked = { 'hub.mode': 'subscribe', 'hub.verify_token': META.verifyToken, 'hub.challenge': '1158201444' };
    const answer = await ask(asked);
    expect([answer.statusCode, answer.headers['content-type'], answer.body]).toEqual([200, 'text/plain; charset=utf-8', '1158201444']);
    for (const wrong of [
      {},
      { 'hub.verify_token': 'x' },
      { 'hub.mode': 'unsubscribe' },
      { 'hub.challenge': '<script>alert(1)</script>' },
    ]) {
      const query = Object.keys(wrong).length === 0 ? {} : { ...asked, ...wrong };
      expect((await ask(query as Record<string, string>)).statusCode).toBe(401);
    }
  });
});

describe('a report of SMS', () => {
  /** A message that went by SMS. @returns with the gateway's name for it. */
  const bySms = async () => {
    const { messageId, to } = await queue({ kind: 'code' });
    await site.stands(messageId, 'sent');
    return { messageId, id: takenFor(to)[0]?.id ?? '' };
  };
  const form = { 'content-type': 'application/x-www-form-urlencoded' };

  test.each<[string, string, (id: string, messageId: string) => [string | object, Record<string, string>?]]>([
    ['delivered', 'in a form', (id) => [`msgid=${id}&dlr_status=DELIVRD`, form]],
    ['delivered', 'with our name', (_id, reference) => [{ reference, status: 'Delivered' }]],
    ['failed', 'as SMPP says it', (id) => [{ message_id: id, state: 'UNDELIV', err: '021' }]],
    ['failed', 'for who wants no promotion', (id) => [{ requestId: id, status: 'NDNC Number' }]],
    [
      'delivered',
      'as MSG91 sends it, a list as JSON in a form',
      (id) => [
        `data=${encodeURIComponent(JSON.stringify([{ senderId: 'NIRMAN', requestId: id, report: [{ number: '919812345678', CRQID: '0', status: '1', desc: 'DELIVERED' }] }]))}`,
        form,
      ],
    ],
    ['failed', 'as MSG91 sends it, with its number', (id) => [{ requestId: id, number: '919812345678', status: '2', desc: 'FAILED' }]],
    [
      'delivered',
      'in a list of several',
      (id) => [
        [
          { id: 'x', status: 'FAILED' },
          { id, status: 'DELIVRD' },
        ],
      ],
    ],
    ['sent', 'with a word of no meaning', (id) => [{ id, status: 'PONDERING' }]],
    ['sent', 'about another message', () => [{ id: 'nobody', status: 'FAILED' }]],
    ['sent', 'with a reference that is none', () => [{ reference: "' or true", status: 'FAILED' }]],
  ])('%s: %s', async (state, _what, body) => {
    const { messageId, id } = await bySms();
    // The other way is no answer to what this one says.
    gateway.failBy(({ way }) => (way === 'whatsapp' ? 'refuse' : undefined));
    const [payload, headers] = body(id, messageId);
    expect((await tellSms(payload, headers)).statusCode).toBe(200);
    await site.stands(messageId, state);
    const said = (await site.find(messageId)).reason ?? '';
    expect(said).not.toMatch(/\d{10}/);
  });

  test('that names no message is kept for who will bear the name, and forgotten after a while', async () => {
    expect((await tellSms({ id: 'early-1', status: 'DELIVRD' })).statusCode).toBe(200);
    expect((await tellSms({ id: 'early-1', status: 'DELIVRD' })).statusCode).toBe(200);
    expect(await db.selectFrom('short_message_reports').select('state').where('gateway_id', '=', 'early-1').execute()).toEqual([
      { state: 'delivered' },
    ]);
    gateway.failBy(() => ({ status: 200, body: { status: 'ok', id: 'early-1' } }));
    const { messageId } = await queue({ kind: 'code' });
    await site.stands(messageId, 'delivered');
    expect(await db.selectFrom('short_message_reports').select('state').where('gateway_id', '=', 'early-1').execute()).toEqual([]);
  });
});
