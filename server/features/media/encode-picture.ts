import sharp, { type CreateRaw, type SharpInput } from 'sharp';
import { refusals } from '#server/errors.ts';
import { limits } from '#shared/limits.ts';

const SIGNATURES = {
  jpeg: Buffer.from([0xff, 0xd8, 0xff]),
  png: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
};

/** Half a picture is refused; a camera's harmless slips are not. */
const READING = { limitInputPixels: limits.pictureMegapixels * 1_000_000, failOn: 'error' } as const;

/** A picture that takes longer was made to. */
const PATIENCE = { seconds: 20 };

/** Thin strips stay within what WebP can hold: nothing is higher than four times its width. */
const HIGHEST = 4;

/**
 * Reads a JPEG or PNG and gives it as WebP in each width: upright, in sRGB, without metadata (a phone writes its place into every
 * picture), never enlarged.
 * @returns a file for each width; those wider than the picture have its own size.
 * @throws 415 when it is neither by content, 413 when it has too many pixels, 400 when it is damaged.
 */
export async function encodePicture(bytes: Buffer, sizes: readonly number[]): Promise<Map<number, Buffer>> {
  await inspect(bytes);
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

/** Looks at the first bytes and the header, before anything is unpacked. */
async function inspect(bytes: Buffer) {
  const format = Object.entries(SIGNATURES).find(([, signature]) => bytes.subarray(0, signature.length).equals(signature))?.[0];
  if (!format) throw refusals.notAPicture();
  // The header alone is read, so it may name any size.
  const header = await readable(sharp(bytes, { ...READING, limitInputPixels: false }).metadata());
  if (header.format !== format) throw refusals.notAPicture();
  if (header.width * header.height > READING.limitInputPixels) throw refusals.tooManyPixels();
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
