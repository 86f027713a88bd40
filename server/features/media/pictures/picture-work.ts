import sharp, { type CreateRaw, type SharpInput } from 'sharp';
import { limits } from '#shared/limits.ts';

// What the library keeps at hand of pictures that it read is never asked for again, and of a damaged one that was all its memory.
sharp.cache(false);
// Threads more for one picture would each hold a piece of it.
sharp.concurrency(1);
// The other formats that the library could read are read by nobody here.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['Jpeg', 'Png', 'Webp', 'Svg'].map((format) => `VipsForeignLoad${format}Buffer`) });

/** What is wrong with a picture that somebody sent. */
export type Fault = 'not a picture' | 'too many pixels' | 'unreadable';

/** A picture that is not taken, as opposed to a failure of the program. */
export class PictureFault extends Error {
  readonly fault: Fault;

  constructor(fault: Fault) {
    super(fault);
    this.fault = fault;
  }
}

/** Half a picture is refused; a camera's harmless slips are not. */
const READING = { limitInputPixels: limits.pictureMegapixels * 1_000_000, failOn: 'error' } as const;

/** A picture that takes longer was made to. */
const PATIENCE = { seconds: 20 };

/** Thin strips stay within what WebP can hold: nothing is higher than four times its width. */
const HIGHEST = 4;

/** The decoder gives up after so many, with all pixels unpacked by then; a camera makes ten. */
const MOST_SCANS = 100;
const SCAN = Buffer.from([0xff, 0xda]);

/** What messengers and networks show of a shared page (ogp.me); not all of them read WebP, and WhatsApp shows nothing that is larger. */
const SHARED = { width: 1200, height: 630, bytes: 300_000 };

/** The first that is small enough is taken. At the last one noise of black and white dots, which is the hardest to pack, has 196 KB. */
const SHARED_QUALITIES = [80, 65, 50, 35, 20, 10];

/**
 * Gives a picture that somebody sent as WebP in each width: upright, in sRGB, without metadata (a phone writes its place into every
 * picture), never enlarged.
 * @returns a file for each width; those wider than the picture have its own size.
 * @throws PictureFault
 */
export async function encodeAsWebp(bytes: Uint8Array, sizes: readonly number[]): Promise<Map<number, Buffer>> {
  await inspect(bytes);
  const files = new Map<number, Buffer>();
  let source: { data: SharpInput; raw?: CreateRaw } = { data: bytes };
  for (const width of [...sizes].sort((a, b) => b - a)) {
    const { data, info } = await readable(shrink(source, width).raw().toBuffer({ resolveWithObject: true }));
    // Each width is made from the one above it: the upload is decoded once.
    const raw = { width: info.width, height: info.height, channels: info.channels };
    source = { data, raw };
    files.set(width, await sharp(data, { raw }).webp({ quality: 78 }).timeout(PATIENCE).toBuffer());
  }
  return files;
}

/** Looks at the header, before anything is unpacked. */
async function inspect(bytes: Uint8Array) {
  // It alone is read, so it may name any size.
  const { format, width, height } = await readable(sharp(bytes, { ...READING, limitInputPixels: false }).metadata());
  if (format !== 'jpeg' && format !== 'png') throw new PictureFault('not a picture');
  if (width * height > READING.limitInputPixels) throw new PictureFault('too many pixels');
  if (format === 'jpeg' && countScans(bytes) > MOST_SCANS) throw new PictureFault('unreadable');
}

/** At most: what stands in packed pixels is never such a mark, what stands before and behind them may be. */
function countScans(bytes: Uint8Array): number {
  const jpeg = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let count = 0;
  for (let at = jpeg.indexOf(SCAN); at >= 0 && count <= MOST_SCANS; at = jpeg.indexOf(SCAN, at + 2)) count += 1;
  return count;
}

function shrink({ data, raw }: { data: SharpInput; raw?: CreateRaw }, width: number) {
  const image = raw ? sharp(data, { raw }) : sharp(data, { ...READING, sequentialRead: true }).autoOrient();
  return image.resize({ width, height: width * HIGHEST, fit: 'inside', withoutEnlargement: true }).timeout(PATIENCE);
}

