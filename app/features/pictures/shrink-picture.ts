import { limits } from '#shared/limits.ts';
import { formMessages as messages } from '#shared/texts.ts';

/** Longest side in pixels; the server keeps nothing wider. */
const LONGEST = 1_600;
const QUALITIES = [0.86, 0.76, 0.64, 0.5];
/** A file that cannot be taken as a picture; its message is for the person who chose it. */
export class PictureRefusal extends Error {}

type Drawable = ImageBitmap | HTMLImageElement;

/**
 * Makes a photo small enough for the upload's rules: upright, at most 1600 pixels long and 1 MB large. Photos are always drawn
 * anew, so that the place where they were taken stays on the phone; a small PNG keeps its sharp lines. What a file is, its content says:
 * phones name a JPEG 'IMG_2031.HEIC', or nothing at all.
 * @returns a data URL.
 * @throws PictureRefusal for what is no JPEG or PNG, nor a HEIC photo that this browser can open; and for what cannot be read.
 */
export async function shrinkPicture(file: File): Promise<string> {
  const type = await typeOf(file);
  if (!type) throw new PictureRefusal(messages.imageNeitherJpegNorPng);
  const picture = await open(new Blob([file], { type })).catch(() => {
    throw new PictureRefusal(type === HEIC ? messages.imageIsHeic : messages.imageUnreadable);
  });
  try {
    const fits = Math.max(picture.width, picture.height) <= LONGEST && file.size <= limits.pictureBytes;
    return await readDataUrl(fits && type === 'image/png' ? new Blob([file], { type }) : await redraw(picture));
  } finally {
    if ('close' in picture) picture.close();
  }
}

const HEIC = 'image/heic';
/** Brands of the ISO container in which phones keep photos (ISO/IEC 23008-12, annex B). */
const HEIC_BRANDS = /^ftyp(?:he[ivx][cfmsx]|hev[cmsx]|mif1|msf1)/;

/** What the first bytes of a file say that it is. */
async function typeOf(file: File): Promise<string | undefined> {
  const head = new Uint8Array(await readBuffer(file.slice(0, 12)));
  const text = String.fromCharCode(...head);
  if (text.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
  return HEIC_BRANDS.test(text.slice(4)) ? HEIC : undefined;
}

/** Safari has `createImageBitmap` since version 15, and opens HEIC as an image element alone. */
async function open(blob: Blob): Promise<Drawable> {
  if ('createImageBitmap' in window) {
    const bitmap = await createImageBitmap(blob, { imageOrientation: 'from-image' }).catch(() => undefined);
    if (bitmap) return bitmap;
  }
  const image = new Image();
  image.src = URL.createObjectURL(blob);
  try {
    await image.decode();
  } finally {
    URL.revokeObjectURL(image.src);
  }
  return image;
}

async function redraw(picture: Drawable): Promise<Blob> {
  const scale = Math.min(1, LONGEST / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const pen = canvas.getContext('2d');
  if (!pen) throw new PictureRefusal(messages.imageUnreadable);
  // A JPEG has no transparency: what shines through is paper, not black.
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  for (const quality of QUALITIES) {
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
    if (blob && blob.size <= limits.pictureBytes) return blob;
  }
  throw new PictureRefusal(messages.imageTooLarge);
}

const readDataUrl = (blob: Blob) => read((reader) => reader.readAsDataURL(blob)) as Promise<string>;
const readBuffer = (blob: Blob) => read((reader) => reader.readAsArrayBuffer(blob)) as Promise<ArrayBuffer>;

function read(begin: (reader: FileReader) => void) {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result);
    reader.onerror = () => reject(new PictureRefusal(messages.imageUnreadable));
    begin(reader);
  });
}
