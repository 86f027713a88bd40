import sharp from 'sharp';
import { expect, test } from 'vitest';
import { call, createTestApp } from '#tests/helpers/test-app.ts';

const { app, context } = await createTestApp();

test('a picture is served as WebP that browsers keep for good', async () => {
  const picture = await sharp({ create: { width: 4, height: 3, channels: 3, background: '#b4431f' } })
    .webp()
    .toBuffer();
  await context.media.disk.put('businesses/one-640.webp', picture);
  const { statusCode, headers, rawPayload } = await app.inject('/media/businesses/one-640.webp');
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'public, max-age=31536000, immutable' });
  expect(rawPayload).toEqual(picture);
});

test('a demo picture is drawn when it is first asked for, however many ask', async () => {
  const answers = await Promise.all(['320', '640', '640', '1280'].map((width) => app.inject(`/media/demo/cement-1-${width}.webp`)));
  const widths = await Promise.all(answers.map(async ({ rawPayload }) => (await sharp(rawPayload).metadata()).width));
  expect(widths).toEqual([320, 640, 640, 1280]);
});

test.each([
  '/media/demo/cement-1-641.webp',
  '/media/demo/cement-99-640.webp',
  '/media/nothing.webp',
  '/media/..%2f..%2fpackage.json',
  '/media/%2e%2e/%2e%2e/etc/passwd',
])('%s is not found', async (url) => {
  const { status, body } = await call(app, 'GET', url);
  expect(status).toBe(404);
  expect(body).toMatchObject({ success: false });
});
