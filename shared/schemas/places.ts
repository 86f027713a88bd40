import * as z from 'zod/mini';
import { successView } from '#shared/schemas/answers.ts';
import { pagingQuery } from '#shared/schemas/paging.ts';
import { queryText } from '#shared/schemas/text.ts';
import { LANGUAGES } from '#shared/site-language.ts';
import { formMessages as messages } from '#shared/texts.ts';

/** City and state in the language of an answer, and the place as it is written; absent in English, and where it has no other names. */
export const placeNamesView = z.object({
  language: z.enum(LANGUAGES),
  city: z.string(),
  state: z.string(),
  written: z.optional(z.string()),
});

/** A business by its name and where it is. */
export const placedBusinessView = z.object({
  _id: z.string(),
  name: z.string(),
  city: z.string(),
  state: z.string(),
  placeNames: z.optional(placeNamesView),
});

/** A place of the gazetteer. A state has no city; a PIN code stands for the area around its post office. */
export const placeView = z.object({
  id: z.string(),
  formatted_address: z.string(),
  name: z.string(),
  city: z.string(),
  state: z.string(),
  pincode: z.optional(z.string()),
  lat: z.number(),
  lng: z.number(),
  kind: z.enum(['state', 'city', 'locality', 'pincode']),
  placeNames: z.optional(placeNamesView),
});

export type Place = z.infer<typeof placeView>;

/** A degree of a query, between -`bound` and `bound`. */
export function degrees(bound: number) {
  const inRange = z.refine<string>((text) => /^-?\d{1,3}(\.\d{1,20})?$/.test(text) && Math.abs(Number(text)) <= bound, {
    error: () => messages.invalidCoordinates,
  });
  return z.pipe(z.string({ error: () => messages.invalidCoordinates }).check(inRange), z.transform(Number));
}

/** Without text, or with one letter, there is nothing to suggest yet: that is an empty list, no failure. */
export const placesQuery = z.object({ q: z._default(queryText(), ''), limit: pagingQuery().limit });

export const pointQuery = z.object({ lat: degrees(90), lng: degrees(180) });

export const placesAnswer = successView({ data: z.array(placeView) });

export const placeAnswer = successView({ data: placeView });

/** An area of the map. */
export const areaQuery = z
  .object({ south: degrees(90), west: degrees(180), north: degrees(90), east: degrees(180), limit: pagingQuery().limit })
  .check(
    z.refine(({ south, north, west, east }) => south <= north && west <= east, { error: () => messages.invalidArea, path: ['south'] }),
  );
