import * as z from 'zod/mini';

/** Addresses of a picture that only some may see: 320 pixels wide, and 1280. */
export const privatePictureView = z.object({ small: z.string(), large: z.string() });
export type PrivatePicture = z.infer<typeof privatePictureView>;
