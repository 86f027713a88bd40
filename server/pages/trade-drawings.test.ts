import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { catalogue } from '#shared/catalogue.ts';
import { tradeSlug } from '#shared/trade-slug.ts';
import { createTestApp } from '#tests/helpers/test-app.ts';

const { app } = await createTestApp({}, { pages: true });
const read = (file: string) => readFileSync(new URL(`../../public/${file}`, import.meta.url), 'utf8');
const get = (url: string) => app.inject({ url, headers: { 'accept-encoding': 'identity' } });

test('every service of a new directory has a drawing, which stands for a business without a photo', async () => {
  for (const service of Object.values(catalogue).flat()) {
    const file = `trades/${tradeSlug(service)}.svg`;
    const { statusCode, headers, body } = await get(`/${file}`);
    expect([file, statusCode, headers['content-type']]).toEqual([file, 200, 'image/svg+xml']);
    expect(body).toBe(read(file));
  }
});

test.each(['/trades/terrace-gardens.svg', '/trades/-.svg', '/trades/..%2f..%2fpackage.json', '/trades/x/y.svg'])(
  '%s, which nobody has drawn, is the drawing for all',
  async (url) => {
    const { statusCode, headers, body } = await get(url);
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/svg+xml']);
    expect(body).toBe(read('no-picture.svg'));
  },
);
