import sharp from 'sharp';
import { expect, test } from 'vitest';
import { demoPictures } from '#server/demo/render.ts';
import { drawPicture } from '#server/features/media/pictures/picture-work.ts';

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
