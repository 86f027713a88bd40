import { limits } from '#shared/limits.ts';
import { formMessages as messages } from '#shared/texts.ts';

/** Longest side in pixels; the server keeps nothing wider. */
const LONGEST = 1_600;
const QUALITIES = [0.86, 0.76, 0.64, 0.5];
const TYPES = ['image/jpeg', 'image/png'];

/** A file that cannot be taken as a picture; its message is for the person who chose it. */
export class PictureRefusal extends Error {}

/**
 * Makes a photo small enough for the upload's rules: upright, at most 1600 pixels long and 1 MB large. Photos are always drawn
 * anew, so that the place where they were taken stays on the phone; a small PNG keeps its sharp lines.
 * @returns a data URL.
 * @throws PictureRefusal for what is no JPEG or PNG, or cannot be read.
 */
export async function shrinkPicture(file: File): Promise<string> {
  if (!TYPES.includes(file.type)) throw new PictureRefusal(messages.imageNeitherJpegNorPng);
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => {
    throw new PictureRefusal(messages.imageUnreadable);
  });
  try {
    const fits = Math.max(bitmap.width, bitmap.height) <= LONGEST && file.size <= limits.pictureBytes;
    return await readDataUrl(fits && file.type === 'image/png' ? file : await redraw(bitmap));
  } finally {
    bitmap.close();
  }
}

async function redraw(bitmap: ImageBitmap): Promise<Blob> {
  const scale = Math.min(1, LONGEST / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const pen = canvas.getContext('2d');
  if (!pen) throw new PictureRefusal(messages.imageUnreadable);
  // A JPEG has no transparency: what shines through is paper, not black.
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  for (const quality of QUALITIES) {
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
    if (blob && blob.size <= limits.pictureBytes) return blob;
  }
  throw new PictureRefusal(messages.imageTooLarge);
}

function readDataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(new PictureRefusal(messages.imageUnreadable));
    reader.readAsDataURL(blob);
  });
}
