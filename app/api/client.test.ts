import { afterEach, describe, expect, expectTypeOf, test, vi } from 'vitest';
import { ApiFailure, callApi, showAccount } from '#app/api/client.ts';
import type { CallAnswer, CallBody, CallName } from '#shared/calls/call-types.ts';
import type { Business } from '#shared/schemas/businesses.ts';
import type { PastPrice } from '#shared/schemas/catalogue.ts';
import { messages } from '#shared/texts.ts';

afterEach(() => vi.unstubAllGlobals());

/** Answers the next call, and tells what was asked. */
function answerWith(body: unknown, status = 200) {
  const asked: { url: string; init: RequestInit }[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    asked.push({ url, init });
    return body instanceof Error ? Promise.reject(body) : new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });
  });
  return asked;
}

describe('a call is sent as the table names it', () => {
  test('with its parameters in the path and its query behind it, in the letters of addresses', async () => {
    const asked = answerWith({ success: true, data: [] });
    await callApi('GET /service/get/:id', { params: { id: 'a b/c?d' } });
    await callApi('GET /contractor/search', { query: { q: 'roof & tiles', page: 2, city: '', state: undefined } });
    await callApi('DELETE /service/delete/:id', { params: { id: '1' }, query: { confirm: 'true' } });
    expect(asked.map(({ url, init }) => `${init.method} ${url}`)).toEqual([
      'GET /api/v1/service/get/a%20b%2Fc%3Fd',
      'GET /api/v1/contractor/search?q=roof+%26+tiles&page=2',
      'DELETE /api/v1/service/delete/1?confirm=true',
    ]);
    expect(asked.every(({ init }) => init.body === undefined)).toBe(true);
  });

  test('with its body as JSON, or as the form that it is', async () => {
    const asked = answerWith({ success: true, message: 'Sent' });
    const enquiry = { name: 'Asha', email: 'a@b.in', phoneNo: '9876543210', message: 'When?' };
    expect(await callApi('POST /send-enquiry/:businessId?', { params: { businessId: 'b1' }, body: enquiry })).toMatchObject({
      message: 'Sent',
    });
    await callApi('POST /send-enquiry/:businessId?', { body: enquiry });
    const form = new FormData();
    await callApi('POST /admin/import/check', { body: form });
    expect(asked.map(({ url }) => url)).toEqual(['/api/v1/send-enquiry/b1', '/api/v1/send-enquiry/', '/api/v1/admin/import/check']);
    expect(asked[0]?.init).toMatchObject({ body: JSON.stringify(enquiry), headers: { 'content-type': 'application/json' } });
    expect(asked[2]?.init.body).toBe(form);
    expect(asked[2]?.init.headers).not.toHaveProperty('content-type');
  });
});

test('a call names the account that the page shows, and none for a visitor', async () => {
  const asked = answerWith({ success: true, data: [] });
  for (const shown of ['account-1', undefined]) {
    showAccount(shown);
    await callApi('GET /poster/get');
  }
  expect(asked[0]?.init.headers).toMatchObject({ 'x-account': 'account-1' });
  expect(asked[1]?.init.headers).not.toHaveProperty('x-account');
});

describe('a call that fails', () => {
  const failure = () => callApi('GET /contractor/logout').catch((error: unknown) => error);

  test('tells what the server says of it', async () => {
    answerWith({ success: false, message: messages.emailTaken, code: 'already_taken', errors: { email: messages.emailTaken } }, 409);
    expect(await failure()).toMatchObject({
      status: 409,
      message: messages.emailTaken,
      code: 'already_taken',
      errors: { email: messages.emailTaken },
      explained: true,
    });
  });

  test('tells what it has in `error` alone', async () => {
    answerWith({ success: false, error: messages.emailTaken }, 400);
    expect(await failure()).toMatchObject({ message: messages.emailTaken, explained: true, isAnswer: true });
  });

  test.each([
    ['an answer that is no JSON', '<html>', 502, 502],
    ['no answer', new TypeError('offline'), 200, 0],
    ['success without a body', '', 200, 200],
  ])('has the bland words for %s', async (_name, body, status, told) => {
    answerWith(body, status);
    const error = await failure();
    expect(error).toBeInstanceOf(ApiFailure);
    expect(error).toMatchObject({ status: told, message: messages.somethingWentWrong, errors: {}, explained: false, isAnswer: false });
  });

  test('is told as called off where it was', async () => {
    answerWith(new TypeError('aborted'));
    await expect(callApi('GET /poster/get', { signal: AbortSignal.abort(new Error('left')) })).rejects.toThrow('left');
  });
});

test('what a call takes and answers is known from the table', () => {
  expectTypeOf<CallAnswer<'GET /price-ticker/history/:id'>['history']>().toEqualTypeOf<PastPrice[]>();
  expectTypeOf<CallAnswer<'GET /contractor/search'>['data']>().toEqualTypeOf<Business[]>();
  expectTypeOf<CallAnswer<'POST /review/add'>['message']>().toEqualTypeOf<string>();
  expectTypeOf<CallBody<'PUT /contractor/like'>>().toEqualTypeOf<{ businessId: string }>();
  expectTypeOf<CallBody<'POST /admin/import/check'>>().toEqualTypeOf<FormData>();
  expectTypeOf<CallBody<'GET /poster/get'>>().toEqualTypeOf<undefined>();
  // A table of values that no schema describes is downloaded, not called.
  expectTypeOf<'GET /admin/import/template'>().not.toExtend<CallName>();
});

test('what a call does not take or answer is a type error', () => {
  // Checked with the types, never run.
  expect(wrongCalls).toBeInstanceOf(Function);
});

async function wrongCalls() {
  // @ts-expect-error No such path.
  await callApi('GET /contractor/serach');
  // @ts-expect-error No such method of it.
  await callApi('GET /contractor/like');
  // @ts-expect-error The path's parameter is missing.
  await callApi('DELETE /poster/admin/delete/:id');
  // @ts-expect-error The parameter has another name.
  await callApi('DELETE /poster/admin/delete/:id', { params: { posterId: '1' } });
  // @ts-expect-error The body is missing.
  await callApi('PUT /contractor/like');
  // @ts-expect-error A field of the body has another name.
  await callApi('PUT /contractor/like', { body: { business: '1' } });
  // @ts-expect-error A field of the body is of another type.
  await callApi('PUT /contractor/like', { body: { businessId: 1 } });
  // @ts-expect-error It takes no body.
  await callApi('GET /poster/get', { body: {} });
  // @ts-expect-error No such filter.
  await callApi('GET /contractor/search', { query: { town: 'Pune' } });
  // @ts-expect-error A filter that takes other words.
  await callApi('GET /contractor/get-all', { query: { status: 'hidden' } });
  const { posters } = await callApi('GET /poster/get');
  // @ts-expect-error No such field of the answer.
  void posters[0]?.title;
  // @ts-expect-error No such part of the answer.
  void (await callApi('GET /poster/get')).data;
}
