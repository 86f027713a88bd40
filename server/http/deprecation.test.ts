import Fastify from 'fastify';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { describeCalls } from '#server/features/api-docs/document.ts';
import { deprecation } from '#server/http/deprecation.ts';
import { type App, zodSchemas } from '#server/routes/zod-schemas.ts';

const stays = { operationId: 'stays', summary: 'Stays', tags: ['prices'], response: { 200: z.object({ n: z.number() }) } };
const goes = { ...stays, operationId: 'goes', deprecated: { since: '2026-12-01', until: '2027-12-01', instead: 'stays' } };

test('a call that will go says so in the document and in each answer, until when and what takes its place', async () => {
  const app = Fastify() as unknown as App;
  await app.register(zodSchemas);
  await app.register(deprecation);
  for (const schema of [stays, goes]) app.route({ method: 'GET', url: `/${schema.operationId}`, schema, handler: async () => ({ n: 1 }) });
  expect((await app.inject('/goes')).headers).toMatchObject({ deprecation: '@1796083200', sunset: 'Wed, 01 Dec 2027 00:00:00 GMT' });
  expect(Object.keys((await app.inject('/stays')).headers)).not.toContain('deprecation');

  const routes = [stays, goes].map((schemas) => ({ method: 'GET', url: `/${schemas.operationId}`, schemas }));
  const { paths } = describeCalls({ PUBLIC_URL: 'https://nirmaan.test' }, routes);
  expect(paths?.['/goes']?.get).toMatchObject({ deprecated: true, description: 'Goes after 2027-12-01; `stays` takes its place.' });
  expect(paths?.['/stays']?.get).not.toHaveProperty('deprecated');
});
