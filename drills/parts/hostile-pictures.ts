import { crc32, deflateSync } from 'node:zlib';
import sharp, { type CreateRaw } from 'sharp';
import { blackPng, makeJpeg, makePhoto, makeScanBomb, PNG_SIGNATURE } from '#tests/factories/picture.ts';

/** What comes of a picture: 'either' where it is damaged so little that some decoder still reads it. */
type Fate = 'refused' | 'taken' | 'either';

export interface HostilePicture {
  name: string;
  bytes: Buffer;
  fate: Fate;
}

/** Stands in what must not be left of a picture that is taken. */
export const MARK = '<script>drill</script>';

const MARKED = Buffer.from(`${MARK}<?php system('id'); ?>`);
const LARGEST = 1_048_576;

/** Pictures that nobody should send, and odd ones that cameras and programs make. */
export async function makeHostilePictures(): Promise<HostilePicture[]> {
  const jpeg = await makeJpeg(320, 240);
  const png = await makePhoto(160, 120).png().toBuffer();
  const photo = sharp(jpeg);
  const frames = await makePhoto(40, 80).toBuffer({ resolveWithObject: true });
  const animated = sharp(frames.data, { raw: { ...frames.info, channels: 3, pageHeight: 40 } as CreateRaw });
  const refused: Record<string, Buffer> = {
    empty: Buffer.alloc(0),
    'one byte': Buffer.from([0xff]),
    'the beginning of a JPEG': jpeg.subarray(0, 3),
    'the signature of a PNG': PNG_SIGNATURE,
    'a tenth of a JPEG': cut(jpeg, 0.1),
    'a quarter of a JPEG': cut(jpeg, 0.25),
    'half a JPEG': cut(jpeg, 0.5),
    'a tenth of a PNG': cut(png, 0.1),
    'half a PNG': cut(png, 0.5),
    'a PNG without pixels': pngOf(header(10, 10)),
    'a PNG without a header': pngOf(chunk('IDAT', deflateSync(Buffer.alloc(11)))),
    'a PNG no pixel wide': pngOf(header(0, 10), chunk('IDAT', deflateSync(Buffer.alloc(11)))),
    'a PNG no pixel high': pngOf(header(10, 0), chunk('IDAT', deflateSync(Buffer.alloc(11)))),
    'a PNG as wide as can be said': pngOf(header(2 ** 31 - 1, 2 ** 31 - 1), chunk('IDAT', deflateSync(Buffer.alloc(11)))),
    'a PNG of a kind that is none': pngOf(header(10, 10, 16, 7), chunk('IDAT', deflateSync(Buffer.alloc(110)))),
    'a PNG whose pixels are not packed': pngOf(header(10, 10), chunk('IDAT', Buffer.alloc(110, 7))),
    'a PNG whose header has a wrong sum': damage(png, 29),
    'a PNG of a palette without one': pngOf(header(10, 10, 8, 3), chunk('IDAT', deflateSync(Buffer.alloc(110)))),
    'a PNG with a piece as long as can be said': Buffer.concat([PNG_SIGNATURE, Buffer.from('7fffffff49444154', 'hex')]),
    'a JPEG of 65,535 × 65,535': withSize(jpeg, 65_535, 65_535),
    'a JPEG of no size': withSize(jpeg, 0, 0),
    'just too many pixels': blackPng(5_001, 5_000),
    '900 megapixels': blackPng(30_000, 30_000),
    'a strip of 30 megapixels': blackPng(30_000_000, 1),
    'a JPEG of a thousand scans': await makeScanBomb(),
    'a byte too many': Buffer.concat([jpeg, Buffer.alloc(LARGEST + 1 - jpeg.length)]),
    'a PNG and 2 MB': Buffer.concat([png, Buffer.alloc(2_000_000)]),
    GIF: await photo.clone().gif().toBuffer(),
    'an animated GIF': await animated.clone().gif().toBuffer(),
    WebP: await photo.clone().webp().toBuffer(),
    'an animated WebP': await animated.clone().webp().toBuffer(),
    TIFF: await photo.clone().tiff().toBuffer(),
    AVIF: await photo.clone().avif({ effort: 0 }).toBuffer(),
    BMP: Buffer.concat([Buffer.from('BM'), Buffer.alloc(200)]),
    ICO: Buffer.concat([Buffer.from([0, 0, 1, 0, 1, 0]), png]),
    PDF: Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog/OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj'),
    ZIP: Buffer.concat([Buffer.from('504b0304', 'hex'), Buffer.alloc(200)]),
    MP4: Buffer.from('000000206674797069736f6d0000020069736f6d69736f32617663316d703431', 'hex'),
    SVG: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
    'an SVG that asks for a file': Buffer.from('<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><svg>&b;</svg>'),
    'an SVG of SVGs': Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${'<g>'.repeat(50_000)}</svg>`),
    'an SVG with the signature of a PNG': Buffer.concat([PNG_SIGNATURE, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')]),
    HTML: Buffer.from(`<!doctype html><title>a</title>${MARK}`),
    'HTML with the beginning of a JPEG': Buffer.concat([jpeg.subarray(0, 3), MARKED]),
    PHP: MARKED,
    'a GIF that is a script': Buffer.from('GIF89a=1;alert(1)//'),
    'a picture for ImageMagick': Buffer.from(
      'push graphic-context\nviewbox 0 0 640 480\nfill \'url(https://example.in/a.jpg"|ls")\'\npop graphic-context',
    ),
    PostScript: Buffer.from('%!PS\nuserdict /setpagedevice undef'),
    'a PNG behind a space': Buffer.concat([Buffer.from(' '), png]),
    'random bytes': Buffer.from(Array.from({ length: 5_000 }, (_, n) => (n * 7919) % 251)),
  };
  const either: Record<string, Buffer> = {
    'a JPEG and zeros': Buffer.concat([cut(jpeg, 0.05), Buffer.alloc(100_000)]),
    'nearly all of a JPEG': cut(jpeg, 0.99),
    'a JPEG without its end': jpeg.subarray(0, -2),
    'a PNG without its end': png.subarray(0, -12),
    'a PNG with a wrong sum of pixels': damage(png, png.length - 20),
    'a JPEG with a wrong byte in the middle': damage(jpeg, jpeg.length >> 1),
    'a PNG with a profile of 60 MB': withChunk(
      png,
      chunk('iCCP', Buffer.concat([Buffer.from('a\0\0'), deflateSync(Buffer.alloc(60_000_000))])),
    ),
    'a PNG with a text of 60 MB': withChunk(
      png,
      chunk('zTXt', Buffer.concat([Buffer.from('a\0\0'), deflateSync(Buffer.alloc(60_000_000))])),
    ),
    'EXIF that leads to itself': withExif(jpeg, Buffer.from('49492a0008000000010069870400010000000800000008000000', 'hex')),
    'EXIF that leads away': withExif(jpeg, Buffer.from('49492a00ffffff7f', 'hex')),
    'EXIF with an orientation that is none': withExif(jpeg, Buffer.from('49492a00080000000100120103000100000009000000000000000000', 'hex')),
    'EXIF of nothing': withExif(jpeg, Buffer.alloc(0)),
    'a thousand colour profiles': Buffer.concat([
      jpeg.subarray(0, 2),
      ...Array(1_000).fill(segment(0xe2, Buffer.from('ICC_PROFILE\0\x01\xff', 'latin1'))),
      jpeg.subarray(2),
    ]),
    'a strip one pixel high': blackPng(1_000_000, 1),
    'a strip one pixel wide': blackPng(1, 1_000_000),
  };
  const taken: Record<string, Buffer> = {
    'a JPEG that is a ZIP too': Buffer.concat([jpeg, Buffer.from('504b0304', 'hex'), MARKED]),
    'a JPEG with a script in its comment': Buffer.concat([jpeg.subarray(0, 2), segment(0xfe, MARKED), jpeg.subarray(2)]),
    'a PNG with a script in its text': withChunk(png, chunk('tEXt', Buffer.concat([Buffer.from('Comment\0'), MARKED]))),
    'a PNG with a script behind it': Buffer.concat([png, MARKED]),
    'a JPEG with a place': await photo
      .clone()
      .withExif({ IFD0: { Copyright: MARK }, IFD3: { GPSLatitudeRef: 'N' } })
      .jpeg()
      .toBuffer(),
    'a JPEG on its side': await photo.clone().withMetadata({ orientation: 6 }).jpeg().toBuffer(),
    'a CMYK JPEG': await photo.clone().toColourspace('cmyk').jpeg().toBuffer(),
    'a grey PNG with 16 bits': await photo.clone().toColourspace('grey16').png().toBuffer(),
    'one pixel': await makePhoto(1, 1).png().toBuffer(),
    'a PNG in passes': await photo.clone().png({ progressive: true }).toBuffer(),
    'a PNG that moves': withChunk(png, chunk('acTL', Buffer.from('0000000200000000', 'hex'))),
  };
  return Object.entries({ refused, either, taken }).flatMap(([fate, pictures]) =>
    Object.entries(pictures).map(([name, bytes]) => ({ name, bytes, fate: fate as Fate })),
  );
}

function cut(bytes: Buffer, share: number) {
  return bytes.subarray(0, Math.floor(bytes.length * share));
}

/** The same with one byte turned round. */
function damage(bytes: Buffer, at: number) {
  const damaged = Buffer.from(bytes);
  damaged[at] = (damaged[at] ?? 0) ^ 0xff;
  return damaged;
}

function pngOf(...chunks: Buffer[]) {
  return Buffer.concat([PNG_SIGNATURE, ...chunks, chunk('IEND', Buffer.alloc(0))]);
}

function header(width: number, height: number, bits = 8, colours = 0) {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  data.set([bits, colours], 8);
  return chunk('IHDR', data);
}

function chunk(type: string, data: Buffer) {
  const named = Buffer.concat([Buffer.from(type), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([ends.subarray(0, 4), named, ends.subarray(4)]);
}

/** A PNG with another piece right behind its header. */
function withChunk(png: Buffer, piece: Buffer) {
  return Buffer.concat([png.subarray(0, 33), piece, png.subarray(33)]);
}

function segment(kind: number, data: Buffer) {
  const head = Buffer.from([0xff, kind, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
}

function withExif(jpeg: Buffer, exif: Buffer) {
  return Buffer.concat([jpeg.subarray(0, 2), segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0'), exif])), jpeg.subarray(2)]);
}

/** A JPEG whose header says another size than it has. */
function withSize(jpeg: Buffer, width: number, height: number) {
  const sized = Buffer.from(jpeg);
  const frame = sized.indexOf(Buffer.from([0xff, 0xc0]));
  sized.writeUInt16BE(height, frame + 5);
  sized.writeUInt16BE(width, frame + 7);
  return sized;
}
