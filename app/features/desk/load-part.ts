import { pageMessages as messages } from '#shared/texts.ts';

/** A part of a page as its loader hands it on: what was found, or what to say in its place. */
export type LoadedPart<Found> = { found: Found; failure?: undefined } | { found?: undefined; failure: string };

/** Waits for one part of a page; when it fails it is written to the log, and the rest of the page is shown. */
export async function loadPart<Found>(wanted: Promise<Found>): Promise<LoadedPart<Found>> {
  try {
    return { found: await wanted };
  } catch (error) {
    console.error(error);
    return { failure: messages.somethingWentWrong };
  }
}
