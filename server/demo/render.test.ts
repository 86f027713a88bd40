import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Disk } from 'flydrive';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { createDemoPictures, demoPictures } from '#server/demo/render.ts';
import { createMedia } from '#server/features/media/media.ts';
import { MediaFolder } from '#server/features/media/media-folder.ts';
import { drawPicture } from '#server/features/media/pictures/picture-work.ts';
import { whenDone } from '#tests/helpers/when-done.ts';

test.each(['demo/cement-1', 'demo/poster-homes'])('%s becomes WebP in its three widths', async (key) => {
  const picture = demoPictures().find((candidate) => candidate.key === key);
  if (!picture) throw new Error(`${key} is not drawn`);
  const files = await drawPicture(picture.svg(), picture.widths);
  expect([...files.keys()].sort((a, b) => a - b)).toEqual([...picture.widths]);
  for (const [width, file] of files) {
    const { format, width: found, height } = await sharp(file).metadata();
    expect({ format, width: found, height }).toEqual({
      format: 'webp',
      width,
      height: Math.round(width * (key.includes('poster') ? 3 / 8 : 3 / 4)),
    });
  }
  expect(files.get(640)?.length).toBeLessThanOrEqual(25 * 1024);
});

test('every picture is a well-formed drawing of its own', async () => {
  const drawings = demoPictures().map(({ svg }) => svg());
  expect(new Set(drawings).size).toBe(drawings.length);
  for (const drawing of drawings) {
    expect(drawing).not.toMatch(/NaN|undefined|Infinity/);
    expect((await sharp(Buffer.from(drawing)).metadata()).format).toBe('svg');
  }
});

test('two processes may draw the same picture at the same time', async () => {
  const home = mkdtempSync(path.join(tmpdir(), 'nirmaan-drawn-'));
  whenDone(() => rmSync(home, { recursive: true, force: true }));
  const { pictures } = await createMedia({ DATA_DIR: home });
  whenDone(() => pictures.close());
  const allAreWritten = Promise.withResolvers<void>();
  let written = 0;
  class Folder extends MediaFolder {
    override async put(...file: Parameters<MediaFolder['put']>) {
      await super.put(...file);
      written += 1;
      if (written === 6) allAreWritten.resolve();
    }
    override async move(...names: Parameters<MediaFolder['move']>) {
      await allAreWritten.promise;
      await super.move(...names);
    }
  }
  const processes = [1, 2].map(() => createDemoPictures({ disk: new Disk(new Folder(home)), pictures }));
  expect(await Promise.all(processes.map((process) => process.draw('demo/cement-1-640.webp')))).toEqual([true, true]);
  expect(readdirSync(path.join(home, 'demo')).sort()).toEqual([1280, 320, 640].map((width) => `cement-1-${width}.webp`));
});
