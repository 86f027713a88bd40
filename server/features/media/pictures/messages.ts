import type { drawBrand, drawPicture, encodeAsWebp, Fault, sharePicture } from '#server/features/media/pictures/picture-work.ts';

/** What is done with pictures, by name. */
export type Works = { encode: typeof encodeAsWebp; share: typeof sharePicture; draw: typeof drawPicture; brand: typeof drawBrand };

/** One picture to be worked on, for the process that has the decoders. */
export type Order = { [Name in keyof Works]: { id: number; work: Name; input: Parameters<Works[Name]> } }[keyof Works];

/** What that process says: once that it is ready, then of each order what came of it. */
export type Answer = 'ready' | { id: number; result: unknown } | { id: number; fault: Fault } | { id: number; failure: string };
