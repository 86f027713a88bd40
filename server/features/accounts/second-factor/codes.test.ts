import { Secret, TOTP } from 'otpauth';
import { describe, expect, test } from 'vitest';
import { drawSecret, stepOf } from '#server/features/accounts/second-factor/app-codes.ts';
import { readCode } from '#server/features/accounts/second-factor/read-code.ts';
import { drawRecoveryCodes } from '#server/features/accounts/second-factor/recovery-codes.ts';
import { sealSecret, unsealSecret } from '#server/features/accounts/second-factor/seal-secret.ts';

describe('a code', () => {
  test.each([
    ['123456', '123456'],
    ['123 456', '123456'],
    [' 123\u00a0456\n', '123456'],
    ['123-456', '123456'],
    ['१२३ ४५६', '123456'],
    ['૧૨૩ ૪૫૬', '123456'],
    ['１２３４５６', '123456'],
    ['\u200e123456\u200f', '123456'],
    ['ABCD-EFGH-JKMN-PQRS', 'abcdefghjkmnpqrs'],
    ['abcd efgh ojkm npqi', 'abcdefgh0jkmnpq1'],
  ])('%j is read as %s', (typed, code) => expect(readCode(typed)?.code).toBe(code));

  test.each(['', '12345', '1234567', 'password', '12as56', '😂', 'x'.repeat(10_000), 'abcd-efgh-jkmn-pqru'])('%j is none', (typed) =>
    expect(readCode(typed)).toBeUndefined(),
  );

  test('counts with a clock that is one step off, and no more', () => {
    const secret = drawSecret();
    const now = 1_790_000_010_000;
    const at = (steps: number) => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now + steps * 30_000 });
    const step = Math.floor(now / 30_000);
    expect([-1, 0, 1].map((steps) => stepOf(at(steps), secret, now))).toEqual([step - 1, step, step + 1]);
    expect([-3, -2, 2, 3].map((steps) => stepOf(at(steps), secret, now))).toEqual(Array(4).fill(undefined));
  });

  test('is that of RFC 6238', () => {
    const secret = Secret.fromUTF8('12345678901234567890').base32;
    expect(stepOf('287082', secret, 59_000)).toBe(1);
    expect(stepOf('081804', secret, 1_111_111_109_000)).toBe(37_037_036);
  });

  test('its secret is sealed for one admin by one key', () => {
    const key = Buffer.alloc(32, 1);
    const sealed = sealSecret('SECRET', 'asha', key);
    expect(sealed.toString('latin1')).not.toContain('SECRET');
    expect(unsealSecret(sealed, 'asha', key)).toBe('SECRET');
    expect([
      unsealSecret(sealed, 'ravi', key),
      unsealSecret(sealed, 'asha', Buffer.alloc(32, 2)),
      unsealSecret(Buffer.alloc(3), 'asha', key),
    ]).toEqual([undefined, undefined, undefined]);
  });

  test('ten for the time without the phone are drawn, all different', () => {
    const codes = drawRecoveryCodes();
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(readCode(code)).toEqual({ kind: 'recovery', code: code.replaceAll('-', '') });
  });
});
