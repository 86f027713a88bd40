import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { builtPages } from '#server/pages/page-build.ts';
import { makeLike } from '#tests/factories/like.ts';
import { createCachedPages } from '#tests/helpers/cached-pages.ts';
import { createTestApp } from '#tests/helpers/test-app.ts';
import { createTestDatabase } from '#tests/helpers/test-database.ts';

const { app, db, kochi, kochiList, person, user, userId } = await createCachedPages();

/** Of a browser that is given pages made for it. */
const own = { ...person, cookie: 'nirmaan_comments=own' };
const ask = (encoding: string) => app.inject({ url: kochiList, headers: { ...own, 'accept-encoding': encoding } });

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
  ['identity', (bytes: Buffer) => bytes],
] as const)('a page made for one reader comes whole, as %s, with its length and the nonce of its answer', async (encoding, unpack) => {
  const { headers, rawPayload, statusCode } = await ask(encoding);
  expect([statusCode, headers['content-encoding'] ?? 'identity', headers.vary]).toEqual([200, encoding, 'accept-encoding']);
  expect(Number(headers['content-length'])).toBe(rawPayload.length);
  const html = unpack(rawPayload).toString();
  expect(html).toMatch(/^<!DOCTYPE html><html lang="en-IN">.*<\/html>$/s);
  const nonce = /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1];
  expect(nonce && html.includes(`<script nonce="${nonce}">window.__reactRouterContext.streamController.close();`)).toBe(true);
  // What its script asks for before a link is followed.
  expect(html).toContain('routes/public/home');
});

test('a page that needs a piece which is still to be loaded waits for it, the first time too', async () => {
  const database = await createTestDatabase();
  const { app } = await createTestApp({ GA_MEASUREMENT_ID: 'G-TEST0001' }, { database, pages: await builtPages() });
  const { body, headers, statusCode } = await app.inject({ url: '/plans', headers: { ...person, cookie: 'nirmaan_comments=own' } });
  expect([statusCode, Number(headers['content-length'])]).toEqual([200, Buffer.byteLength(body)]);
  expect(body).toMatch(/^<!DOCTYPE html><html lang="en-IN">.*window\.__reactRouterContext\.streamController\.close\(\);.*<\/html>$/s);
});

test('Home is the same for each reader, but for what is their own', async () => {
  const read = async (cookie: string) => {
    const { body, statusCode } = await app.inject({ url: '/', headers: { ...person, cookie } });
    expect(statusCode).toBe(200);
    return body;
  };
  const withoutNonce = (html: string) => html.replace(/ nonce="[^"]*"/g, '');
  await makeLike(db, { user_id: userId, business_id: kochi });
  await db.updateTable('businesses').set({ price: 'Rs 4321 per sq ft' }).where('business_id', '=', kochi).execute();
  const [first, again, hers] = [
    await read(own.cookie),
    await read(own.cookie),
    await read(`nirmaan=${user.authorization.slice('Bearer '.length)}`),
  ];
  expect(withoutNonce(again)).toBe(withoutNonce(first));
  expect(first).toContain('Rs 4321 per sq ft');
  const liked = (html: string) => html.match(/ aria-pressed="true"/g)?.length ?? 0;
  expect([liked(first), liked(hers)]).toEqual([0, 1]);
});
