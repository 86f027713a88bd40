import { createConfig, lintFromString } from '@redocly/openapi-core';
import { expect, test } from 'vitest';
import { calls } from '#shared/calls/calls.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';

const { app } = await createTestApp({ PUBLIC_URL: 'https://nirmaan.test' });

test('every call is documented as OpenAPI 3.1, with its input and its answer', async () => {
  const { status, body } = await call(app, 'GET', '/api/v1/openapi.json');
  expect(status).toBe(200);
  expect(body.openapi).toMatch(/^3\.1\./);
  const search = body.paths['/api/v1/contractor/search'].get;
  expect(search.parameters.map(({ name }: { name: string }) => name)).toEqual(
    expect.arrayContaining(['q', 'city', 'state', 'service', 'completeAddress', 'lat', 'lng', 'page', 'limit']),
  );
  expect(search.responses['200'].content['application/json'].schema.$ref).toBe('#/components/schemas/SearchAnswer');
  const { SearchAnswer: answer, Business: business } = body.components.schemas;
  expect(answer.required).toEqual(expect.arrayContaining(['success', 'data', 'totalContractors', 'totalPages', 'currentPage']));
  expect(answer.properties.data.items.$ref).toBe('#/components/schemas/Business');
  expect(Object.keys(business.properties)).toEqual(expect.arrayContaining(['_id', 'name', 'phoneNo', 'average_rating']));
  for (const [path, operations] of Object.entries(body.paths as Record<string, Record<string, { responses: object }>>)) {
    expect(path).toMatch(/^\/api\/v1\//);
    for (const { responses } of Object.values(operations)) {
      expect(Object.keys(responses)).toEqual(expect.arrayContaining([expect.stringMatching(/^20[01]$/), '4XX', '5XX']));
    }
  }
});

test('a public linter finds nothing against it: each call has a name of its own and a summary, the site its address', async () => {
  const { body } = await call(app, 'GET', '/api/v1/openapi.json');
  const config = await createConfig({ extends: ['recommended'] });
  const problems = await lintFromString({ source: JSON.stringify(body), absoluteRef: '/openapi.json', config });
  expect(problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual([]);
  const operations = Object.values(body.paths as Record<string, Record<string, { operationId: string }>>).flatMap((path) =>
    Object.values(path),
  );
  expect(operations.map(({ operationId }) => operationId).sort()).toEqual(
    Object.values(calls)
      .map(({ operationId }) => operationId)
      .sort(),
  );
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
  expect(body.servers).toEqual([{ url: 'https://nirmaan.test' }]);
});

test('who has to be signed in for a call is said: anybody, whoever shows the token in a header or the cookie, or a program with what its key opens', async () => {
  const { body } = await call(app, 'GET', '/api/v1/openapi.json');
  expect(body.paths['/api/v1/contractor/profile'].get.security).toEqual([{ token: [] }, { session: [] }]);
  expect(body.paths['/api/v1/contractor/search'].get.security).toBeUndefined();
  expect(body.paths['/api/v1/data/reviews'].get.security).toEqual([{ key: ['reviews:read'] }]);
  expect(body.security).toEqual([{}, { token: [] }, { session: [] }]);
  expect(Object.keys(body.components.securitySchemes)).toEqual(['token', 'key', 'session']);
});

test('a call that takes a file says so', async () => {
  const { body } = await call(app, 'GET', '/api/v1/openapi.json');
  expect(Object.keys(body.paths['/api/v1/admin/import/check'].post.requestBody.content)).toEqual(['multipart/form-data']);
});

test('a call that answers a table says so', async () => {
  const { body } = await call(app, 'GET', '/api/v1/openapi.json');
  for (const path of ['/api/v1/admin/import/template', '/api/v1/contractor/enquiries/export']) {
    const { responses } = body.paths[path]?.get ?? { responses: {} };
    expect([path, Object.keys(responses['200']?.content ?? {})]).toEqual([path, ['text/csv']]);
    for (const refused of ['4XX', '5XX']) expect(Object.keys(responses[refused].content)).toEqual(['application/json']);
  }
});

test('the documentation can be read at /api/docs, under its own security policy', async () => {
  const page = await app.inject('/api/docs/');
  expect(page.statusCode).toBe(200);
  expect(page.headers['content-type']).toContain('text/html');
  expect(page.headers['content-security-policy']).toContain("default-src 'self'");
});
