import { expect, test } from 'vitest';
import { signId } from '#server/base/signed-id.ts';
import { makeSavedSearch } from '#tests/factories/saved-search.ts';
import { createTestApp } from '#tests/helpers/test-app.ts';

const { app, context, db } = await createTestApp({}, { pages: true });

const exists = async (id: string) =>
  (await db.selectFrom('saved_searches').select('saved_search_id').where('saved_search_id', '=', id).execute()).length === 1;
const addressOf = (token: string) => `/saved-search/end?search=${token}`;
/** As a mail program does (RFC 8058): by itself, without a session. */
const post = (url: string, type = 'application/x-www-form-urlencoded', payload = 'List-Unsubscribe=One-Click') =>
  app.inject({ method: 'POST', url, headers: { 'content-type': type }, payload });

test('a mail program ends a search by one POST, again without harm, and no other; opening the address ends nothing', async () => {
  const [id, other] = [await makeSavedSearch(db), await makeSavedSearch(db)];
  const address = addressOf(signId(context.signer, 'search-end', id));
  for (const method of ['GET', 'HEAD'] as const) {
    expect((await app.inject({ method, url: address })).statusCode).toBe(200);
    expect(await exists(id)).toBe(true);
  }
  for (const _ of ['first', 'again']) {
    const { statusCode, headers } = await post(address);
    expect([statusCode, headers.location]).toEqual([200, undefined]);
    expect(await exists(id)).toBe(false);
  }
  expect((await app.inject(address)).statusCode).toBe(200);
  expect(await exists(other)).toBe(true);

  const form = '--x\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n';
  const ofOther = addressOf(signId(context.signer, 'search-end', other));
  expect((await post(ofOther, 'multipart/form-data; boundary=x', form)).statusCode).toBe(200);
  expect(await exists(other)).toBe(false);
});

test('the link of a mail in Hindi ends its search too', async () => {
  const id = await makeSavedSearch(db);
  expect((await post(`/hi${addressOf(signId(context.signer, 'search-end', id))}`)).statusCode).toBe(200);
  expect(await exists(id)).toBe(false);
});

test('an address that is altered, or of another link, is refused and ends nothing', async () => {
  const id = await makeSavedSearch(db);
  const token = signId(context.signer, 'search-end', id);
  const another = signId(context.signer, 'search-end', await makeSavedSearch(db));
  const swapped = `${id}${another.slice(another.lastIndexOf('.'))}`;
  for (const bad of [`${token}x`, token.slice(0, -1), swapped, signId(context.signer, 'search-confirm', id), id, '']) {
    const { statusCode, body } = await post(addressOf(bad));
    expect([bad, statusCode]).toEqual([bad, 400]);
    expect(body).toContain('incomplete');
    expect(await exists(id)).toBe(true);
  }
});
