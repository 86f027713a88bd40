import { describe, expect, test } from 'vitest';
import { readConfig } from '#server/base/config.ts';
import { createMedia } from '#server/features/media/media.ts';
import { removePictures, storePicture } from '#server/features/media/store-pictures.ts';
import { sweepPictures } from '#server/features/media/sweep-pictures.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { makeJpeg } from '#tests/factories/picture.ts';
import { startBucketServer } from '#tests/helpers/bucket-server.ts';
import { createTestApp } from '#tests/helpers/test-app.ts';

const store = await startBucketServer();
const { app, context, db } = await createTestApp(store.settings);
const { media } = context;
const jpeg = await makeJpeg(800, 600);
const exists = (key: string) => Promise.all([320, 640, 1280].map((width) => media.disk.exists(`${key}-${width}.webp`)));

describe('pictures in a bucket', () => {
  test('are served as from a folder', async () => {
    const key = await storePicture(media, jpeg, 'business');
    const url = `/media/${key}-640.webp`;
    const got = await app.inject({ url });
    expect(got.statusCode).toBe(200);
    expect(got.headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'public, max-age=31536000, immutable' });
    expect(got.rawPayload.subarray(8, 12).toString()).toBe('WEBP');

    const head = await app.inject({ method: 'HEAD', url });
    expect(head).toMatchObject({ statusCode: 200, body: '' });
    expect(head.headers['content-length']).toBe(String(got.rawPayload.length));
    const again = await app.inject({ url, headers: { 'if-none-match': String(got.headers.etag) } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  test('are not served when they are private', async () => {
    const key = await storePicture(media, jpeg, 'private');
    expect(await media.disk.exists(`${key}-320.webp`)).toBe(true);
    for (const method of ['GET', 'HEAD'] as const) {
      expect((await app.inject({ method, url: `/media/${key}-320.webp` })).statusCode).toBe(404);
    }
  });

  test('are drawn when they are the demo’s', async () => {
    const url = '/media/demo/cement-1-320.webp';
    expect((await app.inject({ method: 'HEAD', url })).statusCode).toBe(404);
    expect((await app.inject({ url })).statusCode).toBe(200);
    expect((await app.inject({ method: 'HEAD', url })).statusCode).toBe(200);
  });

  test.each([
    'businesses/unknown-320.webp',
    'businesses/',
    '',
    '../secret',
    '%2e%2e/x-1.webp',
    'a/b-1.webp?x=1',
    'demo/nothing-1-320.webp',
  ])('%j is not found', async (name) => {
    const { statusCode, headers, body } = await app.inject({ url: `/media/${name}` });
    expect(statusCode).toBe(404);
    expect(headers['cache-control']).toBe('no-store');
    expect(JSON.parse(body)).toMatchObject({ success: false });
  });

  test('are removed, and swept only when they are old', async () => {
    const [gone, used, fresh] = await Promise.all([1, 2, 3].map(() => storePicture(media, jpeg, 'business')));
    await makeBusiness(db, { images: [used ?? ''] });
    await removePictures(media, [gone ?? '']);
    await sweepPictures.run(context, {});
    expect(await Promise.all([gone, used, fresh].map((key) => exists(key ?? '')))).toEqual([
      [false, false, false],
      [true, true, true],
      [true, true, true],
    ]);
  });

  test('cannot be had with an unknown key', async () => {
    const { disk } = await createMedia(readConfig({ ...store.settings, S3_ACCESS_KEY_ID: 'wrong' }));
    await expect(disk.put('businesses/x-320.webp', 'x')).rejects.toMatchObject({ cause: { name: 'InvalidAccessKeyId' } });
  });

  test('are answered with 503 while the store is away, and nothing else suffers', async () => {
    const away = await createTestApp({ ...store.settings, S3_ENDPOINT: 'http://127.0.0.1:1' });
    const answer = await away.app.inject({ url: '/media/businesses/x-320.webp' });
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBe('5');
    expect((await away.app.inject({ url: '/api/v1/service/get/all' })).statusCode).toBe(200);
  });
});

test.each([
  [{}, 'S3_BUCKET'],
  [{ S3_BUCKET: 'b' }, 'S3_ACCESS_KEY_ID'],
  [{ S3_BUCKET: 'b', S3_ACCESS_KEY_ID: 'k' }, 'S3_SECRET_ACCESS_KEY'],
  [{ S3_BUCKET: 'b', S3_ACCESS_KEY_ID: 'k', S3_SECRET_ACCESS_KEY: 's', S3_ENDPOINT: 'store' }, 'S3_ENDPOINT'],
])('a bucket with the settings %j stops the start', (settings, name) => {
  expect(() => readConfig({ STORAGE: 's3', ...settings })).toThrow(`${name} must be `);
});
