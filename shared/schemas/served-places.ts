import * as z from 'zod/mini';
import { limits } from '#shared/limits.ts';
import { successView } from '#shared/schemas/answers.ts';
import { requiredText } from '#shared/schemas/text.ts';
import { formMessages as messages } from '#shared/texts.ts';

/** Where a business comes to: cities by name, and all that lie within so many kilometres of its point. */
export const servedPlacesInput = z.object({
  cities: z
    .array(
      requiredText(() => messages.unknownServedCity),
      { error: () => messages.invalidRequest },
    )
    .check(z.maxLength(limits.servedCities, { error: () => messages.tooManyServedCities })),
  radius: z.nullable(
    z
      .number({ error: () => messages.unknownServedRadius })
      .check(z.refine((km) => limits.servedRadii.some((one) => one === km), { error: () => messages.unknownServedRadius })),
  ),
});
export type ServedPlacesInput = z.infer<typeof servedPlacesInput>;

export const servedPlacesView = z.object({
  /** 'Thane, Maharashtra', as the gazetteer spells them. */
  cities: z.array(z.string()),
  /** The same as the answer's language calls them; absent in English. */
  named: z.optional(z.array(z.string())),
  radius: z.nullable(z.int()),
  /** How many cities and towns that is. */
  covered: z.int(),
});
export type ServedPlaces = z.infer<typeof servedPlacesView>;

export const servedPlacesAnswer = successView({ servedPlaces: servedPlacesView });
export const servedPlacesSaved = successView({ message: z.string(), servedPlaces: servedPlacesView });
