import * as z from 'zod/mini';
import { limits } from '#shared/limits.ts';
import { honeypot } from '#shared/schemas/contact.ts';
import { placeNamesView } from '#shared/schemas/places.ts';
import { emailText, valueText } from '#shared/schemas/text.ts';
import { formMessages as messages, savedSearchMessages } from '#shared/texts.ts';

/** How soon somebody is told: when there is one, or on Mondays. */
export const often = z.enum(['at_once', 'weekly'], { error: () => savedSearchMessages.often });
export type Often = z.infer<typeof often>;

export const savedSearchInput = z.object({
  email: emailText(
    () => messages.invalidEmail,
    () => messages.invalidEmail,
  ),
  often,
  service: valueText(() => messages.selectService, limits.service),
  city: valueText(() => messages.enterLocation),
  state: valueText(() => messages.enterLocation),
  website: honeypot,
});
export type SavedSearchInput = z.infer<typeof savedSearchInput>;

const kept = {
  email: z.string(),
  service: z.string(),
  city: z.string(),
  state: z.string(),
  often,
  askedAt: z.string(),
  /** When it was confirmed; null while nobody is told. */
  since: z.nullable(z.string()),
};

/** A saved search in the download of one's data. */
export const savedSearchData = z.object({ ...kept, language: z.string() });
export const savedSearchView = z.object({ _id: z.string(), ...kept, placeNames: z.optional(placeNamesView) });
export type SavedSearch = z.infer<typeof savedSearchView>;
