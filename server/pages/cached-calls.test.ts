import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { rateLimits } from '#server/routes/rate-limits.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { makeLike } from '#tests/factories/like.ts';
import { makeReview } from '#tests/factories/review.ts';
import { createTestApp } from '#tests/helpers/test-app.ts';

const { app, context, db } = await createTestApp();
const first = await makeBusiness(db, {
  name: 'Deccan Terrace Care',
  service: 'Waterproofing',
  city: 'Pune',
  description: 'थोक '.repeat(200),
});
const LIST = '/api/v1/contractor/search?service=Waterproofing&city=Pune&state=Maharashtra';
const UNPACK = { br: brotliDecompressSync, gzip: gunzipSync, identity: (bytes: Buffer) => bytes };

async function ask(url: string, encoding: keyof typeof UNPACK = 'identity', headers: Record<string, string> = {}) {
  const { rawPayload, headers: answered, statusCode } = await app.inject({ url, headers: { 'accept-encoding': encoding, ...headers } });
  const packed = (answered['content-encoding'] ?? 'identity') as keyof typeof UNPACK;
  expect([statusCode, answered['content-type'], Number(answered['content-length'])]).toEqual([
    200,
    'application/json; charset=utf-8',
    rawPayload.length,
  ]);
  return { packed, vary: answered.vary, body: UNPACK[packed](rawPayload).toString() };
}

test.each([
  ['a list', LIST],
  ['typed words', '/api/v1/contractor/search?q=waterproofing+pune'],
])('%s says the same each time that it is given, packed as each reader takes it', async (_, url) => {
  const { body } = await ask(url);
  expect(JSON.parse(body).data).toMatchObject([{ name: 'Deccan Terrace Care' }]);
  for (const encoding of ['br', 'identity', 'gzip', 'br', 'gzip', 'identity'] as const) {
    const { packed, body: again, vary } = await ask(url, encoding);
    expect([packed, again]).toEqual([encoding, body]);
    if (encoding !== 'identity') expect(vary).toBe('accept-encoding');
  }
});

test('HEAD says what GET would, without a body', async () => {
  const { headers } = await app.inject({ url: LIST, headers: { 'accept-encoding': 'br' } });
  const head = await app.inject({ method: 'HEAD', url: LIST, headers: { 'accept-encoding': 'br' } });
  const said = ['content-type', 'content-length', 'content-encoding', 'cache-control', 'vary'];
  expect([head.statusCode, head.body]).toEqual([200, '']);
  expect(said.map((name) => head.headers[name])).toEqual(said.map((name) => headers[name]));
});

test('a list shows what was changed at the next asking, and each language its own', async () => {
  for (let turn = 0; turn < 3; turn++) await ask(LIST, 'br');
  await makeBusiness(db, { name: 'Mula Roofs', service: 'Waterproofing', city: 'Pune' });
  const { body } = await ask(LIST, 'br');
  expect(
    JSON.parse(body)
      .data.map(({ name }: { name: string }) => name)
      .sort(),
  ).toEqual(['Deccan Terrace Care', 'Mula Roofs']);
  await makeLike(db, { business_id: first });
  const { data } = JSON.parse((await ask(LIST, 'br')).body);
  expect(data.find(({ _id }: { _id: string }) => _id === first).totalLikes).toBe(1);
  for (let turn = 0; turn < 3; turn++) {
    expect((await ask(LIST, 'br', { 'accept-language': 'hi' })).body).toContain('पुणे');
    expect((await ask(LIST, 'br')).body).not.toContain('पुणे');
  }
});

test('a review is shown by the typed words that find the business, and makes nothing else anew', async () => {
  const reviewed = await makeBusiness(db, { name: 'Vembanad Roofs', service: 'Roofing', city: 'Kochi', state: 'Kerala' });
  const [itself, another] = ['vembanad', 'deccan'].map((q) => `/api/v1/contractor/search?q=${q}`) as [string, string];
  const run = vi.spyOn(context.search, 'run');
  const searches = async (url: string) => {
    run.mockClear();
    const { body } = await ask(url);
    return { made: run.mock.calls.length, data: JSON.parse(body).data };
  };
  // What was changed before may still be on its way.
  await vi.waitFor(async () => {
    for (const url of [itself, another]) expect((await searches(url)).made).toBe(0);
  }, 60_000);
  await makeReview(db, { business_id: reviewed, rating: 4 });
  expect((await searches(another)).made).toBe(0);
  expect((await searches(itself)).data).toMatchObject([{ _id: reviewed, totalReviews: 1 }]);
  run.mockRestore();
});

test('a list that is ready counts towards the limit, and says what is left of it', async () => {
  const { app: limited } = await createTestApp({ RATE_LIMITS: 'on' });
  const left = async () => {
    const { statusCode, headers } = await limited.inject(LIST);
    return [statusCode, Number(headers['x-ratelimit-remaining'])];
  };
  const { max } = rateLimits.search;
  const answers = [];
  // A clock that stands still, so that all of them come in one second.
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  for (let turn = 0; turn <= max; turn++) answers.push(await left());
  vi.useRealTimers();
  expect(answers.slice(0, 3)).toEqual([1, 2, 3].map((asked) => [200, max - asked]));
  expect(answers.at(-1)).toEqual([429, 0]);
});

test('a search that fails is not made a second time for whoever asked, and is for the next', async () => {
  await app.inject(`${LIST}&page=2`);
  const run = vi.spyOn(context.search, 'run').mockRejectedValueOnce(new Error('the disk is gone'));
  const before = run.mock.calls.length;
  expect((await app.inject(`${LIST}&page=2`)).statusCode).toBe(500);
  expect(run.mock.calls.length - before).toBe(1);
  expect((await app.inject(`${LIST}&page=2`)).statusCode).toBe(200);
  run.mockRestore();
});

test('a long list is made once for whoever asks, and not kept', async () => {
  for (let turn = 0; turn < 40; turn++) await makeBusiness(db, { service: 'Cement', city: 'Pune', description: 'x'.repeat(2_000) });
  const url = '/api/v1/contractor/search?service=Cement&city=Pune&state=Maharashtra&limit=100';
  const run = vi.spyOn(context.search, 'run');
  const searches = async () => {
    run.mockClear();
    expect(JSON.parse((await ask(url)).body).data).toHaveLength(40);
    return run.mock.calls.length;
  };
  // Asked for again, what it shows is asked for beside it, until it is known that it is not kept.
  expect([await searches(), await searches(), await searches(), await searches()]).toEqual([1, 2, 1, 1]);
  run.mockRestore();
});
