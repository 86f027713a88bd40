import { refusals } from '#server/base/errors.ts';
import { pictureRefusals } from '#server/features/media/refusals.ts';
import { limits } from '#shared/limits.ts';

/** A picture as it comes from outside: a data URL, or the bytes of a multipart file. */
export type Upload = string | Uint8Array;

const DATA_URL = /^data:[^,]{0,200};base64,/i;
const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;

/**
 * The bytes of an upload. What it calls itself counts for nothing.
 * @param most its bytes at most.
 * @throws 400 when it is no data URL or empty, 413 when it is larger than allowed.
 */
export function readUpload(upload: Upload, most: number = limits.pictureBytes): Buffer {
  const bytes = typeof upload === 'string' ? fromDataUrl(upload, most) : Buffer.from(upload.buffer, upload.byteOffset, upload.byteLength);
  if (bytes.length > most) throw refusals.pictureTooLarge();
  if (bytes.length === 0) throw pictureRefusals.unreadablePicture();
  return bytes;
}

function fromDataUrl(url: string, most: number) {
  const head = DATA_URL.exec(url)?.[0];
  if (head === undefined) throw pictureRefusals.unreadablePicture();
  const text = url.slice(head.length);
  // Before decoding: three bytes are four characters.
  if (text.length > Math.ceil(most / 3) * 4) throw refusals.pictureTooLarge();
  if (text !== '' && !BASE64.test(text)) throw pictureRefusals.unreadablePicture();
  return Buffer.from(text, 'base64');
}
