import { expect, test } from 'vitest';
import { tileSources } from '#server/http/security.ts';
import { createTestApp } from '#tests/helpers/test-app.ts';

test.each([
  ['https://tile.example.org/{z}/{x}/{y}.png?key=1', ['https://tile.example.org']],
  [
    'https://{s}.tile.example.org/{z}/{x}/{y}.png',
    ['https://a.tile.example.org', 'https://b.tile.example.org', 'https://c.tile.example.org'],
  ],
  [
    'https://tiles-{s}.example.org:8443/{z}/{x}/{y}.png',
    ['https://tiles-a.example.org:8443', 'https://tiles-b.example.org:8443', 'https://tiles-c.example.org:8443'],
  ],
  ['http://localhost:9999/{z}/{x}/{y}', ['http://localhost:9999']],
])('pictures of maps from %s need %s', (url, sources) => {
  expect(tileSources({ url, attribution: 'Somebody' })).toEqual(sources);
});

test('pictures come from the site alone where no host of maps is set', async () => {
  expect(tileSources(undefined)).toEqual([]);
  const { app } = await createTestApp();
  const policy = (await app.inject({ url: '/robots.txt' })).headers['content-security-policy'];
  expect(policy).toContain("img-src 'self' data: blob:;");
});
