import { limits } from '#shared/limits.ts';

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47]);
const SCAN = Buffer.from([0xff, 0xda]);

/** What the header of a picture says. */
interface Header {
  width: number;
  height: number;
  /** Bytes of one pixel, unpacked. */
  depth: number;
  /** How often all pixels are gone through. */
  passes: number;
}

/** What a picture costs whatever it is: it is sent to the process, and packed anew in three widths. */
const BASE = 0.25;

/** What a megapixel of three bytes costs to unpack. */
const OF_MEGAPIXEL = 0.05;

/**
 * How much work a picture is, by its pixels, their depth and how often they are gone through: in seconds of a usual machine, as its
 * header says, of which nothing is unpacked. What is no picture, or says that it is too large, costs least: it is refused at once.
 */
export function priceOfPicture(bytes: Uint8Array): number {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const header = file.subarray(0, 4).equals(PNG) ? readPng(file) : readJpeg(file);
  if (!header) return BASE;
  const { width, height, depth, passes } = header;
  const megapixels = (width * height) / 1_000_000;
  if (megapixels > limits.pictureMegapixels) return BASE;
  return BASE + megapixels * (depth / 3) * OF_MEGAPIXEL * passes;
}

const CHANNELS: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

/** Width, height, bits, kind of colour and interlacing stand in the first piece. */
function readPng(file: Buffer): Header | undefined {
  if (file.length < 29) return undefined;
  const channels = CHANNELS[file.readUInt8(25)] ?? 4;
  return {
    width: file.readUInt32BE(16),
    height: file.readUInt32BE(20),
    depth: Math.max(1, (channels * file.readUInt8(24)) / 8),
    passes: file.readUInt8(28) === 0 ? 1 : 2,
  };
}

/** The frame's header says the size; of one in several scans each goes through all pixels. */
function readJpeg(file: Buffer): Header | undefined {
  for (let at = 2; at + 9 < file.length && file[at] === 0xff; at += 2 + file.readUInt16BE(at + 2)) {
    const marker = file.readUInt8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (!isFrame) continue;
    const isInScans = (marker & 3) === 2;
    return {
      height: file.readUInt16BE(at + 5),
      width: file.readUInt16BE(at + 7),
      depth: (file.readUInt8(at + 9) * file.readUInt8(at + 4)) / 8,
      passes: isInScans ? 1 + countScans(file) / 4 : 1,
    };
  }
  return undefined;
}

function countScans(file: Buffer): number {
  let count = 0;
  for (let at = file.indexOf(SCAN); at >= 0 && count < 200; at = file.indexOf(SCAN, at + 2)) count += 1;
  return count;
}
