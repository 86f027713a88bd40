import { readdirSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { refusals } from '#server/base/errors.ts';
import { filesOf, pictureKey, pictureUrl } from '#server/features/media/media.ts';
import { removePictures, savePictures, storePicture } from '#server/features/media/store-pictures.ts';
import { sweepPictures } from '#server/features/media/sweep-pictures.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { makeJpeg } from '#tests/factories/picture.ts';
import { createTestApp } from '#tests/helpers/test-app.ts';

const { context, db, pool, dataDir } = await createTestApp();
const { media } = context;
const jpeg = await makeJpeg(400, 300);

const kept = (folder = 'businesses') => {
  const files = readdirSync(path.join(dataDir, 'media'), { recursive: true, encoding: 'utf8' });
  return files.filter((file) => file.startsWith(`${folder}${path.sep}`)).sort();
};
const filesOfKeys = (keys: string[]) => keys.flatMap(filesOf).sort();

beforeEach(async () => {
  await pool.query('delete from businesses');
  await media.disk.deleteAll('businesses');
  await media.disk.deleteAll('posters');
  await media.disk.put('demo/cement-1-320.webp', 'drawn');
});

describe('pictures and their rows', () => {
  test('are kept together', async () => {
    const id = await savePictures(media, [jpeg, jpeg], 'business', (images) => makeBusiness(db, { images }));
    const { images } = await db.selectFrom('businesses').select('images').where('business_id', '=', id).executeTakeFirstOrThrow();
    expect(kept()).toEqual(filesOfKeys(images));
  });

  test('are not kept when the rows cannot be written', async () => {
    await makeBusiness(db, { phone_no: '9811111111' });
    const saving = savePictures(media, [jpeg, jpeg], 'business', (images) =>
      db.transaction().execute((transaction) => makeBusiness(transaction as unknown as typeof db, { images, phone_no: '9811111111' })),
    );
    await expect(saving).rejects.toThrow('businesses__phone_no');
    expect(kept()).toEqual([]);
  });

  test('are not kept when one of several is refused, and the rows are not written', async () => {
    let written = false;
    const saving = savePictures(media, [jpeg, Buffer.from('<svg/>'), jpeg], 'business', async () => {
      written = true;
    });
    await expect(saving).rejects.toMatchObject({ status: 415 });
    expect([written, kept()]).toEqual([false, []]);
  });

  test('stay when the connection was lost while committing: the rows may be there', async () => {
    const saving = savePictures(media, [jpeg], 'business', async () => {
      throw new Error('Connection terminated unexpectedly');
    });
    await expect(saving).rejects.toThrow();
    expect(kept()).toHaveLength(3);
  });

  test('are not kept in part when the store fails', async () => {
    const { disk } = media;
    const put = (file: string, bytes: string) => (file.includes('-640.') ? Promise.reject(new Error('disk full')) : disk.put(file, bytes));
    const failing = { put, delete: (file: string) => disk.delete(file) } as typeof disk;
    await expect(storePicture({ ...media, disk: failing }, jpeg, 'poster')).rejects.toThrow('disk full');
    expect(kept('posters')).toEqual([]);
  });

  test('more than can wait are asked to come later, and what was stored of them goes', async () => {
    const uploads = Array.from({ length: 80 }, () => jpeg);
    await expect(savePictures(media, uploads, 'business', async () => {})).rejects.toMatchObject(refusals.unavailable());
    expect(kept()).toEqual([]);
    await storePicture(media, jpeg, 'business');
    expect(kept()).toHaveLength(3);
  });
});

describe('removing', () => {
  test('takes all files of a picture, and never those that the program drew', async () => {
    const gone = await storePicture(media, jpeg, 'business');
    const stays = await storePicture(media, jpeg, 'business');
    await removePictures(media, [gone, 'demo/cement-1', 'businesses/unknown', '../escape', '']);
    expect(kept()).toEqual(filesOfKeys([stays]));
    expect(await media.disk.exists('demo/cement-1-320.webp')).toBe(true);
  });
});

describe('the daily sweep', () => {
  const yesterday = new Date(Date.now() - 90_000_000);
  const age = (keys: string[]) => {
    for (const file of filesOfKeys(keys)) utimesSync(path.join(dataDir, 'media', file), yesterday, yesterday);
  };

  test('removes old files that no row refers to, and nothing else', async () => {
    const keys = await Promise.all(Array.from({ length: 3 }, () => storePicture(media, jpeg, 'business')));
    const [used = '', left = '', fresh = ''] = keys;
    const poster = await storePicture(media, jpeg, 'poster');
    const oldPoster = await storePicture(media, jpeg, 'poster');
    await makeBusiness(db, { images: ['demo/cement-1', used] });
    await db.insertInto('posters').values({ name: 'Monsoon offer', image: poster }).execute();
    age([used, left, poster, oldPoster]);
    utimesSync(path.join(dataDir, 'media/demo/cement-1-320.webp'), yesterday, yesterday);

    await sweepPictures.run(context, {});
    expect(kept()).toEqual(filesOfKeys([used, fresh]));
    expect(kept('posters')).toHaveLength(3);
    expect(kept('posters')[0]).toContain(poster);
    expect(await media.disk.exists('demo/cement-1-320.webp')).toBe(true);
  });

  test('has nothing to do where there are no pictures', async () => {
    await sweepPictures.run(context, {});
    expect(kept()).toEqual([]);
  });
});

test('a key is read from the address that was made of it', () => {
  expect(pictureKey(pictureUrl('businesses/0a-1', 1280))).toBe('businesses/0a-1');
  expect(pictureKey(`https://nirmaan.example${pictureUrl('demo/cement-1', 320)}`)).toBe('demo/cement-1');
  for (const url of ['', '/media/../etc/passwd', 'javascript:/media/a/b-1.webp', '/media/a/b/c-1.webp', '/x/media/a/b-1.webp']) {
    expect(pictureKey(url)).toBeUndefined();
  }
});
