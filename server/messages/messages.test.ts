import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { describe, expect, test } from 'vitest';
import { readConfig } from '#server/base/config.ts';
import { readPrices } from '#server/base/message-prices.ts';
import { fillRequest } from '#server/base/sms-request.ts';
import { asRegistered, fillIn, fitVariable, variablesOf } from '#server/messages/kinds.ts';
import { post } from '#server/messages/post.ts';
import { countSegments } from '#server/messages/segments.ts';
import { freePort } from '#tests/helpers/free-port.ts';
import { whenDone } from '#tests/helpers/when-done.ts';

describe('a text', () => {
  test('is registered with {#var#} in the place of its values, and sent with those', () => {
    const text = '{code} is your code.\n\n@nirmaan.example #{code}';
    expect(asRegistered(text)).toBe('{#var#} is your code.\n\n@nirmaan.example #{#var#}');
    expect(variablesOf(text)).toEqual(['code', 'code']);
    expect(fillIn(text, { code: '{code}' })).toBe('{code} is your code.\n\n@nirmaan.example #{code}');
  });

  test.each([
    ['x'.repeat(30), 'x'.repeat(30)],
    ['x'.repeat(31), 'x'.repeat(30)],
    ['  two\r\n\tlines   of it ', 'two lines of it'],
    ['', '-'],
    [' \n ', '-'],
    [`${'a'.repeat(29)}👷🏽‍♀️`, 'a'.repeat(29)],
    [`${'क'.repeat(28)}क्ष्म`, 'क'.repeat(28)],
    [`${'word '.repeat(6)}end`, 'word word word word word word'],
  ])('%j fits as %j', (value, fitting) => expect(fitVariable(value)).toBe(fitting));

  test.each([
    ['a'.repeat(160), 1],
    ['a'.repeat(161), 2],
    ['a'.repeat(306), 2],
    ['a'.repeat(307), 3],
    [`${'a'.repeat(159)}€`, 2],
    [`${'a'.repeat(158)}€`, 1],
    [`${'a'.repeat(69)}₹`, 1],
    [`${'a'.repeat(70)}₹`, 2],
    ['क'.repeat(134), 2],
    ['क'.repeat(135), 3],
    ['', 1],
  ])('%j goes as %i SMS', (text, count) => expect(countSegments(text)).toBe(count));
});

describe('a request', () => {
  const values = {
    ...{ to: '919876543210', number: '9876543210', header: 'NIRMAN', entity: '1', template: '2', gatewayTemplate: '' },
    ...{ reference: 'r', report: 'https://nirmaan.example/r?a=b&c=d', key: 'k"\r\nX-Evil: 1', unicode: '0' },
    text: 'A "quoted" <b> & \\ line\nend {to}',
  };
  const fill = (body: string | undefined, headers: Record<string, string> = {}) =>
    fillRequest({ url: 'https://sms.example/send?text={text}', headers, body }, values);

  test('has its values written as each place wants them', () => {
    expect(JSON.parse(fill('{"text":"{text}","to":"{to}"}').body ?? '')).toEqual({ text: values.text, to: values.to });
    expect(Object.fromEntries(new URLSearchParams(fill('text={text}&to={to}&dlr={report}').body))).toEqual({
      ...{ text: values.text, to: values.to, dlr: values.report },
    });
    expect(fill('<sms><text>{text}</text></sms>').body).toContain('A &#34;quoted&#34; &#60;b&#62; &#38; \\ line');
    expect(new URL(fill(undefined).url).searchParams.get('text')).toBe(values.text);
    expect(fill('x', { Authorization: 'Key {key}', 'Content-Type': 'text/plain' }).headers).toEqual({
      ...{ authorization: 'Key k"X-Evil: 1', 'content-type': 'text/plain' },
    });
  });

  test.each([
    ['{"a":1}', 'application/json'],
    ['<a/>', 'application/xml; charset=utf-8'],
    ['a=b', 'application/x-www-form-urlencoded'],
  ])('%s says what it is', (body, type) => expect(fill(body).headers['content-type']).toBe(type));

  /** A server that does what `answer` does with each connection. */
  async function listen(answer: (socket: import('node:net').Socket) => void) {
    const server = createServer((socket) => void answer(socket.on('error', () => {}))).listen(0, '127.0.0.1');
    whenDone(() => void server.close());
    await once(server, 'listening');
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }
  const ask = (url: string, timeout?: number) => post(url, { headers: {}, body: 'x' }, timeout);

  test('that reaches nobody was not done; one without an answer may have been', async () => {
    expect(await ask(`http://127.0.0.1:${await freePort()}`)).toEqual({ is: 'failed', reason: 'ECONNREFUSED' });
    expect(await ask('http://nowhere.invalid')).toMatchObject({ is: 'failed', reason: expect.stringMatching(/^E(NOTFOUND|AI_AGAIN)$/) });
    expect(await ask(await listen(() => {}), 50)).toEqual({ is: 'unknown', reason: 'TimeoutError' });
    expect(await ask(await listen((socket) => socket.once('data', () => socket.destroy())))).toMatchObject({ is: 'unknown' });
    const endless = await listen((socket) => {
      socket.write('HTTP/1.1 200 OK\r\n\r\n');
      socket.write('x'.repeat(300_000));
    });
    expect(await ask(endless)).toMatchObject({ is: 'unknown' });
    const elsewhere = await listen(
      (socket) => void socket.end('HTTP/1.1 307 Moved\r\nlocation: http://127.0.0.1:1/\r\ncontent-length: 0\r\n\r\n'),
    );
    expect(await ask(elsewhere)).toMatchObject({ status: 307 });
  });
});

