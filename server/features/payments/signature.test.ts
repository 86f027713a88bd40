import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { isGenuine, signWebhook } from '#server/features/payments/signature.ts';

// Made by `openssl dgst -sha256 -hmac <secret> -binary | base64` over the timestamp and the body: none of our code had a part in it.
const known = {
  secret: 'TESTcfsk_ma_prod_like_secret',
  timestamp: '1746427759733',
  // 99.00: parsed and written again it would be another body.
  body: '{"data":{"order":{"order_id":"0198c1f0-7c1e-7a52-9d43-2f6f3f1f0b11","order_amount":99.00,"order_currency":"INR"}},"type":"PAYMENT_SUCCESS_WEBHOOK"}',
  signature: 'W/12RtFb8NvskiXN1uzsiikTK6lBe+qoOw1GdGj4FwE=',
};
const now = Number(known.timestamp);
const MINUTE = 60_000;

/** The provider's rule, written a second time: Base64 of the HMAC-SHA256, by the client secret, of timestamp and raw body in a row. */
const sign = (timestamp: string, body: string) => createHmac('sha256', known.secret).update(`${timestamp}${body}`, 'utf8').digest('base64');

const accepts = (change: { timestamp?: string; signature?: string; body?: string }, at = now, secret = known.secret) => {
  const { timestamp, signature, body } = { ...known, ...change };
  return isGenuine({ timestamp, signature, body: Buffer.from(body) }, secret, at);
};
const acceptsSignedAt = (timestamp: string) => accepts({ timestamp, signature: sign(timestamp, known.body) });

describe('a signature', () => {
  test('is the known one of a known webhook', () => {
    expect(sign(known.timestamp, known.body)).toBe(known.signature);
    expect(signWebhook(known.secret, known.timestamp, known.body)).toBe(known.signature);
    expect(accepts({})).toBe(true);
  });

  test('covers the bytes of the body, of whatever script', () => {
    const body = '{"data":{"customer":"आशा"}}';
    expect(accepts({ body, signature: sign(known.timestamp, body) })).toBe(true);
  });

  test.each([
    ['as long, with one letter changed', `X${known.signature.slice(1)}`],
    ['of another webhook', sign(known.timestamp, '{}')],
    ['of the body alone', sign('', known.body)],
    ['of the body before the timestamp', sign(known.body, known.timestamp)],
    ['in hexadecimal', Buffer.from(known.signature, 'base64').toString('hex')],
    ['in the alphabet of addresses', Buffer.from(known.signature, 'base64').toString('base64url')],
    ['cut off', known.signature.slice(0, -1)],
    ['with a blank after it', `${known.signature} `],
    ['of as many characters but more bytes', `é${known.signature.slice(1)}`],
    ['that is empty', ''],
  ])('%s is refused', (_name, signature) => expect(accepts({ signature })).toBe(false));

  test('is refused under another secret, or for another body or timestamp', () => {
    expect(accepts({}, now, 'another')).toBe(false);
    expect(accepts({ body: known.body.replace('99.00', '99') })).toBe(false);
    expect(accepts({ timestamp: String(now + 1) })).toBe(false);
  });
});

describe('a webhook', () => {
  test.each([
    [-60 * MINUTE - 1, false],
    [-60 * MINUTE, true],
    [5 * MINUTE, true],
    [5 * MINUTE + 1, false],
  ])('of %i ms from now: %s', (away, isTaken) => expect(acceptsSignedAt(String(now + away))).toBe(isTaken));

  const seconds = Math.floor(now / 1_000);
  test.each([
    // `now` is 733 ms into its second.
    [seconds, true],
    [seconds - 3_599, true],
    [seconds - 3_600, false],
    [seconds + 300, true],
    [seconds + 301, false],
  ])('that tells its time in seconds, %i: %s', (time, isTaken) => expect(acceptsSignedAt(String(time))).toBe(isTaken));

  test.each(['', 'now', '-1746427759', '1746427759.7', ' 1746427759733', '174642775', '17464277597330', '0x19'])(
    'of the time %j is refused, well signed or not',
    (timestamp) => expect(acceptsSignedAt(timestamp)).toBe(false),
  );

  test('without a header is refused', () => {
    const body = Buffer.from(known.body);
    expect(isGenuine({ timestamp: undefined, signature: known.signature, body }, known.secret, now)).toBe(false);
    expect(isGenuine({ timestamp: known.timestamp, signature: undefined, body }, known.secret, now)).toBe(false);
  });
});
