import sharp, { type CreateRaw, type SharpInput } from 'sharp';
import { refusals } from '#server/errors.ts';
import { limits } from '#shared/limits.ts';

// What the library keeps at hand of pictures that it read is never asked for again, and of a damaged one that was all its memory.
sharp.cache(false);

const SIGNATURES = {
  jpeg: Buffer.from([0xff, 0xd8, 0xff]),
  png: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
};

/** Half a picture is refused; a camera's harmless slips are not. */
const READING = { limitInputPixels: limits.pictureMegapixels * 1_000_000, failOn: 'error' } as const;

/** Pixels from which a picture of the costly kinds is unpacked alone: 25 million of them take 90 to 290 MB, of others 30 at most. */
const ALONE_FROM = 6_000_000;

/** A picture that takes longer was made to. */
const PATIENCE = { seconds: 20 };

/** Thin strips stay within what WebP can hold: nothing is higher than four times its width. */
const HIGHEST = 4;

/**
 * Looks at the first bytes and the header of a picture, before anything is unpacked.
 * @returns whether it is to be unpacked with no other beside it, for the memory that it takes.
 * @throws 415 when it is no JPEG or PNG by content, 413 when it has too many pixels, 400 when its header is damaged.
 */
export async function inspectPicture(bytes: Buffer): Promise<{ isAlone: boolean }> {
  const format = Object.entries(SIGNATURES).find(([, signature]) => bytes.subarray(0, signature.length).equals(signature))?.[0];
  if (!format) throw refusals.notAPicture();
  // The header alone is read, so it may name any size.
  const header = await readable(sharp(bytes, { ...READING, limitInputPixels: false }).metadata());
  if (header.format !== format) throw refusals.notAPicture();
  const pixels = header.width * header.height;
  if (pixels > READING.limitInputPixels) throw refusals.tooManyPixels();
  // Others are read line by line.
  return { isAlone: pixels >= ALONE_FROM && (header.isProgressive === true || header.depth !== 'uchar') };
}

/**
 * Gives a picture that was inspected as WebP in each width: upright, in sRGB, without metadata (a phone writes its place into every
 * picture), never enlarged.
 * @returns a file for each width; those wider than the picture have its own size.
 * @throws 400 when it is damaged.
 */
export async function encodePicture(bytes: Buffer, sizes: readonly number[]): Promise<Map<number, Buffer>> {
  const files = new Map<number, Buffer>();
  let source: { data: SharpInput; raw?: CreateRaw } = { data: bytes };
  for (const width of [...sizes].sort((a, b) => b - a)) {
    const { data, info } = await readable(shrink(source, width).raw().toBuffer({ resolveWithObject: true }));
    // Each width is made from the one above it: the upload is decoded once.
    source = { data, raw: { width: info.width, height: info.height, channels: info.channels } };
    files.set(
      width,
      await sharp(data, { raw: source.raw as CreateRaw })
        .webp({ quality: 78 })
        .timeout(PATIENCE)
        .toBuffer(),
    );
  }
  return files;
}

function shrink({ data, raw }: { data: SharpInput; raw?: CreateRaw }, width: number) {
  const image = raw ? sharp(data, { raw }) : sharp(data, READING).autoOrient();
  return image.resize({ width, height: width * HIGHEST, fit: 'inside', withoutEnlargement: true }).timeout(PATIENCE);
}

/** Whatever the decoder finds wrong is wrong with the picture. */
async function readable<Result>(reading: Promise<Result>): Promise<Result> {
  return reading.catch(() => {
    throw refusals.unreadablePicture();
  });
}