describe('prices', () => {
  test.each([
    ['0.25', { usual: 2_500, byKind: {} }],
    ['0.145, code=0.1, enquiry = 1', { usual: 1_450, byKind: { code: 1_000, enquiry: 10_000 } }],
    ['0', { usual: 0, byKind: {} }],
  ])('%j are read', (text, prices) => expect(readPrices(text)).toEqual(prices));

  test.each(['', 'free', '-1', '0.25,other=1', '0.25,code', '0.25,code=', '0.25;code=1', '1e3', '0.25,code=1=2', '99999'])(
    '%j are none',
    (text) => expect(readPrices(text)).toBeUndefined(),
  );
});

describe('settings of messages', () => {
  const custom = { SMS_URL: 'https://sms.example/send', SMS_BODY: '{"to":"{to}"}' };

  test('are off by default, and each way stands by itself', () => {
    expect(readConfig({})).toMatchObject({ SMS: undefined, WHATSAPP: undefined });
    expect(readConfig(custom)).toMatchObject({ SMS: { gateway: 'custom', method: 'POST' }, WHATSAPP: undefined });
    expect(readConfig({ SMS_GATEWAY: 'msg91', SMS_KEY: 'k' }).SMS?.url).toBe('https://control.msg91.com/api/v5/flow');
    expect(readConfig({ SMS_GATEWAY: 'twilio', SMS_KEY: 'AC1:t' }).SMS?.url).toContain('{account}');
    expect(readConfig({ WHATSAPP_TOKEN: 't', WHATSAPP_PHONE_ID: '1' })).toMatchObject({ SMS: undefined, WHATSAPP: { phoneId: '1' } });
  });

  test.each([
    [{ SMS_GATEWAY: 'msg91' }, 'SMS_KEY must be set when SMS_GATEWAY is msg91'],
    [{ SMS_GATEWAY: 'twilio', SMS_KEY: 'token' }, 'SMS_KEY must be the account and its token'],
    [{ SMS_GATEWAY: 'kaleyra' }, 'SMS_GATEWAY must be custom, msg91 or twilio'],
    [{ SMS_URL: 'sms.example' }, 'SMS_URL must be'],
    [{ SMS_URL: custom.SMS_URL }, 'SMS_BODY must be set when SMS_METHOD is POST'],
    [{ ...custom, SMS_BODY: '{"to":"{phone}"}' }, 'SMS_BODY has {phone} in it'],
    [{ ...custom, SMS_URL: 'https://sms.example/{tel}' }, 'SMS_URL has {tel} in it'],
    [{ ...custom, SMS_HEADERS: '{"X-Key":"{secret}"}' }, 'SMS_HEADERS has {secret} in it'],
    [{ ...custom, SMS_HEADERS: 'X-Key: 1' }, 'SMS_HEADERS must be headers as JSON'],
    [{ ...custom, SMS_HEADERS: '{"X Key":"1"}' }, 'SMS_HEADERS must be headers as JSON'],
    [{ ...custom, SMS_OK: '(' }, 'SMS_OK must be a regular expression'],
    [{ ...custom, SMS_PRICE: 'cheap' }, 'SMS_PRICE must be rupees'],
    [{ ...custom, SMS_WEBHOOK_TOKEN: 'short' }, 'SMS_WEBHOOK_TOKEN must be at least 16 characters'],
    [{ WHATSAPP_TOKEN: 't' }, 'WHATSAPP_PHONE_ID must be set'],
    [{ WHATSAPP_TOKEN: 't', WHATSAPP_PHONE_ID: '+91' }, 'WHATSAPP_PHONE_ID must be digits'],
    [{ MESSAGE_CAP_DAY: 'none' }, 'MESSAGE_CAP_DAY must be rupees from 0 to 100000'],
  ])('%j stops the start', (settings, said) => {
    expect(() => readConfig(settings)).toThrow(said);
  });
});
