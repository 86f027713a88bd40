import { expect, test } from 'vitest';
import { createCachedPages, profile } from '#tests/helpers/cached-pages.ts';

const { app, get, pune, puneList, user } = await createCachedPages();
const HIT = 'nirmaan; hit';
const STORED = 'nirmaan; fwd=uri-miss; stored';
const MISS = 'nirmaan; fwd=uri-miss';
const BYPASS = 'nirmaan; fwd=bypass';
const CALL = '/api/v1/contractor/search?service=Waterproofing&city=Pune&state=Maharashtra';

const statusOf = async (url: string, headers: Record<string, string> = {}) => (await get(url, headers)).headers['cache-status'];

test('a page says whether it was kept', async () => {
  expect([await statusOf(profile(pune)), await statusOf(profile(pune))]).toEqual([STORED, HIT]);
  const { headers } = await get(profile(pune));
  const again = await get(profile(pune), { 'if-none-match': String(headers.etag) });
  expect([again.statusCode, again.headers['cache-status']]).toEqual([304, HIT]);
  expect([await statusOf(puneList), await statusOf(puneList), await statusOf(puneList)]).toEqual([MISS, STORED, HIT]);
});

test('a page that may be somebody’s is not looked for', async () => {
  const cookie = `nirmaan=${user.authorization.replace('Bearer ', '')}`;
  await get(profile(pune));
  for (const url of [profile(pune), '/user/profile']) expect(await statusOf(url, { cookie })).toBe(BYPASS);
});

test('so does an answer of a call that is kept, and no other', async () => {
  expect([await statusOf(CALL), await statusOf(CALL), await statusOf(CALL)]).toEqual([MISS, STORED, HIT]);
  expect(await statusOf('/api/v1/service/get/all')).toBeUndefined();
});

test('the figures count them', async () => {
  const { body } = await app.inject('/metrics');
  for (const [kind, status] of [
    ['page', 'hit'],
    ['page', 'stored'],
    ['page', 'uri-miss'],
    ['page', 'bypass'],
    ['call', 'hit'],
  ]) {
    expect(body).toMatch(new RegExp(`response_cache_answers_total\\{kind="${kind}",status="${status}"\\} [1-9]`));
  }
});
