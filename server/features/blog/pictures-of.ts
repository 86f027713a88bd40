import { pictureKey } from '#server/features/media/media.ts';

/** The keys of all pictures that an entry shows: its own, and those in its text. */
export function picturesOf({ image, description }: { image: string; description: string }): string[] {
  const inText = description.match(/\/media\/blogs\/[a-z0-9-]+\.webp/g) ?? [];
  return [...new Set([image, ...inText.flatMap((address) => pictureKey(address) ?? [])])];
}
