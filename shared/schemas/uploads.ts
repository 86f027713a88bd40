import * as z from 'zod/mini';

/** A picture as forms send it: a data URL, or in a multipart form a file's bytes. The server looks at what is in it. */
export type PictureUpload = string | Uint8Array;

/** A picture that a form asks for; absent or empty (browsers send an empty file where none was chosen) it gives `required`. */
export function pictureUpload(required: string) {
  return z.custom<PictureUpload>().check((field) => {
    const { value } = field;
    const given = (typeof value === 'string' || value instanceof Uint8Array) && value.length > 0;
    // As the schemas of texts do: a missing field is told before the other rules.
    if (!given) field.issues.push({ code: 'invalid_type', expected: 'string', input: value, message: required });
  });
}
