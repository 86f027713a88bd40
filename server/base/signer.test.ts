import { expect, test } from 'vitest';
import { createSigner } from '#server/base/signer.ts';

const key = (letter: number) => Buffer.alloc(32, letter);
const signer = createSigner(() => ({ current: key(1), former: [] }));

test('knows its own signature again, for the same purpose and words alone', () => {
  const signature = signer.sign('device', 'a', 'b');
  expect(signature).toMatch(/^[\w-]{22}$/);
  expect(signer.isSigned(signature, 'device', 'a', 'b')).toBe(true);
  expect(signer.isSigned(signature, 'email-change', 'a', 'b')).toBe(false);
  expect(signer.isSigned(signature, 'device', 'ab')).toBe(false);
  expect(signer.isSigned(signature, 'device', 'a","b')).toBe(false);
  expect(signer.isSigned('', 'device', 'a', 'b')).toBe(false);
  expect(signer.isSigned(`${signature}x`, 'device', 'a', 'b')).toBe(false);
});

test('another key signs otherwise', () => {
  const other = createSigner(() => ({ current: key(2), former: [] }));
  expect(other.isSigned(signer.sign('device', 'a'), 'device', 'a')).toBe(false);
});

test('what a former key signed is taken until its time; a browser is known by the key that signs alone', () => {
  const former = [
    { key: key(1), takenUntil: Date.now() + 60_000 },
    { key: key(3), takenUntil: Date.now() - 1 },
  ];
  const later = createSigner(() => ({ current: key(2), former }));
  expect(later.isSigned(signer.sign('enquiry-thread', 'a'), 'enquiry-thread', 'a')).toBe(true);
  expect(later.isSigned(signer.sign('enquiry-thread', 'a'), 'requirement', 'a')).toBe(false);
  expect(later.isSigned(signer.sign('device', 'a'), 'device', 'a')).toBe(false);
  const over = createSigner(() => ({ current: key(3), former: [] })).sign('enquiry-thread', 'a');
  expect(later.isSigned(over, 'enquiry-thread', 'a')).toBe(false);
  expect(later.sign('requirement', 'a')).not.toBe(signer.sign('requirement', 'a'));
});
