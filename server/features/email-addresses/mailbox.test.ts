import { describe, expect, test } from 'vitest';
import { isSameAddress, isSameMailbox } from '#server/features/email-addresses/mailbox.ts';

describe('two spellings', () => {
  test.each([
    ['asha@example.in', 'asha@example.in', true, true],
    ['Asha@Example.in', 'asha@example.in', true, true],
    ['asha+tiles@example.in', 'asha@example.in', false, true],
    ['asha+tiles@example.in', 'ASHA+roof@example.in', false, true],
    ['a.sha@example.in', 'asha@example.in', false, false],
    ['a.s.ha+x@gmail.com', 'asha@googlemail.com', false, true],
    ['asha@example.in', 'asha@other.example', false, false],
    ['asha@example.in', 'usha@example.in', false, false],
  ])('%s and %s: one address %s, one mailbox %s', (one, other, address, mailbox) => {
    expect([isSameAddress(one, other), isSameAddress(other, one)]).toEqual([address, address]);
    expect([isSameMailbox(one, other), isSameMailbox(other, one)]).toEqual([mailbox, mailbox]);
  });

  test('none is nobody’s', () => {
    expect(isSameAddress(null, 'asha@example.in')).toBe(false);
    for (const [one, other] of [
      [null, null],
      ['', ''],
      [null, 'asha@example.in'],
      ['asha@example.in', ''],
    ] as const)
      expect(isSameMailbox(one, other)).toBe(false);
  });
});
