import { expect, test } from 'vitest';
import { callOf } from '#server/routes/call-of.ts';
import { calls } from '#shared/calls/calls.ts';
import { createTestApp } from '#tests/helpers/test-app.ts';

const { app } = await createTestApp();

test('the server serves every call of the table, and no other', async () => {
  const { paths } = (await app.inject('/api/v1/openapi.json')).json() as { paths: Record<string, Record<string, unknown>> };
  const served = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const named = Object.keys(calls).map((name) => name.replace(' ', ' /api/v1').replace(/:(\w+)\??/g, '{$1}'));
  expect(served.toSorted()).toEqual(named.toSorted());
});

test('a route has its method, path and schemas from the table', () => {
  expect(callOf('PUT /price-ticker/update/:id')).toEqual({
    method: 'PUT',
    url: '/price-ticker/update/:id',
    schema: calls['PUT /price-ticker/update/:id'],
  });
});
