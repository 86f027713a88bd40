import { beforeAll, describe, expect, test } from 'vitest';
import { makeBusiness } from '#tests/factories/business.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';

const { app, db } = await createTestApp();
let businessId: string;

beforeAll(async () => {
  businessId = await makeBusiness(db);
});

/** What every failure of every call looks like (docs/product/calls.md). */
function failure(code: string, message: string) {
  return { success: false, message, error: message, code, requestId: expect.stringMatching(/^[0-9a-f-]{36}$/) };
}

describe('bad input gets a clear 4xx in the one form', () => {
  const invalid = [
    '/contractor/search?page=0',
    '/contractor/search?page=-1',
    '/contractor/search?page=1.5',
    '/contractor/search?page=1e3',
    '/contractor/search?page=99999999999999999999',
    '/contractor/search?page=',
    '/contractor/search?page=1&page=2',
    '/contractor/search?limit=abc',
    '/contractor/search?limit=0',
    '/contractor/search?limit=100000',
    '/contractor/search?q=a&q=b',
    `/contractor/search?q=${'a'.repeat(10_000)}`,
    '/contractor/search?q=pl%00umber',
    '/contractor/search?counted=maybe',
    `/contractor/search?city=${'a'.repeat(10_000)}`,
    '/contractor/search?city=Pu%00ne',
    '/contractor/search?lat=abc&lng=73',
    '/contractor/search?lat=91&lng=73',
    '/contractor/search?lat=18.5&lng=181',
    '/contractor/search?lat=18.5',
    '/contractor/search?lng=73.8',
    '/contractor/search?lat=NaN&lng=Infinity',
    '/contractor/get-all?page=0',
    '/contractor/get-all?limit=abc',
    '/contractor/get-all?limit=100000',
    '/contractor/get-all?status=deleted',
    '/places/reverse?lat=x&lng=y',
  ];
  test.each(invalid)('GET %s', async (path) => {
    const { status, body } = await call(app, 'GET', `/api/v1${path}`);
    expect(status).toBe(400);
    expect(body).toMatchObject({ success: false, code: 'invalid_input', errors: expect.any(Object) });
    expect(body.message).toBe(Object.values(body.errors)[0]);
    expect(body.error).toBe(body.message);
  });

  test.each(['%', '_', "'", "' OR 1=1 --", '\\', '%27%3B DROP TABLE businesses', '🏠', 'ॐ नमः', '&|!:*()', 'a'.repeat(200)])(
    'q = %s is only a text to look for',
    async (q) => {
      const { status, body } = await call(app, 'GET', `/api/v1/contractor/search?q=${encodeURIComponent(q)}`);
      expect(status).toBe(200);
      expect(body).toMatchObject({ success: true, data: [], totalContractors: 0 });
    },
  );

  test('an address that is no valid URL encoding', async () => {
    const { status, body } = await call(app, 'GET', '/api/v1/contractor/get-details/%E0%A4%A');
    expect(status).toBe(400);
    expect(body).toEqual(failure('invalid_request', 'Invalid request'));
  });

  test.each(['1', 'not-an-id', '00000000-0000-7000-8000-000000000000', "1' or '1'='1", 'a'.repeat(290)])(
    'unknown business id %s',
    async (id) => {
      for (const path of ['contractor/get-details', 'review/get']) {
        const { status, body } = await call(app, 'GET', `/api/v1/${path}/${encodeURIComponent(id)}`);
        expect(status).toBe(404);
        expect(body).toEqual(failure('business_not_found', 'Business not found'));
      }
    },
  );

  test('an unknown service id', async () => {
    const { status, body } = await call(app, 'GET', '/api/v1/service/get/17');
    expect(status).toBe(404);
    expect(body).toEqual(failure('service_not_found', 'Service not found'));
  });
});

