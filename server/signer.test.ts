import { expect, test } from 'vitest';
import { createSigner } from '#server/signer.ts';

const signer = createSigner(Buffer.alloc(32, 1));

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
  expect(createSigner(Buffer.alloc(32, 2)).isSigned(signer.sign('device', 'a'), 'device', 'a')).toBe(false);
});
