import { mkdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { storePicture } from '#server/features/media/store-pictures.ts';
import { makeJpeg, makeNoise } from '#tests/factories/picture.ts';
import { startBucketServer } from '#tests/helpers/bucket-server.ts';
import { createTestApp } from '#tests/helpers/test-app.ts';

const store = await startBucketServer();
const folder = await createTestApp();
const bucket = await createTestApp(store.settings);

test.each([
  ['a folder', folder],
  ['a bucket', bucket],
])('from %s, pictures are shared as JPEG of 1200 × 630 pixels', async (_name, { app, context }) => {
  const keys = ['demo/cement-1'];
  for (const kind of ['business', 'blog'] as const) keys.push(await storePicture(context.media, await makeJpeg(800, 600), kind));
  for (const key of keys) {
    const { statusCode, headers, rawPayload } = await app.inject({ url: `/share/${key}.jpg` });
    expect([key, statusCode]).toEqual([key, 200]);
    expect(headers).toMatchObject({ 'content-type': 'image/jpeg', 'cache-control': 'public, max-age=31536000, immutable' });
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  }
});

test.each(['colours', 'black and white'] as const)('noise of %s, which is hard to pack, is shared in at most 300 KB', async (dots) => {
  const { media } = folder.context;
  const noise = makeNoise(1280, 672, dots);
  const uploaded = await storePicture(media, await noise.jpeg({ quality: 60 }).toBuffer(), 'business');
  // Packed worse than uploads are: it keeps every dot.
  await media.disk.put('businesses/noise-1280.webp', await noise.webp({ quality: 95 }).toBuffer());
  for (const key of [uploaded, 'businesses/noise']) {
    const { statusCode, rawPayload } = await folder.app.inject({ url: `/share/${key}.jpg` });
    expect([key, statusCode]).toEqual([key, 200]);
    expect(rawPayload.length).toBeLessThanOrEqual(300_000);
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  }
});

test.each([
  'businesses/unknown.jpg',
  'blogs/unknown.jpg',
  'demo/nothing-1.jpg',
  'demo/cement-1.webp',
  'demo/cement-1',
  'demo/cement-1.jpg.jpg',
  'demo/Cement-1.jpg',
  'posters/unknown.jpg',
  'demo/.jpg',
  'demo/a%00b.jpg',
  'demo/..%2f..%2fx.jpg',
  '..%2f..%2fetc/passwd.jpg',
])('%s is not found', async (name) => {
  for (const { app } of [folder, bucket]) {
    const { statusCode, headers, body } = await app.inject({ url: `/share/${name}` });
    expect(statusCode).toBe(404);
    expect(headers['cache-control']).toBe('no-store');
    expect(JSON.parse(body)).toMatchObject({ success: false });
  }
});

test('a store that does not answer is not taken for one without the picture', async () => {
  const away = await createTestApp({ ...store.settings, S3_ENDPOINT: 'http://127.0.0.1:1' });
  mkdirSync(path.join(folder.dataDir, 'media/businesses/unreadable-1280.webp'), { recursive: true });
  for (const [app, name] of [
    [away.app, 'businesses/x'],
    [away.app, 'demo/cement-1'],
    [folder.app, 'businesses/unreadable'],
  ] as const) {
    const { statusCode, headers } = await app.inject({ url: `/share/${name}.jpg` });
    expect([name, statusCode, headers['retry-after']]).toEqual([name, 503, '5']);
  }
});