/** Whatever the decoder finds wrong is wrong with the picture. */
async function readable<Result>(reading: Promise<Result>): Promise<Result> {
  return reading.catch(() => {
    throw new PictureFault('unreadable');
  });
}

/** Gives a kept picture as the JPEG that is shared, as good as it can be in 300 KB. */
export async function sharePicture(bytes: Uint8Array): Promise<Buffer> {
  const { width, height, bytes: most } = SHARED;
  const { data, info } = await sharp(bytes).resize({ width, height, fit: 'cover' }).raw().toBuffer({ resolveWithObject: true });
  const raw = { width, height, channels: info.channels };
  let picture = Buffer.alloc(0);
  for (const quality of SHARED_QUALITIES) {
    picture = await sharp(data, { raw }).jpeg({ quality }).toBuffer();
    if (picture.length <= most) break;
  }
  return picture;
}

/** Draws an SVG document of our own once, in its own size, and gives it as WebP in each width. */
export async function drawPicture(svg: string, sizes: readonly number[]): Promise<Map<number, Buffer>> {
  const files = new Map<number, Buffer>();
  let pixels = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  for (const width of [...sizes].sort((a, b) => b - a)) {
    const raw = { width: pixels.info.width, height: pixels.info.height, channels: pixels.info.channels };
    // Each width is made from the one above it: halving a half is a quarter of the work.
    if (raw.width !== width) pixels = await sharp(pixels.data, { raw }).resize(width).raw().toBuffer({ resolveWithObject: true });
    const { info, data } = pixels;
    const size = { width: info.width, height: info.height, channels: info.channels };
    // What lists show is packed tightly; the large one is seen alone and must not delay the first start.
    const packing = width > 640 ? { quality: 66, effort: 0 } : { quality: 62, effort: 2 };
    files.set(width, await sharp(data, { raw: size }).webp(packing).toBuffer());
  }
  return files;
}

/** The brand's pictures, by file. */
const ICONS = { 'icon-192.png': 192, 'icon-512.png': 512 } as const;
/** How much of an icon's width a launcher leaves of it whatever shape it cuts (w3.org/TR/appmanifest, 'maskable'). */
const SAFE = 0.6875;
const NOTHING = { r: 0, g: 0, b: 0, alpha: 0 };

/**
 * Draws icons and the picture of shared pages of a mark: an SVG of our own, or a logo as `encodeAsWebp` gives it. No words stand in them:
 * a server has no fonts.
 */
export async function drawBrand(mark: Uint8Array, { ground, sheet }: { ground: string; sheet: string }): Promise<Map<string, Buffer>> {
  const drawn = (size: number) =>
    sharp(mark, { density: 600 }).resize(size, size, { fit: 'contain', background: NOTHING }).png().toBuffer();
  const on = async (
    canvas: { width: number; height: number; background: string },
    size: number,
    lower: { top: number; colour: string },
  ) => {
    const { width, height, background } = canvas;
    const strip = { width, height: height - lower.top, channels: 3, background: lower.colour } as const;
    return sharp({ create: { width, height, channels: 3, background } }).composite([
      ...(strip.height > 0 ? [{ input: { create: strip }, top: lower.top, left: 0 }] : []),
      { input: await drawn(size), top: Math.round((lower.top - size) / 2), left: Math.round((width - size) / 2) },
    ]);
  };
  const square = async (size: number) =>
    (await on({ width: size, height: size, background: ground }, Math.round(size * SAFE), { top: size, colour: ground })).png().toBuffer();
  const { width, height } = SHARED;
  const shared = await on({ width, height, background: sheet }, 360, { top: 560, colour: ground });
  const files = new Map<string, Buffer>();
  for (const [name, size] of Object.entries(ICONS)) files.set(name, await drawn(size));
  files.set('icon-maskable-512.png', await square(512));
  files.set('apple-touch-icon.png', await square(180));
  files.set('share.jpg', await shared.jpeg({ quality: 85 }).toBuffer());
  return files;
}
