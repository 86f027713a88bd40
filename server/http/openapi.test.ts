import { expect, test } from 'vitest';
import { call, createTestApp } from '#tests/helpers/test-app.ts';

const { app } = await createTestApp();

test('every call is documented as OpenAPI 3.1, with its input and its answer', async () => {
  const { status, body } = await call(app, 'GET', '/api/v1/openapi.json');
  expect(status).toBe(200);
  expect(body.openapi).toMatch(/^3\.1\./);
  const search = body.paths['/api/v1/contractor/search'].get;
  expect(search.parameters.map(({ name }: { name: string }) => name)).toEqual(
    expect.arrayContaining(['q', 'city', 'state', 'service', 'completeAddress', 'lat', 'lng', 'page', 'limit']),
  );
  expect(Object.keys(search.responses['200'].content['application/json'].schema.properties)).toEqual(
    expect.arrayContaining(['success', 'data', 'totalContractors', 'totalPages', 'currentPage']),
  );
  for (const [path, operations] of Object.entries(body.paths as Record<string, Record<string, { responses: object }>>)) {
    expect(path).toMatch(/^\/api\/v1\//);
    for (const { responses } of Object.values(operations)) {
      expect(Object.keys(responses)).toEqual(expect.arrayContaining([expect.stringMatching(/^20[01]$/), '4XX', '5XX']));
    }
  }
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