describe('calls that do not exist', () => {
  test.each(['/api', '/api/', '/api/v1', '/api/v1/nothing', '/api/v2/contractor/search', '/api/v1/contractor/search/more'])(
    '%s is a 404 in JSON',
    async (url) => {
      const { status, body, headers } = await call(app, 'GET', url);
      expect(status).toBe(404);
      expect(headers['content-type']).toContain('application/json');
      expect(body).toEqual(failure('unknown_call', 'No such call'));
    },
  );

  test.each([
    ['POST', '/api/v1/contractor/search', 'GET, HEAD'],
    ['DELETE', '/api/v1/service/get/all', 'GET, HEAD'],
    ['PUT', '/api/v1/subscribe', 'POST'],
    ['GET', '/api/v1/get-in-touch-with-us', 'POST'],
  ] as const)('%s %s is a 405 that names what it takes', async (method, url, allowed) => {
    const { status, body, headers } = await call(app, method, url);
    expect(status).toBe(405);
    expect(headers.allow).toBe(allowed);
    expect(body).toEqual(failure('method_not_allowed', 'This call does not take that method'));
  });
});

describe('bodies', () => {
  const post = (payload: string, type = 'application/json') =>
    app.inject({ method: 'POST', url: '/api/v1/subscribe', payload, headers: { 'content-type': type } });

  test.each(['{', '{"email":', 'email=a@example.in', '{"email":"a@example.in"}}'])('malformed JSON: %s', async (payload) => {
    const response = await post(payload);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual(failure('malformed_json', 'The request body is not valid JSON'));
  });

  test.each(['', ' \n', 'null', '[]', '"text"', '7', '{}', '{"email":7}', '{"email":null}', '{"email":{"$ne":""}}'])(
    'JSON of another shape: %s',
    async (payload) => {
      const response = await post(payload);
      expect(response.statusCode).toBe(400);
      expect(response.json()).toMatchObject({ success: false, code: 'invalid_input', message: expect.any(String) });
    },
  );

  test('another type of content', async () => {
    const response = await post('<email/>', 'application/xml');
    expect(response.statusCode).toBe(415);
    expect(response.json()).toEqual(failure('unsupported_type', 'Unsupported content type'));
  });

  test('a body that is too large', async () => {
    const response = await post(JSON.stringify({ email: 'a'.repeat(13 * 1024 * 1024) }));
    expect(response.statusCode).toBe(413);
    expect(response.json()).toEqual(failure('too_large', 'The request is too large'));
  });

  test('a prototype in the body changes nothing', async () => {
    const response = await post('{"__proto__":{"admin":true},"email":"proto@example.in"}');
    expect(response.statusCode).toBe(400);
    expect(({} as { admin?: boolean }).admin).toBeUndefined();
  });
});

describe('who may ask', () => {
  test.each(['pending', 'rejected'])('%s businesses are for the admin', async (status) => {
    const answer = await call(app, 'GET', `/api/v1/contractor/get-all?status=${status}`);
    expect(answer.status).toBe(401);
    expect(answer.body).toEqual(failure('not_signed_in', 'Please login to continue'));
  });

  test('a token that is present and wrong is refused, whatever is asked', async () => {
    const response = await app.inject({
      url: `/api/v1/contractor/get-details/${businessId}`,
      headers: { authorization: 'Bearer wrong' },
    });
    expect(response.statusCode).toBe(401);
    expect(response.json()).toEqual(failure('not_signed_in', 'Please login to continue'));
  });
});

test.each([
  ['/api/v1/user/get', {}, 401],
  ['/api/v1/user/get', { authorization: 'Bearer forged' }, 401],
  ['/api/v1/none', {}, 404],
  ['/api/v1/openapi.json', {}, 200],
  ['/api/v1/%ff', {}, 400],
])('%s %j is data: nothing in it runs, nobody keeps it', async (url, headers, status) => {
  const answer = await app.inject({ url, headers });
  expect(answer.statusCode).toBe(status);
  expect(answer.headers).toMatchObject({
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'no-store',
    'x-frame-options': 'DENY',
  });
});
