import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { describe, expect, onTestFinished, test } from 'vitest';
import { readConfig } from '#server/base/config.ts';
import { createMedia } from '#server/features/media/media.ts';
import { storePicture } from '#server/features/media/store-pictures.ts';
import { makeJpeg } from '#tests/factories/picture.ts';

/** A data folder, and the modes of all that lies among its pictures. */
function makeFolder() {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'nirmaan-modes-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const media = path.join(dataDir, 'media');
  const modes = () =>
    Object.fromEntries(
      readdirSync(media, { recursive: true, encoding: 'utf8' }).map((name) => [
        name,
        (statSync(path.join(media, name)).mode & 0o777).toString(8),
      ]),
    );
  const open = async () => {
    const opened = await createMedia(readConfig({ DATA_DIR: dataDir }));
    onTestFinished(() => opened.pictures.close());
    return opened;
  };
  return { media, modes, open };
}

describe('private pictures', () => {
  test('are closed to other accounts of the machine, their folders too; public ones are as they were', async () => {
    const { modes, open } = makeFolder();
    const media = await open();
    const umask = process.umask(0o022);
    onTestFinished(() => void process.umask(umask));
    const [secret, shown] = [
      await storePicture(media, await makeJpeg(), 'private'),
      await storePicture(media, await makeJpeg(), 'business'),
    ];
    await media.disk.putStream('private/other/streamed.webp', Readable.from(['x']));
    expect(modes()).toMatchObject({
      private: '700',
      'private/pictures': '700',
      'private/other': '700',
      [`${secret}-320.webp`]: '600',
      [`${secret}-1280.webp`]: '600',
      'private/other/streamed.webp': '600',
      businesses: '755',
      [`${shown}-640.webp`]: '644',
    });
  });

  test('that lie open from a version before are closed at the start, also after a start that ended in the midst of it', async () => {
    const { media, modes, open } = makeFolder();
    const put = (name: string) => {
      mkdirSync(path.dirname(path.join(media, name)), { recursive: true });
      writeFileSync(path.join(media, name), 'x');
    };
    for (const name of ['private/pictures/a-320.webp', 'private/pictures/b-320.webp', 'private/deep/er/c.webp', 'businesses/d-320.webp'])
      put(name);
    for (const folder of ['private', 'private/pictures']) chmodSync(path.join(media, folder), 0o755);
    chmodSync(path.join(media, 'private/deep'), 0o700);
    chmodSync(path.join(media, 'private/pictures/a-320.webp'), 0o600);
    chmodSync(path.join(media, 'private/pictures/b-320.webp'), 0o644);
    await open();
    expect(modes()).toMatchObject({
      private: '700',
      'private/pictures': '700',
      'private/pictures/a-320.webp': '600',
      'private/pictures/b-320.webp': '600',
      'private/deep': '700',
      'businesses/d-320.webp': '644',
    });
  });
});
