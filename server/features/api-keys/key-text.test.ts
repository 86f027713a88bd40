import { expect, test } from 'vitest';
import { isAllowed, readAllowed } from '#server/features/api-keys/allowed-addresses.ts';
import { drawKey, hashKey, holdsKey, isKey } from '#server/features/api-keys/key-text.ts';

test('a key has a beginning and a checksum that scanners know it by, and is never drawn twice', () => {
  const keys = Array.from({ length: 200 }, drawKey);
  expect(new Set(keys).size).toBe(200);
  for (const key of keys) {
    expect(key).toMatch(/^nirmaan_[0-9A-Za-z]{49}$/);
    expect(isKey(key)).toBe(true);
    expect(hashKey(key)).toHaveLength(32);
  }
});

test('what differs in one letter, or is longer or shorter, is no key', () => {
  const key = drawKey();
  for (let at = 0; at < key.length; at += 1) {
    const other = key[at] === 'a' ? 'b' : 'a';
    expect(isKey(key.slice(0, at) + other + key.slice(at + 1)), key).toBe(false);
  }
  for (const wrong of ['', 'nirmaan_', `${key} `, ` ${key}`, `${key}0`, key.slice(1), key.toUpperCase(), key.replace('_', '-')]) {
    expect(isKey(wrong)).toBe(false);
  }
});

test('a key is found in an address, however that is written', () => {
  const key = drawKey();
  for (const url of [`/a?key=${key}`, `/a?access_token=Bearer%20${key}`, `/a/${key}`, `/a?x=${key.replace('_', '%5F')}`, `/a?${key}`]) {
    expect(holdsKey(url), url).toBe(true);
  }
  expect(holdsKey('/a?q=nirmaan_bandhkaam')).toBe(false);
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['203.0.113.77/24', '203.0.113.0/24'],
  ['203.0.113.7/32', '203.0.113.7'],
  ['2001:db8::1', '2001:db8::1'],
  ['2001:0DB8:0:0::1/48', '2001:db8::/48'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['0.0.0.0/0', undefined],
  ['::/0', undefined],
  ['203.0.113.7/33', undefined],
  ['203.0.113.7/', undefined],
  ['203.0.113.7/24/8', undefined],
  ['203.0.113', undefined],
  ['0x7f.0.0.1', undefined],
  ['127.1', undefined],
  ['3405803783', undefined],
  ['fe80::1%eth0', undefined],
  ['example.in', undefined],
  ['', undefined],
])('the entry %j is kept as %j', (entry, kept) => {
  expect(readAllowed(entry)).toBe(kept);
});

test.each([
  ['203.0.113.7', ['203.0.113.7'], true],
  ['::ffff:203.0.113.7', ['203.0.113.7'], true],
  ['203.0.113.8', ['203.0.113.7'], false],
  ['203.0.113.8', ['203.0.113.0/24'], true],
  ['203.0.114.8', ['203.0.113.0/24', '2001:db8::/48'], false],
  ['2001:db8:0:9::1', ['203.0.113.0/24', '2001:db8::/48'], true],
  ['2001:db8:1::1', ['2001:db8::/48'], false],
  ['', ['203.0.113.7'], false],
])('%j is let in by %j: %j', (address, list, isIn) => {
  expect(isAllowed(list, address)).toBe(isIn);
});
