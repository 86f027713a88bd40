import * as z from 'zod/mini';
import type { Say } from '#shared/schemas/text.ts';
import { formMessages as messages } from '#shared/texts.ts';

/** A picture as forms send it: a data URL, or in a multipart form a file's bytes. The server looks at what is in it. */
export type PictureUpload = string | Uint8Array;

/** A picture that a form asks for; absent or empty (browsers send an empty file where none was chosen) it gives `required`. */
export function pictureUpload(required: Say) {
  return z.custom<PictureUpload>().check((field) => {
    const { value } = field;
    const given = (typeof value === 'string' || value instanceof Uint8Array) && value.length > 0;
    // As the schemas of texts do: a missing field is told before the other rules.
    if (!given) field.issues.push({ code: 'invalid_type', expected: 'string', input: value, message: required() });
  });
}

/** One or several of a field that forms send once for each. */
export const several = z.transform((value: unknown): unknown[] => (value === undefined || value === '' ? [] : [value].flat()));

const isUpload = (value: unknown) => typeof value === 'string' || value instanceof Uint8Array;

/** New pictures that a form may have, as many as `most`; absent there are none. */
export function pictureUploads(most: number, tooMany: Say) {
  return z.pipe(
    several,
    z.array(z.custom<PictureUpload>(isUpload, { error: () => messages.imageUnreadable })).check(z.maxLength(most, { error: tooMany })),
  );
}
