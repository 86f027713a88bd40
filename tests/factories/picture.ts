import { randomBytes } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

export const PNG_SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');

/** A photo as a phone takes it: noise is as hard to pack as a wall of bricks. */
export function makePhoto(width = 800, height = 600) {
  const noise = { type: 'gaussian', mean: 128, sigma: 20 } as const;
  return sharp({ create: { width, height, channels: 3, background: '#b4431f', noise } });
}

/** Dots of which none is like the next: nothing is harder to pack. */
export function makeNoise(width: number, height: number, dots: 'colours' | 'black and white') {
  const channels = dots === 'colours' ? 3 : 1;
  const pixels = randomBytes(width * height * channels).map((byte) => (dots === 'colours' ? byte : byte > 127 ? 255 : 0));
  return sharp(pixels, { raw: { width, height, channels } });
}

export function makeJpeg(width?: number, height?: number): Promise<Buffer> {
  return makePhoto(width, height).jpeg().toBuffer();
}

/** What browsers make of a chosen file. `type` is what the file calls itself. */
export function dataUrl(bytes: Buffer, type = 'image/jpeg'): string {
  return `data:${type};base64,${bytes.toString('base64')}`;
}

/** A PNG of one bit a pixel, all black: as small as a file with so many pixels can be. */
export function blackPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 1;
  const pixels = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height), { level: 9 });
  const chunks = [chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([PNG_SIGNATURE, ...chunks]);
}

function chunk(type: string, data: Buffer) {
  const named = Buffer.concat([Buffer.from(type), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([ends.subarray(0, 4), named, ends.subarray(4)]);
}

/** A progressive JPEG whose last scan is repeated until the file is full: each costs the decoder a way through all pixels. */
export async function makeScanBomb(bytes = 1_048_576): Promise<Buffer> {
  const picture = sharp({ create: { width: 4_990, height: 4_990, channels: 3, background: '#123456' } });
  const jpeg = await picture.jpeg({ progressive: true, quality: 30 }).toBuffer();
  const scan = jpeg.subarray(jpeg.lastIndexOf(Buffer.from([0xff, 0xda])), -2);
  const times = Math.floor((bytes - jpeg.length) / scan.length);
  return Buffer.concat([jpeg.subarray(0, -2), ...Array<Buffer>(times).fill(scan), jpeg.subarray(-2)]);
}
